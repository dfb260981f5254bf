import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { FileText } from 'lucide-react'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { DataTable, type DataTableProps } from './data-table.tsx'
import type { Sort } from './columns.ts'
import { useDemoRegister } from './demo-register.tsx'
import { demoColumns, demoKey, demoOrders, type DemoOrder } from './demo-orders.tsx'

const meta = {
  title: 'Components/DataTable',
  component: DataTable<DemoOrder>,
  args: { label: 'Реестр заказов', columns: demoColumns, rows: demoOrders(7), rowKey: demoKey },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ padding: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DataTable<DemoOrder>>

export default meta
type Story = StoryObj<typeof meta>

function Register(props: DataTableProps<DemoOrder>) {
  const [sort, setSort] = useState<Sort | null>(props.sort ?? null)
  const [selectedKeys, setSelectedKeys] = useState<ReadonlySet<string>>(props.selectedKeys ?? new Set())
  const [openKey, setOpenKey] = useState(props.openKey)
  const factor = sort?.direction === 'descending' ? -1 : 1
  const rows = sort === null ? props.rows : props.rows.toSorted((a, b) => factor * (a.declaredValue - b.declaredValue))
  return (
    <DataTable
      {...props}
      openKey={openKey}
      rows={rows}
      selectedKeys={selectedKeys}
      sort={sort}
      onRowOpen={(order) => {
        setOpenKey(order.number)
        props.onRowOpen?.(order)
      }}
      onSelectedKeysChange={setSelectedKeys}
      onSortChange={(next) => {
        setSort(next)
        props.onSortChange?.(next)
      }}
    />
  )
}

/** Everything at once: selection, sorts, rows that open. */
export const Default: Story = {
  args: { onRowOpen: fn(), onSortChange: fn(), selectedKeys: new Set(['1990000021', '1990000022']) },
  render: (args) => <Register {...args} />,
}

export const Plain: Story = {}

export const SelectRows: Story = {
  render: (args) => <Register {...args} />,
  play: async ({ canvas }) => {
    const all = canvas.getByRole('checkbox', { name: 'Выбрать все строки' })
    const one = canvas.getByRole('checkbox', { name: /Выбрать 1990000021/ })
    await userEvent.click(one)
    await expect(canvas.getAllByRole('row')[1]).toHaveAttribute('aria-selected', 'true')
    await expect(all).toBePartiallyChecked()
    await userEvent.click(all)
    await expect(all).toBeChecked()
    await expect(canvas.getAllByRole('row', { selected: true })).toHaveLength(7)
    await userEvent.click(all)
    await expect(canvas.queryAllByRole('row', { selected: true })).toHaveLength(0)
  },
}

/** Shift takes everything between two presses, in the state of the last one. */
export const SelectRange: Story = {
  render: (args) => <Register {...args} />,
  play: async ({ canvas }) => {
    const user = userEvent.setup()
    await user.click(canvas.getByRole('checkbox', { name: /1990000022/ }))
    await user.keyboard('{Shift>}')
    await user.click(canvas.getByRole('checkbox', { name: /1990000025/ }))
    await user.keyboard('{/Shift}')
    const chosen = canvas.getAllByRole('row', { selected: true }).map((row) => row.dataset['key'])
    await expect(chosen).toEqual(['1990000022', '1990000023', '1990000024', '1990000025'])
  },
}

export const Sorting: Story = {
  args: { onSortChange: fn() },
  render: (args) => <Register {...args} />,
  play: async ({ args, canvas }) => {
    const header = canvas.getByRole('columnheader', { name: 'Объявлено' })
    await expect(header).toHaveAttribute('aria-sort', 'none')
    await userEvent.click(within(header).getByRole('button'))
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ column: 'declaredValue', direction: 'ascending' })
    await expect(header).toHaveAttribute('aria-sort', 'ascending')
    await userEvent.keyboard('{Enter}')
    await expect(header).toHaveAttribute('aria-sort', 'descending')
    await expect(canvas.getByText('Объявлено: сортировка по убыванию')).toBeInTheDocument()
    await expect(canvas.getByRole('columnheader', { name: 'Маршрут' })).not.toHaveAttribute('aria-sort')
  },
}

const key = async (keys: string): Promise<Element | null> => {
  await userEvent.keyboard(keys)
  return document.activeElement
}

export const Keyboard: Story = {
  args: { onRowOpen: fn(), rows: demoOrders(25) },
  render: (args) => <Register {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('checkbox', { name: 'Выбрать все строки' })).toHaveFocus()
    await expect(await key('{ArrowDown}')).toHaveAccessibleName(/1990000021/)
    await expect(await key('{ArrowRight}')).toHaveRole('rowheader')
    await expect(await key('{ArrowDown}')).toHaveTextContent('1990000022')
    await expect(await key('{End}')).toHaveTextContent(/Северный ветер/)
    await expect(await key('{ArrowRight}')).toHaveTextContent(/Северный ветер/)
    await expect(await key('{Control>}{End}{/Control}')).toHaveTextContent('Соколов М. А.')
    await expect(await key('{Home}{ArrowRight}')).toHaveTextContent('1990000045')
    await expect(await key('{PageUp}')).toHaveTextContent('1990000035')
    await userEvent.keyboard(' ')
    await expect(canvas.getAllByRole('row', { selected: true })).toHaveLength(1)
    await userEvent.keyboard('{Enter}')
    await expect(args.onRowOpen).toHaveBeenCalledTimes(1)
    await expect(document.activeElement?.closest('[role=row]')).toHaveAttribute('aria-current', 'true')
    await userEvent.keyboard('{Control>}a{/Control}')
    await expect(canvas.getAllByRole('row', { selected: true })).toHaveLength(25)
    await userEvent.keyboard('{Control>}{Home}{/Control}')
    await expect(canvas.getByRole('checkbox', { name: 'Выбрать все строки' })).toHaveFocus()
    await userEvent.tab()
    await expect(document.body).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(canvas.getByRole('checkbox', { name: 'Выбрать все строки' })).toHaveFocus()
  },
}

const actions = () => <IconButton icon={FileText} label="Скачать накладную" size="small" />

/** A press on a control of the row does not open the row. */
export const RowActions: Story = {
  args: { onRowOpen: fn(), rowActions: actions },
  play: async ({ args, canvas }) => {
    const [button] = canvas.getAllByRole('button', { name: 'Скачать накладную' })
    if (button === undefined) throw new Error('no action')
    await userEvent.click(button)
    await expect(args.onRowOpen).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByText('1990000023'))
    await expect(args.onRowOpen).toHaveBeenCalledTimes(1)
  },
}

const several = [
  ...demoColumns.slice(0, 2),
  {
    id: 'decision',
    header: 'Решение',
    width: 240,
    cell: () => (
      <span style={{ display: 'flex', gap: 8 }}>
        <Button size="small">Принять</Button>
        <Button size="small" tone="neutral" variant="outline">
          Отклонить
        </Button>
      </span>
    ),
  },
]

/** A cell with several controls is entered by Enter and left by Escape. */
export const SeveralControls: Story = {
  args: { columns: several },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{End}')
    await expect(document.activeElement).toHaveRole('gridcell')
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getAllByRole('button', { name: 'Принять' })[0]).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getAllByRole('button', { name: 'Отклонить' })[0]).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(document.activeElement).toHaveRole('gridcell')
    await userEvent.keyboard('{ArrowLeft}')
    await expect(document.activeElement).toHaveTextContent('Екатеринбург — Москва')
  },
}

const widthOf = (element: HTMLElement): number => Math.round(element.getBoundingClientRect().width)

export const Resize: Story = {
  args: { onLayoutChange: fn() },
  play: async ({ args, canvas }) => {
    const header = canvas.getByRole('columnheader', { name: 'Маршрут' })
    const before = widthOf(header)
    const edge = header.querySelector('[aria-hidden]:last-child')
    if (edge === null) throw new Error('no edge')
    const { left, top } = edge.getBoundingClientRect()
    const at = (x: number) => ({ clientX: x, clientY: top + 4, pointerId: 1, button: 0 })
    edge.setPointerCapture = () => {}
    await fireEvent.pointerDown(edge, at(left))
    await fireEvent.pointerMove(edge, at(left + 60))
    await fireEvent.pointerUp(edge, at(left + 60))
    await expect(widthOf(header)).toBe(before + 60)
    await expect(args.onLayoutChange).toHaveBeenLastCalledWith({ widths: { route: before + 60 } })
    header.focus()
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}')
    await expect(widthOf(header)).toBe(before + 44)
    await expect(canvas.getByText(`Маршрут: ширина ${before + 44}`)).toBeInTheDocument()
    await fireEvent.doubleClick(edge)
    await expect(widthOf(header)).toBe(before)
  },
}

const headers = (canvasElement: HTMLElement): (string | null)[] =>
  within(canvasElement)
    .getAllByRole('columnheader')
    .map((header) => header.textContent)

export const Reorder: Story = {
  args: { onLayoutChange: fn() },
  play: async ({ canvas, canvasElement }) => {
    const route = canvas.getByRole('columnheader', { name: 'Маршрут' })
    route.focus()
    await userEvent.keyboard('{Control>}{Shift>}{ArrowRight}{/Shift}{/Control}')
    await expect(headers(canvasElement).slice(0, 3)).toEqual(['Номер СДЭК / магазина', 'Объявлено', 'Маршрут'])
    await expect(canvas.getByText('Маршрут: столбец 3 из 6')).toBeInTheDocument()
    await expect(canvas.getByRole('columnheader', { name: 'Маршрут' })).toHaveFocus()
    const insurance = canvas.getByRole('columnheader', { name: 'Страхование' })
    const dataTransfer = new DataTransfer()
    await fireEvent.dragStart(insurance, { dataTransfer })
    await fireEvent.dragOver(canvas.getByRole('columnheader', { name: 'Объявлено' }), { dataTransfer })
    await waitFor(() =>
      expect(canvas.getByRole('columnheader', { name: 'Объявлено' })).toHaveAttribute('data-drop', 'start'),
    )
    await fireEvent.drop(canvas.getByRole('columnheader', { name: 'Объявлено' }), { dataTransfer })
    await expect(headers(canvasElement)[1]).toBe('Страхование')
  },
}

/** New rows are under way: the old ones stay in their places, dimmed. */
export const LoadingKeepsRows: Story = {
  args: { isLoading: true, selectedKeys: new Set(['1990000021']) },
  render: (args) => <Register {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByText('1990000021')).toBeVisible()
  },
}

export const FirstLoading: Story = { args: { isLoading: true, rows: [] } }

export const Empty: Story = {
  args: { rows: [], onSelectedKeysChange: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Ничего не найдено' })).toBeVisible()
    await expect(canvas.getByRole('checkbox')).toBeDisabled()
  },
}

export const Failed: Story = {
  args: {
    error: (
      <EmptyState action={<Button>Повторить</Button>} title="Не удалось загрузить заказы">
        Сервер долго не отвечает. Попробуйте позже
      </EmptyState>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Не удалось загрузить заказы')
    await expect(canvas.queryByText('1990000021')).toBeNull()
  },
}

export const Compact: Story = {
  args: { density: 'compact', onRowOpen: fn() },
  render: (args) => <Register {...args} />,
}

/** Header and first column stay while the rest scrolls. */
export const Scrolled: Story = {
  args: { rows: demoOrders(30), maxHeight: 420, onRowOpen: fn() },
  render: (args) => (
    <div style={{ width: 700 }}>
      <Register {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const box = canvas.getByRole('grid').parentElement
    if (box === null) throw new Error('no box')
    box.scrollTo(240, 600)
    await waitFor(() => expect(box).toHaveAttribute('data-scrolled'))
    const header = canvasElement.querySelector('[data-column="number"]')?.getBoundingClientRect()
    await expect(Math.round((header?.top ?? 0) - box.getBoundingClientRect().top)).toBe(0)
    await expect(Math.round((header?.left ?? 0) - box.getBoundingClientRect().left)).toBe(52)
  },
}

/** Under 768 px every row is a card, the headers a line of sorts. */
export const Cards: Story = {
  args: { onRowOpen: fn(), rows: demoOrders(3), rowActions: actions, selectedKeys: new Set(['1990000022']) },
  globals: { viewport: { value: 'phone' } },
  render: (args) => <Register {...args} />,
  play: async ({ canvas }) => {
    for (const action of canvas.getAllByRole('button', { name: 'Скачать накладную' })) {
      action.scrollIntoView({ block: 'center' })
      const { x, y, width, height } = action.getBoundingClientRect()
      await expect(action).toContainElement(document.elementFromPoint(x + width / 2, y + height / 2) as HTMLElement)
    }
  },
}

export const English: Story = {
  args: { rows: [], onRowOpen: fn() },
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nothing found' })).toBeVisible()
  },
}

const ofProducts = demoOrders(8)
function FullRegister() {
  return <DataTable {...useDemoRegister(ofProducts)} />
}
/** Several sorts (Shift and a press), sums, details below a row, actions that stay at the end, copying. */
export const WholeRegister: Story = {
  name: 'Register',
  render: () => <FullRegister />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Подробности 1990000022' }))
    await expect(await canvas.findByText(/Магазин: TT-10472/)).toBeVisible()
    await expect(canvas.getByText('Итого')).toBeVisible()
  },
}
export const RegisterOnPhone: Story = {
  ...WholeRegister,
  name: 'Register on phone',
  globals: { viewport: { value: 'phone' } },
}
