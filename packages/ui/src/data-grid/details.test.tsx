import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { demoColumns, demoKey, demoOrders, type DemoOrder } from '../data-table/demo-orders.tsx'
import { CabinetProvider } from '../provider/provider.tsx'
import { DataGrid } from './data-grid.tsx'

const rows = demoOrders(5)
const details = ({ number }: DemoOrder) => (
  <>
    <a href="#order">Заказ {number}</a> <button type="button">Отменить {number}</button>
  </>
)

test('the controls of an expanded row are reached by Tab', async () => {
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  onTestFinished(() => {
    flushSync(() => root.unmount())
    host.remove()
  })
  const expanded = new Set([demoKey(rows[0]!)])
  flushSync(() =>
    root.render(
      <CabinetProvider>
        <DataGrid
          columns={demoColumns}
          expandedKeys={expanded}
          label="Заказы"
          rowDetails={details}
          rowKey={demoKey}
          rows={rows}
        />
      </CabinetProvider>,
    ),
  )
  const link = page.getByRole('link', { name: /^Заказ/ })
  await expect.element(link).toBeVisible()
  await userEvent.keyboard('{Tab}{ArrowDown}{Tab}')
  await expect.element(link).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('button', { name: /^Отменить/ })).toHaveFocus()
  await userEvent.keyboard('{Shift>}{Tab}{Tab}{/Shift}')
  expect(document.activeElement?.closest('[data-part=details]')).toBeNull()
  expect(host.contains(document.activeElement)).toBe(true)
})
