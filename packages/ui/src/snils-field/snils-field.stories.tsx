import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { SnilsField } from './snils-field.tsx'

const meta = {
  title: 'Components/SnilsField',
  component: SnilsField,
  args: { label: 'СНИЛС', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SnilsField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'СНИЛС' })
    await userEvent.type(input, '11223344595')
    await expect(input).toHaveValue('112-233-445 95')
    await expect(args.onChange).toHaveBeenLastCalledWith('11223344595')
  },
}
export const Filled: Story = {
  args: { defaultValue: '11223344595', description: '11 цифр' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    await expect(input).toHaveValue('112-233-445 95')
    await expect(input).toHaveAccessibleDescription('11 цифр')
  },
}
export const Invalid: Story = {
  args: { isRequired: true, defaultValue: '11223344596', errorMessage: 'Некорректный СНИЛС' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('Некорректный СНИЛС')
  },
}
export const Disabled: Story = { args: { isDisabled: true, defaultValue: '11223344595' } }
export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultValue: '11223344595' },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '1')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
/** In a plain form the data hold the value, not the text. */
export const InFormData: Story = {
  args: { name: 'field', defaultValue: '11223344595' },
  render: (args) => (
    <form aria-label="Форма">
      <SnilsField {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form')
    await expect(new FormData(form).getAll('field')).toEqual(['11223344595'])
    await userEvent.clear(canvas.getByRole('textbox'))
    await expect(new FormData(form).get('field')).toBe('')
    form.reset()
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue('112-233-445 95'))
  },
}
export const LongTextOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'СНИЛС представителя организации, который подписывает договор',
    errorMessage:
      'Значение не совпадает с тем, что указано в выписке из реестра. Проверьте документ или обратитесь в поддержку',
    isRequired: true,
  },
}
