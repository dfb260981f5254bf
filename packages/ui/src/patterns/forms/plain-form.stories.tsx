import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { useState } from 'react'
import { rules } from '@cabinet/validators'
import { translate } from '@cabinet/validators/messages'
import { ru } from '@cabinet/validators/messages/ru'
import { formValidator } from '@cabinet/validators/react-final-form'
import { AccountField } from '../../account-field/account-field.tsx'
import { BikField } from '../../bik-field/bik-field.tsx'
import { Button } from '../../button/button.tsx'
import { CheckboxGroup } from '../../checkbox-group/checkbox-group.tsx'
import { ComboBox } from '../../combo-box/combo-box.tsx'
import { DateField } from '../../date-field/date-field.tsx'
import { FileUpload } from '../../file-upload/file-upload.tsx'
import { Form } from '../../form/form.tsx'
import { MoneyField } from '../../money-field/money-field.tsx'
import { MultiSelect } from '../../multi-select/multi-select.tsx'
import { RadioGroup } from '../../radio-group/radio-group.tsx'
import { Select } from '../../select/select.tsx'
import { Switch } from '../../switch/switch.tsx'

/**
 * A form without a library. Fields keep their own values; the data of the form hold values, not texts: kopecks, ISO dates, digits of an account.
 */
const meta = { title: 'Patterns/Forms/Plain form', component: Form } satisfies Meta<typeof Form>

export default meta
type Story = StoryObj<typeof meta>

const sent = fn()
const validate = formValidator(
  {
    bik: [rules.required, rules.bik],
    account: [rules.required, rules.settlementAccount('bik')],
    sum: rules.required,
    date: rules.required,
  },
  (issue) => translate(issue, ru),
)

export const PaymentDetails: Story = {
  args: { children: null, onSubmit: sent },
  render: function Render() {
    const [errors, setErrors] = useState<Record<string, unknown>>({})
    const errorOf = (name: string): string | undefined => errors[name] as string | undefined
    return (
      <Form
        aria-label="Выплата"
        style={{ maxWidth: 400 }}
        onSubmit={(event) => {
          const values = Object.fromEntries(new FormData(event.currentTarget))
          const found = validate(values)
          setErrors(found)
          if (Object.keys(found).length === 0) sent(values)
        }}
      >
        <BikField isRequired errorMessage={errorOf('bik')} label="БИК" name="bik" />
        <AccountField isRequired errorMessage={errorOf('account')} label="Расчётный счёт" name="account" />
        <MoneyField isRequired errorMessage={errorOf('sum')} label="Сумма" name="sum" />
        <DateField isRequired errorMessage={errorOf('date')} label="Дата платежа" name="date" />
        <Button type="submit">Отправить</Button>
      </Form>
    )
  },
  play: async ({ canvas }) => {
    sent.mockClear()
    const submit = canvas.getByRole('button', { name: 'Отправить' })
    await userEvent.click(submit)
    const bik = canvas.getByRole('textbox', { name: /^БИК/ })
    await waitFor(() => expect(bik).toHaveFocus())
    await expect(bik).toHaveAccessibleDescription('Обязательное поле')
    await userEvent.keyboard('044525225')
    await userEvent.type(canvas.getByRole('textbox', { name: /счёт/ }), '40702810499990000003')
    await userEvent.type(canvas.getByRole('textbox', { name: /Сумма/ }), '1500.5')
    await userEvent.type(canvas.getByRole('textbox', { name: /Дата/ }), '1.2.2026')
    await userEvent.click(submit)
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        bik: '044525225',
        account: '40702810499990000003',
        sum: '150050',
        date: '2026-02-01',
      }),
    )
  },
}

const kinds = [
  { value: 'a', label: 'Утрата' },
  { value: 'b', label: 'Повреждение' },
]

/** Choices in the data of a plain form, and after its reset. */
export const Choices: Story = {
  args: { children: null, onSubmit: sent },
  render: () => (
    <Form aria-label="Выбор" style={{ maxWidth: 400 }} onSubmit={() => {}}>
      <Select items={kinds} defaultValue="a" label="Список" name="select" />
      <ComboBox items={kinds} defaultValue="b" label="Поиск" name="combo" />
      <MultiSelect items={kinds} defaultValue={['a', 'b']} label="Несколько из списка" name="multi" />
      <RadioGroup items={kinds} defaultValue="b" label="Один" name="radio" />
      <CheckboxGroup items={kinds} defaultValue={['a', 'b']} label="Несколько" name="boxes" />
      <Switch defaultSelected name="switch">
        Уведомлять
      </Switch>
      <FileUpload
        defaultValue={[{ id: 'file-1', name: 'Акт.pdf', size: 1024, type: 'application/pdf' }]}
        label="Документы"
        name="files"
        upload={() => new Promise(() => {})}
      />
      <Button type="reset" variant="outline">
        Вернуть как было
      </Button>
    </Form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form')
    const first = [
      ['select', 'a'],
      ['combo', 'b'],
      ['multi', 'a'],
      ['multi', 'b'],
      ['radio', 'b'],
      ['boxes', 'a'],
      ['boxes', 'b'],
      ['switch', 'on'],
      ['files', 'file-1'],
    ]
    await expect([...new FormData(form)]).toEqual(first)
    await userEvent.click(canvas.getByRole('radio', { name: 'Утрата' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Утрата' }))
    await userEvent.click(canvas.getByRole('switch'))
    await userEvent.click(canvas.getByRole('button', { name: 'Удалить: Акт.pdf' }))
    await expect(new FormData(form).has('files')).toBe(false)
    await expect(new FormData(form).getAll('radio')).toEqual(['a'])
    await expect(new FormData(form).getAll('boxes')).toEqual(['b'])
    await expect(new FormData(form).has('switch')).toBe(false)
    await userEvent.click(canvas.getByRole('button', { name: 'Вернуть как было' }))
    await waitFor(() => expect([...new FormData(form)]).toEqual(first))
  },
}
