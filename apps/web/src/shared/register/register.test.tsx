import { find, shipments } from '@cabinet/contract/debtor-shipment'
import { CabinetProvider } from '@cabinet/ui/provider'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { shipmentOf } from '../../../test/page/debtor.ts'
import { fakeServer } from '../../../test/page/open-page.tsx'
import { testConfig } from '../../../test/support.ts'
import { startMessages } from '../../app/start-messages.ts'
import { setRuntimeConfig } from '../config/runtime-config.ts'
import { MessagesProvider } from '../intl/messages-provider.tsx'
import { filtersOf } from './filters.ts'
import { loadRegisterMessages } from './messages.ts'
import { Register } from './register.tsx'
import { defineRegister, useRegister } from './use-register.ts'

const register = defineRegister({
  id: 'drawn',
  list: shipments,
  find,
  filters: { q: filtersOf(shipments).search('search'), status: filtersOf(shipments).anyOf('status.name') },
  keyOf: ({ id }) => id,
})
const columns = [{ id: 'number', header: 'Номер', cell: ({ number }: { number: string }) => number }]
const field = vi.fn((value: string) => <output>{value || 'Любой'}</output>)
const controls = [{ name: 'status' as const, label: 'Статус', words: (value: string) => value, field }]

const Page = () => (
  <Register
    of={useRegister(register)}
    label="Отгрузки"
    columns={columns}
    controls={controls}
    hasTools={false}
    bulk={{ actions: () => null }}
  />
)

test('a tick of a row draws no filter anew, and the history learns of it', async () => {
  setRuntimeConfig(testConfig)
  const shipment = shipmentOf(1, 'DRAFT')
  fakeServer().answer(find, { content: [shipment], totalElements: 1, totalPages: 1, number: 0, size: 20 })
  await Promise.all([startMessages(), loadRegisterMessages()])
  const router = createMemoryRouter([{ path: '/', element: <Page /> }])
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  onTestFinished(() => {
    root.unmount()
    host.remove()
  })
  root.render(
    <MessagesProvider>
      <CabinetProvider locale="ru">
        <RouterProvider router={router} />
      </CabinetProvider>
    </MessagesProvider>,
  )
  await expect.element(page.getByRole('rowheader', { name: 'О-1' })).toBeVisible()
  const drawn = field.mock.calls.length
  await page.getByRole('row', { name: /О-1/ }).getByRole('checkbox').click()
  await expect.poll(() => router.state.location.state as unknown).toEqual({ drawn: { selected: [shipment.id] } })
  await expect.element(page.getByRole('row', { name: /О-1/ })).toHaveAttribute('aria-selected', 'true')
  expect(drawn).toBeGreaterThan(0)
  expect(field.mock.calls.length).toBe(drawn)
})
