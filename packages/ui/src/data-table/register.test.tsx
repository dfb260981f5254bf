import type { ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { DataGrid } from '../data-grid/data-grid.tsx'
import { CabinetProvider } from '../provider/provider.tsx'
import type { Column } from './columns.ts'
import { DataTable } from './data-table.tsx'
import { demoKey, demoOrder, demoOrders, type DemoOrder } from './demo-orders.tsx'
import { useTableExport } from './export.ts'
import type { TableProps } from './table-props.ts'
import { demoManyColumns, useDemoRegister } from './demo-register.tsx'

const few = demoOrders(9)

/** How long a busy machine may take to draw, in milliseconds. */
const TIMEOUT = 15_000

function TableRegister() {
  return <DataTable {...useDemoRegister(few)} />
}
function GridRegister() {
  return <DataGrid {...useDemoRegister(few)} maxHeight={500} />
}

let host: HTMLDivElement
let root: Root
beforeEach(() => {
  host = document.body.appendChild(document.createElement('div'))
  host.style.width = '900px'
  root = createRoot(host)
})
afterEach(() => {
  flushSync(() => root.unmount())
  host.remove()
})
const show = (element: ReactElement): void => flushSync(() => root.render(<CabinetProvider>{element}</CabinetProvider>))
const find = (selector: string): HTMLElement => {
  const found = host.querySelector<HTMLElement>(selector)
  if (found === null) throw new Error(`no ${selector}`)
  return found
}
const box = (): HTMLElement => find('[role=grid]').parentElement as HTMLElement
const sumOf = (column: string): string => find(`[data-column=${column}]`).textContent

/** What Ctrl and C puts into the clipboard from the element with the focus. */
const copied = (): { text: string; html: string } => {
  const clipboardData = new DataTransfer()
  const event = new ClipboardEvent('copy', { bubbles: true, cancelable: true, clipboardData })
  document.activeElement?.dispatchEvent(event)
  expect(event.defaultPrevented).toBe(true)
  return { text: clipboardData.getData('text/plain'), html: clipboardData.getData('text/html') }
}

test.each([DataTable, DataGrid])('%o shows what a column brings for rows that are under way', (Table) => {
  const columns = [
    { id: 'number', header: 'Номер', cell: ({ number }: DemoOrder) => number },
    { id: 'status', header: 'Статус', cell: () => null, skeleton: <i /> },
  ]
  show(<Table label="Заказы" columns={columns} rows={[]} rowKey={demoKey} isLoading />)
  const rows = host.querySelectorAll('[aria-hidden] > :last-child > i')
  expect(rows.length).toBe(host.querySelectorAll('[aria-hidden] > :first-child > span').length)
  expect(rows.length).toBeGreaterThan(0)
})

describe.each([
  { name: 'DataTable', Register: TableRegister },
  { name: 'DataGrid', Register: GridRegister },
])('a register in $name', ({ Register }) => {
  test('keeps its actions in sight, and says at the edge that columns go on', async () => {
    show(<Register />)
    const action = find('[data-key] button[aria-label^="Действия"]')
    const edge = box().getBoundingClientRect().right
    expect(box().scrollWidth).toBeGreaterThan(box().clientWidth)
    expect(action.getBoundingClientRect().right).toBeLessThanOrEqual(edge)
    expect(box().parentElement?.hasAttribute('data-more')).toBe(true)
    box().scrollLeft = box().scrollWidth
    await expect.poll(() => box().parentElement?.hasAttribute('data-more')).toBe(false)
    expect(box().hasAttribute('data-scrolled')).toBe(true)
    expect(action.getBoundingClientRect().right).toBeLessThanOrEqual(edge)
  })

  test('leads to the columns that are out of sight, and back', async () => {
    show(<Register />)
    const button = find('button[aria-label="Показать другие столбцы"]')
    const isAtEnd = (): boolean => box().scrollLeft + box().clientWidth >= box().scrollWidth - 1
    const presses = Math.ceil(box().scrollWidth / box().clientWidth) * 2
    for (let press = 0; press < presses && !isAtEnd(); press += 1) {
      const before = box().scrollLeft
      await userEvent.click(button)
      await expect.poll(() => box().scrollLeft > before + 200 || isAtEnd()).toBe(true)
    }
    await expect.poll(() => box().parentElement?.hasAttribute('data-more')).toBe(false)
    // The way back is the same button, so that it keeps the focus.
    await userEvent.click(button)
    await expect.poll(() => box().scrollLeft).toBe(0)
    await expect.poll(() => box().parentElement?.hasAttribute('data-scrolled')).toBe(false)
    host.style.width = '3000px'
    await expect.poll(() => getComputedStyle(button).display).toBe('none')
  })

  test('brings a cell that gets the focus out from under its actions', async () => {
    show(<Register />)
    const row = find('[data-key]')
    find('[data-key] [role=rowheader]').focus()
    await userEvent.keyboard('{End}{ArrowLeft}')
    const cell = (): DOMRect => document.activeElement?.closest('[role=gridcell]')?.getBoundingClientRect() as DOMRect
    const actions = (): DOMRect => (row.lastElementChild as HTMLElement).getBoundingClientRect()
    await expect.poll(() => cell().right).toBeLessThanOrEqual(actions().left + 1)
  })

  test('takes one more sort with Shift, and tells their order', async () => {
    show(<Register />)
    const header = (column: string): HTMLElement => find(`[data-column=${column}] button`)
    await userEvent.click(header('date'))
    await userEvent.keyboard('{Shift>}')
    await userEvent.click(header('number'))
    await userEvent.click(header('number'))
    await userEvent.keyboard('{/Shift}')
    expect(find('[data-column=date]').getAttribute('aria-sort')).toBe('ascending')
    expect(sumOf('number')).toContain('сортировка 2, по убыванию')
    expect(find('[data-key]').dataset['key']).toBe(demoOrder(0).number)
    await userEvent.click(header('number'))
    expect(find('[data-column=number]').getAttribute('aria-sort')).toBe('ascending')
    expect(find('[data-column=date]').getAttribute('aria-sort')).toBe('none')
  })

  test('has its sums in sight while the rows scroll', async () => {
    show(<Register />)
    box().style.maxHeight = '200px'
    const footer = [...host.querySelectorAll<HTMLElement>('[role=row]')].at(-1) as HTMLElement
    expect(footer.textContent).toContain('Итого')
    const inside = (): boolean => {
      const bottom = box().getBoundingClientRect().top + box().clientHeight
      const { top, bottom: end } = (footer.lastElementChild as HTMLElement).getBoundingClientRect()
      return top < bottom && end <= bottom + 1
    }
    await expect.poll(inside).toBe(true)
    box().scrollTop = 60
    await expect.poll(inside).toBe(true)
  })

  test('expands a row, by keys too', async () => {
    show(<Register />)
    const button = find('[data-key] button[aria-expanded]')
    expect(button.getAttribute('aria-expanded')).toBe('false')
    const next = (): number => host.querySelectorAll('[data-key]')[1]?.getBoundingClientRect().top ?? 0
    const before = next()
    await userEvent.click(button)
    expect(host.textContent).toContain('Магазин: TT-10471')
    expect(button.getAttribute('aria-expanded')).toBe('true')
    await expect.poll(next).toBeGreaterThan(before + 20)
    await userEvent.keyboard('{ArrowDown}')
    expect(document.activeElement?.closest('[data-key]')?.getAttribute('data-key')).toBe(demoOrder(1).number)
    await userEvent.keyboard('{Enter}')
    expect(host.textContent).toContain('Магазин: TT-10472')
  })

  test('copies the cell with the focus, or the selected rows as text and as a table', async () => {
    show(<Register />)
    find('[data-key] [role=gridcell]:nth-child(3)').focus()
    expect(copied().text).toBe('TT-10471')
    const boxes = host.querySelectorAll<HTMLElement>('[data-key] input[type=checkbox]')
    await userEvent.click(boxes[1] as HTMLElement)
    await userEvent.click(boxes[0] as HTMLElement)
    const { text, html } = copied()
    const lines = text.split('\n')
    expect(lines).toHaveLength(3)
    expect(lines[0]).toContain('Номер\tНомер магазина\tДата')
    expect(lines[1]?.startsWith('1990000021\tTT-10471\t01.01.2026\t')).toBe(true)
    expect(html).toContain('<td>TT-10472</td>')
    await expect.poll(() => host.querySelector('[aria-live]')?.textContent).toBe('Скопировано строк: 2')
  })
})

describe('what leaves a table keeps its digits', () => {
  const rows = [
    {
      account: '4070 2810 9000 0000 1234',
      inn: '0105012349',
      ogrn: '1027700132195',
      day: '01.12.2026',
      sum: '1 200,50',
    },
  ]
  type Line = (typeof rows)[0]
  const values = Object.values(rows[0] ?? {})
  const columns = (['account', 'inn', 'ogrn', 'day', 'sum'] as const).map((id): Column<Line> => ({
    id,
    header: id,
    kind: id === 'sum' ? 'number' : 'text',
    cell: (row) => row[id],
  }))
  const register = (selectedKeys: ReadonlySet<string>) => (
    <DataTable
      columns={columns}
      label="Счета"
      rowKey={({ inn }) => inn}
      rows={rows}
      selectedKeys={selectedKeys}
      onSelectedKeysChange={() => {}}
    />
  )
  const cellsOf = (html: string): HTMLTableCellElement[] => [
    ...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('td'),
  ]
  /** Whether a spreadsheet is told that the cell is a text. */
  const isText = (cell: HTMLElement): boolean =>
    (cell.getAttribute('style') ?? '').includes('mso-number-format') &&
    cell.getAttribute('sdnum')?.endsWith('@') === true

  test('copied as rows', () => {
    show(register(new Set(['0105012349'])))
    find('[data-key] [role=gridcell]:nth-child(3)').focus()
    const { text, html } = copied()
    const cells = cellsOf(html)
    expect(cells.map((cell) => cell.textContent)).toEqual(values)
    expect(cells.map(isText)).toEqual([true, true, true, false, false])
    // The texts themselves stay as they are: they are pasted into fields too.
    expect(text.split('\n')[1]).toBe(values.join('\t'))
  })

  test('copied as one cell', () => {
    show(register(new Set()))
    const copy = (index: number) => {
      find(`[data-key] > :nth-child(${index})`).focus()
      return copied()
    }
    for (const index of [2, 3, 4]) expect(cellsOf(copy(index).html).map(isText)).toEqual([true])
    expect(copy(3).text).toBe('0105012349')
    for (const index of [5, 6]) expect(copy(index).html).toBe('')
  })

  test('as a file', () => {
    const Exporter = () => <pre>{useTableExport(columns).csv(rows)}</pre>
    show(<Exporter />)
    const csv = find('pre').textContent
    const texts = ['4070 2810 9000 0000 1234', '0105012349', '1027700132195'].map((text) => `"=""${text}"""`)
    expect(csv.split('\r\n')[1]).toBe([...texts, '01.12.2026', '1 200,50'].join(';'))
  })
})

describe('large registers', () => {
  test('the last of a million rows is reached by the scroll bar and by keys', async () => {
    const rows = demoOrders(1_000_000)
    const columns = demoManyColumns(3)
    show(<DataGrid columns={columns} label="Реестр" maxHeight={600} rowKey={demoKey} rows={rows} />)
    const lastKey = demoOrder(999_999).number
    const rowOf = (key: string): HTMLElement | null => host.querySelector(`[data-key="${key}"]`)
    const isInSight = (key: string): boolean => {
      const row = rowOf(key)?.getBoundingClientRect()
      const view = box().getBoundingClientRect()
      return row !== undefined && row.top >= view.top && row.bottom <= view.bottom + 1
    }
    const scroll = async (share: number, arrived: () => boolean): Promise<void> =>
      vi.waitFor(() => {
        box().scrollTop = box().scrollHeight * share
        expect(arrived()).toBe(true)
      }, TIMEOUT)
    await scroll(1, () => isInSight(lastKey))
    await scroll(0.5, () => {
      const places = [...host.querySelectorAll('[data-index]')].map((row) => Number(row.getAttribute('data-index')))
      const middle = places[8] ?? 0
      return Math.abs(middle - 500_000) < 100 && isInSight(demoOrder(middle).number)
    })
    find('[role=columnheader]').focus()
    await userEvent.keyboard('{ArrowDown}{Control>}{ArrowDown}{/Control}')
    await expect.poll(() => isInSight(lastKey)).toBe(true)
    expect(rowOf(lastKey)?.contains(document.activeElement)).toBe(true)
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expect.poll(() => isInSight(demoOrder(999_997).number)).toBe(true)
    expect(document.activeElement?.textContent).toBe(demoOrder(999_997).number)
  })

  test('of thirty columns those in sight are drawn: at most 400 elements; keys reach the last one', async () => {
    const columns = demoManyColumns(30)
    show(<DataGrid columns={columns} label="Реестр" maxHeight={600} rowKey={demoKey} rows={demoOrders(10_000)} />)
    await expect.poll(() => host.querySelectorAll('[data-key]').length).toBeGreaterThan(10)
    const count = (): number => host.querySelectorAll('*').length
    await expect.poll(count).toBeLessThanOrEqual(400)
    expect(find('[role=grid]').getAttribute('aria-colcount')).toBe('30')
    find('[data-key] [role=rowheader]').focus()
    await userEvent.keyboard('{End}')
    await expect.poll(() => document.activeElement?.textContent).toBe('TT-10471-30')
    expect(document.activeElement?.getAttribute('aria-colindex')).toBe('30')
    const view = box().getBoundingClientRect()
    const cell = document.activeElement?.getBoundingClientRect()
    expect(cell?.right).toBeLessThanOrEqual(view.right + 1)
    await userEvent.keyboard('{ArrowLeft}')
    expect(document.activeElement?.textContent).toBe('TT-10471-29')
    expect(count()).toBeLessThanOrEqual(400)
    box().scrollLeft = 1400
    await expect.poll(() => host.textContent).toContain('TT-10471-12')
    expect(document.activeElement?.textContent).toBe('TT-10471-29')
  })
})

describe.each([
  ['DataTable', DataTable],
  ['DataGrid', DataGrid],
] as const)('parts of %s', (_name, Table) => {
  const rows = demoOrders(5)
  const drawn: string[] = []
  const columns: TableProps<DemoOrder>['columns'] = [
    {
      id: 'number',
      header: 'Номер',
      cell: (order) => {
        drawn.push(order.number)
        return order.number
      },
    },
  ]
  const register = (id: string, top: number) => (
    <Table
      classNames={{ row: 'line' }}
      columns={columns}
      label="Заказы"
      rowKey={demoKey}
      rows={rows}
      slotProps={{ cell: { 'data-id': id, style: { paddingBlockStart: top } } }}
    />
  )

  test('are written in place without a row rendered anew', () => {
    show(register('a', 3))
    expect(new Set(drawn).size).toBe(rows.length)
    drawn.length = 0
    show(register('a', 3))
    show(register('a', 3))
    expect(drawn).toEqual([])
  })

  test('reach every row when they change', () => {
    show(register('a', 3))
    drawn.length = 0
    show(register('a', 5))
    expect(drawn).toHaveLength(rows.length)
    show(register('b', 5))
    expect(drawn).toHaveLength(rows.length * 2)
    expect(host.querySelectorAll('.line [data-id="b"]')).toHaveLength(rows.length)
    expect(find('.line [data-id="b"]').style.paddingBlockStart).toBe('5px')
  })

  test('do not lose the place that the table gives them', () => {
    const style = { opacity: 0.5, transform: 'none', maxHeight: 1 }
    const own = { classNames: {}, slotProps: { box: { style }, row: { style }, table: { style } } }
    show(<Table {...own} columns={columns} label="Заказы" maxHeight={400} rowKey={demoKey} rows={rows} />)
    const row = find('[data-key][data-part="row"]')
    expect(row.style.opacity).toBe('0.5')
    expect(row.style.transform).toBe(Table === DataGrid ? 'translateY(0px)' : 'none')
    expect(find('[data-part="box"]').style.maxHeight).toBe('400px')
    expect(find('[role="grid"]').style.cssText).toContain('--')
  })
})
