import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { AccountField } from './account-field.tsx'

const meta = {
  title: 'Components/AccountField',
  component: AccountField,
  args: { label: 'Расчётный счёт', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AccountField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Расчётный счёт' })
    await userEvent.type(input, '40702810799990000003')
    await expect(input).toHaveValue('40702 810 7 9999 0000003')
    await expect(args.onChange).toHaveBeenLastCalledWith('40702810799990000003')
  },
}
export const Filled: Story = {
  args: { defaultValue: '40702810799990000003', description: 'На него придёт страховое возмещение' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    await expect(input).toHaveValue('40702 810 7 9999 0000003')
    await expect(input).toHaveAccessibleDescription('На него придёт страховое возмещение')
  },
}
export const Invalid: Story = {
  args: { isRequired: true, defaultValue: '40702810', errorMessage: 'Номер счёта должен содержать 20 символов' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('Номер счёта должен содержать 20 символов')
  },
}
export const Disabled: Story = { args: { isDisabled: true, defaultValue: '40702810799990000003' } }
export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultValue: '40702810799990000003' },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '1')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
/** In a plain form the data hold the value, not the text. */
export const InFormData: Story = {
  args: { name: 'field', defaultValue: '40702810799990000003' },
  render: (args) => (
    <form aria-label="Форма">
      <AccountField {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form')
    await expect(new FormData(form).getAll('field')).toEqual(['40702810799990000003'])
    await userEvent.clear(canvas.getByRole('textbox'))
    await expect(new FormData(form).get('field')).toBe('')
    form.reset()
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue('40702 810 7 9999 0000003'))
  },
}
export const LongTextOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'Расчётный счёт организации, на который поступит страховое возмещение',
    errorMessage:
      'Значение не совпадает с тем, что указано в выписке из реестра. Проверьте документ или обратитесь в поддержку',
    isRequired: true,
  },
}
