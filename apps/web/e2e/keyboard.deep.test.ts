import type { Locator, Page } from '@playwright/test'
import { expect, test } from './support/cabinet.ts'
import { useOwnServer } from './support/own-server.ts'

// An account of the courier is connected, and the panel has its first file.
useOwnServer()

/** More stops than any page here has before what is looked for. */
const MOST_STOPS = 60

const hasFocus = (target: Locator) => target.evaluate((element) => element.contains(document.activeElement))

/** Goes on with Tab until this has the focus. */
const tabTo = async (page: Page, target: Locator): Promise<void> => {
  await expect(target).toBeVisible()
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

test('a row of a register is opened and left by keys alone, and has the focus again', async ({ cabinet, page }) => {
  await cabinet.enter('P5', '/sender/order-register')
  const grid = page.getByRole('grid', { name: 'Заказы' })
  await expect(grid.getByRole('rowheader').first()).toBeVisible()
  const focused = page.locator(':focus')
  for (let stop = 0; stop < MOST_STOPS && (await grid.locator(':focus').count()) === 0; stop += 1)
    await page.keyboard.press('Tab')
  // The first stop of the table is its header; the arrows lead to the second row.
  await page.keyboard.press('Control+Home')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  const row = grid.getByRole('row').filter({ has: focused })
  const number = await row.getByRole('rowheader').innerText()
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog', { name: /^Заказ/ })
  await expect(drawer).toBeVisible()
  await expect.poll(() => hasFocus(drawer)).toBe(true)
  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)
  await expect(row).toHaveCount(1)
  expect(await row.getByRole('rowheader').innerText()).toBe(number)
})

test('a wizard is left, and gone through to its end, by keys alone', async ({ cabinet, page }) => {
  await cabinet.enter('P4', '/offer')
  const start = cabinet.card('Страхование заказов СДЭК').getByRole('button', { name: 'Подключить страхование' })
  await tabTo(page, start)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Подключение аккаунта СДЭК' })
  await expect(dialog).toBeVisible()
  await expect.poll(() => hasFocus(dialog)).toBe(true)
  // This wizard is left by its button only.
  await tabTo(page, dialog.getByRole('button', { name: 'Закрыть' }))
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(start).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo(page, dialog.getByRole('textbox', { name: 'Номер договора' }))
  await page.keyboard.type('4100101')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('heading', { name: 'Данные аккаунта' })).toBeVisible()
  await tabTo(page, dialog.getByRole('textbox', { name: 'Account (Идентификатор)' }))
  await page.keyboard.type('demo-account-ok')
  await tabTo(page, dialog.locator('input[type=password]'))
  await page.keyboard.type('demo-secret-ok')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('heading', { name: 'Аккаунт СДЭК подключен' })).toBeVisible()
  await expect.poll(() => hasFocus(dialog)).toBe(true)
})

test('a file is chosen, looked at and left by keys alone', async ({ cabinet, page }) => {
  await cabinet.enter('P8', '/dev?tab=files')
  await page.getByRole('heading', { name: 'Файлов пока нет' }).waitFor()
  const chooser = page.waitForEvent('filechooser')
  await tabTo(page, page.getByRole('main').getByRole('button', { name: 'Выбрать файлы' }).first())
  await page.keyboard.press('Enter')
  await (await chooser).setFiles({ name: 'Снимок.png', mimeType: 'image/png', buffer: await page.screenshot() })
  const grid = page.getByRole('grid', { name: 'Мои файлы' })
  await expect(grid.getByRole('rowheader', { name: 'Снимок.png' })).toBeVisible()
  for (let stop = 0; stop < MOST_STOPS && (await grid.locator(':focus').count()) === 0; stop += 1)
    await page.keyboard.press('Tab')
  await page.keyboard.press('Control+Home')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const viewer = page.getByRole('dialog', { name: 'Снимок.png' })
  await expect(viewer.getByRole('img', { name: /Изображение из файла/ })).toBeVisible()
  await page.keyboard.press('+')
  await expect(viewer.getByRole('button', { name: /^Масштаб 110/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(viewer).toHaveCount(0)
  await expect(grid.locator(':focus')).toHaveCount(1)
})
