import { claimable, counters, find, summary } from '@cabinet/contract/claim'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answerSettlement, claimableCard, claimLine, ORDER } from '../../../../test/page/claims.ts'
import { idOf, pageOf } from '../../../../test/page/ids.ts'
import { fakeServer, openPage, spaced } from '../../../../test/page/open-page.tsx'
import { person } from '../../../../test/page/people.ts'

const lines = [
  claimLine(1, 'DOCUMENTS_REQUESTED', {
    deadline: { kind: 'DOCUMENTS', date: '2026-12-02', daysLeft: 10, workingDaysLeft: 8, isApproximate: false },
  }),
  claimLine(2, 'PARTIALLY_APPROVED', { approvedAmount: 1_000_00 }),
]
const sender = () => person(['USER', 'SENDER'])
const bodyOf = (calls: readonly { body?: unknown }[]) => calls.at(-1)?.body

beforeEach(() => answerSettlement(fakeServer(), lines))
afterEach(() => void vi.restoreAllMocks())

test('a link of the menu of a product and of a state leads to exactly those claims', async () => {
  const server = fakeServer()
  await openPage('/settlement?source=sender&status=DOCUMENTS_REQUESTED', person(['USER', 'SENDER', 'SELLER']))
  await expect.element(page.getByRole('tab', { name: /^СДЭК/ })).toHaveAttribute('aria-selected', 'true')
  await expect.element(page.getByText('Ответить до 02.12.2026')).toBeVisible()
  await expect.element(page.getByText('осталось 8 рабочих дней')).toBeVisible()
  const filters = [
    { field: 'product', operation: 'EQ', value: 'SENDER' },
    { field: 'status.name', operation: 'IN', value: ['DOCUMENTS_REQUESTED'] },
  ]
  expect(bodyOf(server.calls(find))).toMatchObject({ filters })
  expect(bodyOf(server.calls(summary))).toEqual({ filters })
})

test('sums, "only mine" and a tile stand in the address', async () => {
  const server = fakeServer()
  const me = sender()
  await openPage(`/settlement?sum=100000..500000&mine=${me.id}`, me)
  await expect.element(page.getByRole('button', { name: /^Запрошены документы/ })).toBeVisible()
  expect(bodyOf(server.calls(find))).toMatchObject({
    filters: [
      { field: 'claimedAmount', operation: 'BETWEEN', value: [100_000, 500_000] },
      { field: 'author.id', operation: 'EQ', value: me.id },
    ],
  })
  await page.getByRole('button', { name: /^Запрошены документы/ }).click()
  await expect.poll(() => new URLSearchParams(location.search).get('status')).toBe('DOCUMENTS_REQUESTED')
})

test('what waits for the person stands above the register', async () => {
  fakeServer().answer(counters, {
    products: [],
    statuses: [],
    openCount: 1,
    documentsRequested: 1,
    groupDrafts: [
      {
        id: idOf(40, 10),
        number: 'ЗВ-26-000410',
        product: { name: 'SENDER', description: 'СДЭК' },
        period: '2026-10',
        linesCount: 8,
        sum: 322_550,
        submitUntil: '2026-11-30',
      },
    ],
  })
  await openPage('/settlement', sender())
  await expect.element(page.getByText('Готов черновик заявления: Октябрь 2026')).toBeVisible()
  await expect
    .element(page.getByText(spaced('8 заказов на 3 225,50 ₽. Проверьте и отправьте до 30.11.2026')))
    .toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Проверить и отправить' }))
    .toHaveAttribute('href', `/settlement/${idOf(40, 10)}?step=LINES`)
  await expect.element(page.getByText(spaced('По 1 заявлению запрошены документы'))).toBeVisible()
})

test('the picker finds an order, names the obstacle of another and goes on with a draft', async () => {
  const server = fakeServer()
  server.answer(claimable, {
    content: [
      claimableCard(),
      claimableCard({
        id: idOf(41, 2),
        number: '1990000012',
        obstacle: { name: 'NOT_ACCEPTED', description: 'Заказ ещё не передан в доставку' },
      }),
      claimableCard({
        id: idOf(41, 3),
        number: '1990000022',
        openClaim: { id: idOf(40, 5), number: 'ЗВ-26-000401', status: { name: 'DRAFT', description: 'Черновик' } },
      }),
    ],
    hasMore: false,
  })
  await openPage('/settlement', sender())
  await page.getByRole('button', { name: 'Подать заявление' }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText('Заказ ещё не передан в доставку')).toBeVisible()
  await expect
    .element(dialog.getByRole('link', { name: 'Продолжить заполнение' }))
    .toHaveAttribute('href', `/sender/create-claim/${idOf(41, 3)}`)
  await expect
    .element(dialog.getByRole('link', { name: 'Подать заявление по 1990000031' }))
    .toHaveAttribute('href', `/sender/create-claim/${ORDER}`)
  await dialog.getByRole('searchbox').fill('Омск')
  await expect.poll(() => bodyOf(server.calls(claimable))).toMatchObject({ product: 'SENDER', search: 'Омск' })
})

test('an address opens the picker, and "back" closes it', async () => {
  fakeServer().answer(claimable, { content: [claimableCard()], hasMore: false })
  await openPage('/settlement', sender())
  await page.getByRole('button', { name: 'Подать заявление' }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  expect(location.search).toBe('?open=new')
  history.back()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await openPage('/settlement?open=new', sender())
  await expect.element(page.getByRole('dialog').getByText('1990000031')).toBeVisible()
})

test('nobody is led into an empty register: no claims yet, no product, nothing to be seen', async () => {
  const server = fakeServer()
  server.answer(find, pageOf([]))
  await openPage('/settlement', sender())
  await expect.element(page.getByText(/подайте заявление/)).toBeVisible()
  await openPage('/settlement', person(['USER']))
  await expect.element(page.getByText(/Сначала подключите страхование/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'К страховым продуктам' })).toHaveAttribute('href', '/offer')
  await expect.element(page.getByRole('button', { name: 'Подать заявление' })).not.toBeInTheDocument()
  server.fail(find, 403, { message: 'Недостаточно прав' })
  await openPage('/settlement', sender())
  await expect.element(page.getByText('Список вам недоступен')).toBeVisible()
})

test('a window that is seen again reads once, however often it says so', async () => {
  const server = fakeServer()
  await openPage('/settlement', sender())
  await expect.element(page.getByText('осталось 8 рабочих дней')).toBeVisible()
  const before = server.calls(find).length
  for (let times = 0; times < 5; times += 1) document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(() => server.calls(find).length).toBe(before + 1)
})

test('what the insurer decides meanwhile comes by itself every 15 seconds, and a hidden window asks nothing', async () => {
  const pause = 15_000
  const repeated = vi.spyOn(window, 'setInterval')
  const server = fakeServer()
  await openPage('/settlement', sender())
  const row = page.getByRole('row', { name: /ЗВ-26-000401/ })
  await expect.element(row.getByText('Запрошены документы')).toBeVisible()
  const asked = server.calls(find).length
  // The clock stays real, what it would do every fifteen seconds is done by the test.
  const ticks = repeated.mock.calls.filter(([, delay]) => delay === pause)
  const tick = () => {
    for (const [handler] of ticks) if (typeof handler === 'function') handler()
  }
  expect(ticks.length).toBeGreaterThan(0)

  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const planned = vi.spyOn(window, 'setTimeout')
  for (let times = 0; times < 4; times += 1) tick()
  // Half a second gathers the reasons to read again: a hidden window does not even begin to gather.
  expect(planned.mock.calls.filter(([, delay]) => delay === 500)).toEqual([])
  planned.mockRestore()

  visibility.mockReturnValue('visible')
  server.answer(find, pageOf([claimLine(1, 'APPROVED')]))
  tick()
  await expect.element(row.getByText('Одобрено')).toBeVisible()
  expect(server.calls(find)).toHaveLength(asked + 1)
})
