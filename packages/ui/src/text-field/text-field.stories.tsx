import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { useState, type ReactNode } from 'react'
import { Percent } from 'lucide-react'
import { Icon } from '../icon/icon.tsx'
import { Link } from '../link/link.tsx'
import { FieldUnit, TextField } from './text-field.tsx'

const meta = {
  title: 'Components/TextField',
  component: TextField,
  args: { label: 'Телефон или e-mail' },
} satisfies Meta<typeof TextField>

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
  args: { onChange: fn() },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Телефон или e-mail' })
    await userEvent.type(input, 'owner@example.com')
    await expect(input).toHaveValue('owner@example.com')
    await expect(args.onChange).toHaveBeenLastCalledWith('owner@example.com')
  },
}
export const WithDescription: Story = {
  ...narrow,
  args: {
    label: 'Название',
    description: 'Так организация будет названа в заявлениях',
    placeholder: 'ООО «Северный ветер»',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Так организация будет названа в заявлениях')
  },
}
/** The error takes the place of the help and is read with the field. */
export const Invalid: Story = {
  ...narrow,
  args: { isRequired: true, description: 'Помощь', errorMessage: 'Обязательное поле' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    await expect(input).toBeInvalid()
    await expect(input).toBeRequired()
    await expect(input).toHaveAccessibleDescription('Обязательное поле')
    await expect(canvas.queryByText('Помощь')).toBeNull()
  },
}
export const Disabled: Story = {
  ...narrow,
  args: { isDisabled: true, defaultValue: 'ООО «Тайга Трейд»', label: 'Организация' },
}
export const ReadOnly: Story = {
  ...narrow,
  args: { isReadOnly: true, defaultValue: '7799012346', label: 'ИНН' },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('textbox', { name: 'ИНН' }).closest('[data-readonly]')
    await expect(control).not.toBeNull()
  },
}
export const Large: Story = { ...narrow, args: { size: 'large' } }
export const WithParts: Story = {
  ...narrow,
  args: {
    label: 'Ставка',
    start: <Icon of={Percent} size={16} />,
    end: <FieldUnit>годовых</FieldUnit>,
    defaultValue: '24,5',
  },
}
export const WithLabelAction: Story = {
  ...narrow,
  args: {
    labelAction: (
      <Link isStandalone href="/recovery">
        Забыли пароль?
      </Link>
    ),
  },
}
/** Controlled: what the owner refuses is not shown. */
export const Controlled: Story = {
  ...narrow,
  render: function Render(args) {
    const [value, setValue] = useState('')
    return (
      <TextField {...args} label="Только цифры" value={value} onChange={(next) => setValue(next.replace(/\D/g, ''))} />
    )
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.type(input, '12ab3')
    await expect(input).toHaveValue('123')
  },
}
