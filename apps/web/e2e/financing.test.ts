import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from './support/cabinet.ts'
import { useOwnServer } from './support/own-server.ts'
import { PASSWORD, people } from './support/people.ts'
import { workbookText } from './support/workbook.ts'

// The clock is moved and objects are ordered here.
useOwnServer()

const API = '/api/v1'
const MINUTE = 60_000

const headersOf = async (page: Page, person: 'P7' | 'P8') => {
  const response = await page.request.post(`${API}/auth/login`, {
    data: { username: people[person], password: PASSWORD },
  })
  return { authorization: `Bearer ${((await response.json()) as { accessToken: string }).accessToken}` }
}

/** Moves the clock of the server and of the page an hour behind the cut-off of the nearest day for orders. */
const goBehindCutOff = async (page: Page): Promise<void> => {
  const headers = await headersOf(page, 'P7')
  const found = await page.request.post(`${API}/finance/agreement/find`, { headers, data: {} })
  const [agreement] = ((await found.json()) as { content: { id: string }[] }).content
  const day = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Moscow' }).format(new Date())
  const calendar = await page.request.get(`${API}/finance/object/calendar/agreement/${agreement?.id}/sum/date/${day}`, {
    headers,
  })
  const { nextOrderDate } = (await calendar.json()) as { nextOrderDate: string }
  const then = Date.parse(`${nextOrderDate}T16:00:00+03:00`)
  await page.clock.setFixedTime(then)
  const moved = await page.request.post(`${API}/dev/clock`, {
    headers: await headersOf(page, 'P8'),
    data: { minutes: Math.round((then - Date.now()) / MINUTE) },
  })
  expect(moved.ok()).toBe(true)
}

const boxes = (page: Page) => page.getByRole('checkbox', { name: /^Выбрать ОФ-/, disabled: false })
const toast = (page: Page, text: string | RegExp) =>
  page
    .getByRole('region', { name: /Уведомления/ })
    .getByText(text)
    .last()

test('three objects are ordered against the limit, read back from the workbook, and one is taken back', async ({
  cabinet,
  page,
}) => {
  await goBehindCutOff(page)
  await cabinet.enter('P7', '/financing')
  await expect(page.getByText(/^Заказы на сегодня закрыты в\s15:00 по Москве\. Ближайший день/)).toBeVisible()
  await page
    .getByRole('button', { name: /Нерабочий день$/ })
    .first()
    .press('Enter')
  await expect(page.getByText('Банк принимает заказы только на рабочие дни.')).toBeVisible()
  await page.getByRole('button', { name: /^Ближайший день/ }).click()
  await expect(boxes(page).nth(2)).toBeVisible()

  const limit = page.getByRole('meter', { name: 'Лимит договора' }).first()
  await expect(limit).not.toHaveAttribute('aria-valuetext', /выбрано/)
  const numbers: string[] = []
  for (const index of [0, 1, 2]) {
    const name = (await boxes(page).nth(index).getAttribute('aria-label')) ?? ''
    numbers.push(/ОФ-\d+/.exec(name)?.[0] ?? name)
    await boxes(page).nth(index).press('Space')
  }
  await expect(limit).toHaveAttribute('aria-valuetext', /выбрано ещё/)
  await cabinet.expectAccessibleInEveryTheme()
  await page.getByRole('button', { name: 'Заказать финансирование' }).click()
  await expect(toast(page, /^Заказано 3\sобъекта на/)).toBeVisible()

  await page.getByText('Список', { exact: true }).click()
  await page.getByRole('button', { name: 'Фильтр', exact: true }).click()
  await page.getByRole('button', { name: 'Статус' }).first().click()
  await page.getByRole('option', { name: 'Заявлен', exact: true }).click()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/status=ORDERED/)
  for (const number of numbers) await expect(page.getByRole('row', { name: number })).toBeVisible()
  await cabinet.expectAccessibleInEveryTheme()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Выгрузить в Excel' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^Объекты финансирования \d\d\.\d\d\.\d{4}\.xlsx$/)
  const text = workbookText(await readFile(await file.path()))
  for (const number of numbers) expect(text).toContain(number)
  // Of another state, so outside of the filter.
  expect(text).not.toContain('ОФ-25')

  const [first = ''] = numbers
  await page.getByRole('row', { name: first }).getByText(first).click()
  const drawer = page.getByRole('dialog', { name: `Объект ${first}` })
  await drawer.getByRole('button', { name: 'Отозвать' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Отозвать' }).click()
  await expect(toast(page, `Заказ ${first} отозван`)).toBeVisible()
  await expect(drawer.getByText('Доступен').first()).toBeVisible()
  await cabinet.expectAccessibleInEveryTheme()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(page.getByRole('row', { name: first })).toHaveCount(0)
})

test(
  'what is chosen in the list survives a reload with its sum; supplies and their drawer are accessible',
  { tag: '@deep' },
  async ({ cabinet, page }) => {
    await cabinet.enter('P7', '/financing?view=list&status=FINANCED,OVERDUE')
    await page.getByRole('row', { name: 'ОФ-25' }).getByRole('checkbox').press('Space')
    const bar = page.getByRole('region', { name: /выбран/i })
    await expect(bar).toContainText(/Выбран 1\sобъект на 1\s890\s000,00\s₽/)
    // The eye learns of a tick before the history does.
    await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain('"selected":[')
    await page.reload()
    await expect(bar).toContainText(/Выбран 1\sобъект на 1\s890\s000,00\s₽/)

    await cabinet.enter('P7', '/deliveries')
    await expect(page.getByRole('row', { name: 'П-0090' })).toBeVisible()
    await cabinet.expectAccessibleInEveryTheme()
    await page.getByRole('row', { name: 'П-0090' }).getByText('П-0090').click()
    await expect(page.getByRole('dialog').getByRole('heading', { name: 'История' })).toBeVisible()
    await cabinet.expectAccessibleInEveryTheme()
  },
)

test(
  'founders whose shares make 90 % are repaired, and what was missing is gone from the list',
  { tag: '@deep' },
  async ({ cabinet, page }) => {
    await cabinet.enter('P7', '/offer')
    await page.getByRole('link', { name: 'Продолжить заполнять заявку' }).first().click()
    await page.getByRole('link', { name: /^Учредители/ }).click()
    await expect(page.getByText(/^Сумма долей — 90\s%\. Должно быть 100\s%$/)).toBeVisible()
    await expect(page.getByRole('link', { name: /^Учредители/ })).toHaveAccessibleName(/ошибка/)
    await page.getByRole('button', { name: /^Белов/ }).click()
    await page.getByRole('textbox', { name: /^Доля/ }).fill('40')
    await expect(page.getByText(/^Сумма долей — 100\s%$/)).toBeVisible()
    await page.getByRole('button', { name: 'Далее' }).click()
    await expect(page.getByRole('heading', { name: 'Контактные лица', level: 2 })).toBeVisible()
    await expect(page.getByRole('link', { name: /^Учредители/ })).toHaveAccessibleName(/Заполнено/)
    await page.getByRole('link', { name: /^Проверка/ }).click()
    await expect(page.getByRole('heading', { name: 'Проверка и отправка', level: 2 })).toBeVisible()
    await expect(page.getByText(/Сумма долей/)).toHaveCount(0)
  },
)

test('a refused offer can be asked for again once its day has come', { tag: '@deep' }, async ({ cabinet, page }) => {
  const refused = (): ReturnType<Page['locator']> =>
    page.getByRole('article').filter({ hasText: 'Заявка отклонена. Вы можете попробовать позже.' })
  await cabinet.enter('P7', '/offer')
  await expect(refused()).toHaveCount(1)
  const retry = /Подать снова можно с\s*(\d\d)\.(\d\d)\.(\d{4})/.exec((await refused().textContent()) ?? '')
  const [, day, month, year] = retry ?? []
  const then = Date.parse(`${year}-${month}-${day}T10:00:00+03:00`)
  const name = (await refused().getByRole('heading').first().textContent()) ?? ''
  await page.clock.setFixedTime(then)
  const moved = await page.request.post(`${API}/dev/clock`, {
    headers: await headersOf(page, 'P8'),
    data: { minutes: Math.round((then - Date.now()) / MINUTE) },
  })
  expect(moved.ok(), await moved.text()).toBe(true)
  await page.goto('/offer')
  const again = page.getByRole('article').filter({ has: page.getByRole('heading', { name }) })
  await again.getByRole('button', { name: 'Подать заявку' }).click()
  await expect(page.getByRole('heading', { name: 'Общие сведения', level: 2 })).toBeVisible()
})
