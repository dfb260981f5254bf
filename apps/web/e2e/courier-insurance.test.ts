import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test } from './support/cabinet.ts'
import { entered } from './support/entered.ts'
import { useOwnServer } from './support/own-server.ts'
import { inPanel } from './support/panel.ts'
import { people } from './support/people.ts'
import { paymentOf, readQr } from './support/qr.ts'

// Accounts, prices, payments and the clock change here.
useOwnServer()

const MANAGEMENT = '/sender/insurance-management'
const CONDITIONS = '/sender/insurance-conditions?insurance=applying'
const DAY_MINUTES = 1440
/** The key of the sender P9 that the simulated courier takes. */
const COURIER_KEY = { clientId: 'gr5Vn4aJw2Cq8mEsD7kPuF', clientSecret: 'demo-secret-of-gromov' }

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const connectFor = (page: Page, price: RegExp) => page.getByRole('button', { name: price })

/** The texts may have been agreed to before. */
const agreeToAll = async (page: Page): Promise<void> => {
  await expect(connectFor(page, /^Подключить за/)).toBeVisible()
  for (const box of await page.getByRole('checkbox').all()) if (!(await box.isChecked())) await box.press('Space')
}

/** The bank brings the payment of whoever has read the code of an invoice. */
const payByCode = async (request: APIRequestContext, payload: string, payerItn: string): Promise<void> => {
  const { Sum: sum, Purpose: purpose } = paymentOf(payload)
  const staff = await entered(request, people.P8)
  const { content: partners } = await staff<{ content: readonly { id: string; kind: string }[] }>(
    'POST',
    '/partners/find',
    { pageSize: 100 },
  )
  const bank = partners.find(({ kind }) => kind === 'PAYMENTS')
  const { key } = await staff<{ key: string }>('POST', `/partners/${bank?.id}/key`, { isTest: false, note: 'e2e' })
  const now = new Date().toISOString()
  const line = { externalId: randomUUID(), date: now.slice(0, 10), amount: Number(sum), payerItn, purpose }
  const answer = await request.post('/api/v1/partner/payments/statement', {
    headers: { authorization: `Bearer ${key}`, 'idempotency-key': line.externalId },
    data: { externalId: line.externalId, occurredAt: now, lines: [{ ...line, payerName: 'Плательщик' }] },
  })
  expect(await answer.json()).toMatchObject({ results: [{ state: 'MATCHED', left: 0 }] })
}

/** Opens the invoice that is overdue, pays what its code says, and finds it paid. */
const payOverdue = async (page: Page, payerItn: string): Promise<void> => {
  await page.goto('/sender/invoices-payment?status=OVERDUE')
  await page.getByRole('grid', { name: 'Счета' }).getByRole('rowheader').first().click()
  const invoice = page.getByRole('dialog', { name: /^Счёт СЧ-/ })
  const payload = await readQr(invoice.getByRole('img', { name: 'QR-код для оплаты' }))
  await payByCode(page.request, payload, payerItn)
  await page.reload()
  await expect(invoice.getByText('Оплачен', { exact: true })).toBeVisible()
  await expect(invoice.getByText('По этому счёту ничего платить не нужно.')).toBeVisible()
}

test('an account whose key was changed at the courier is repaired from what waits', async ({ cabinet, page }) => {
  await inPanel(page.request, 'clock', { minutes: 31 })
  await inPanel(page.request, 'job/sender.orders')
  await cabinet.enter('P9', '/offer')
  await page
    .getByRole('region', { name: /вас ждёт/ })
    .getByRole('link', { name: /Заменить ключ/ })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Подключение аккаунта СДЭК' })
  const account = dialog.getByRole('textbox', { name: 'Account (Идентификатор)' })
  const secret = dialog.getByLabel(/^Secure password/)
  const connect = dialog.getByRole('button', { name: 'Подключить', exact: true })
  const { clientId, clientSecret } = COURIER_KEY
  await account.fill(clientId)
  await secret.fill(`${clientSecret}.`)
  await connect.click()
  await expect(dialog).toContainText('Неверный идентификатор или секретный ключ')
  await dialog.getByRole('button', { name: 'Вернуться назад' }).click()
  await account.fill(clientId)
  await secret.fill(clientSecret)
  await connect.click()
  await expect(dialog).toContainText('Новый ключ работает, заказы загружаются.')
  await dialog.getByRole('button', { name: 'Закрыть' }).last().click()
  await expect(region(page, 'Аккаунт СДЭК')).toContainText('Работает')
  await page.goto('/offer')
  await cabinet.settled()
  await expect(cabinet.card('Страхование заказов СДЭК')).toContainText('Аккаунт СДЭК подключен')
  await expect(page.getByText('Заменить ключ')).toHaveCount(0)
})

test(
  'switched off with a reason, paid for by its code, and on again at the price of the day',
  { tag: '@deep' },
  async ({ cabinet, page }) => {
    await cabinet.enter('P5', MANAGEMENT)
    await region(page, 'Страхование').getByRole('button', { name: 'Отключить страхование' }).click()
    const disable = page.getByRole('dialog', { name: 'Отключить страхование' })
    await disable.getByText('Слишком дорого').click()
    await disable.getByRole('button', { name: 'Отключить', exact: true }).click()
    await expect(region(page, 'Страхование')).toContainText('Страхование отключено')
    await page.goto('/sender/order-register?cover=INSURED')
    await expect(page.getByRole('grid', { name: 'Заказы' }).getByRole('rowheader').first()).toBeVisible()

    await payOverdue(page, '6699034175')
    await page.goto(CONDITIONS)
    await expect(connectFor(page, /^Подключить за\s39,00\s₽/)).toBeVisible()
    const staff = await entered(page.request, people.P8)
    const { content: prices } = await staff<{ content: readonly { organizationId: string; itn: string }[] }>(
      'POST',
      '/sender/price/find',
      { pageSize: 100 },
    )
    const payer = prices.find(({ itn }) => itn === '6699034175')
    await staff('POST', `/sender/price/${payer?.organizationId}`, { insurancePrice: 4200, seenPrice: 3900 })
    await agreeToAll(page)
    await connectFor(page, /^Подключить за\s39,00\s₽/).click()
    await expect(page.getByText(/Было 39,00\s₽, стало 42,00\s₽ за заказ/)).toBeVisible()
    await cabinet.expectAccessibleInEveryTheme()
    await connectFor(page, /^Подключить за\s42,00\s₽/).click()
    await expect(page).toHaveURL(MANAGEMENT)
    const periods = region(page, 'Периоды страхования')
    await expect(periods).toContainText(/Действует[\s\S]*Отключили вы/)
  },
)

test(
  'a debt of a month suspends the insurance, and its payment lets it begin again',
  { tag: '@deep' },
  async ({ cabinet, page }) => {
    await inPanel(page.request, 'clock', { minutes: 75 * DAY_MINUTES })
    await inPanel(page.request, 'job/sender.overdue')
    await cabinet.enter('P1', MANAGEMENT)
    await expect(region(page, 'Страхование')).toContainText('Приостановлено из-за просроченного счёта')
    await expect(page.getByText(/^Есть просроченные счета на/)).toBeVisible()
    await page.goto(CONDITIONS)
    await page.getByRole('link', { name: 'К счетам' }).click()
    await expect(page).toHaveURL(/invoices-payment/)
    await payOverdue(page, '7799012346')
    await page.goto(CONDITIONS)
    await agreeToAll(page)
    await connectFor(page, /^Подключить за/).click()
    await expect(page).toHaveURL(MANAGEMENT)
    await expect(region(page, 'Страхование')).toContainText('Страхование подключено')
  },
)
