import type { Page } from '@playwright/test'
import { expect, test } from './support/cabinet.ts'
import { useOwnServer } from './support/own-server.ts'

// A colleague is let in and an account is added: everybody else must not see that.
useOwnServer()

/** Counts presses of a pointer from now on; typing is no click. */
const countClicks = async (page: Page) => {
  await page.evaluate(() => {
    const counted = { count: 0 }
    Object.assign(globalThis, { counted })
    document.addEventListener('pointerdown', () => (counted.count += 1), true)
  })
  return () => page.evaluate(() => (globalThis as unknown as { counted: { count: number } }).counted.count)
}

const toast = (page: Page, text: string) =>
  page
    .getByRole('region', { name: /Уведомления/ })
    .getByText(text, { exact: true })
    .last()

test('a colleague is let in by two clicks', async ({ cabinet, page }) => {
  await cabinet.enter('P1', '/offer')
  const clicks = await countClicks(page)
  await page.getByRole('link', { name: '2 пользователя ждут подтверждения' }).click()
  await page
    .getByRole('dialog', { name: 'Подтвердить пользователя' })
    .getByRole('button', { name: 'Подтвердить' })
    .click()
  await expect(toast(page, 'Пользователь подтверждён')).toBeVisible()
  expect(await clicks()).toBe(2)
  // The other one is confirmed from their row, once the list says that one is left.
  const confirm = page.getByRole('button', { name: /^Подтвердить: / })
  await expect(confirm).toHaveCount(1)
  await confirm.click()
  await expect(page.getByRole('dialog', { name: 'Подтвердить пользователя' })).toBeVisible()
})

test('an account is added by three clicks and two fields', async ({ cabinet, page }) => {
  await cabinet.enter('P4', '/offer')
  const clicks = await countClicks(page)
  await page.getByRole('button', { name: 'Найти или выполнить' }).click()
  await page.getByRole('option', { name: 'Добавить счёт' }).click()
  const drawer = page.getByRole('dialog', { name: 'Новые реквизиты' })
  await expect(drawer.getByRole('textbox', { name: 'БИК' })).toBeFocused()
  await page.keyboard.type('044525593')
  await expect(drawer.getByRole('textbox', { name: 'Наименование банка' })).toHaveValue('АО «Альфа-Банк»')
  const account = drawer.getByRole('textbox', { name: 'Расчётный счёт' })
  await account.focus()
  await page.keyboard.type('40702810999990000006')
  await drawer.getByRole('button', { name: 'Сохранить' }).click()
  await expect(toast(page, 'Реквизиты добавлены')).toBeVisible()
  expect(await clicks()).toBe(3)
})

test('the own requisites are copied, and the theme is changed, by one click', async ({ cabinet, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await cabinet.enter('P1', '/offer')
  const clicks = await countClicks(page)
  await page.getByRole('button', { name: 'Скопировать реквизиты' }).click()
  await expect(toast(page, 'Реквизиты скопированы')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^Получатель: ООО «Северный ветер»\nИНН: 7799012346\nКПП: \d{9}\nРасчётный счёт: \d{20}\nБанк: .+\nБИК: \d{9}\nКорреспондентский счёт: \d{20}$/,
  )
  expect(await clicks()).toBe(1)
  await page.getByRole('button', { name: 'Тема: тёмная' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-cabinet-theme', 'dark')
  expect(await clicks()).toBe(2)
  await page.getByRole('button', { name: 'Тема: светлая' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-cabinet-theme', 'light')
})
