import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { useState, type ReactNode } from 'react'
import { PasswordField } from './password-field.tsx'

const meta = { title: 'Components/PasswordField', component: PasswordField, args: { label: 'Пароль' } } satisfies Meta<
  typeof PasswordField
>

export default meta
type Story = StoryObj<typeof meta>

const narrow = {
  decorators: [
    (Story: () => ReactNode) => (
      <div style={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
}

export const Default: Story = {
  ...narrow,
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Пароль')
    await userEvent.type(input, 'Secret-1')
    await expect(input).toHaveAttribute('type', 'password')
    await expect(input).toHaveAttribute('autocomplete', 'current-password')
    await userEvent.click(canvas.getByRole('button', { name: 'Показать пароль' }))
    await expect(input).toHaveAttribute('type', 'text')
    await expect(input).toHaveValue('Secret-1')
    await userEvent.click(canvas.getByRole('button', { name: 'Скрыть пароль' }))
    await expect(input).toHaveAttribute('type', 'password')
  },
}
export const WithChecklist: Story = {
  ...narrow,
  render: function Render(args) {
    const [value, setValue] = useState('')
    const rules = [
      { label: 'не короче 8 символов', isMet: value.length >= 8 },
      { label: 'заглавная буква', isMet: /\p{Lu}/u.test(value) },
      { label: 'цифра', isMet: /\d/.test(value) },
    ]
    return (
      <PasswordField
        {...args}
        autoComplete="new-password"
        label="Новый пароль"
        rules={rules}
        value={value}
        onChange={setValue}
      />
    )
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Выполнено требований: 0 из 3')
    await userEvent.type(canvas.getByLabelText('Новый пароль'), 'Secret1')
    await expect(canvas.getByRole('status')).toHaveTextContent('Выполнено требований: 2 из 3')
    const [length, capital] = canvas.getAllByRole('listitem')
    await expect(length).toHaveTextContent('не выполнено: не короче 8 символов')
    await expect(capital).toHaveTextContent('выполнено: заглавная буква')
  },
}
export const Invalid: Story = {
  ...narrow,
  args: { isRequired: true, errorMessage: 'Пароль не соответствует требованиям' },
}
export const Disabled: Story = { ...narrow, args: { isDisabled: true } }
