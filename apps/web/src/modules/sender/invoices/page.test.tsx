import { find, get, overdue, pdf, summary } from '@cabinet/contract/sender/invoices'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answerCourier, invoiceCardOf, invoiceOf, invoices } from '../../../../test/page/courier.ts'
import type { FakeServer } from '../../../../test/page/fake-server.ts'
import { fakeServer, openPage } from '../../../../test/page/open-page.tsx'
import { person } from '../../../../test/page/people.ts'

const ADDRESS = '/sender/invoices-payment'
const sender = person(['USER', 'SENDER'])
const drawer = () => page.getByRole('dialog', { name: /^Счёт/ })
const openInvoice = (id = invoices[0]?.id) => openPage(`${ADDRESS}?open=${id}`, sender)

let server: FakeServer
beforeEach(() => {
  server = fakeServer()
  answerCourier(server)
})

test('invoices stand with their months, sums and states', async () => {
  await openPage(`${ADDRESS}?status=OVERDUE,ISSUED`, sender)
  const row = page.getByRole('row', { name: /СЧ-26-001183/ })
  await expect.element(row.getByText('Сентябрь 2026')).toBeVisible()
  await expect.element(row.getByText('5 дней просрочки')).toBeVisible()
  await expect.element(row.getByText('Просрочен')).toBeVisible()
  expect(server.calls(find)[0]).toMatchObject({
    body: { filters: [{ field: 'status.name', operation: 'IN', value: ['OVERDUE', 'ISSUED'] }] },
  })
})

test.each([
  { count: 4, cancelled: 0, words: '4 счёта' },
  { count: 5, cancelled: 1, words: '5 счетов, из них 1 отменён' },
  { count: 12, cancelled: 3, words: '12 счетов, из них 3 отменены' },
  { count: 21, cancelled: 5, words: '21 счёт, из них 5 отменено' },
])('the count says what the sums leave out: $words', async ({ count, cancelled: cancelledCount, words }) => {
  server.answer(summary, { count, cancelledCount, amount: 4_937_400, paidAmount: 0, overdueAmount: 0 })
  await openPage(ADDRESS, sender)
  await expect.element(page.getByRole('definition').filter({ hasText: /сч[её]т/ })).toHaveTextContent(words)
})

test('what is overdue is told above the list', async () => {
  server.answer(overdue, { count: 2, amount: 2_000_000, suspensionDate: '2026-11-30' })
  await openPage(ADDRESS, sender)
  await expect
    .element(page.getByText(/^Просрочены 2\sсчёта на 20\s000,00\s₽\. Если не оплатить до 30\.11\.2026/))
    .toBeVisible()
})

test('details are copied one by one and all at once; the code holds the payment', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await openInvoice()
  await expect.element(drawer().getByRole('img', { name: 'QR-код для оплаты' })).toBeVisible()
  await drawer().getByRole('button', { name: 'Скопировать: Расчётный счёт' }).click()
  await drawer().getByRole('button', { name: 'Скопировать все реквизиты' }).click()
  await expect.poll(() => copied.mock.calls.length).toBe(2)
  expect(copied.mock.calls[0]).toEqual(['40701810399990000002'])
  expect(copied.mock.calls[1]?.[0]).toContain('БИК: 044525187\n')
  expect(copied.mock.calls[1]?.[0]).toContain('К оплате: 16\u00a0068,00\u00a0₽')
})

test('a paid invoice asks for nothing, a replaced one leads on, a cancelled one has no act', async () => {
  const [one, other] = [invoiceOf(1, 'CANCELLED'), invoiceOf(2, 'PAID')]
  server.answer(get, ({ params }) =>
    params.id === one.id
      ? invoiceCardOf(one, { payment: null, replacedById: other.id })
      : invoiceCardOf(other, { payment: null, payments: [{ id: one.id, date: '2026-11-10', amount: 1_606_800 }] }),
  )
  await openInvoice(one.id)
  await expect.element(drawer().getByRole('button', { name: 'Акт, PDF' })).toHaveAttribute('aria-disabled', 'true')
  await drawer().getByRole('link', { name: 'Открыть новый счёт' }).click()
  await expect.element(drawer().getByText('По этому счёту ничего платить не нужно.')).toBeVisible()
  await expect.element(drawer().getByRole('heading', { name: 'Поступившие платежи' })).toBeInTheDocument()
})

test('the document is saved, or it is told why not', async () => {
  server.fail(pdf, 409, { message: 'Счёт ещё готовится' })
  await openInvoice()
  await drawer().getByRole('button', { name: 'Счёт, PDF' }).click()
  await expect.element(page.getByText('Счёт ещё готовится').first()).toBeInTheDocument()
  expect(server.calls(pdf)).toHaveLength(1)
})

test('without invoices it says when the first one comes', async () => {
  server.answer(find, { content: [], totalElements: 0, totalPages: 0, number: 0, size: 20 })
  await openPage(ADDRESS, sender)
  await expect.element(page.getByText('Счетов пока нет')).toBeVisible()
})
