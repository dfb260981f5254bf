import type { Meta, StoryObj } from '@storybook/react-vite'
import { Controller, useForm, type FieldValues, type UseFormReturn } from 'react-hook-form'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { PasswordField } from '../../password-field/password-field.tsx'
import { TextField } from '../../text-field/text-field.tsx'
import { WizardDialog } from '../../wizard-dialog/wizard-dialog.tsx'

/**
 * A wizard with react-hook-form: a form for each step. Its check is the check of the step; where the server finds fault
 * with a field, the step marks it and stays.
 */
const meta = { title: 'Patterns/Wizard/react-hook-form', component: WizardDialog } satisfies Meta<typeof WizardDialog>

export default meta
type Story = StoryObj<typeof meta>

type Refusal = { readonly secret: string } | undefined
const connect = fn<(values: FieldValues, signal: AbortSignal) => Promise<Refusal>>()

/** The check of a form as that of a step. */
const isValid = async <Values extends FieldValues>(form: UseFormReturn<Values>): Promise<boolean> => {
  let passed = false
  await form.handleSubmit(() => {
    passed = true
  })()
  return passed
}
const required = { required: 'Обязательное поле' }

export const Connection: Story = {
  args: {
    isOpen: true,
    title: 'Подключение аккаунта СДЭК',
    steps: [{ id: 'account', title: 'Данные аккаунта' }],
    onOpenChange: fn(),
  },
  render: function Render({ isOpen, title, onOpenChange }) {
    const account = useForm({ defaultValues: { account: '', secret: '' }, shouldFocusError: false })
    const { control, formState } = account
    return (
      <WizardDialog
        isDirty={formState.isDirty}
        isOpen={isOpen}
        steps={[
          {
            id: 'account',
            title: 'Данные аккаунта',
            content: (
              <>
                <Controller
                  control={control}
                  name="account"
                  render={({ field: { ref, ...field }, fieldState }) => (
                    <TextField
                      isRequired
                      inputRef={ref}
                      label="Account (Идентификатор)"
                      {...field}
                      errorMessage={fieldState.error?.message}
                    />
                  )}
                  rules={required}
                />
                <Controller
                  control={control}
                  name="secret"
                  render={({ field: { ref, ...field }, fieldState }) => (
                    <PasswordField
                      isRequired
                      autoComplete="off"
                      inputRef={ref}
                      label="Secure password (Пароль)"
                      {...field}
                      errorMessage={fieldState.error?.message}
                    />
                  )}
                  rules={required}
                />
              </>
            ),
            validate: () => isValid(account),
            submit: async ({ signal }) => {
              const refusal = await connect(account.getValues(), signal)
              if (refusal === undefined) return undefined
              account.setError('secret', { message: refusal.secret })
              return false
            },
            submitLabel: 'Подключить',
            waitingLabel: 'Подключение',
          },
          { id: 'result', label: 'Результат', title: 'Аккаунт СДЭК подключён', result: 'positive' },
        ]}
        title={title}
        onOpenChange={onOpenChange}
      />
    )
  },
  play: async () => {
    connect.mockReset()
    connect.mockResolvedValueOnce({ secret: 'Не удалось подключить аккаунт. Проверьте идентификатор и пароль' })
    connect.mockResolvedValueOnce(undefined)
    const inside = within(await screen.findByRole('dialog'))
    const stands = (name: string) => waitFor(() => expect(inside.getByRole('heading', { name })).toHaveFocus())
    await stands('Данные аккаунта')
    const submit = () => userEvent.click(inside.getByRole('button', { name: 'Подключить' }))
    await submit()
    const account = inside.getByRole('textbox', { name: 'Account (Идентификатор)' })
    await waitFor(() => expect(account).toHaveFocus())
    await userEvent.keyboard('demo-account-ok')
    const secret = inside.getByLabelText(/^Secure password/)
    await userEvent.type(secret, 'wrong')
    await submit()
    await waitFor(() => expect(secret).toHaveAccessibleDescription(/^Не удалось подключить аккаунт/))
    await waitFor(() => expect(secret).toHaveFocus())
    // Once, at the field that it is about.
    await expect(inside.queryByRole('alert')).toBeNull()
    await userEvent.clear(secret)
    await userEvent.type(secret, 'demo-secret-ok')
    await submit()
    await stands('Аккаунт СДЭК подключён')
    await expect(connect.mock.lastCall?.[0]).toEqual({ account: 'demo-account-ok', secret: 'demo-secret-ok' })
  },
}
