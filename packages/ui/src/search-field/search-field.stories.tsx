import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { SearchField } from './search-field.tsx'

const meta = {
  title: 'Components/SearchField',
  component: SearchField,
  args: { 'aria-label': 'Поиск по заявлениям', placeholder: 'Номер или получатель', onChange: fn(), onSubmit: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SearchField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('searchbox', { name: 'Поиск по заявлениям' })
    await expect(canvas.queryByRole('button')).toBeNull()
    await userEvent.type(input, 'CDEK-417{Enter}')
    await expect(args.onSubmit).toHaveBeenLastCalledWith('CDEK-417')
    await userEvent.keyboard('{Escape}')
    await expect(input).toHaveValue('')
    await userEvent.type(input, '417')
    await userEvent.click(canvas.getByRole('button', { name: 'Очистить поиск' }))
    await expect(input).toHaveValue('')
    await expect(input).toHaveFocus()
    await expect(args.onChange).toHaveBeenLastCalledWith('')
  },
}
export const WithLabel: Story = {
  args: { 'aria-label': undefined, label: 'Найти заказ', description: 'По номеру накладной или фамилии получателя' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Найти заказ' })).toHaveAccessibleDescription(
      'По номеру накладной или фамилии получателя',
    )
  },
}
export const Filled: Story = { args: { defaultValue: 'Северный ветер' } }
export const Disabled: Story = { args: { isDisabled: true } }
export const English: Story = {
  args: { 'aria-label': undefined, placeholder: undefined },
  globals: { locale: 'en' },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('searchbox', { name: globals['locale'] === 'en' ? 'Search' : 'Поиск' })).toBeVisible()
  },
}
