import { readFile } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, test } from './support/cabinet.ts'
import { makeWorkbook } from './support/make-workbook.ts'
import { useOwnServer } from './support/own-server.ts'
import { PASSWORD, people } from './support/people.ts'
import { workbookText } from './support/workbook.ts'

// The clock is moved, and the insurer answers here.
useOwnServer()

const API = '/api/v1'
const MANAGEMENT = '/debtor/insurance-management'
const REGISTER = '/debtor/order-register'
const DAY = 86_400_000
/** A real picture of one pixel: the server looks at the content. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const headersOf = async (page: Page, person: 'P6' | 'P8') => {
  const response = await page.request.post(`${API}/auth/login`, {
    data: { username: people[person], password: PASSWORD },
  })
  return { authorization: `Bearer ${((await response.json()) as { accessToken: string }).accessToken}` }
}

/** A key of the insurer, issued by platform staff. */
const insurerKey = async (page: Page): Promise<Record<string, string>> => {
  const headers = await headersOf(page, 'P8')
  const found = await page.request.post(`${API}/partners/find`, { headers, data: { pageSize: 100 } })
  const { content: partners } = (await found.json()) as {
    content: readonly { id: string; kind: string }[]
  }
  const insurer = partners.find(({ kind }) => kind === 'INSURER')
  const issued = await page.request.post(`${API}/partners/${insurer?.id}/key`, {
    headers,
    data: { isTest: false, note: 'e2e' },
  })
  return { authorization: `Bearer ${((await issued.json()) as { key: string }).key}` }
}

const dayText = (time: number) => new Intl.DateTimeFormat('ru', { timeZone: 'Europe/Moscow' }).format(time)
const toast = (page: Page, text: string | RegExp) =>
  page
    .getByRole('region', { name: /Уведомления/ })
    .getByText(text)
    .last()

/** The day of Moscow, as calls have it. */
const isoDay = (time: number) => new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Moscow' }).format(time)
/** The time of the server when so many days have gone by. */
const clockOf = (days: number) => Date.now() + days * DAY

/** Lets days go by since the test began, for the server with its jobs and for the browser. */
const passTo = async (page: Page, days: number) => {
  const headers = await headersOf(page, 'P8')
  expect((await page.request.post(`${API}/dev/clock`, { headers, data: { minutes: days * 24 * 60 } })).ok()).toBe(true)
  // The session of before has ended meanwhile.
  const staff = await headersOf(page, 'P8')
  expect((await page.request.post(`${API}/dev/job/debtor.shipments`, { headers: staff })).ok()).toBe(true)
  await page.clock.setFixedTime(clockOf(days))
}

/** Puts a paper to a type of documents of the claim on the page. */
const attach = async (page: Page, type: RegExp) => {
  const line = page.getByRole('list', { name: 'Документы' }).locator('> li').filter({ hasText: type })
  await line.getByRole('button', { name: /^Загрузить/ }).click()
  await line
    .locator('input[type=file]:not([capture])')
    .setInputFiles({ name: 'Скан.png', mimeType: 'image/png', buffer: PIXEL })
  await expect(line.getByText('Скан.png', { exact: true })).toBeVisible()
}
const next = (page: Page) => page.getByRole('button', { name: 'Далее', exact: true }).click()

const header = [
  'ИНН покупателя',
  '№ договора',
  'Дата договора',
  'Тип документа',
  '№ документа',
  'Дата документа',
  'Дата отгрузки',
  'Сумма с НДС',
  'НДС',
  'Отсрочка, дней',
]
const rowOf = (itn: string, number: string, deferral: string) => {
  const today = dayText(Date.now())
  return [itn, '44-П', '20.02.2026', 'УПД', number, today, today, '120 000,00', '20 000,00', deferral]
}
const send = (page: Page, rows: readonly (readonly string[])[]) =>
  page.locator('input[type=file]').setInputFiles({
    name: 'Отгрузки.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: makeWorkbook('Отгрузки', [header, ...rows]),
  })

test('a buyer is added by ИНН, and the insurer approves a part of the limit', async ({ cabinet, page }) => {
  await cabinet.enter('P6', MANAGEMENT)
  await cabinet.expectAccessibleInEveryTheme()
  await page.getByRole('button', { name: 'Добавить покупателя' }).click()
  const form = page.getByRole('dialog', { name: 'Новый покупатель' })
  await form.getByRole('textbox', { name: 'ИНН' }).fill('3799055198')
  await expect(form.getByText('ООО «Фабрика Тканей»').first()).toBeVisible()
  await form.getByRole('textbox', { name: 'Номер договора поставки' }).fill('12-Ф')
  await form.getByRole('textbox', { name: 'Дата договора' }).pressSequentially('20.02.2026')
  await form.getByRole('textbox', { name: 'Отсрочка, дней' }).fill('45')
  await form.getByRole('textbox', { name: 'Лимит', exact: true }).fill('3000000')
  await form.getByRole('radio', { name: /компании независимы/ }).check({ force: true })
  await cabinet.expectAccessibleInEveryTheme()
  await form.getByRole('button', { name: 'Добавить', exact: true }).click()
  const drawer = page.getByRole('dialog', { name: 'ООО «Фабрика Тканей»' })
  await expect(drawer.getByText('На рассмотрении').first()).toBeVisible()

  const headers = await insurerKey(page)
  const { buyers } = (await (await page.request.get(`${API}/partner/insurer/buyer`, { headers })).json()) as {
    buyers: readonly { id: string; itn: string; state: string }[]
  }
  const waiting = buyers.find(({ itn, state }) => itn === '3799055198' && state === 'REQUESTED')
  const approved = await page.request.post(`${API}/partner/insurer/buyer/${waiting?.id}/approve`, {
    headers: { ...headers, 'idempotency-key': randomUUID() },
    data: {
      externalId: randomUUID(),
      occurredAt: new Date().toISOString(),
      approvedLimit: 150_000_000,
      validUntil: isoDay(clockOf(180)),
      ratingGroup: 'C',
      comment: 'Пересмотрим по отчётности за год',
    },
  })
  expect(approved.status()).toBe(200)

  await page.reload()
  await expect(drawer.getByText('Одобрен частично').first()).toBeVisible()
  await expect(drawer.getByText('Пересмотрим по отчётности за год').first()).toBeVisible()
  await expect(drawer.getByText(/Занято 0\s₽ из 1\s500\s000\s₽/)).toBeVisible()
})

test('two bad rows are named by their cells, corrected and imported', { tag: '@deep' }, async ({ cabinet, page }) => {
  await cabinet.enter('P6', `${REGISTER}/import`)
  await send(page, [
    rowOf('6399062020', 'И-1', '60'),
    rowOf('6399062021', 'И-2', '60'),
    rowOf('2399063033', 'И-3', '120'),
  ])
  await expect(page.getByRole('heading', { name: /^1\sстрока готова, 2\sстроки с ошибками$/ })).toBeVisible()
  for (const cell of ['A3', 'J4']) await expect(page.getByText(cell, { exact: true })).toBeVisible()
  await cabinet.expectAccessibleInEveryTheme()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Скачать файл с ошибками' }).click(),
  ])
  const marked = workbookText(await readFile(await download.path()))
  expect(marked).toContain('6399062021')
  expect(marked).not.toContain('И-1')
  await page.getByRole('button', { name: /^Загрузить 1\sотгрузку$/ }).click()
  await expect(page.getByText(/^Загружена 1\sотгрузка$/)).toBeVisible()

  await page.getByRole('button', { name: 'Загрузить ещё файл' }).click()
  await send(page, [
    rowOf('6399062020', 'И-1', '60'),
    rowOf('6399062020', 'И-2', '60'),
    rowOf('2399063033', 'И-3', '60'),
  ])
  // The row that is on the register already is named as such, and not taken twice.
  await expect(page.getByText('Из них повторов')).toBeVisible()
  await page.getByRole('button', { name: /^Загрузить 2\sотгрузки$/ }).click()
  await page.getByRole('link', { name: 'Открыть черновики' }).click()
  for (const number of ['И-1', 'И-2', 'И-3']) await expect(page.getByText(`УПД № ${number}`)).toBeVisible()
})

test('a shipment goes from the workbook over due date, notice and claim to the payout', async ({ cabinet, page }) => {
  // The whole life of a shipment and of its claim, with the insurer's side.
  test.slow()
  await cabinet.enter('P6', `${REGISTER}/import`)
  await send(page, [rowOf('6399062020', 'Ж-7', '1')])
  await page.getByRole('button', { name: /^Загрузить 1\sотгрузку$/ }).click()
  await page.getByRole('link', { name: 'Открыть черновики' }).click()
  const row = page.getByRole('row', { name: /О-\d+/ }).filter({ hasText: 'Ж-7' })
  await row.getByRole('button', { name: /^Действия с отгрузкой/ }).click()
  await page.getByRole('menuitem', { name: 'Отправить на страхование' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Отправить', exact: true }).click()
  await expect(toast(page, /^Отправлена 1\sотгрузка: застраховано 120\s000,00\s₽/)).toBeVisible()

  // The due date and a day more go by.
  await passTo(page, 3)
  await cabinet.enter('P6', `${REGISTER}?q=Ж-7`)
  await expect(row.getByText('Просрочено')).toBeVisible()
  await row.getByText(/^О-\d+$/).click()
  const drawer = page.getByRole('dialog', { name: /^Отгрузка О-/ })
  await expect(drawer.getByText(/^120\s000,00\s₽ × 90\s% = 108\s000,00\s₽$/)).toBeVisible()
  await cabinet.expectAccessibleInEveryTheme()
  await drawer.getByRole('button', { name: 'Сообщить о просрочке' }).click()
  await page.getByRole('textbox', { name: 'Что известно о покупателе' }).fill('Не отвечает на звонки')
  await page.getByRole('button', { name: 'Сообщить страховщику' }).click()
  await expect(toast(page, 'Страховщик уведомлён')).toBeVisible()
  await expect(drawer.getByText('Страховщик уведомлён').first()).toBeVisible()
  await expect(drawer.getByRole('button', { name: 'Сообщить о просрочке' })).toHaveCount(0)

  // The waiting period is over: the loss can be claimed.
  await passTo(page, 95)
  await cabinet.enter('P6', `${REGISTER}?q=Ж-7&next=CLAIM`)
  await row.getByText(/^О-\d+$/).click()
  await drawer.getByRole('link', { name: 'Подать заявление' }).click()
  await page.getByRole('radio', { name: 'Длительная просрочка платежа' }).click({ force: true })
  await page.getByRole('textbox', { name: /^Сумма долга/ }).fill('120000')
  await page.getByRole('textbox', { name: /^Дата направления претензии/ }).pressSequentially(dayText(clockOf(20)))
  await page.getByRole('radio', { name: 'Нет ответа' }).click({ force: true })
  await page
    .getByRole('textbox', { name: /^Описание обстоятельств/ })
    .fill('Покупатель не платит и не отвечает на письма')
  await expect(page.getByText(/^120\s000,00\s₽ × 90\s% = 108\s000,00\s₽$/).first()).toBeVisible()
  await next(page)
  for (const type of [
    /о стоимости/,
    /Договор поставки/,
    /накладная с отметкой/,
    /Претензия покупателю/,
    /Акт сверки/,
  ]) {
    await attach(page, type)
  }
  await next(page)
  await page.getByText('Подтверждаю достоверность сведений').click()
  await next(page)
  await page.getByRole('button', { name: 'Отправить страховщику' }).click()
  await expect(page).toHaveURL(/\/settlement\/[0-9a-f-]{36}$/)
  await expect(page.getByText('Отправлено страховщику').first()).toBeVisible()

  const claim = new URL(page.url()).pathname.split('/').at(-1)
  const insurer = await insurerKey(page)
  for (const [event, data] of [
    ['take', { claimNumber: 'У-7' }],
    ['decide', { approvedAmount: 10_800_000 }],
    ['pay', { amount: 10_800_000, date: isoDay(clockOf(95)), orderNumber: '77' }],
  ] as const) {
    const externalId = randomUUID()
    const answer = await page.request.post(`${API}/partner/insurer/claim/${claim}/${event}`, {
      headers: { ...insurer, 'idempotency-key': externalId },
      data: { externalId, occurredAt: new Date(clockOf(95)).toISOString(), ...data },
    })
    expect(answer.ok(), `${event}: ${await answer.text()}`).toBe(true)
  }
  await cabinet.enter('P6', `${REGISTER}?q=Ж-7`)
  await expect(row.getByText('Возмещено')).toBeVisible()
  await row.getByText(/^О-\d+$/).click()
  const story = drawer.getByRole('list', { name: 'История' })
  for (const event of [
    'Отгрузка добавлена',
    'Отправлена на страхование',
    'Срок оплаты прошёл',
    'Страховщику сообщили о просрочке',
    'Долг передан на взыскание',
    'Подано заявление',
    'Страховщик заплатил',
  ])
    await expect(story.getByText(event, { exact: true })).toBeVisible()
  await expect(drawer.getByText(/108\s000,00\s₽/).first()).toBeVisible()
})
