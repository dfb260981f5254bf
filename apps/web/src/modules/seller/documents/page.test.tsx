import { find as findDocuments, orders as certificateOrders, pdf } from '@cabinet/contract/seller/documents'
import { find as findOrders, summary } from '@cabinet/contract/seller/orders'
import { healthCheck } from '@cabinet/contract/service'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerMarketplace, certificates, orders, sellerWith } from '../../../../test/page/marketplace.ts'
import type { FakeServer } from '../../../../test/page/fake-server.ts'
import { fakeServer, openPage, spaced, toastOf } from '../../../../test/page/open-page.tsx'

const ADDRESS = '/documents'
const empty = { content: [], totalElements: 0, totalPages: 0, number: 0, size: 20 }
const [certificate] = certificates

let server: FakeServer
beforeEach(() => {
  server = fakeServer()
  answerMarketplace(server)
})

const lastBody = (calls: readonly { body?: unknown }[]) => calls.at(-1)?.body

test('certificates stand with their months and what was withheld; only they are asked for', async () => {
  await openPage(ADDRESS, sellerWith('linked'))
  const row = page.getByRole('row', { name: spaced(certificate.number) })
  await expect.element(row.getByText('Октябрь 2026')).toBeVisible()
  await expect.element(row.getByText(spaced('507,50 ₽'))).toBeVisible()
  expect(lastBody(server.calls(findDocuments))).toMatchObject({
    filters: [{ field: 'type.name', operation: 'EQ', value: 'CERTIFICATE' }],
  })
  await expect.element(page.getByText(spaced('1 015,00 ₽'))).toBeVisible()
})

test('a certificate opens over the page, and says why when it cannot', async () => {
  server.fail(pdf, 409, { message: 'Документ ещё готовится' })
  await openPage(ADDRESS, sellerWith('linked'))
  await page.getByRole('rowheader', { name: certificate.number }).click()
  const viewer = page.getByRole('dialog', { name: `Страховой сертификат ${certificate.number}` })
  await expect.poll(() => location.search).toBe(`?open=${certificate.id}`)
  await expect.element(viewer.getByText(/Документ ещё готовится/)).toBeVisible()
  expect(server.calls(pdf)[0]).toMatchObject({ params: { id: certificate.id } })
  await viewer.getByRole('button', { name: 'Закрыть' }).last().click()
  await expect.poll(() => location.search).toBe('')
})

test('its orders are saved, or it is told why not, or they are shown in the register', async () => {
  server.fail(certificateOrders, 409, { message: 'Список ещё готовится' })
  await openPage(ADDRESS, sellerWith('linked'))
  const menu = page.getByRole('button', { name: `Действия: сертификат ${certificate.number}` })
  await menu.click()
  await page.getByRole('menuitem', { name: 'Список заказов, xlsx' }).click()
  await expect.element(toastOf('Список ещё готовится')).toBeInTheDocument()
  await menu.click()
  await page.getByRole('menuitem', { name: 'Показать заказы' }).click()
  await expect.element(page.getByRole('tab', { name: 'Застрахованные заказы', selected: true })).toBeVisible()
  await expect
    .poll(() => lastBody(server.calls(findOrders)))
    .toMatchObject({ filters: [{ field: 'certificate.id', operation: 'EQ', value: certificate.id }] })
  await expect.element(page.getByText('Сертификат: выбранный')).toBeVisible()
})

test('orders are filtered by scheme and status, and the sums follow', async () => {
  await openPage(`${ADDRESS}?tab=orders&scheme=FBW&status=NEW,SHIPPED&insured=yes`, sellerWith('linked'))
  const filters = [
    { field: 'scheme.name', operation: 'IN', value: ['FBW'] },
    { field: 'status.name', operation: 'IN', value: ['NEW', 'SHIPPED'] },
    { field: 'insured', operation: 'EQ', value: true },
  ]
  await expect.element(page.getByText('Схема: FBW, со склада маркетплейса')).toBeVisible()
  await expect.poll(() => lastBody(server.calls(findOrders))).toMatchObject({ filters })
  await expect.poll(() => lastBody(server.calls(summary))).toEqual({ filters })
  await expect.element(page.getByText('Ещё не отгружен')).toBeVisible()
})

test('an order shows its claims and its certificate; one without insurance says why nothing can be filed', async () => {
  await openPage(`${ADDRESS}?tab=orders&open=${orders[0].id}`, sellerWith('linked'))
  const drawer = page.getByRole('dialog', { name: /^Заказ/ })
  await expect.element(drawer.getByText('ЗВ-26-000409')).toBeVisible()
  await expect.element(drawer.getByRole('link', { name: certificate.number })).toBeVisible()
  await expect
    .element(drawer.getByRole('link', { name: 'Подать заявление' }))
    .toHaveAttribute('href', `/seller/create-claim/${orders[0].id}`)
  await openPage(`${ADDRESS}?tab=orders&open=${orders[2].id}`, sellerWith('linked'))
  await expect
    .element(drawer.getByRole('button', { name: 'Подать заявление' }))
    .toHaveAttribute('aria-disabled', 'true')
})

test('the rules and the contract are read and saved', async () => {
  server.fail(pdf, 409, { message: 'Документ ещё готовится' })
  await openPage(`${ADDRESS}?tab=papers`, sellerWith('linked'))
  const rules = page.getByRole('article').filter({ hasText: 'Правила страхования' })
  await expect.element(rules.getByText(spaced('№ ПС-МП-2, редакция от 01.11.2026'))).toBeVisible()
  await rules.getByRole('button', { name: 'Читать' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Правила страхования ПС-МП-2' })).toBeVisible()
})

test('an account in error says so in the words of the marketplace', async () => {
  server.answer(healthCheck, { status: 'ERROR', description: 'Доступ к заказам отозван' })
  await openPage(ADDRESS, sellerWith('linked'))
  await expect.element(page.getByText(/Доступ к заказам отозван\. Новые заказы не загружаются/)).toBeVisible()
})

test('a removed account leaves the documents and takes the orders away', async () => {
  await openPage(`${ADDRESS}?tab=orders`, sellerWith('removed'))
  await expect.element(page.getByText('Аккаунт «Лебедева Store» больше не подключён')).toBeVisible()
  await expect.element(page.getByText('Аккаунт маркетплейса не подключён')).toBeVisible()
  expect(server.calls(findOrders)).toEqual([])
  await page.getByRole('tab', { name: 'Сертификаты' }).click()
  await expect.element(page.getByRole('rowheader', { name: certificate.number })).toBeVisible()
})

test('without documents it says when the first one comes', async () => {
  server.answer(findDocuments, empty)
  await openPage(ADDRESS, sellerWith('none'))
  await expect.element(page.getByText('Документов пока нет')).toBeVisible()
  await expect.element(page.getByText('Первый сертификат появится после первого застрахованного заказа.')).toBeVisible()
})

test('a list that cannot be read is asked for again', async () => {
  server.fail(findDocuments, 400, { message: 'Список не прочитан' })
  await openPage(`${ADDRESS}?tab=papers`, sellerWith('linked'))
  await expect.element(page.getByText('Список не прочитан')).toBeVisible()
  answerMarketplace(server)
  await page.getByRole('button', { name: 'Повторить' }).click()
  await expect.element(page.getByText('Договор-оферта')).toBeVisible()
})
