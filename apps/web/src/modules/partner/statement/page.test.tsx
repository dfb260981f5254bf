import { find, get, invoices, match, revoke, settle, summary } from '@cabinet/contract/partner/statement'
import type { MatchableInvoice, StatementLine, StatementLineCard } from '@cabinet/contract/partner/statement'
import { get as savedViews } from '@cabinet/contract/people/views'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../../test/page/accessible.ts'
import type { FakeServer } from '../../../../test/page/fake-server.ts'
import { fakeServer, openPage } from '../../../../test/page/open-page.tsx'
import { person } from '../../../../test/page/people.ts'

const ADDRESS = '/partners/statement'
const staff = person(['GODMOD'])
const idOf = (index: number) => `0b0c6c1e-0000-4000-8000-0000000000${10 + index}`

const line: StatementLine = {
  id: idOf(1),
  version: 3,
  externalId: '40702-000119',
  date: '2026-11-20',
  amount: 2_500_000,
  left: 2_500_000,
  payerItn: '7799012346',
  payerName: 'ООО «Северный ветер»',
  purpose: 'Оплата по договору 44 от 12.01.2026 за страхование заказов',
  state: { name: 'UNMATCHED', description: 'Не разнесено' },
  problem: { name: 'NO_INVOICE', description: 'Счёт не найден' },
  receivedDateTime: '2026-11-20T17:00:00Z',
}
const card = (change: Partial<StatementLineCard> = {}): StatementLineCard => ({
  ...line,
  shares: [],
  comment: null,
  settledBy: null,
  settledDateTime: null,
  ...change,
})
const invoice: MatchableInvoice = {
  id: idOf(2),
  number: 'СЧ-26-001185',
  product: 'Страхование заказов',
  organization: 'ООО «Северный ветер»',
  itn: '7799012346',
  issueDate: '2026-11-02',
  dueDate: '2026-12-02',
  amount: 1_248_000,
  paidAmount: 1_000_000,
  left: 248_000,
}
const share = {
  id: idOf(3),
  amount: 248_000,
  invoice: { id: invoice.id, number: invoice.number, product: invoice.product, organization: invoice.organization },
  otherLineId: null,
  matchedBy: 'Соколов Михаил Андреевич',
  atDateTime: '2026-11-20T18:00:00Z',
  revokedDateTime: null,
  revokedBy: null,
}
const matched = card({
  version: 4,
  left: 2_252_000,
  state: { name: 'OVERPAID', description: 'Переплата' },
  problem: { name: 'ALREADY_PAID', description: 'Счёт уже оплачен' },
  shares: [share],
})

let server: FakeServer
beforeEach(() => {
  server = fakeServer()
  server.answer(find, { content: [line], totalElements: 1, totalPages: 1, number: 0, size: 20 })
  server.answer(summary, { count: 1, receivedSum: 2_500_000, returnedSum: 0, leftSum: 2_500_000 })
  server.answer(get, card())
  server.answer(invoices, { invoices: [invoice] })
  server.answer(savedViews, { views: [] })
})
const drawer = () => page.getByRole('dialog', { name: line.payerName })

test('lines stand with what is left of them and why', async () => {
  await openPage(`${ADDRESS}?state=UNMATCHED,OVERPAID`, staff)
  const row = page.getByRole('row', { name: /Северный ветер/ })
  await expect.element(row.getByText('Счёт не найден')).toBeVisible()
  expect(server.calls(find)[0]).toMatchObject({
    body: { filters: [{ field: 'state.name', operation: 'IN', value: ['UNMATCHED', 'OVERPAID'] }] },
  })
  await expectAccessible()
})

test('a line is put on an invoice of its payer, and what was put there is taken off again', async () => {
  server.answer(match, () => {
    server.answer(get, matched)
    return matched
  })
  server.fail(revoke, 409, { message: 'Разнесение уже отменено' })
  await openPage(`${ADDRESS}?open=${line.id}`, staff)
  await drawer().getByRole('button', { name: 'Разнести на счёт СЧ-26-001185' }).click()
  await expect.element(page.getByText('Разнесено на счёт СЧ-26-001185').first()).toBeInTheDocument()
  expect(server.calls(match)[0]).toMatchObject({ body: { version: 3, invoiceId: invoice.id } })
  await expect.element(drawer().getByText(/Соколов Михаил Андреевич/)).toBeVisible()
  await expectAccessible()
  await drawer().getByRole('button', { name: 'Снять со счёта СЧ-26-001185' }).click()
  const question = page.getByRole('alertdialog', { name: /^Снять деньги/ })
  await question.getByRole('button', { name: 'Снять со счёта' }).click()
  await expect.element(question.getByText('Разнесение уже отменено')).toBeVisible()
  server.answer(revoke, card({ version: 5 }))
  await question.getByRole('button', { name: 'Снять со счёта' }).click()
  await expect.element(question).not.toBeInTheDocument()
  expect(server.calls(revoke)[0]).toMatchObject({ body: { version: 4, shareId: share.id } })
})

test('another invoice is looked for by its number', async () => {
  server.answer(invoices, ({ query }) => ({ invoices: query.search === 'СЧ-26-000001' ? [invoice] : [] }))
  await openPage(`${ADDRESS}?open=${line.id}`, staff)
  await expect.element(drawer().getByText('У этого плательщика нет подходящих счетов.')).toBeVisible()
  await drawer().getByRole('searchbox', { name: 'Другой счёт' }).fill('СЧ-26-000001')
  await expect.element(drawer().getByText('СЧ-26-001185', { exact: false }).first()).toBeVisible()
})

test('what somebody else has changed meanwhile is told', async () => {
  server.fail(match, 409, { code: 'STALE', message: 'Данные изменил другой пользователь. Обновите страницу.' })
  await openPage(`${ADDRESS}?open=${line.id}`, staff)
  await drawer().getByRole('button', { name: 'Разнести на счёт СЧ-26-001185' }).click()
  await expect.element(page.getByText(/Данные изменил другой пользователь/).first()).toBeInTheDocument()
})

test('a line is closed with a reason', async () => {
  const settled = card({
    version: 4,
    state: { name: 'SETTLED', description: 'Закрыто вручную' },
    comment: 'Вернули плательщику',
    settledBy: 'Соколов Михаил Андреевич',
    settledDateTime: '2026-11-20T18:00:00Z',
  })
  server.answer(settle, () => {
    server.answer(get, settled)
    return settled
  })
  await openPage(`${ADDRESS}?open=${line.id}`, staff)
  await drawer().getByRole('button', { name: 'Закрыть без счёта' }).click()
  const dialog = page.getByRole('dialog', { name: 'Закрыть строку без счёта?' })
  await dialog.getByRole('button', { name: 'Закрыть без счёта' }).click()
  await expect.element(dialog.getByRole('textbox', { name: /Почему/ })).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByRole('textbox', { name: /Почему/ }).fill('Вернули плательщику')
  await dialog.getByRole('button', { name: 'Закрыть без счёта' }).click()
  await expect.element(drawer().getByText('Вернули плательщику')).toBeVisible()
  expect(server.calls(settle)[0]).toMatchObject({ body: { version: 3, comment: 'Вернули плательщику' } })
})

test('without a statement it says where one comes from', async () => {
  server.answer(find, { content: [], totalElements: 0, totalPages: 0, number: 0, size: 20 })
  await openPage(ADDRESS, staff)
  await expect.element(page.getByText('Выписка ещё не приходила')).toBeVisible()
})
