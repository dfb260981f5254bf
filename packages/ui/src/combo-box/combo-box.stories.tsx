import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { demoBanks } from '../internal/list/demo-banks.ts'
import { ComboBox, type Choice } from './index.ts'

const banks: readonly Choice[] = [
  { value: '044525225', label: 'ПАО Сбербанк', description: 'БИК 044525225' },
  { value: '044525974', label: 'АО «ТБанк»', description: 'БИК 044525974' },
  { value: '044525593', label: 'АО «Альфа-Банк»', description: 'БИК 044525593' },
  { value: '044525187', label: 'Банк ВТБ (ПАО)', description: 'БИК 044525187' },
]

const find = (query: string): readonly Choice[] =>
  banks.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase()))

const meta = {
  title: 'Components/ComboBox',
  component: ComboBox,
  args: { label: 'Банк', placeholder: 'Название или БИК', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ComboBox>

export default meta
type Story = StoryObj<typeof meta>

const page = within(document.body)

export const Default: Story = {
  args: { items: banks },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Банк' })
    await userEvent.type(input, 'альфа')
    await expect(await page.findAllByRole('option')).toHaveLength(1)
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(input).toHaveValue('АО «Альфа-Банк»')
    await expect(args.onChange).toHaveBeenLastCalledWith('044525593', banks[2])
    await userEvent.click(canvas.getByRole('button', { name: 'Очистить' }))
    await waitFor(() => expect(input).toHaveValue(''))
    await expect(args.onChange).toHaveBeenLastCalledWith('', undefined)
  },
}
/** What fits no choice stays to be corrected, with a sentence and without a value. */
export const KeepsWhatFitsNothing: Story = {
  args: { items: banks, defaultValue: '044525225' },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox')
    await expect(input).toHaveValue('ПАО Сбербанк')
    await userEvent.clear(input)
    await userEvent.type(input, 'нет такого')
    await expect(await page.findByText('Ничего не найдено', { selector: '[role=option] *' })).toBeInTheDocument()
    await userEvent.tab()
    await waitFor(() => expect(page.queryByRole('listbox')).toBeNull())
    await expect(input).toHaveValue('нет такого')
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('Такого варианта нет. Выберите из списка')
    await expect(args.onChange).toHaveBeenLastCalledWith('', undefined)
  },
}

const answers = fn()
/** An answer that comes late is given up: the list is always that of the last question. */
export const FromServer: Story = {
  args: {
    pause: 0,
    load: async (query, signal) => {
      answers(query)
      await Promise.resolve()
      signal.throwIfAborted()
      return find(query)
    },
  },
  play: async ({ args, canvas }) => {
    answers.mockClear()
    const input = canvas.getByRole('combobox')
    await userEvent.type(input, 'тбанк')
    await userEvent.click(await page.findByRole('option', { name: /ТБанк/ }))
    await expect(input).toHaveValue('АО «ТБанк»')
    await expect(args.onChange).toHaveBeenLastCalledWith('044525974', banks[1])
    await expect(answers).toHaveBeenCalledWith('тбанк')
  },
}
export const Waiting: Story = {
  args: { load: () => new Promise<readonly Choice[]>(() => {}), pause: 0 },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'а')
    await waitFor(() => expect(page.getByRole('status')).toHaveTextContent('Ищем…'))
    // It waits in one place: in the list, or in the field when the list is closed.
    // The list opens and closes after the words have been said.
    await waitFor(() => expect(within(page.getByRole('listbox')).getByRole('img')).toBeVisible())
    await expect(document.querySelectorAll('[role=img]')).toHaveLength(1)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(page.queryByRole('listbox')).toBeNull())
    await waitFor(() => expect(document.querySelectorAll('[role=img]')).toHaveLength(1))
  },
}
export const NothingFound: Story = {
  args: { load: async (query) => find(query), pause: 0 },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'ъъъ')
    await expect(await page.findByText('Ничего не найдено', { selector: '[role=option] *' })).toBeInTheDocument()
  },
}
const failing = fn<() => Promise<readonly Choice[]>>()
export const Failed: Story = {
  args: { load: () => failing(), pause: 0 },
  play: async ({ canvas }) => {
    failing.mockReset().mockRejectedValue(new Error('offline'))
    await userEvent.type(canvas.getByRole('combobox'), 'а')
    await expect(await page.findByText('Не удалось загрузить', { selector: '[role=option] *' })).toBeInTheDocument()
    failing.mockResolvedValue(banks)
    await userEvent.click(page.getByRole('button', { name: 'Повторить' }))
    await expect(await page.findAllByRole('option')).toHaveLength(banks.length)
  },
}
export const AsksForMore: Story = {
  args: { load: async (query) => find(query), minLength: 3, pause: 0 },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'аль')
    await waitFor(() => expect(page.getByRole('option', { name: /Альфа/ })).toBeVisible())
    await userEvent.keyboard('{Backspace}')
    await waitFor(() =>
      expect(page.getByText('Введите не меньше 3 символов', { selector: '[role=option] *' })).toBeVisible(),
    )
  },
}
/** A value from before, whose name only the page knows. */
export const WithInitialChoice: Story = {
  args: { load: async (query) => find(query), defaultValue: '044525187', initialItem: banks[3] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveValue('Банк ВТБ (ПАО)')
  },
}
export const Invalid: Story = {
  args: { items: banks, isRequired: true, errorMessage: 'Выберите значение из списка' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeInvalid()
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Выберите значение из списка')
  },
}
export const Disabled: Story = { args: { items: banks, isDisabled: true, defaultValue: '044525225' } }
export const ReadOnly: Story = { args: { items: banks, isReadOnly: true, defaultValue: '044525225' } }
export const LongTextOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'Банк, в котором открыт расчётный счёт для выплаты страхового возмещения',
    items: [
      {
        value: 'long',
        label:
          'Филиал «Центральный» Публичного акционерного общества «Московский кредитный банк» в городе Екатеринбурге',
        description: 'БИК 046577000',
      },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Показать варианты/ }))
    const option = await page.findByRole('option')
    await waitFor(() => expect(option).toBeVisible())
  },
}
/** Passing by opens nothing; a press, a letter or an arrow does. */
export const OpensWhenAsked: Story = {
  args: { items: banks },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.tab()
    await expect(input).toHaveFocus()
    await expect(input).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(input)
    await expect(await page.findAllByRole('option')).toHaveLength(banks.length)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(page.queryByRole('listbox')).toBeNull())
    await userEvent.keyboard('{ArrowDown}')
    await expect(await page.findAllByRole('option')).toHaveLength(banks.length)
  },
}
const manyBanks = demoBanks(2700)
/** 2,700 choices, found by words of the name and by the second line. */
export const LongList: Story = {
  args: { items: manyBanks },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.click(input)
    await page.findByRole('listbox')
    await expect(page.getAllByRole('option').length).toBeLessThan(30)
    await userEvent.keyboard('{ArrowUp}')
    const last = await page.findByRole('option', { name: /№ 2700 / })
    await waitFor(() => expect(input).toHaveAttribute('aria-activedescendant', last.id))
    await userEvent.type(input, '044527601 перм')
    await waitFor(() => expect(page.queryAllByRole('option', { name: /№/ })).toHaveLength(0))
    await userEvent.clear(input)
    await userEvent.type(input, '044527601')
    await userEvent.click(await page.findByRole('option', { name: /№ 2602 / }))
    await expect(args.onChange).toHaveBeenLastCalledWith('044527601', manyBanks[2601])
    await expect(input).toHaveValue(manyBanks[2601]?.label)
  },
}
