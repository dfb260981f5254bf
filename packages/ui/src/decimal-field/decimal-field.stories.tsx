import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { DecimalField } from './decimal-field.tsx'

const meta = {
  title: 'Components/DecimalField',
  component: DecimalField,
  args: { label: 'Вес', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DecimalField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Вес' })
    await userEvent.type(input, '1234.5')
    await expect(input).toHaveValue('1\u00a0234,5')
    await expect(args.onChange).toHaveBeenLastCalledWith('1234.5')
  },
}
export const Filled: Story = {
  args: { defaultValue: '1234.5', description: 'Вместе с упаковкой' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    await expect(input).toHaveValue('1\u00a0234,5')
    await expect(input).toHaveAccessibleDescription('Вместе с упаковкой')
  },
}
export const Invalid: Story = {
  args: { isRequired: true, defaultValue: '0', errorMessage: 'Вес не может быть нулевым' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('Вес не может быть нулевым')
  },
}
export const Disabled: Story = { args: { isDisabled: true, defaultValue: '1234.5' } }
export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultValue: '1234.5' },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '1')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
/** In a plain form the data hold the value, not the text. */
export const InFormData: Story = {
  args: { name: 'field', defaultValue: '1234.5' },
  render: (args) => (
    <form aria-label="Форма">
      <DecimalField {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form')
    await expect(new FormData(form).getAll('field')).toEqual(['1234.5'])
    await userEvent.clear(canvas.getByRole('textbox'))
    await expect(new FormData(form).get('field')).toBe('')
    form.reset()
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue('1\u00a0234,5'))
  },
}
export const LongTextOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'Вес по договору страхования коммерческого кредита за каждый отчётный период',
    errorMessage:
      'Значение не совпадает с тем, что указано в выписке из реестра. Проверьте документ или обратитесь в поддержку',
    isRequired: true,
  },
}
/** Units and exactness of your own. */
export const WithUnit: Story = {
  args: { label: 'Объём', unit: 'м³', fractionDigits: 3 },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '0,125')
    await expect(args.onChange).toHaveBeenLastCalledWith('0.125')
  },
}
