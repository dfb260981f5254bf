import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { EmailField } from './email-field.tsx'

const meta = {
  title: 'Components/EmailField',
  component: EmailField,
  args: { label: 'Электронная почта', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof EmailField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Электронная почта' })
    await userEvent.type(input, 'anna@example.ru')
    await expect(input).toHaveValue('anna@example.ru')
    await expect(args.onChange).toHaveBeenLastCalledWith('anna@example.ru')
  },
}
export const Filled: Story = {
  args: { defaultValue: 'anna@example.ru', description: 'Пришлём договор' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    await expect(input).toHaveValue('anna@example.ru')
    await expect(input).toHaveAccessibleDescription('Пришлём договор')
  },
}
export const Invalid: Story = {
  args: { isRequired: true, defaultValue: 'anna@example', errorMessage: 'На этот адрес письма не доходят' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('На этот адрес письма не доходят')
  },
}
export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'anna@example.ru' } }
export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultValue: 'anna@example.ru' },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '1')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
/** In a plain form the data hold the value, not the text. */
export const InFormData: Story = {
  args: { name: 'field', defaultValue: 'anna@example.ru' },
  render: (args) => (
    <form aria-label="Форма">
      <EmailField {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form')
    await expect(new FormData(form).getAll('field')).toEqual(['anna@example.ru'])
    await userEvent.clear(canvas.getByRole('textbox'))
    await expect(new FormData(form).get('field')).toBe('')
    form.reset()
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue('anna@example.ru'))
  },
}
export const LongTextOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'Электронная почта для уведомлений о страховых случаях и закрывающих документов',
    errorMessage:
      'Значение не совпадает с тем, что указано в выписке из реестра. Проверьте документ или обратитесь в поддержку',
    isRequired: true,
  },
}
/** Said when the field has been left; the text stays. */
export const NoAddress: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.type(input, 'anna.example.ru')
    await userEvent.tab()
    await expect(input).toHaveValue('anna.example.ru')
    await expect(input).toHaveAccessibleDescription('Проверьте адрес: он выглядит как имя@домен.ру')
  },
}
