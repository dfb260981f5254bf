import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { PasswordField } from '../password-field/password-field.tsx'
import { TextField } from '../text-field/text-field.tsx'
import type { WizardRun, WizardStep } from './step.ts'

export type ConnectStep = 'contract' | 'account' | 'result'
/** The request of the last step; a story says how it ends. */
export const connect = fn<(account: string, run: WizardRun) => Promise<void>>()

/** A promise that a story settles when it has seen what it came to see. */
export const held = () => {
  const control = { resolve: (): void => {}, reject: (_error: Error): void => {} }
  const promise = new Promise<void>((resolve, reject) => Object.assign(control, { resolve, reject }))
  return { ...control, promise }
}

/** Plain fields: values in state, one error for each field, shown once the step was submitted. */
export function useConnectSteps(): [WizardStep<ConnectStep>, ...WizardStep<ConnectStep>[]] {
  const [values, setValues] = useState({ contract: '', account: '', secret: '' })
  const [checked, setChecked] = useState<readonly string[]>([])
  const field = (name: keyof typeof values) => ({
    name,
    isRequired: true,
    value: values[name],
    onChange: (value: string) => setValues({ ...values, [name]: value }),
    errorMessage: checked.includes(name) && values[name].trim() === '' ? 'Обязательное поле' : undefined,
  })
  const check = (...names: (keyof typeof values)[]) => {
    setChecked([...checked, ...names])
    return names.every((name) => values[name].trim() !== '')
  }
  return [
    {
      id: 'contract',
      title: 'Договор',
      description: 'Укажите номер договора на курьерские услуги.',
      content: <TextField label="Номер договора" {...field('contract')} />,
      validate: () => check('contract'),
    },
    {
      id: 'account',
      title: 'Данные аккаунта',
      description: 'Подключение позволит платформе читать ваши заказы. Создавать и менять заказы платформа не может.',
      content: (
        <>
          <TextField label="Account (Идентификатор)" {...field('account')} />
          <PasswordField autoComplete="off" label="Secure password (Пароль)" {...field('secret')} />
        </>
      ),
      validate: () => check('account', 'secret'),
      submit: (run) => connect(values.account, run),
      submitLabel: 'Подключить',
      waitingLabel: 'Подключение',
    },
    {
      id: 'result',
      label: 'Результат',
      title: 'Аккаунт СДЭК подключён',
      description: 'Теперь можно оформить страхование заказов.',
      result: 'positive',
      submitLabel: 'Оформить страхование',
    },
  ]
}

/** The open dialog, and what a story asks of it. */
export const opened = async () => {
  const dialog = await screen.findByRole('dialog')
  const inside = within(dialog)
  return {
    dialog,
    inside,
    button: (name: string) => inside.getByRole('button', { name }),
    noButton: (name: string) => expect(inside.queryByRole('button', { name })).toBeNull(),
    /** A step is there once its heading has the focus. */
    stands: (heading: string) => waitFor(() => expect(inside.getByRole('heading', { name: heading })).toHaveFocus()),
    says: (words: string) => waitFor(() => expect(dialog.querySelector('[aria-live]')).toHaveTextContent(words)),
  }
}
export const key = (keys: string) => userEvent.keyboard(keys)
type Opened = Awaited<ReturnType<typeof opened>>

export const fillContract = async ({ inside, stands }: Opened) => {
  await stands('Договор')
  await userEvent.type(inside.getByRole('textbox', { name: 'Номер договора' }), '4100101{Enter}')
  await stands('Данные аккаунта')
}
export const fillAccount = async ({ inside }: Opened) => {
  await userEvent.type(inside.getByRole('textbox', { name: 'Account (Идентификатор)' }), 'demo-account-ok')
  await userEvent.type(inside.getByLabelText(/^Secure password/), 'demo-secret-ok')
}
