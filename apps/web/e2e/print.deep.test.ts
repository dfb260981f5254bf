import type { Locator, Page } from '@playwright/test'
import { expect, test } from './support/cabinet.ts'

/** On paper, as wide as a sheet of A4 with its margins. */
const onPaper = async (page: Page) => {
  await page.setViewportSize({ width: 718, height: 1000 })
  await page.emulateMedia({ media: 'print' })
}

/** Nothing to press is printed, nothing is cut at the edge of the sheet, and no menu stands beside the text. */
const expectSheet = async (page: Page, content: Locator) => {
  await expect(content).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Разделы кабинета' })).toBeHidden()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('searchbox').filter({ visible: true })).toHaveCount(0)
  for (const name of ['Сохранить', 'Изменить', 'Скопировать всё', 'Закрыть'])
    await expect(page.getByRole('button', { name, exact: true }).filter({ visible: true })).toHaveCount(0)
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light')
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main :not(span), [role=dialog] :not(span)')]
      .filter((element) => element.checkVisibility() && getComputedStyle(element).overflowX !== 'visible')
      .filter((element) => element.scrollWidth > element.clientWidth + 1)
      .map((element) => element.outerHTML.slice(0, 120)),
  )
  expect(cut).toEqual([])
  const beyond = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main :not(span), [role=dialog] :not(span)')]
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().right > innerWidth + 1)
      .map((element) => element.outerHTML.slice(0, 120)),
  )
  expect(beyond).toEqual([])
  // A browser makes all of the page smaller until it fits, so what nobody sees must not be wider than the sheet either.
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
}

test('requisites are printed without their buttons', async ({ cabinet, page }) => {
  await cabinet.enter('P6', '/profile?tab=payment-details')
  const account = page.getByRole('article').first()
  await expect(account).toBeVisible()
  await onPaper(page)
  await expectSheet(page, account)
})

test('conditions are printed with the headings of what folds', async ({ cabinet, page }) => {
  await cabinet.enter('P6', '/debtor/insurance-conditions')
  await onPaper(page)
  await expectSheet(page, page.getByRole('main').getByRole('heading', { level: 2 }).first())
  await page.emulateMedia({ media: 'screen' })
  await page.goto('/help')
  const question = page.getByRole('button', { name: /^Что такое лимит на\sпокупателя/ })
  await expect(question).toBeVisible()
  await onPaper(page)
  await expect(question).toBeVisible()
})

test('a register is printed whole, an open invoice alone', async ({ cabinet, page }) => {
  await cabinet.enter('P5', '/sender/invoices-payment')
  const rows = page.getByRole('main').getByRole('rowheader')
  await expect(rows.first()).toBeVisible()
  await onPaper(page)
  await expectSheet(page, rows.last())
  await page.emulateMedia({ media: 'screen' })
  await page.setViewportSize({ width: 1280, height: 800 })
  await rows.first().click()
  const drawer = page.getByRole('dialog', { name: /Счёт/ })
  await expect(drawer).toBeVisible()
  await onPaper(page)
  await expect(drawer.getByRole('heading').first()).toBeVisible()
  await expect(page.getByRole('main')).toBeHidden()
})

test('a register is printed without its filters, whatever the window was', async ({ cabinet, page }) => {
  await cabinet.enter('P5', '/sender/order-register')
  const rows = page.getByRole('main').getByRole('rowheader')
  const filters = page.getByRole('group', { name: 'Фильтры' })
  await expect(rows.first()).toBeVisible()
  await filters.getByRole('button', { name: 'Фильтр', exact: true }).click()
  await expect(filters.getByText('Статус доставки', { exact: true })).toBeVisible()
  // Printed from the window as it is: its fields stand open, and do not fold before they are printed.
  await page.emulateMedia({ media: 'print' })
  for (const name of ['Все заказы', 'Фильтр', 'Создан', 'Статус доставки', 'Есть заявление'])
    await expect(filters.getByText(name, { exact: true })).toBeHidden()
  await expect(page.getByRole('navigation').filter({ visible: true })).toHaveText(/^1–20 из/)
  await expectSheet(page, rows.first())
  // A sheet without margins holds a table, whose columns are as wide as their longest words.
  await page.setViewportSize({ width: 794, height: 1000 })
  const town = page
    .getByRole('main')
    .getByText(/^Екатеринбург/)
    .first()
  const lines = await town.evaluate((cell) => {
    const text = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT).nextNode()
    const word = document.createRange()
    if (text) {
      word.setStart(text, 0)
      word.setEnd(text, 'Екатеринбург'.length)
    }
    return word.getClientRects().length
  })
  expect(lines).toBe(1)
  await page.setViewportSize({ width: 718, height: 1000 })
  await expectSheet(page, rows.last())
})

test('home is printed with its facts and no links that look like buttons', async ({ cabinet, page }) => {
  await cabinet.enter('P7', '/offer')
  const main = page.getByRole('main')
  const links = main.getByRole('link', { name: /^(Объекты финансирования|Подать заявку|Продолжить)/ })
  await expect(links.first()).toBeVisible()
  await onPaper(page)
  await expect(links.filter({ visible: true })).toHaveCount(0)
  await expectSheet(page, main.getByText('15 000 000', { exact: false }).first())
})

test('a calendar is printed with its days, and nothing to choose beside them', async ({ cabinet, page }) => {
  await cabinet.enter('P7', '/financing')
  const calendar = page.getByRole('main').getByRole('grid')
  await expect(calendar.getByText('15', { exact: true })).toBeVisible()
  await onPaper(page)
  await expect(calendar.getByText('15', { exact: true })).toBeVisible()
  await expect(page.getByRole('main').getByRole('radiogroup')).toBeHidden()
  await expectSheet(page, calendar)
})

test('people are printed with what is known of them, and nothing to press', async ({ cabinet, page }) => {
  await cabinet.enter('P1', '/profile?tab=users')
  const table = page.getByRole('grid', { name: 'Пользователи кабинета' })
  await expect(table.getByRole('rowheader').first()).toBeVisible()
  await onPaper(page)
  await expectSheet(page, table.getByRole('rowheader').first())
  const [first] = await table
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
    .all()
  for (const known of [/\+7/, /@/, /Подтверждён|Активен|Ожидает/]) await expect(first!).toContainText(known)
  await expect(page.getByRole('main').getByRole('button').filter({ visible: true })).toHaveCount(0)
})

test('a claim is printed with its facts', async ({ cabinet, page }) => {
  await page.addInitScript(() => localStorage.setItem('cabinet.theme', 'dark'))
  await cabinet.enter('P5', '/settlement')
  await page.getByRole('main').getByRole('rowheader').first().click()
  await expect(page.getByRole('heading', { level: 1, name: /^Заявление/ })).toBeVisible()
  await onPaper(page)
  await expectSheet(page, page.getByRole('heading', { level: 1, name: /^Заявление/ }))
})
