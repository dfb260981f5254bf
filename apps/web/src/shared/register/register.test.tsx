import { find, shipments, summary } from '@cabinet/contract/debtor/shipments'
import { CabinetProvider } from '@cabinet/ui/provider'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { shipmentOf } from '../../../test/page/debtor.ts'
import { fakeServer, spaced } from '../../../test/page/open-page.tsx'
import { testConfig } from '../../../test/support.ts'
import { startMessages } from '../../app/start-messages.ts'
import { setRuntimeConfig } from '../config/runtime-config.ts'
import { MessagesProvider } from '../intl/messages-provider.tsx'
import { filtersOf } from './filters.ts'
import { loadRegisterMessages } from './messages.ts'
import { Register } from './register.tsx'
import { defineRegister, useRegister } from './use-register.ts'
import { useSums } from './use-sums.ts'

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

const OneSum = () => {
  const of = useRegister(register)
  const sums = useSums(summary, of.query, [{ id: 'count', label: 'Отгрузок', value: ({ count }) => String(count) }])
  return <Register of={of} label="Отгрузки" columns={columns} hasTools={false} sums={sums} />
}

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

const show = async (element: ReactNode) => {
  setRuntimeConfig(testConfig)
  await Promise.all([startMessages(), loadRegisterMessages()])
  const router = createMemoryRouter([{ path: '/', element }])
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  onTestFinished(() => {
    root.unmount()
    host.remove()
  })
  root.render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <MessagesProvider>
        <CabinetProvider locale="ru">
          <RouterProvider router={router} />
        </CabinetProvider>
      </MessagesProvider>
    </SWRConfig>,
  )
  return router
}

const first = { content: [shipmentOf(1, 'DRAFT')], totalPages: 50, number: 0, size: 20 }
const sumsOf = (count: number) => ({ count, amountSum: 0, debtSum: 0, insuredSum: 0, overdueSum: 0, premiumSum: 0 })

test.each([
  { name: 'all', found: { totalElements: 999 }, count: 999, range: '1–20 из 999', note: null },
  {
    name: 'more than the pages lead to',
    found: { totalElements: 1000, hasMore: true },
    count: 1332,
    range: '1–20 из 1 332',
    note: 'Страницы показывают первые 1 000.',
  },
  {
    name: 'more, and nobody has counted them',
    found: { totalElements: 1000, hasMore: true },
    count: undefined,
    range: '1–20 из 1 000+',
    note: 'Найдено больше 1 000.',
  },
])('the rows that were found are one number, above and below them: $name', async ({ found, count, range, note }) => {
  const server = fakeServer()
  server.answer(find, { ...first, ...found })
  if (count === undefined) server.fail(summary, 500)
  else server.answer(summary, sumsOf(count))
  await show(<OneSum />)
  await expect.element(page.getByText(spaced(range))).toBeVisible()
  if (note === null) await expect.element(page.getByText(/показывают первые|больше/)).not.toBeInTheDocument()
  else await expect.element(page.getByText(spaced(note))).toBeVisible()
})

test('a tick of a row draws no filter anew, and the history learns of it', async () => {
  const shipment = shipmentOf(1, 'DRAFT')
  fakeServer().answer(find, { content: [shipment], totalElements: 1, totalPages: 1, number: 0, size: 20 })
  const router = await show(<Page />)
  await expect.element(page.getByRole('rowheader', { name: 'О-1' })).toBeVisible()
  const drawn = field.mock.calls.length
  await page.getByRole('row', { name: /О-1/ }).getByRole('checkbox').click()
  await expect.poll(() => router.state.location.state as unknown).toMatchObject({ drawn: { selected: [shipment.id] } })
  await expect.element(page.getByRole('row', { name: /О-1/ })).toHaveAttribute('aria-selected', 'true')
  expect(drawn).toBeGreaterThan(0)
  expect(field.mock.calls.length).toBe(drawn)
})
