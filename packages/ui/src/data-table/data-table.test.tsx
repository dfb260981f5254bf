import { useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { conformance } from '../../test/support/conformance.tsx'
import { Download } from 'lucide-react'
import { IconButton } from '../icon-button/icon-button.tsx'
import { CabinetProvider } from '../provider/provider.tsx'
import { DataTable } from './data-table.tsx'
import { demoColumns, demoKey, demoOrder, demoOrders, type DemoOrder } from './demo-orders.tsx'
import type { Column } from './columns.ts'

conformance('DataTable', {
  element: HTMLDivElement,
  render: (props) => (
    <DataTable
      {...props}
      columns={demoColumns}
      label="Реестр заказов"
      rowKey={demoKey}
      rows={demoOrders(3)}
      onSelectedKeysChange={() => {}}
      onSortChange={() => {}}
    />
  ),
})

describe('rows of DataTable', () => {
  let unmount = (): void => {}
  afterEach(() => unmount())

  const mount = (content: ReactNode): HTMLElement => {
    const host = document.body.appendChild(document.createElement('div'))
    const root = createRoot(host)
    flushSync(() => root.render(<CabinetProvider>{content}</CabinetProvider>))
    unmount = () => {
      flushSync(() => root.unmount())
      host.remove()
    }
    return host
  }

  test('do not scroll sideways when their columns fit', async () => {
    const [first, second] = demoColumns
    const columns = [
      { ...first, isFlexible: true },
      { ...second, width: 170 },
    ] as readonly Column<DemoOrder>[]
    const host = mount(<DataTable label="Заказы" columns={columns} rows={demoOrders(3)} rowKey={demoKey} />)
    host.style.width = '600px'
    const box = host.querySelector('table')?.parentElement
    expect(box?.scrollWidth).toBe(box?.clientWidth)
    await expect.poll(() => box?.parentElement?.hasAttribute('data-more')).toBe(false)
  })

  test('leave no empty header row above their cards, and keep the sorts there', async () => {
    await page.viewport(390, 800)
    try {
      const columns: readonly Column<DemoOrder>[] = [{ id: 'number', header: 'Номер', cell: ({ number }) => number }]
      const headerOf = (host: HTMLElement) => host.querySelector('thead')?.checkVisibility()
      const table = { label: 'Заказы', rows: demoOrders(3), rowKey: demoKey }
      expect(headerOf(mount(<DataTable {...table} columns={columns} />))).toBe(false)
      unmount()
      const sorted = columns.map((column) => ({ ...column, isSortable: true }))
      expect(headerOf(mount(<DataTable {...table} columns={sorted} onSortChange={() => {}} />))).toBe(true)
      unmount()
      expect(headerOf(mount(<DataTable {...table} columns={columns} onSelectedKeysChange={() => {}} />))).toBe(true)
      unmount()
      // There is nothing to select where there are no rows; the skeletons keep its place.
      const selectable = { ...table, rows: [], onSelectedKeysChange: () => {} }
      expect(headerOf(mount(<DataTable {...selectable} columns={columns} />))).toBe(false)
      unmount()
      expect(headerOf(mount(<DataTable {...selectable} columns={columns} error="Не загрузилось" />))).toBe(false)
      unmount()
      expect(headerOf(mount(<DataTable {...selectable} isLoading columns={columns} />))).toBe(true)
      unmount()
      const host = mount(<DataTable {...selectable} columns={sorted} onSortChange={() => {}} />)
      expect(headerOf(host)).toBe(true)
      expect(host.querySelector('thead input')?.checkVisibility()).toBe(false)
    } finally {
      await page.viewport(1280, 800)
    }
  })

  test('have their actions on the line of the title of their card, as far from its edge as the rest', async () => {
    await page.viewport(390, 800)
    try {
      const columns: readonly Column<DemoOrder>[] = [{ id: 'number', header: 'Номер', cell: () => <b>Номер</b> }]
      const actions = () => <IconButton icon={Download} label="Скачать" size="small" />
      const host = mount(
        <DataTable label="Заказы" columns={columns} rows={demoOrders(1)} rowActions={actions} rowKey={demoKey} />,
      )
      const boxOf = (selector: string): DOMRect => host.querySelector(selector)!.getBoundingClientRect()
      const [card, title, icon] = [boxOf('tbody [role=row]'), boxOf('tbody b'), boxOf('tbody button > svg')]
      expect(Math.abs(icon.top + icon.bottom - title.top - title.bottom) / 2).toBeLessThanOrEqual(2)
      expect(card.right - icon.right).toBe(17)
    } finally {
      await page.viewport(1280, 800)
    }
  })

  /** A column that writes down which orders it has drawn. */
  const counted = (drawn: string[]): readonly Column<DemoOrder>[] => [
    {
      id: 'number',
      header: 'Номер',
      isSortable: true,
      cell: (order) => {
        drawn.push(order.number)
        return order.number
      },
    },
    { id: 'sum', header: 'Сумма', kind: 'number', cell: (order) => order.declaredValue },
  ]

  interface Controls {
    setRows: (rows: DemoOrder[]) => void
    setSelected: (keys: ReadonlySet<string>) => void
    setOpen: (key: string) => void
  }
  function Harness({ columns, controls }: { columns: readonly Column<DemoOrder>[]; controls: Partial<Controls> }) {
    const [rows, setRows] = useState(() => demoOrders(50))
    const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
    const [open, setOpen] = useState('')
    Object.assign(controls, { setRows, setSelected, setOpen })
    return (
      <DataTable
        columns={columns}
        label="Реестр"
        openKey={open}
        rowKey={demoKey}
        rows={rows}
        selectedKeys={selected}
        onRowOpen={() => {}}
        onSelectedKeysChange={setSelected}
        onSortChange={() => {}}
      />
    )
  }

  const setup = () => {
    const drawn: string[] = []
    const controls: Partial<Controls> = {}
    const host = mount(<Harness columns={counted(drawn)} controls={controls} />)
    expect(new Set(drawn).size).toBe(50)
    drawn.length = 0
    return { drawn, host, controls: controls as Controls }
  }

  test('one changed cell renders one row', () => {
    const { drawn, host, controls } = setup()
    const rows = demoOrders(50)
    flushSync(() => controls.setRows(rows))
    drawn.length = 0
    flushSync(() => controls.setRows(rows.with(7, { ...demoOrder(7), declaredValue: 1 })))
    expect(drawn).toEqual([demoOrder(7).number])
    expect(host.querySelectorAll('tbody tr')[7]?.textContent).toContain('1')
  })

  test('selecting and opening mark their rows and render no content of any', () => {
    const { drawn, host, controls } = setup()
    const marked = (mark: string) => [...host.querySelectorAll(`tbody tr[${mark}=true]`)].map(keyOf)
    const keyOf = (row: Element) => row.getAttribute('data-key')
    flushSync(() => controls.setSelected(new Set([demoOrder(3).number])))
    expect(marked('aria-selected')).toEqual([demoOrder(3).number])
    expect(host.querySelectorAll('tbody input:checked')).toHaveLength(1)
    for (const index of [4, 5]) {
      flushSync(() => controls.setOpen(demoOrder(index).number))
      expect(marked('aria-current')).toEqual([demoOrder(index).number])
    }
    expect(drawn).toEqual([])
  })

  test('walking through cells and changing a width render no row', () => {
    const { drawn, host } = setup()
    const header = host.querySelector<HTMLElement>('[data-column="number"]')
    header?.querySelector('button')?.focus()
    const press = (key: string, shiftKey = false): void => {
      flushSync(
        () =>
          void document.activeElement?.dispatchEvent(
            new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true }),
          ),
      )
    }
    press('ArrowRight', true)
    expect(host.querySelector('col:nth-child(2)')?.getAttribute('style')).toContain('176px')
    press('ArrowDown')
    expect(document.activeElement?.textContent).toBe(demoOrder(0).number)
    press('ArrowDown')
    expect(document.activeElement?.textContent).toBe(demoOrder(1).number)
    expect(drawn).toEqual([])
  })

  test('the focus stays in the table when its row goes away', () => {
    const { host, controls } = setup()
    const last = host.querySelector<HTMLElement>('tbody tr:last-child [role="rowheader"]')
    last?.focus()
    expect(document.activeElement).toBe(last)
    flushSync(() => controls.setRows(demoOrders(10)))
    expect(document.activeElement?.textContent).toBe(demoOrder(9).number)
    expect(host.querySelectorAll('[tabindex="0"]')).toHaveLength(1)
  })
})
