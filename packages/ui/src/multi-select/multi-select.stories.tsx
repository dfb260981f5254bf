import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within, waitFor } from 'storybook/test'
import { demoBanks } from '../internal/list/demo-banks.ts'
import { searchChoices } from '../internal/list/choice.ts'
import { MultiSelect } from './multi-select.tsx'

const statuses = [
  { value: 'DRAFT', label: 'Черновик' },
  { value: 'SUBMITTED', label: 'Подано' },
  { value: 'IN_REVIEW', label: 'На рассмотрении' },
  { value: 'PAID', label: 'Выплачено' },
  { value: 'REJECTED', label: 'Отказано', isDisabled: true },
]

const meta = {
  title: 'Components/MultiSelect',
  component: MultiSelect,
  args: { label: 'Статус заявления', items: statuses, onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MultiSelect>

export default meta
type Story = StoryObj<typeof meta>

const page = within(document.body)

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: /Статус заявления/ })
    await userEvent.click(button)
    await userEvent.click(await page.findByRole('option', { name: 'Выплачено' }))
    await userEvent.click(page.getByRole('option', { name: 'Черновик' }))
    // In the order of the list, whatever was chosen first.
    await expect(args.onChange).toHaveBeenLastCalledWith(['DRAFT', 'PAID'])
    await waitFor(() => expect(page.getByRole('listbox')).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await expect(button).toHaveTextContent('Черновик, Выплачено')
    await expect(button).toHaveTextContent('Выбрано: 2')
  },
}
export const AllAndNone: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Статус заявления/ }))
    await userEvent.click(await page.findByRole('button', { name: 'Выбрать все' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(['DRAFT', 'SUBMITTED', 'IN_REVIEW', 'PAID'])
    await userEvent.click(page.getByRole('button', { name: 'Сбросить' }))
    await expect(args.onChange).toHaveBeenLastCalledWith([])
  },
}
export const Open: Story = {
  args: { defaultValue: ['SUBMITTED', 'PAID'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Статус заявления/ }))
    await expect(await page.findByRole('option', { name: 'Подано' })).toHaveAttribute('aria-selected', 'true')
  },
}
export const WithTags: Story = {
  args: { hasTags: true, defaultValue: ['DRAFT', 'IN_REVIEW', 'PAID'] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Убрать: На рассмотрении' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(['DRAFT', 'PAID'])
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
  },
}
export const Invalid: Story = { args: { isRequired: true, errorMessage: 'Выберите значение из списка' } }
export const Disabled: Story = { args: { isDisabled: true, hasTags: true, defaultValue: ['PAID'] } }
export const LongTextOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    hasTags: true,
    label: 'Причины, по которым организация отключает страхование отправлений',
    items: [
      { value: 'a', label: 'Страхование больше не нужно: все покупатели платят вперёд' },
      { value: 'b', label: 'Нашли более выгодные условия у другого страховщика' },
    ],
    defaultValue: ['a', 'b'],
    description: 'Можно выбрать несколько причин',
  },
}
/** The focus of a removed tag goes to the next one, and at last to the field. */
export const TagsRemovedByKeyboard: Story = {
  args: { hasTags: true, defaultValue: ['DRAFT', 'PAID'] },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Убрать: Черновик' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Убрать: Выплачено' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: /Статус заявления/ })).toHaveFocus())
  },
}
const manyBanks = demoBanks(2700)
export const WithSearch: Story = {
  args: { label: 'Банки', items: manyBanks, hasSearch: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: /Банки/ })
    await userEvent.click(button)
    const search = await page.findByRole('combobox', { name: 'Поиск' })
    await waitFor(() => expect(search).toHaveFocus())
    await expect(page.getAllByRole('option').length).toBeLessThan(30)
    await userEvent.type(search, 'земский омск № 27')
    await waitFor(() => expect(page.getByRole('status')).toHaveTextContent('Найдено: 15'))
    await userEvent.keyboard('{ArrowDown}')
    const first = page.getAllByRole('option')[0]
    await waitFor(() => expect(search).toHaveAttribute('aria-activedescendant', first?.id))
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenCalledTimes(1)
    // The next question is not typed after the last one.
    await waitFor(() => expect(search).toHaveValue(''))
    await userEvent.type(search, 'земский омск № 27')
    await waitFor(() => expect(page.getByRole('status')).toHaveTextContent('Найдено: 15'))
    await userEvent.click(page.getByRole('button', { name: 'Выбрать все' }))
    await waitFor(() => expect(button).toHaveTextContent('Выбрано: 15'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
  },
}
const fewBanks = demoBanks(40)
/** What was chosen before stays chosen when another answer lacks it. */
export const FromServer: Story = {
  args: {
    label: 'Банки',
    hasTags: true,
    pause: 0,
    defaultValue: ['044525000'],
    initialItems: fewBanks.slice(0, 1),
    load: async (query) => searchChoices(fewBanks, query).slice(0, 10),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: /Банки/ })).toHaveTextContent('№ 1')
    await userEvent.click(canvas.getByRole('button', { name: /Банки/ }))
    const search = await page.findByRole('combobox', { name: 'Поиск' })
    await userEvent.type(search, '№ 40')
    await waitFor(() => expect(page.getAllByRole('option')).toHaveLength(1))
    await userEvent.click(page.getByRole('option', { name: /№ 40/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith(['044525000', '044525039'])
    await userEvent.clear(search)
    await userEvent.type(search, 'нет такого')
    await expect(await page.findByText('Ничего не найдено', { selector: '[role=option] *' })).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(2))
  },
}
