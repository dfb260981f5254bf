import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test } from './support/cabinet.ts'
import { useOwnServer } from './support/own-server.ts'
import { PASSWORD, people, type Person } from './support/people.ts'

// Claims are filed, answered and decided here.
useOwnServer()

const API = '/api'
const WAIT = { timeout: 20_000 }

const headersOf = async (request: APIRequestContext, person: Person) => {
  const response = await request.post(`${API}/v1/auth/login`, {
    data: { username: people[person], password: PASSWORD },
  })
  return { authorization: `Bearer ${((await response.json()) as { accessToken: string }).accessToken}` }
}

/** The insurer of the courier's senders, with a key of its own. */
const insurerOf = async (request: APIRequestContext) => {
  const headers = await headersOf(request, 'P8')
  const found = await request.post(`${API}/v1/partners/find`, { headers, data: { pageSize: 100 } })
  const { content: partners } = (await found.json()) as {
    content: { id: string; kind: string }[]
  }
  const insurer = partners.find(({ kind }) => kind === 'INSURER')
  const issued = await request.post(`${API}/v1/partners/${insurer?.id}/key`, {
    headers,
    data: { isTest: false, note: 'End-to-end test' },
  })
  const { key } = (await issued.json()) as { key: string }
  let count = 0
  /** Something that happened at the insurer. */
  return async (claim: string, event: string, data: object = {}) => {
    count += 1
    const externalId = `e2e-${claim}-${count}`
    const answer = await request.post(`${API}/v1/partner/insurer/claim/${claim}/${event}`, {
      headers: { authorization: `Bearer ${key}`, 'idempotency-key': externalId },
      data: { externalId, occurredAt: new Date().toISOString(), ...data },
    })
    expect(answer.ok(), `${event}: ${await answer.text()}`).toBe(true)
  }
}

/** A real picture of one pixel: the server looks at the content. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const pictures = (...names: readonly string[]) =>
  names.map((name) => ({ name: `${name}.png`, mimeType: 'image/png', buffer: PIXEL }))

/** Chooses files for a type of documents of the claim on the page. */
const attach = async (page: Page, type: RegExp, files: ReturnType<typeof pictures>) => {
  const row = page.getByRole('list', { name: 'Документы' }).locator('> li').filter({ hasText: type })
  await row.locator('input[type=file]:not([capture])').setInputFiles(files)
  for (const { name } of files) await expect(row.getByText(name, { exact: true })).toBeVisible(WAIT)
}

const next = (page: Page) => page.getByRole('button', { name: 'Далее', exact: true }).click()

test('a damage is claimed from a phone with photographs, asked about, answered, approved in part and paid', async ({
  page,
  cabinet,
  request,
}) => {
  // The whole life of a claim, with six uploads and the insurer's side.
  test.slow()
  await page.setViewportSize({ width: 390, height: 844 })
  await cabinet.enter('P5', '/settlement')
  await page.getByRole('button', { name: 'Подать заявление' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('searchbox').fill('1990000021')
  await dialog.getByRole('link', { name: 'Подать заявление по 1990000021' }).click()
  await page.getByRole('radio', { name: 'Повреждение товара или упаковки' }).check({ force: true })
  await page.getByRole('group', { name: 'Пострадавшие товары' }).getByRole('checkbox').first().check({ force: true })
  await page
    .getByRole('textbox', { name: /^Описание обстоятельств/ })
    .fill('Коробка вскрыта, товар помят, акт составлен в пункте выдачи')
  await next(page)
  await expect(page.getByRole('heading', { level: 2, name: 'Сумма и претензия' })).toBeVisible(WAIT)
  await page.getByRole('textbox', { name: /^Сумма требования/ }).fill('100')
  await page.getByRole('radio', { name: 'Нет', exact: true }).check({ force: true })
  await next(page)
  await expect(page.getByRole('list', { name: 'Документы' })).toBeVisible(WAIT)
  await attach(page, /Документ.? о стоимости/, pictures('Чек'))
  await attach(page, /Акт о повреждении/, pictures('Акт'))
  await attach(page, /повреждений/, pictures('Фото 1', 'Фото 2', 'Фото 3'))
  await attach(page, /Претензия перевозчику/, pictures('Претензия'))
  await next(page)
  await page.getByText('Подтверждаю достоверность сведений').click()
  await next(page)
  await page.getByRole('button', { name: 'Отправить страховщику' }).click()
  await expect(page).toHaveURL(/\/settlement\/[0-9a-f-]{36}$/, WAIT)
  await expect(page.getByText('Отправлено страховщику').first()).toBeVisible(WAIT)

  const report = await insurerOf(request)
  const claim = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await report(claim, 'take', { claimNumber: 'У-1' })
  await report(claim, 'ask-documents', { documents: ['INVENTORY'], comment: 'Пришлите опись вложения' })
  await page.reload()
  await expect(page.getByText('Запросил страховщик')).toBeVisible(WAIT)
  await attach(page, /Опись вложения/, pictures('Опись'))
  await page.getByRole('button', { name: 'Отправить страховщику 1 документ' }).click()
  await expect(page.getByRole('region', { name: /^Решение/ })).toBeVisible(WAIT)
  await report(claim, 'decide', { approvedAmount: 6_000, reason: 'PACKAGING', comment: 'Упаковка не по правилам' })
  await report(claim, 'pay', { amount: 6_000, date: new Date().toISOString().slice(0, 10), orderNumber: '1184' })
  await page.reload()
  const decision = page.getByRole('region', { name: 'Решение страховщика' })
  await expect(decision.getByText('Удержано: Нарушены правила упаковки')).toBeVisible(WAIT)
  await expect(decision.getByText(/60,00/)).toBeVisible()
  await expect(decision.getByText(/Платёжное поручение №\s1184/)).toBeVisible()
})

test(
  'two orders are taken out of the draft of a month, and the rest is sent',
  { tag: '@deep' },
  async ({ page, cabinet }) => {
    await cabinet.enter('P5', '/settlement')
    await page.getByRole('link', { name: 'Проверить и отправить' }).click()
    for (const [place, rest] of [
      [0, '7 заказов'],
      [1, '6 заказов'],
    ] as const) {
      await page
        .getByRole('list', { name: 'Заказы в заявлении' })
        .getByRole('checkbox')
        .nth(place)
        .click({ force: true })
      await page.getByRole('textbox', { name: /^Причина/ }).fill('Расходы возместил перевозчик')
      await page.getByRole('dialog').getByRole('button', { name: 'Исключить' }).click()
      await expect(page.getByText(`Итого: ${rest}`)).toBeVisible(WAIT)
    }
    await page.getByRole('link', { name: /^Контакты и выплата/ }).click()
    await page.getByText('Подтверждаю достоверность сведений').click()
    await next(page)
    await page.getByRole('button', { name: 'Отправить страховщику' }).click()
    await expect(page).toHaveURL(/\/settlement\/[0-9a-f-]{36}$/, WAIT)
    await expect(page.getByText('Итого: 6 заказов')).toBeVisible(WAIT)
  },
)

test(
  'a refused claim is filed again as a draft that knows where it comes from',
  { tag: '@deep' },
  async ({ page, cabinet }) => {
    await cabinet.enter('P5', '/settlement?status=REJECTED')
    await page.getByRole('link', { name: 'ЗВ-26-000408' }).click()
    await expect(page.getByText('Пропущен срок обращения').first()).toBeVisible(WAIT)
    await page.getByRole('button', { name: 'Подать повторно' }).click()
    await expect(page.getByText(/Повторяет заявление/)).toBeVisible(WAIT)
    await page.getByRole('link', { name: 'Продолжить заполнение' }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Что произошло' })).toBeVisible(WAIT)
  },
)

test('a person with no product is led to the products', { tag: '@deep' }, async ({ page, cabinet }) => {
  await cabinet.enter('P10', '/settlement')
  await expect(page.getByText(/Сначала подключите страхование/)).toBeVisible()
  await page.getByRole('link', { name: 'К страховым продуктам' }).click()
  await expect(page).toHaveURL(/\/offer$/)
})

test(
  'two people edit one claim: nobody overwrites the other unasked',
  { tag: '@deep' },
  async ({ page, cabinet, request }) => {
    await cabinet.enter('P5', '/settlement?status=DRAFT')
    await page.getByRole('link', { name: 'ЗВ-26-000401' }).click()
    await page.getByRole('link', { name: 'Продолжить заполнение' }).click()
    await page.getByRole('textbox', { name: /^Место/ }).fill('Омск, пункт выдачи')
    const headers = await headersOf(request, 'P5')
    const found = await request.post(`${API}/claim-registry/claim/find`, {
      headers,
      data: { filters: [{ field: 'number', operation: 'EQ', value: 'ЗВ-26-000401' }] },
    })
    const [line] = ((await found.json()) as { content: { id: string }[] }).content
    const url = `${API}/claim-registry/claim/${line?.id}`
    const card = (await (await request.get(url, { headers })).json()) as { version: number; form: object }
    const saved = await request.put(url, {
      headers,
      data: { version: card.version, ...card.form, eventPlace: 'Тюмень' },
    })
    expect(saved.ok()).toBe(true)
    await next(page)
    await page.getByRole('radio', { name: /Тюмень/ }).click({ force: true })
    await page.getByRole('button', { name: 'Загрузить новые данные' }).click()
    await expect(page.getByRole('textbox', { name: /^Место/ })).toHaveValue('Тюмень')
  },
)
