import type { Meta, StoryObj } from '@storybook/react-vite'
import { createForm, type FormApi } from 'final-form'
import { useState } from 'react'
import { Form as FinalForm } from 'react-final-form'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { rules } from '@cabinet/validators'
import { translate } from '@cabinet/validators/messages'
import { ru } from '@cabinet/validators/messages/ru'
import { formValidator } from '@cabinet/validators/react-final-form'
import { InnField } from '../../inn-field/inn-field.tsx'
import { MoneyField } from '../../money-field/money-field.tsx'
import { WizardDialog } from '../../wizard-dialog/wizard-dialog.tsx'
import { useFormField } from '../forms/use-form-field.ts'

/**
 * A wizard with react-final-form: a form for each step, made outside of it, so that the step can submit it. Its check
 * is the check of the step, and its `dirty` is what the question on closing depends on.
 */
const meta = { title: 'Patterns/Wizard/react-final-form', component: WizardDialog } satisfies Meta<typeof WizardDialog>

export default meta
type Story = StoryObj<typeof meta>

const sent = fn()
// What is sent is the business of the step.
const nothing = () => {}
const isValid = async (form: FormApi): Promise<boolean> => {
  await form.submit()
  return form.getState().valid === true
}
const formOf = (fields: Parameters<typeof formValidator>[0]) =>
  createForm({ onSubmit: nothing, validate: formValidator(fields, (issue) => translate(issue, ru)) })

function Buyer() {
  return <InnField isRequired label="ИНН покупателя" {...useFormField('itn', '')} />
}
function Limit() {
  return <MoneyField isRequired label="Желаемый лимит" {...useFormField<number | null>('limit', null)} />
}

export const LimitRequest: Story = {
  args: {
    isOpen: true,
    title: 'Лимит на покупателя',
    steps: [{ id: 'buyer', title: 'Покупатель' }],
    onOpenChange: fn(),
  },
  render: function Render({ isOpen, title, onOpenChange }) {
    const [buyer] = useState(() => formOf({ itn: [rules.required, rules.inn] }))
    const [limit] = useState(() => formOf({ limit: rules.required }))
    return (
      <WizardDialog
        isOpen={isOpen}
        steps={[
          {
            id: 'buyer',
            title: 'Покупатель',
            content: (
              <FinalForm form={buyer} onSubmit={nothing}>
                {() => <Buyer />}
              </FinalForm>
            ),
            validate: () => isValid(buyer),
          },
          {
            id: 'limit',
            title: 'Лимит',
            content: (
              <FinalForm form={limit} onSubmit={nothing}>
                {() => <Limit />}
              </FinalForm>
            ),
            validate: () => isValid(limit),
            submit: () => sent({ ...buyer.getState().values, ...limit.getState().values }),
            submitLabel: 'Запросить лимит',
          },
        ]}
        title={title}
        onOpenChange={onOpenChange}
      />
    )
  },
  play: async ({ args }) => {
    sent.mockClear()
    const inside = within(await screen.findByRole('dialog'))
    const stands = (name: string) => waitFor(() => expect(inside.getByRole('heading', { name })).toHaveFocus())
    await stands('Покупатель')
    await userEvent.click(inside.getByRole('button', { name: 'Продолжить' }))
    const itn = inside.getByRole('textbox', { name: 'ИНН покупателя' })
    await waitFor(() => expect(itn).toHaveFocus())
    await expect(itn).toHaveAccessibleDescription('Обязательное поле')
    await userEvent.keyboard('7707083893')
    await userEvent.click(inside.getByRole('button', { name: 'Продолжить' }))
    await stands('Лимит')
    await userEvent.click(inside.getByRole('button', { name: 'Назад' }))
    await stands('Покупатель')
    await expect(itn).toHaveValue('7707083893')
    await userEvent.click(inside.getByRole('button', { name: 'Продолжить' }))
    await stands('Лимит')
    await userEvent.click(inside.getByRole('button', { name: 'Запросить лимит' }))
    await waitFor(() => expect(inside.getByRole('textbox', { name: 'Желаемый лимит' })).toHaveFocus())
    await userEvent.keyboard('3000000')
    await userEvent.click(inside.getByRole('button', { name: 'Запросить лимит' }))
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ itn: '7707083893', limit: 300_000_000 }))
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false))
  },
}
