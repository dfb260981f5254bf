import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Select } from './select.tsx'

const systems = [
  { value: 'OSNO', label: 'Общая', description: 'НДС 22 %' },
  { value: 'USN_INCOME', label: 'Упрощённая, доходы' },
  { value: 'USN_INCOME_EXPENSE', label: 'Упрощённая, доходы минус расходы' },
  { value: 'PSN', label: 'Патентная' },
  { value: 'NPD', label: 'Налог на профессиональный доход', isDisabled: true },
]

const meta = {
  title: 'Components/Select',
  component: Select,
  args: { label: 'Система налогообложения', choices: systems, onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Select>

export default meta
type Story = StoryObj<typeof meta>

const page = within(document.body)

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: /Система налогообложения/ })
    await expect(button).toHaveTextContent('Выберите')
    await userEvent.click(button)
    await userEvent.click(await page.findByRole('option', { name: 'Патентная' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('PSN')
    await expect(button).toHaveTextContent('Патентная')
    await waitFor(() => expect(button).toHaveFocus())
  },
}
export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(page.getByRole('listbox')).toBeVisible())
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('USN_INCOME')
    await waitFor(() => expect(canvas.getByRole('button', { name: /Упрощённая, доходы/ })).toHaveFocus())
  },
}
export const Open: Story = {
  args: { defaultValue: 'USN_INCOME' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    const option = await page.findByRole('option', { name: 'Упрощённая, доходы' })
    await expect(option).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('option', { name: /профессиональный/ })).toHaveAttribute('aria-disabled', 'true')
  },
}
export const Groups: Story = {
  args: {
    label: 'Услуга',
    choices: [
      { value: 'all', label: 'Все услуги' },
      { value: 'sender', label: 'Страхование заказов', group: 'Страхование' },
      { value: 'debtor', label: 'Коммерческие кредиты', group: 'Страхование' },
      { value: 'finance', label: 'Финансирование поставок', group: 'Финансирование' },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(page.getByRole('group', { name: 'Страхование' })).toBeVisible())
    await expect(page.getAllByRole('option')).toHaveLength(4)
  },
}
export const Invalid: Story = {
  args: { isRequired: true, errorMessage: 'Выберите значение из списка' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Выберите значение из списка')
  },
}
export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'PSN' } }
export const InFormData: Story = {
  args: { name: 'tax', defaultValue: 'PSN' },
  render: (args) => (
    <form aria-label="Форма">
      <Select {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    await expect(new FormData(canvas.getByRole<HTMLFormElement>('form')).getAll('tax')).toEqual(['PSN'])
  },
}
export const LongTextOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'Система налогообложения, применяемая организацией на дату подачи заявления',
    defaultValue: 'USN_INCOME_EXPENSE',
    errorMessage: 'Система налогообложения не совпадает с указанной в выписке из реестра',
  },
}
