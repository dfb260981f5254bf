import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { CodeField } from './code-field.tsx'

const meta = {
  title: 'Components/CodeField',
  component: CodeField,
  args: { label: 'Код из SMS', onComplete: fn(), onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CodeField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Код из SMS' })
    await userEvent.type(input, '123456')
    await expect(input).toHaveValue('123456')
    await expect(args.onChange).toHaveBeenLastCalledWith('123456')
  },
}
export const Filled: Story = {
  args: { defaultValue: '123456', description: 'Отправили на +7 916 123-45-67' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    await expect(input).toHaveValue('123456')
    await expect(input).toHaveAccessibleDescription('Отправили на +7 916 123-45-67')
  },
}
export const Invalid: Story = {
  args: { isRequired: true, defaultValue: '1234', errorMessage: 'Неверный код. Осталось попыток: 3' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('Неверный код. Осталось попыток: 3')
  },
}
export const Disabled: Story = { args: { isDisabled: true, defaultValue: '123456' } }
export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultValue: '123456' },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '1')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
/** In a plain form the data hold the value, not the text. */
export const InFormData: Story = {
  args: { name: 'field', defaultValue: '123456' },
  render: (args) => (
    <form aria-label="Форма">
      <CodeField {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form')
    await expect(new FormData(form).getAll('field')).toEqual(['123456'])
    await userEvent.clear(canvas.getByRole('textbox'))
    await expect(new FormData(form).get('field')).toBe('')
    form.reset()
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue('123456'))
  },
}
export const LongTextOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'Код подтверждения из сообщения, отправленного на номер руководителя',
    errorMessage:
      'Значение не совпадает с тем, что указано в выписке из реестра. Проверьте документ или обратитесь в поддержку',
    isRequired: true,
  },
}
export const Completes: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox')
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code')
    await userEvent.click(input)
    await userEvent.paste('Ваш код: 123-456')
    await expect(input).toHaveValue('123456')
    await expect(args.onComplete).toHaveBeenCalledTimes(1)
    await expect(args.onComplete).toHaveBeenCalledWith('123456')
  },
}
