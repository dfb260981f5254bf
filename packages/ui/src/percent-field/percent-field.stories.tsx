import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { PercentField } from './percent-field.tsx'

const meta = {
  title: 'Components/PercentField',
  component: PercentField,
  args: { label: 'Ставка, годовых', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PercentField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Ставка, годовых' })
    await userEvent.type(input, '24.5')
    await expect(input).toHaveValue('24,5')
    await expect(args.onChange).toHaveBeenLastCalledWith('24.5')
  },
}
export const Filled: Story = {
  args: { defaultValue: '24.5', description: 'От 1 до 40 %' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    await expect(input).toHaveValue('24,5')
    await expect(input).toHaveAccessibleDescription('От 1 до 40 %')
  },
}
export const Invalid: Story = {
  args: { isRequired: true, defaultValue: '50', errorMessage: 'Не больше 40 %' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('Не больше 40 %')
  },
}
export const Disabled: Story = { args: { isDisabled: true, defaultValue: '24.5' } }
export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultValue: '24.5' },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '1')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
/** In a plain form the data hold the value, not the text. */
export const InFormData: Story = {
  args: { name: 'field', defaultValue: '24.5' },
  render: (args) => (
    <form aria-label="Форма">
      <PercentField {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form')
    await expect(new FormData(form).getAll('field')).toEqual(['24.5'])
    await userEvent.clear(canvas.getByRole('textbox'))
    await expect(new FormData(form).get('field')).toBe('')
    form.reset()
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue('24,5'))
  },
}
export const LongTextOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'Ставка, годовых по договору страхования коммерческого кредита за каждый отчётный период',
    errorMessage:
      'Значение не совпадает с тем, что указано в выписке из реестра. Проверьте документ или обратитесь в поддержку',
    isRequired: true,
  },
}
/** A digit too many is neither cut nor rounded. */
export const KeepsWhatIsTooExact: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.type(input, '24,555')
    await userEvent.tab()
    await expect(input).toHaveValue('24,555')
    await expect(input).toHaveAccessibleDescription('После запятой не больше 2\u00a0цифр')
    await expect(args.onChange).toHaveBeenLastCalledWith('')
  },
}
