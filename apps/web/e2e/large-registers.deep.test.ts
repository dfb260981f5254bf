import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from './support/cabinet.ts'
import { useOwnServer } from './support/own-server.ts'
import { workbookText } from './support/workbook.ts'

/** Orders of P5, and supplies with their objects of P1, beside those of the demo. */
const ROWS = 100_000

useOwnServer({ DEMO_ROWS: String(ROWS) })

/** Elements of a table that shows twenty rows. */
const NODES = 1200

const rows = (page: Page, name: string) => page.getByRole('grid', { name }).getByRole('rowheader')

/** Opens a register and waits for its rows; how long they take is measured by `npm run bench`. */
const openRegister = async (page: Page, path: string, name: string): Promise<void> => {
  await page.goto(path)
  await expect(rows(page, name)).toHaveCount(20)
  expect(await page.getByRole('grid', { name }).locator('*').count()).toBeLessThan(NODES)
}

test('of 100,000 orders one is found, all are exported, and one is claimed', async ({ cabinet, page }) => {
  test.slow()
  await cabinet.signInQuietly('P5')
  await openRegister(page, '/sender/order-register', 'Заказы')
  await expect(page.getByText(/^Страницы показывают первые 1\s000\./)).toBeVisible()
  await expect(page.getByText(/^1–20 из 101\s\d{3}$/)).toBeVisible()
  await expect(page.getByText(/^101\s\d{3}\sзаказ/)).toBeVisible()
  await page.getByRole('searchbox', { name: 'Поиск заказов' }).fill('MN-1000099999')
  await expect(rows(page, 'Заказы')).toHaveText([/^1000099999/])
  await page.getByRole('button', { name: 'Сбросить' }).click()
  // The export has the filters that the register shows: those of the one order until the reset is on the screen.
  await expect(rows(page, 'Заказы')).toHaveCount(20)

  const download = page.waitForEvent('download', { timeout: 90_000 })
  await page.getByRole('button', { name: 'Выгрузить в Excel' }).click()
  const text = workbookText(await readFile(await (await download).path()))
  expect(text.match(/<row /g)?.length).toBeGreaterThan(ROWS + 1000)
  expect(text).toContain('MN-1000099999')

  await page.getByRole('searchbox', { name: 'Поиск заказов' }).fill('1990000014')
  await expect(rows(page, 'Заказы')).toHaveText([/^1990000014/])
  await rows(page, 'Заказы').click()
  await page.getByRole('dialog', { name: 'Заказ 1990000014' }).getByRole('link', { name: 'Подать заявление' }).click()
  await expect(page).toHaveURL(/\/sender\/create-claim\//)
  await cabinet.settled()
  await expect(page.getByRole('main')).toContainText('1990000014')
})

test('of 100,000 supplies and objects some are found, chosen over pages, and an export is cancelled', async ({
  cabinet,
  page,
}) => {
  await cabinet.signInQuietly('P1')
  await openRegister(page, '/deliveries', 'Реестр поставок')
  await expect(page.getByText(/^100\s\d{3}$/)).toBeVisible()
  await page.getByRole('button', { name: 'Фильтр', exact: true }).click()
  await page.getByText('Только доступные').click()
  await expect(page).toHaveURL(/available=yes/)
  await rows(page, 'Реестр поставок').first().click()
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'История' })).toBeVisible()

  await openRegister(page, '/financing?view=list', 'Объекты финансирования')
  const all = page.getByRole('checkbox', { name: 'Выбрать все строки' })
  await all.press('Space')
  await page.getByRole('button', { name: 'Следующая страница' }).click()
  await expect(all).not.toBeChecked()
  await all.press('Space')
  await expect(page.getByRole('region', { name: /выбран/i })).toContainText(/Выбрано 40\sобъектов/)
  await page.getByRole('button', { name: 'Выгрузить в Excel' }).click()
  await page.getByRole('button', { name: 'Отменить скачивание' }).click()
  await expect(page.getByRole('button', { name: 'Выгрузить в Excel' })).toBeEnabled()

  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/financing?view=list&q=ОФ-100100')
  await expect(page.getByText('ОФ-100100', { exact: true })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})
