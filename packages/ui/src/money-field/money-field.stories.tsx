import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { useState } from 'react'
import { Button } from '../button/button.tsx'
import { MoneyField } from './money-field.tsx'

const meta = {
  title: 'Components/MoneyField',
  component: MoneyField,
  args: { label: 'Сумма', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MoneyField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Сумма' })
    await userEvent.type(input, '1234567.50')
    await expect(input).toHaveValue('1\u00a0234\u00a0567,50')
    await expect(args.onChange).toHaveBeenLastCalledWith(123_456_750)
  },
}
export const Filled: Story = {
  args: { defaultValue: 123_456_750, description: 'С НДС' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    await expect(input).toHaveValue('1\u00a0234\u00a0567,50')
    await expect(input).toHaveAccessibleDescription('С НДС')
  },
}
export const Invalid: Story = {
  args: { isRequired: true, defaultValue: 100, errorMessage: 'Не меньше 1 000,00 ₽' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('Не меньше 1 000,00 ₽')
  },
}
export const Disabled: Story = { args: { isDisabled: true, defaultValue: 123_456_750 } }
export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultValue: 123_456_750 },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '1')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
/** In a plain form the data hold the value, not the text. */
export const InFormData: Story = {
  args: { name: 'field', defaultValue: 123_456_750 },
  render: (args) => (
    <form aria-label="Форма">
      <MoneyField {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form')
    await expect(new FormData(form).getAll('field')).toEqual(['123456750'])
    await userEvent.clear(canvas.getByRole('textbox'))
    await expect(new FormData(form).get('field')).toBe('')
    form.reset()
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue('1\u00a0234\u00a0567,50'))
  },
}
export const LongTextOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'Сумма страхового возмещения по всем отправлениям за отчётный период',
    errorMessage:
      'Значение не совпадает с тем, что указано в выписке из реестра. Проверьте документ или обратитесь в поддержку',
    isRequired: true,
  },
}
/** Kopecks are added when the field is left, not under the fingers. */
export const SettlesWhenLeft: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.type(input, '1500,5')
    await expect(input).toHaveValue('1\u00a0500,5')
    await userEvent.tab()
    await expect(input).toHaveValue('1\u00a0500,50')
    await expect(args.onChange).toHaveBeenLastCalledWith(150_050)
  },
}
/** A real minus, for balances and corrections. */
export const Signed: Story = {
  args: { label: 'Корректировка', isSigned: true },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '-12,3')
    await expect(canvas.getByRole('textbox')).toHaveValue('\u221212,3')
    await expect(args.onChange).toHaveBeenLastCalledWith(-1230)
  },
}
/** The owner changes the sum: the text follows. */
export const Controlled: Story = {
  render: function Render(args) {
    const [value, setValue] = useState<number | null>(null)
    return (
      <div style={{ display: 'grid', gap: 12 }}>
        <MoneyField {...args} value={value} onChange={setValue} />
        <Button onPress={() => setValue(123_400)}>Вся сумма</Button>
      </div>
    )
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.type(input, '5')
    await userEvent.click(canvas.getByRole('button'))
    await expect(input).toHaveValue('1\u00a0234,00')
  },
}
