import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Columns3 } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { DateRangeField } from '../date-range-field/date-range-field.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { SearchField } from '../search-field/search-field.tsx'
import { Select } from '../select/select.tsx'
import { StatCard, StatGroup } from '../stat-card/stat-card.tsx'
import { FilterBar, type FilterBarProps } from './filter-bar.tsx'

const status = { id: 'status', label: 'Статус: в пути' }
const problems = { id: 'problems', label: 'Проблемы, возвраты' }
const buyer = { id: 'buyer', label: 'Покупатель: Общество с ограниченной ответственностью «Волжские торговые ряды»' }

const period = (
  <Select
    label="Период"
    items={[
      { value: '2026-11', label: 'Ноябрь 2026' },
      { value: '2026-10', label: 'Октябрь 2026' },
    ]}
    placeholder="Любой"
  />
)

const Counts = () => (
  <StatGroup isInline label="Заказы по состоянию">
    <StatCard isSelected label="Все" value="386" onPress={() => {}} />
    <StatCard label="Проблемы" tone="negative" value="2" onPress={() => {}} />
    <StatCard label="Ждут выдачи" value="18" onPress={() => {}} />
    <StatCard label="Возвраты" value="23" onPress={() => {}} />
  </StatGroup>
)

const meta = {
  title: 'Components/FilterBar',
  component: FilterBar,
  args: {
    search: <SearchField aria-label="Поиск" placeholder="Номер, получатель, город" />,
    filters: [status, problems, buyer],
    onRemove: fn(),
    onReset: fn(),
    end: <IconButton icon={Columns3} label="Столбцы" />,
  },
} satisfies Meta<typeof FilterBar>

export default meta
type Story = StoryObj<typeof meta>

function Stateful(props: FilterBarProps) {
  const [filters, setFilters] = useState(props.filters ?? [])
  return (
    <FilterBar
      {...props}
      filters={filters}
      onRemove={(id) => {
        props.onRemove?.(id)
        setFilters(filters.filter((filter) => filter.id !== id))
      }}
      onReset={() => {
        props.onReset?.()
        setFilters([])
      }}
    />
  )
}

export const Default: Story = {
  render: (args) => <Stateful {...args} />,
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: 'Убрать: Проблемы, возвраты' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRemove).toHaveBeenCalledWith('problems')
    await expect(canvas.getByRole('button', { name: /Волжские торговые ряды/ })).toHaveFocus()
    await expect(canvas.getByText('Фильтр убран: Проблемы, возвраты')).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Сбросить' }))
    await expect(args.onReset).toHaveBeenCalledTimes(1)
    await expect(canvas.getByRole('searchbox', { name: 'Поиск' })).toHaveFocus()
    await expect(canvas.queryByRole('list')).toBeNull()
  },
}

/** The fields open below the line, and close again with what was chosen in them. */
export const AllForms: Story = {
  args: { children: period, counts: <Counts /> },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Фильтр' })
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.queryByRole('button', { name: /Период/ })).toBeNull()
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByRole('button', { name: /Период/ })).toBeVisible()
  },
}

export const WithoutFilters: Story = { args: { filters: [] } }

/** Under 768 px the fields fold. */
export const Narrow: Story = {
  args: { children: period },
  globals: { viewport: { value: 'phone' } },
}

export const English: Story = { globals: { locale: 'en' } }

/** A period beside other fields is seen to its last digit. */
export const WithPeriod: Story = {
  args: {
    children: (
      <>
        <DateRangeField defaultValue={{ from: '2026-10-20', to: '2026-12-28' }} label="Создан" />
        {period}
      </>
    ),
    filters: [],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Фильтр' }))
    const days = canvas.getAllByDisplayValue(/\.2026$/)
    await expect(days.map((day) => (day as HTMLInputElement).value)).toEqual(['20.10.2026', '28.12.2026'])
    await expect(days.filter((day) => day.scrollWidth > day.clientWidth)).toEqual([])
  },
}
