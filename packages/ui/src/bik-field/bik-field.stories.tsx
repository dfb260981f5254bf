import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { BikField } from './bik-field.tsx'

const meta = {
  title: 'Components/BikField',
  component: BikField,
  args: { label: 'БИК', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BikField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'БИК' })
    await userEvent.type(input, '044525225')
    await expect(input).toHaveValue('044525225')
    await expect(args.onChange).toHaveBeenLastCalledWith('044525225')
  },
}
export const Filled: Story = {
  args: { defaultValue: '044525225', description: 'По нему заполним банк и корреспондентский счёт' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    await expect(input).toHaveValue('044525225')
    await expect(input).toHaveAccessibleDescription('По нему заполним банк и корреспондентский счёт')
  },
}
export const Invalid: Story = {
  args: { isRequired: true, defaultValue: '0445', errorMessage: 'Значение должно состоять из 9 символов' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('Значение должно состоять из 9 символов')
  },
}
export const Disabled: Story = { args: { isDisabled: true, defaultValue: '044525225' } }
export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultValue: '044525225' },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '1')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
/** In a plain form the data hold the value, not the text. */
export const InFormData: Story = {
  args: { name: 'field', defaultValue: '044525225' },
  render: (args) => (
    <form aria-label="Форма">
      <BikField {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form')
    await expect(new FormData(form).getAll('field')).toEqual(['044525225'])
    await userEvent.clear(canvas.getByRole('textbox'))
    await expect(new FormData(form).get('field')).toBe('')
    form.reset()
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue('044525225'))
  },
}
export const LongTextOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'БИК банка, в котором открыт расчётный счёт для выплаты возмещения',
    errorMessage:
      'Значение не совпадает с тем, что указано в выписке из реестра. Проверьте документ или обратитесь в поддержку',
    isRequired: true,
  },
}
