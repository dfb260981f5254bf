import { useState } from 'react'
import { everyMode } from '../../docs/modes.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Banner } from '../banner/banner.tsx'
import { Button } from '../button/button.tsx'
import { Card } from '../card/card.tsx'
import { Container } from '../container/container.tsx'
import { Form } from '../form/form.tsx'
import { Heading } from '../heading/heading.tsx'
import { Link } from '../link/link.tsx'
import { PasswordField } from '../password-field/password-field.tsx'
import { Stack } from '../stack/stack.tsx'
import { Text } from '../text/text.tsx'
import { TextField } from '../text-field/text-field.tsx'

const right = 'Demo-2026'

function SignIn() {
  const [login, setLogin] = useState('')
  const [password, setPassword] = useState('')
  const [isChecked, setChecked] = useState(false)
  const [answer, setAnswer] = useState<'wrong' | 'welcome'>()
  const missing = (value: string): string | undefined => (isChecked && value === '' ? 'Обязательное поле' : undefined)
  const send = (): void => {
    setChecked(true)
    if (login !== '' && password !== '') setAnswer(password === right ? 'welcome' : 'wrong')
  }
  return (
    <Container width="form">
      <Card>
        <Stack gap={24}>
          <Heading level={1}>Вход</Heading>
          {answer === 'wrong' && (
            <Banner announce="alert" title="Неверный логин или пароль" tone="negative">
              Проверьте раскладку и Caps Lock. Логин остался в поле.
            </Banner>
          )}
          {answer === 'welcome' && <Banner announce="status" title="Вы вошли" tone="positive" />}
          <Form aria-label="Вход" onSubmit={send}>
            <TextField
              isRequired
              autoComplete="username"
              errorMessage={missing(login)}
              label="Телефон или e-mail"
              name="login"
              size="large"
              value={login}
              onChange={setLogin}
            />
            <PasswordField
              isRequired
              autoComplete="current-password"
              errorMessage={missing(password)}
              label="Пароль"
              labelAction={<Link href="/recovery">Забыли пароль?</Link>}
              name="password"
              size="large"
              value={password}
              onChange={setPassword}
            />
            <Button isBlock size="large" type="submit">
              Войти
            </Button>
          </Form>
          <Text align="center" tone="muted">
            Нет кабинета? <Link href="/registration">Зарегистрируйтесь</Link>
          </Text>
        </Stack>
      </Card>
    </Container>
  )
}

/**
 * One column of 400 px: who, the password, one button. The ways out (a forgotten password, no cabinet yet) are links
 * where they are looked for.
 *
 * - **`autoComplete`** on both fields: password managers and phones fill them in.
 * - **The button can always be pressed.** Empty fields say so, and the first one takes the focus.
 * - **A refusal stands once, above the fields,** and does not tell which of the two was wrong. The login stays.
 * - **A code from a message** is a `CodeField` on the next screen: it is sent with its last digit.
 */
const meta = {
  title: 'Patterns/Sign in',
  component: SignIn,
} satisfies Meta<typeof SignIn>

export default meta
type Story = StoryObj<typeof meta>

/** In every mode: nothing is pressed, so any language will do. */
export const Default: Story = { parameters: { chromatic: { modes: everyMode } } }

/** Empty, then wrong, then right. */
export const Refused: Story = {
  play: async ({ canvas }) => {
    const login = canvas.getByRole('textbox', { name: /Телефон/ })
    await userEvent.click(canvas.getByRole('button', { name: 'Войти' }))
    await waitFor(() => expect(login).toHaveFocus())
    await userEvent.type(login, 'owner@example.com')
    await userEvent.type(canvas.getByLabelText(/^Пароль/), 'wrong{Enter}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Неверный логин или пароль')
    await expect(login).toHaveValue('owner@example.com')
    await userEvent.clear(canvas.getByLabelText(/^Пароль/))
    await userEvent.type(canvas.getByLabelText(/^Пароль/), `${right}{Enter}`)
    await expect(await canvas.findByText('Вы вошли')).toBeVisible()
  },
}

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } }
