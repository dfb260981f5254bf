import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { demoColumns, demoKey, demoOrders, demoTextColumns, type DemoOrder } from '../data-table/demo-orders.tsx'
import { demoManyColumns, useDemoRegister } from '../data-table/demo-register.tsx'
import { DataGrid, type DataGridProps } from './data-grid.tsx'

const many = demoOrders(100_000)

const meta = {
  title: 'Components/DataGrid',
  component: DataGrid<DemoOrder>,
  args: { label: 'Реестр заказов', columns: demoTextColumns, rows: many, rowKey: demoKey, maxHeight: 600 },
  argTypes: { rows: { control: false }, columns: { control: false } },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ padding: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DataGrid<DemoOrder>>

export default meta
type Story = StoryObj<typeof meta>

function Register(props: DataGridProps<DemoOrder>) {
  const [selectedKeys, setSelectedKeys] = useState<ReadonlySet<string>>(new Set())
  return <DataGrid {...props} selectedKeys={selectedKeys} onSelectedKeysChange={setSelectedKeys} />
}

/** 100,000 rows of eight columns. The number of elements is a budget: 320. */
export const HundredThousandRows: Story = {
  play: async ({ canvas, canvasElement }) => {
    const grid = canvas.getByRole('grid')
    await expect(grid).toHaveAttribute('aria-rowcount', '100001')
    const box = grid.parentElement
    if (box === null) throw new Error('no box')
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThanOrEqual(320)
    box.scrollTo(0, box.scrollHeight / 2)
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(10))
    await waitFor(() => {
      const middle = Number(canvas.getAllByRole('row')[8]?.getAttribute('aria-rowindex'))
      return expect(middle).toBeGreaterThan(49_000)
    })
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThanOrEqual(320)
    box.scrollTo(0, box.scrollHeight)
    await waitFor(() => expect(canvas.getByText('1990100020')).toBeVisible())
    const last = canvas.getByText('1990100020').getBoundingClientRect()
    await expect(Math.round(last.bottom)).toBeLessThanOrEqual(Math.round(box.getBoundingClientRect().bottom))
  },
}

/** The focus goes to rows that are not drawn yet, and survives scrolling away. */
export const Keyboard: Story = {
  args: { onRowOpen: fn() },
  render: (args) => <Register {...args} />,
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('grid').parentElement
    if (box === null) throw new Error('no box')
    const focused = () => document.activeElement?.closest('[role=row]')
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}')
    await expect(focused()).toHaveAttribute('aria-rowindex', '3')
    await userEvent.keyboard('{Control>}{End}{/Control}')
    await expect(focused()).toHaveAttribute('aria-rowindex', '100001')
    await waitFor(() => expect(focused()).toBeVisible())
    await waitFor(() => expect(box.scrollTop).toBeGreaterThan(1_000_000))
    box.scrollTo(0, 0)
    await waitFor(() => expect(canvas.getByText('1990000021')).toBeVisible())
    await expect(focused()).toHaveAttribute('aria-rowindex', '100001')
    await userEvent.keyboard('{PageUp}')
    await waitFor(() => expect(box.scrollTop).toBeGreaterThan(1_000_000))
    await userEvent.keyboard('{Enter} ')
    await expect(args.onRowOpen).toHaveBeenCalledTimes(1)
    await expect(focused()).toHaveAttribute('aria-selected', 'true')
    const row = focused()
    const rowBox = row?.getBoundingClientRect()
    await expect(rowBox?.top ?? 0).toBeGreaterThanOrEqual(box.getBoundingClientRect().top)
    await userEvent.keyboard('{Control>}{Home}{/Control}')
    await expect(canvas.getByRole('checkbox', { name: 'Выбрать все строки' })).toHaveFocus()
  },
}

export const TwoLines: Story = {
  args: { columns: demoColumns, lines: 2, openKey: '1990000023', onRowOpen: fn() },
  render: (args) => <Register {...args} />,
}

export const Compact: Story = { args: { density: 'compact' } }

export const LoadingKeepsRows: Story = { args: { isLoading: true } }
export const FirstLoading: Story = { args: { isLoading: true, rows: [] } }

export const Empty: Story = {
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Ничего не найдено' })).toBeVisible()
  },
}

/** Under 768 px rows are cards of their own heights, still only those in sight. */
export const Cards: Story = {
  args: { columns: demoColumns, onRowOpen: fn() },
  globals: { viewport: { value: 'phone' } },
  render: (args) => <Register {...args} />,
  play: async ({ canvas }) => {
    const [, first, second] = canvas.getAllByRole('row')
    if (first === undefined || second === undefined) throw new Error('no rows')
    if (!matchMedia('(max-width: 767.98px)').matches) return
    await waitFor(() => expect(first.getBoundingClientRect().height).toBeGreaterThan(150))
    await waitFor(() =>
      expect(Math.round(second.getBoundingClientRect().top - first.getBoundingClientRect().bottom)).toBe(8),
    )
    await expect(within(first).getByText('Екатеринбург — Москва')).toBeVisible()
  },
}

const ofProducts = demoOrders(2000)
function FullRegister() {
  return <DataGrid {...useDemoRegister(ofProducts)} maxHeight={600} />
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

const thirty = demoManyColumns(30)
/** Of thirty columns those in sight are drawn: at most 400 elements. */
export const ThirtyColumns: Story = {
  args: { columns: thirty, rows: ofProducts },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('*').length).toBeLessThanOrEqual(400))
  },
}
