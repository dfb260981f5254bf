import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { PhoneField } from './phone-field.tsx'

const meta = {
  title: 'Components/PhoneField',
  component: PhoneField,
  args: { label: 'Мобильный телефон', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PhoneField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Мобильный телефон' })
    await userEvent.type(input, '89161234567')
    await expect(input).toHaveValue('+7 916 123-45-67')
    await expect(args.onChange).toHaveBeenLastCalledWith('+79161234567')
  },
}
export const Filled: Story = {
  args: { defaultValue: '+79161234567', description: 'Пришлём код подтверждения' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    await expect(input).toHaveValue('+7 916 123-45-67')
    await expect(input).toHaveAccessibleDescription('Пришлём код подтверждения')
  },
}
export const Invalid: Story = {
  args: {
    isRequired: true,
    defaultValue: '+7916',
    errorMessage: 'Введите 10 цифр после +7 без пробелов и лишних символов',
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('Введите 10 цифр после +7 без пробелов и лишних символов')
  },
}
export const Disabled: Story = { args: { isDisabled: true, defaultValue: '+79161234567' } }
export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultValue: '+79161234567' },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '1')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
/** In a plain form the data hold the value, not the text. */
export const InFormData: Story = {
  args: { name: 'field', defaultValue: '+79161234567' },
  render: (args) => (
    <form aria-label="Форма">
      <PhoneField {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form')
    await expect(new FormData(form).getAll('field')).toEqual(['+79161234567'])
    await userEvent.clear(canvas.getByRole('textbox'))
    await expect(new FormData(form).get('field')).toBe('')
    form.reset()
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue('+7 916 123-45-67'))
  },
}
export const LongTextOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'Мобильный телефон руководителя, на который придёт код подтверждения',
    errorMessage:
      'Значение не совпадает с тем, что указано в выписке из реестра. Проверьте документ или обратитесь в поддержку',
    isRequired: true,
  },
}
/** Numbers of other countries begin with a plus. */
export const International: Story = {
  args: { isInternational: true },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.type(input, '+375291234567')
    await userEvent.tab()
    await expect(input).toHaveValue('+375 291 234 567')
    await expect(args.onChange).toHaveBeenLastCalledWith('+375291234567')
    await expect(input).toBeValid()
  },
}
/** Where only Russian numbers do, another one is not changed: it stays with a sentence. */
export const ForeignRefused: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.type(input, '+375291234567')
    await userEvent.tab()
    await expect(input).toHaveValue('+375 291 234 567')
    await expect(input).toHaveAccessibleDescription('Нужен российский номер: +7 и десять цифр')
  },
}
