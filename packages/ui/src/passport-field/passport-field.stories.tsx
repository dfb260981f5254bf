import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { PassportField } from './passport-field.tsx'

const meta = {
  title: 'Components/PassportField',
  component: PassportField,
  args: { label: 'Серия и номер паспорта', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PassportField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Серия и номер паспорта' })
    await userEvent.type(input, '4510123456')
    await expect(input).toHaveValue('45 10 123456')
    await expect(args.onChange).toHaveBeenLastCalledWith('4510123456')
  },
}
export const Filled: Story = {
  args: { defaultValue: '4510123456', description: '10 цифр подряд' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    await expect(input).toHaveValue('45 10 123456')
    await expect(input).toHaveAccessibleDescription('10 цифр подряд')
  },
}
export const Invalid: Story = {
  args: { isRequired: true, defaultValue: '4510', errorMessage: 'Введите 10 цифр' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('Введите 10 цифр')
  },
}
export const Disabled: Story = { args: { isDisabled: true, defaultValue: '4510123456' } }
export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultValue: '4510123456' },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '1')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
/** In a plain form the data hold the value, not the text. */
export const InFormData: Story = {
  args: { name: 'field', defaultValue: '4510123456' },
  render: (args) => (
    <form aria-label="Форма">
      <PassportField {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form')
    await expect(new FormData(form).getAll('field')).toEqual(['4510123456'])
    await userEvent.clear(canvas.getByRole('textbox'))
    await expect(new FormData(form).get('field')).toBe('')
    form.reset()
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue('45 10 123456'))
  },
}
export const LongTextOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'Серия и номер паспорта бенефициара или публичного должностного лица',
    errorMessage:
      'Значение не совпадает с тем, что указано в выписке из реестра. Проверьте документ или обратитесь в поддержку',
    isRequired: true,
  },
}
