import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { conformance } from '../../test/support/conformance.tsx'
import { demoColumns } from '../data-table/demo-orders.tsx'
import { CabinetProvider } from '../provider/provider.tsx'
import { ColumnSettings } from './column-settings.tsx'

conformance('ColumnSettings', {
  element: HTMLButtonElement,
  render: (props) => <ColumnSettings {...props} columns={demoColumns} layout={{}} onLayoutChange={() => {}} />,
})

test('the page may decide when the panel is open', async () => {
  const asked: boolean[] = []
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  onTestFinished(() => {
    flushSync(() => root.unmount())
    host.remove()
  })
  const render = (isOpen: boolean): void =>
    flushSync(() =>
      root.render(
        <CabinetProvider>
          <ColumnSettings
            columns={demoColumns}
            isOpen={isOpen}
            layout={{}}
            onLayoutChange={() => {}}
            onOpenChange={(next) => asked.push(next)}
          />
        </CabinetProvider>,
      ),
    )
  render(false)
  await userEvent.click(page.getByRole('button', { name: 'Столбцы' }))
  expect(asked).toEqual([true])
  expect(page.getByRole('dialog').elements()).toHaveLength(0)
  render(true)
  await expect.element(page.getByRole('dialog', { name: 'Столбцы' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  expect(asked).toEqual([true, false])
})
