import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { RestrictedField } from './restricted-field.tsx'

const meta = {
  title: 'Components/RestrictedField',
  component: RestrictedField,
  args: { label: 'Номер накладной', allow: /[A-Z\d-]/, letterCase: 'upper', maxLength: 12, onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RestrictedField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Номер накладной' })
    await userEvent.type(input, 'cd ek-12/3')
    await expect(input).toHaveValue('CDEK-123')
    await expect(args.onChange).toHaveBeenLastCalledWith('CDEK-123')
  },
}
export const Filled: Story = {
  args: { defaultValue: 'CDEK-123', description: 'Латинские буквы, цифры и дефис' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    await expect(input).toHaveValue('CDEK-123')
    await expect(input).toHaveAccessibleDescription('Латинские буквы, цифры и дефис')
  },
}
export const Invalid: Story = {
  args: { isRequired: true, defaultValue: 'CD', errorMessage: 'Не короче 8 символов' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('Не короче 8 символов')
  },
}
export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'CDEK-123' } }
export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultValue: 'CDEK-123' },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '1')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
/** In a plain form the data hold the value, not the text. */
export const InFormData: Story = {
  args: { name: 'field', defaultValue: 'CDEK-123' },
  render: (args) => (
    <form aria-label="Форма">
      <RestrictedField {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form')
    await expect(new FormData(form).getAll('field')).toEqual(['CDEK-123'])
    await userEvent.clear(canvas.getByRole('textbox'))
    await expect(new FormData(form).get('field')).toBe('')
    form.reset()
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue('CDEK-123'))
  },
}
export const LongTextOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'Номер накладной курьерской службы, указанный на упаковке отправления',
    errorMessage:
      'Значение не совпадает с тем, что указано в выписке из реестра. Проверьте документ или обратитесь в поддержку',
    isRequired: true,
  },
}
