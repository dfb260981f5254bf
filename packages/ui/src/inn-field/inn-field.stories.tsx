import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { InnField } from './inn-field.tsx'

const meta = {
  title: 'Components/InnField',
  component: InnField,
  args: { label: 'ИНН', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof InnField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'ИНН' })
    await userEvent.type(input, '7707083893')
    await expect(input).toHaveValue('7707083893')
    await expect(args.onChange).toHaveBeenLastCalledWith('7707083893')
  },
}
export const Filled: Story = {
  args: { defaultValue: '7707083893', description: '10 цифр у организации, 12 у предпринимателя' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    await expect(input).toHaveValue('7707083893')
    await expect(input).toHaveAccessibleDescription('10 цифр у организации, 12 у предпринимателя')
  },
}
export const Invalid: Story = {
  args: { isRequired: true, defaultValue: '7707083894', errorMessage: 'Некорректная контрольная цифра ИНН' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('Некорректная контрольная цифра ИНН')
  },
}
export const Disabled: Story = { args: { isDisabled: true, defaultValue: '7707083893' } }
export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultValue: '7707083893' },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '1')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
/** In a plain form the data hold the value, not the text. */
export const InFormData: Story = {
  args: { name: 'field', defaultValue: '7707083893' },
  render: (args) => (
    <form aria-label="Форма">
      <InnField {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form')
    await expect(new FormData(form).getAll('field')).toEqual(['7707083893'])
    await userEvent.clear(canvas.getByRole('textbox'))
    await expect(new FormData(form).get('field')).toBe('')
    form.reset()
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue('7707083893'))
  },
}
export const LongTextOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'ИНН выгодоприобретателя по договору страхования коммерческого кредита',
    errorMessage:
      'Значение не совпадает с тем, что указано в выписке из реестра. Проверьте документ или обратитесь в поддержку',
    isRequired: true,
  },
}
