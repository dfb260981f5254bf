import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { OgrnField } from './ogrn-field.tsx'

const meta = {
  title: 'Components/OgrnField',
  component: OgrnField,
  args: { label: 'ОГРН', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OgrnField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'ОГРН' })
    await userEvent.type(input, '1027700132195')
    await expect(input).toHaveValue('1027700132195')
    await expect(args.onChange).toHaveBeenLastCalledWith('1027700132195')
  },
}
export const Filled: Story = {
  args: { defaultValue: '1027700132195', description: '13 цифр, у предпринимателя 15' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    await expect(input).toHaveValue('1027700132195')
    await expect(input).toHaveAccessibleDescription('13 цифр, у предпринимателя 15')
  },
}
export const Invalid: Story = {
  args: { isRequired: true, defaultValue: '1027700132196', errorMessage: 'Некорректный ОГРН' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('Некорректный ОГРН')
  },
}
export const Disabled: Story = { args: { isDisabled: true, defaultValue: '1027700132195' } }
export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultValue: '1027700132195' },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '1')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
/** In a plain form the data hold the value, not the text. */
export const InFormData: Story = {
  args: { name: 'field', defaultValue: '1027700132195' },
  render: (args) => (
    <form aria-label="Форма">
      <OgrnField {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form')
    await expect(new FormData(form).getAll('field')).toEqual(['1027700132195'])
    await userEvent.clear(canvas.getByRole('textbox'))
    await expect(new FormData(form).get('field')).toBe('')
    form.reset()
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue('1027700132195'))
  },
}
export const LongTextOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'ОГРН или ОГРНИП юридического лица или индивидуального предпринимателя',
    errorMessage:
      'Значение не совпадает с тем, что указано в выписке из реестра. Проверьте документ или обратитесь в поддержку',
    isRequired: true,
  },
}
