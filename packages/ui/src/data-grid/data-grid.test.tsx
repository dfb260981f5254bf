import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { conformance } from '../../test/support/conformance.tsx'
import type { Column } from '../data-table/columns.ts'
import { demoKey, demoOrder, demoOrders, demoTextColumns, type DemoOrder } from '../data-table/demo-orders.tsx'
import { CabinetProvider } from '../provider/provider.tsx'
import { DataGrid } from './data-grid.tsx'

conformance('DataGrid', {
  element: HTMLDivElement,
  render: (props) => (
    <DataGrid
      {...props}
      columns={demoTextColumns}
      label="Реестр заказов"
      rowKey={demoKey}
      rows={demoOrders(1000)}
      onSelectedKeysChange={() => {}}
    />
  ),
})

/** A busy machine draws late. */
const TIMEOUT = { timeout: 15_000 }

describe('rows of DataGrid', () => {
  let unmount = (): void => {}
  afterEach(() => unmount())

  const setup = () => {
    const drawn: string[] = []
    const columns: readonly Column<DemoOrder>[] = [
      {
        id: 'number',
        header: 'Номер',
        cell: (order) => {
          drawn.push(order.number)
          return order.number
        },
      },
    ]
    const host = document.body.appendChild(document.createElement('div'))
    const root = createRoot(host)
    const show = (rows: DemoOrder[]): void =>
      flushSync(() =>
        root.render(
          <CabinetProvider>
            <DataGrid columns={columns} label="Реестр" maxHeight={400} rowKey={demoKey} rows={rows} />
          </CabinetProvider>,
        ),
      )
    unmount = () => {
      flushSync(() => root.unmount())
      host.remove()
    }
    return { drawn, host, show }
  }
  const settled = async (host: HTMLElement): Promise<void> =>
    vi.waitFor(() => {
      const count = host.querySelectorAll('[data-index]').length
      expect(count).toBeGreaterThan(5)
      expect(count).toBeLessThan(14)
    }, TIMEOUT)

  test('one changed cell renders one row', async () => {
    const { drawn, host, show } = setup()
    const rows = demoOrders(2000)
    show(rows)
    await settled(host)
    drawn.length = 0
    show(rows.with(3, { ...demoOrder(3), declaredValue: 1 }))
    expect(drawn).toEqual([demoOrder(3).number])
    drawn.length = 0
    show(rows.with(3, { ...demoOrder(3), declaredValue: 1 }).with(1999, { ...demoOrder(1999), declaredValue: 1 }))
    expect(drawn).toHaveLength(1)
  })

  test('scrolling renders the rows that come into sight and no other', async () => {
    const { drawn, host, show } = setup()
    show(demoOrders(2000))
    await settled(host)
    const box = host.querySelector('[role="grid"]')?.parentElement
    drawn.length = 0
    box?.scrollTo(0, 180)
    await expect.poll(() => drawn.length).toBeGreaterThan(0)
    expect(new Set(drawn).size).toBe(drawn.length)
    expect(drawn.length).toBeLessThanOrEqual(5)
  })
})
