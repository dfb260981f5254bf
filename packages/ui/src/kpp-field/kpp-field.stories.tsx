import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { KppField } from './kpp-field.tsx'

const meta = {
  title: 'Components/KppField',
  component: KppField,
  args: { label: 'КПП', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof KppField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'КПП' })
    await userEvent.type(input, '7736аb001')
    await expect(input).toHaveValue('7736AB001')
    await expect(args.onChange).toHaveBeenLastCalledWith('7736AB001')
  },
}
export const Filled: Story = {
  args: { defaultValue: '7736AB001', description: '9 символов' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    await expect(input).toHaveValue('7736AB001')
    await expect(input).toHaveAccessibleDescription('9 символов')
  },
}
export const Invalid: Story = {
  args: { isRequired: true, defaultValue: '7736', errorMessage: 'Некорректный КПП' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('Некорректный КПП')
  },
}
export const Disabled: Story = { args: { isDisabled: true, defaultValue: '7736AB001' } }
export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultValue: '7736AB001' },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '1')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
/** In a plain form the data hold the value, not the text. */
export const InFormData: Story = {
  args: { name: 'field', defaultValue: '7736AB001' },
  render: (args) => (
    <form aria-label="Форма">
      <KppField {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form')
    await expect(new FormData(form).getAll('field')).toEqual(['7736AB001'])
    await userEvent.clear(canvas.getByRole('textbox'))
    await expect(new FormData(form).get('field')).toBe('')
    form.reset()
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue('7736AB001'))
  },
}
export const LongTextOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'КПП обособленного подразделения по месту фактического нахождения склада',
    errorMessage:
      'Значение не совпадает с тем, что указано в выписке из реестра. Проверьте документ или обратитесь в поддержку',
    isRequired: true,
  },
}
