import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Columns3 } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { DateRangeField } from '../date-range-field/date-range-field.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { SearchField } from '../search-field/search-field.tsx'
import { Select } from '../select/select.tsx'
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

/** The search has a label above it as the fields beside it have. */
export const AllForms: Story = {
  args: { children: period },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Поиск' })).toBeVisible()
    if (!matchMedia('(min-width: 768px)').matches) return
    const top = (text: string): number | undefined =>
      canvas.getAllByText(text)[0]?.closest('[data-part=label], [aria-hidden=true]')?.getBoundingClientRect().top
    await expect(top('Поиск')).toBeGreaterThan(0)
    await expect(top('Поиск')).toBeCloseTo(top('Период') ?? 0, 0)
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
    const days = canvas.getAllByDisplayValue(/\.2026$/)
    await expect(days.map((day) => (day as HTMLInputElement).value)).toEqual(['20.10.2026', '28.12.2026'])
    await expect(days.filter((day) => day.scrollWidth > day.clientWidth)).toEqual([])
  },
}
