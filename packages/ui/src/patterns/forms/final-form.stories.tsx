import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Form as FinalForm } from 'react-final-form'
import { rules } from '@cabinet/validators'
import { translate } from '@cabinet/validators/messages'
import { ru } from '@cabinet/validators/messages/ru'
import { formValidator } from '@cabinet/validators/react-final-form'
import { Button } from '../../button/button.tsx'
import { Checkbox } from '../../checkbox/checkbox.tsx'
import { Form } from '../../form/form.tsx'
import { InnField } from '../../inn-field/inn-field.tsx'
import { MoneyField } from '../../money-field/money-field.tsx'
import { PhoneField } from '../../phone-field/phone-field.tsx'
import { RadioGroup } from '../../radio-group/radio-group.tsx'
import { useFormField } from './use-form-field.ts'

/**
 * Fields with react-final-form: one adapter of a dozen lines gives any field its `value`, `onChange` and `errorMessage`.
 *
 * final-form turns an empty string into nothing and gives nothing as an empty string; the adapter keeps values as they are and shows an error after the field was left or the form sent.
 */
const meta = { title: 'Patterns/Forms/react-final-form', component: Form } satisfies Meta<typeof Form>

export default meta
type Story = StoryObj<typeof meta>

const sent = fn()
const validate = formValidator(
  {
    itn: [rules.required, rules.inn],
    legalStatus: rules.required,
    mobilePhone: [rules.required, rules.mobilePhone],
    limit: rules.required,
    isAgreed: rules.shouldBeTrue,
  },
  (issue) => translate(issue, ru),
)

function Fields() {
  const { value: isAgreed, ...agreement } = useFormField('isAgreed', false)
  return (
    <>
      <InnField isRequired label="ИНН" {...useFormField('itn', '')} />
      <RadioGroup
        isRequired
        items={[
          { value: 'LEGAL_ENTITY', label: 'Юридическое лицо' },
          { value: 'INDIVIDUAL_ENTREPRENEUR', label: 'Индивидуальный предприниматель' },
        ]}
        label="Правовой статус"
        {...useFormField('legalStatus', '')}
      />
      <PhoneField isRequired label="Мобильный телефон" {...useFormField('mobilePhone', '')} />
      <MoneyField isRequired label="Желаемый лимит" {...useFormField<number | null>('limit', null)} />
      <Checkbox isRequired isSelected={isAgreed} {...agreement}>
        Согласен на обработку персональных данных
      </Checkbox>
    </>
  )
}

export const FinanceRequest: Story = {
  args: { children: null, onSubmit: sent },
  render: () => (
    <FinalForm validate={validate} onSubmit={(values) => sent(values)}>
      {({ handleSubmit }) => (
        <Form aria-label="Заявка" style={{ maxWidth: 400 }} onSubmit={handleSubmit}>
          <Fields />
          <Button type="submit">Отправить в банк</Button>
        </Form>
      )}
    </FinalForm>
  ),
  play: async ({ canvas }) => {
    sent.mockClear()
    const submit = canvas.getByRole('button', { name: 'Отправить в банк' })
    await userEvent.click(submit)
    const itn = canvas.getByRole('textbox', { name: /ИНН/ })
    await waitFor(() => expect(itn).toHaveFocus())
    await userEvent.keyboard('7707083894')
    await userEvent.tab()
    await expect(itn).toHaveAccessibleDescription('Некорректная контрольная цифра ИНН')
    await userEvent.clear(itn)
    await userEvent.type(itn, '7707083893')
    await userEvent.click(canvas.getByText('Юридическое лицо'))
    await userEvent.type(canvas.getByRole('textbox', { name: /телефон/ }), '89161234567')
    await userEvent.type(canvas.getByRole('textbox', { name: /лимит/ }), '15000000')
    await userEvent.click(canvas.getByText(/Согласен/))
    await userEvent.click(submit)
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        itn: '7707083893',
        legalStatus: 'LEGAL_ENTITY',
        mobilePhone: '+79161234567',
        limit: 1_500_000_000,
        isAgreed: true,
      }),
    )
  },
}
