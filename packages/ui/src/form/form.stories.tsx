import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { useState } from 'react'
import { Button } from '../button/button.tsx'
import { PasswordField } from '../password-field/password-field.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { Form } from './form.tsx'

const meta = { title: 'Components/Form', component: Form } satisfies Meta<typeof Form>

export default meta
type Story = StoryObj<typeof meta>

const submitted = fn()

/** Plain React: state, a check, errors at their fields. */
export const SignIn: Story = {
  args: { children: null, onSubmit: submitted },
  render: function Render() {
    const [values, setValues] = useState({ login: '', password: '' })
    const [isChecked, setChecked] = useState(false)
    const missing = (value: string) => (isChecked && value === '' ? 'Обязательное поле' : undefined)
    return (
      <Form
        aria-label="Вход"
        style={{ maxWidth: 400 }}
        onSubmit={() => {
          setChecked(true)
          if (values.login !== '' && values.password !== '') submitted(values)
        }}
      >
        <TextField
          isRequired
          autoComplete="username"
          errorMessage={missing(values.login)}
          label="Телефон или e-mail"
          name="login"
          size="large"
          value={values.login}
          onChange={(login) => setValues({ ...values, login })}
        />
        <PasswordField
          isRequired
          errorMessage={missing(values.password)}
          label="Пароль"
          name="password"
          size="large"
          value={values.password}
          onChange={(password) => setValues({ ...values, password })}
        />
        <Button isBlock size="large" type="submit">
          Войти
        </Button>
      </Form>
    )
  },
  play: async ({ canvas }) => {
    submitted.mockClear()
    const login = canvas.getByRole('textbox', { name: /Телефон/ })
    await userEvent.click(canvas.getByRole('button', { name: 'Войти' }))
    await waitFor(() => expect(login).toHaveFocus())
    await expect(login).toHaveAccessibleDescription('Обязательное поле')
    await userEvent.keyboard('owner@example.com{Enter}')
    await waitFor(() => expect(canvas.getByLabelText(/^Пароль/)).toHaveFocus())
    await expect(submitted).not.toHaveBeenCalled()
    await userEvent.keyboard('Secret-1{Enter}')
    await waitFor(() => expect(submitted).toHaveBeenCalledWith({ login: 'owner@example.com', password: 'Secret-1' }))
  },
}

/** The server refuses: its promise settles, the field that it named takes the focus. */
export const ServerError: Story = {
  args: { children: null, onSubmit: submitted },
  render: function Render() {
    const [error, setError] = useState<string>()
    return (
      <Form
        aria-label="Подключение"
        style={{ maxWidth: 400 }}
        onSubmit={async () => {
          await Promise.resolve()
          setError('Не удалось подключить аккаунт. Проверьте идентификатор и пароль')
        }}
      >
        <TextField label="Account (Идентификатор)" name="account" />
        <TextField errorMessage={error} label="Secure password (Пароль)" name="secret" />
        <Button type="submit">Подключить</Button>
      </Form>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Подключить' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Secure password (Пароль)' })).toHaveFocus())
  },
}
