import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { demoBanks, demoBanksByCity } from '../internal/list/demo-banks.ts'
import { Select, type Choice } from './index.ts'

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
  args: { label: 'Система налогообложения', items: systems, onChange: fn() },
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
    items: [
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
const manyBanks = demoBanks(2700)
/** Only what is in sight is drawn; keys and letters reach all of it. */
export const LongList: Story = {
  args: { label: 'Банк', items: manyBanks },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    const first = await page.findByRole('option', { name: /№ 1 / })
    await waitFor(() => expect(first).toHaveFocus())
    await expect(first).toHaveAttribute('aria-setsize', '2700')
    await expect(page.getAllByRole('option').length).toBeLessThan(30)
    await userEvent.keyboard('{End}')
    const last = await page.findByRole('option', { name: /№ 2700 / })
    await waitFor(() => expect(last).toHaveFocus())
    await waitFor(() => expect(last).toBeVisible())
    await expect(last).toHaveAttribute('aria-posinset', '2700')
    await userEvent.keyboard('{PageUp}{Enter}')
    await expect(args.onChange).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: /Банк/ }))
    await waitFor(() => expect(page.getByRole('option', { selected: true })).toHaveFocus())
  },
}
const groupedBanks = demoBanksByCity(700)
export const LongListInGroups: Story = {
  args: { label: 'Банк', items: groupedBanks },
  play: async () => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    const group = await page.findByRole('group', { name: 'Казань' })
    await waitFor(() => expect(within(group).getAllByRole('option')[0]).toHaveFocus())
    await userEvent.keyboard('{End}')
    const last = await page.findByRole('group', { name: 'Тюмень' })
    await waitFor(() => expect(within(last).getAllByRole('option').at(-1)).toHaveFocus())
  },
}
const ratingOf = ({ value }: Choice): string => (value === 'OSNO' ? 'Все предприятия' : 'Доход до 450 млн ₽ в год')
/** What the list shows of a choice is yours; the field and the search keep its label. */
export const OwnContent: Story = {
  args: {
    defaultValue: 'PSN',
    renderOption: (choice: Choice) => (
      <span style={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 8 }}>
        <b>{choice.label}</b>
        <span>{ratingOf(choice)}</span>
      </span>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Патентная/ }))
    await expect(await page.findByRole('option', { name: /Общая\s*Все предприятия/ })).toBeInTheDocument()
  },
}
