import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { IntegerField } from './integer-field.tsx'

const meta = {
  title: 'Components/IntegerField',
  component: IntegerField,
  args: { label: 'Отсрочка платежа', unit: 'дней', maxValue: 1800, onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof IntegerField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Отсрочка платежа' })
    await userEvent.type(input, '1234')
    await expect(input).toHaveValue('1\u00a0234')
    await expect(args.onChange).toHaveBeenLastCalledWith(1234)
  },
}
export const Filled: Story = {
  args: { defaultValue: 1234, description: 'От 1 до 1800 дней' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    await expect(input).toHaveValue('1\u00a0234')
    await expect(input).toHaveAccessibleDescription('От 1 до 1800 дней')
  },
}
export const Invalid: Story = {
  args: { isRequired: true, defaultValue: 1900, errorMessage: 'Введите число от 1 до 1800' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('Введите число от 1 до 1800')
  },
}
export const Disabled: Story = { args: { isDisabled: true, defaultValue: 1234 } }
export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultValue: 1234 },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '1')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
/** In a plain form the data hold the value, not the text. */
export const InFormData: Story = {
  args: { name: 'field', defaultValue: 1234 },
  render: (args) => (
    <form aria-label="Форма">
      <IntegerField {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form')
    await expect(new FormData(form).getAll('field')).toEqual(['1234'])
    await userEvent.clear(canvas.getByRole('textbox'))
    await expect(new FormData(form).get('field')).toBe('')
    form.reset()
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue('1\u00a0234'))
  },
}
export const LongTextOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'Количество календарных дней отсрочки платежа по договору поставки',
    errorMessage:
      'Значение не совпадает с тем, что указано в выписке из реестра. Проверьте документ или обратитесь в поддержку',
    isRequired: true,
  },
}
export const ArrowKeys: Story = {
  args: { label: 'Количество мест', unit: 'шт.', defaultValue: 9, minValue: 1, maxValue: 10 },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.click(input)
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}')
    await expect(input).toHaveValue('10')
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onChange).toHaveBeenLastCalledWith(9)
  },
}
