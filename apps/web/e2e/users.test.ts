import type { Page } from '@playwright/test'
import { Cabinet, expect, test } from './support/cabinet.ts'
import { useOwnServer } from './support/own-server.ts'
import { PASSWORD } from './support/people.ts'

// People are confirmed, blocked and deleted here: everybody else must not see that.
useOwnServer()

const USERS = '/profile?tab=users'

const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) })
const actionsOf = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^Действия: ${name}`) })
const item = (page: Page, name: string | RegExp) => page.getByRole('menuitem', { name })
const toast = (page: Page, text: string) =>
  page
    .getByRole('region', { name: /Уведомления/ })
    .getByText(text, { exact: true })
    .last()

/** Opens the menu of a person and chooses an action there. */
const choose = async (page: Page, name: string, action: string) => {
  await actionsOf(page, name).click()
  await item(page, new RegExp(`^${action}`)).click()
}

const openUsers = async (cabinet: Cabinet, person: 'P1' | 'P2' | 'P11') => {
  await cabinet.enter(person, USERS)
  await expect(row(cabinet.page, 'Соколов')).toBeVisible()
}

test('the owner confirms a person, whose waiting card gives way to the cabinet by itself', async ({
  browser,
  cabinet,
  page,
  baseURL,
}) => {
  const theirs = await browser.newContext({ ...(baseURL && { baseURL }) })
  const waiting = new Cabinet(await theirs.newPage())
  await waiting.enter('P2', '/offer')
  await expect(waiting.page.getByRole('heading', { name: 'Ожидание подтверждения' })).toBeVisible()
  await waiting.page.evaluate(() => Object.assign(globalThis, { wasNeverReloaded: true }))

  await cabinet.signIn('P1')
  await page.getByRole('link', { name: '2 пользователя ждут подтверждения' }).click()
  const dialog = page.getByRole('dialog', { name: 'Подтвердить пользователя' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Ждут подтверждения: 2 пользователя')).toBeVisible()
  await expect(page).toHaveURL(/status=UNCONFIRMED$/)
  await expect(row(page, 'Соколов')).toHaveCount(0)
  await cabinet.expectAccessibleInEveryTheme()

  await actionsOf(page, 'Кузнецова').focus()
  await page.keyboard.press('Enter')
  await expect(item(page, /^Подтвердить/)).toBeVisible()
  await item(page, /^Подтвердить/).press('Enter')
  await expect(dialog.getByRole('checkbox', { name: /^Пользователь/ })).toBeChecked()
  await expect(page).toHaveURL(/action=confirm/)
  await cabinet.expectAccessibleInEveryTheme()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await page.goForward()
  await dialog.getByRole('checkbox', { name: /^Пользователь/ }).press('Space')
  await dialog.getByRole('button', { name: 'Подтвердить' }).click()
  await expect(dialog.getByText('Обязательное поле')).toBeVisible()
  await dialog.getByRole('checkbox', { name: /^Пользователь/ }).press('Space')
  await dialog.getByRole('checkbox', { name: /^Отправитель/ }).press('Space')
  await dialog.getByRole('button', { name: 'Подтвердить' }).click()
  await expect(toast(page, 'Пользователь подтверждён')).toBeVisible()
  await expect(page.getByText('Ждёт подтверждения: 1 пользователь')).toBeVisible()

  await expect(waiting.card('Страхование заказов СДЭК')).toBeVisible()
  await expect(waiting.navigation.getByRole('link', { name: 'Реестр заказов' })).toBeVisible()
  await expect(toast(waiting.page, 'Владелец подтвердил вас: кабинет открыт')).toBeVisible()
  expect(await waiting.page.evaluate(() => 'wasNeverReloaded' in globalThis)).toBe(true)
  await theirs.close()
})

test('the owner rejects for a reason, changes roles, blocks, lets in again and deletes', async ({
  browser,
  cabinet,
  page,
  baseURL,
}) => {
  await openUsers(cabinet, 'P1')
  await choose(page, 'Павлова', 'Отклонить')
  const rejection = page.getByRole('dialog', { name: 'Отклонить заявку' })
  await rejection.getByRole('button', { name: 'Отклонить' }).click()
  await expect(rejection.getByText('Обязательное поле')).toBeVisible()
  await expect(rejection.getByRole('textbox', { name: /Причина/ })).toBeFocused()
  await page.keyboard.type('Не работает у нас')
  await rejection.getByRole('button', { name: 'Отклонить' }).click()
  await expect(row(page, 'Павлова').getByText('Отклонён', { exact: true })).toBeVisible()
  await expect(page.getByText(/Жд[её]т подтверждения/)).toHaveCount(0)

  await choose(page, 'Морозова', 'Изменить роли')
  const roles = page.getByRole('dialog', { name: 'Изменить роли' })
  await roles.getByRole('checkbox', { name: /^Финансирование/ }).press('Space')
  await roles.getByRole('button', { name: 'Сохранить' }).click()
  await expect(row(page, 'Морозова').getByText('Финансирование', { exact: true })).toBeVisible()
  await expect(roles).toBeHidden()

  const theirs = await browser.newContext({ ...(baseURL && { baseURL }) })
  const blocked = new Cabinet(await theirs.newPage())
  await blocked.enter('P11', '/offer')
  await expect(blocked.navigation.getByRole('link', { name: 'Реестр поставок' })).toBeVisible()
  await choose(page, 'Морозова', 'Заблокировать')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Заблокировать' }).click()
  await expect(row(page, 'Морозова').getByText('Заблокирован', { exact: true })).toBeVisible()
  // The page may leave by itself at any moment: a reload of it would come between.
  await expect(async () => {
    await blocked.page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect(blocked.page).toHaveURL(/\/login/, { timeout: 5000 })
  }).toPass()
  await theirs.close()
  await choose(page, 'Морозова', 'Разблокировать')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Разблокировать' }).click()
  await expect(row(page, 'Морозова').getByText('Активен', { exact: true })).toBeVisible()

  await choose(page, 'Орехова', 'Удалить')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Удалить' }).click()
  await expect(row(page, 'Орехова')).toHaveCount(0)
})

test('who may not do something sees why', async ({ cabinet, page }) => {
  await openUsers(cabinet, 'P1')
  await actionsOf(page, 'Соколов').click()
  await expect(item(page, /^Заблокировать/)).toBeDisabled()
  await expect(item(page, /^Удалить/)).toContainText('Себя нельзя заблокировать или удалить')
  await page.keyboard.press('Escape')

  await openUsers(cabinet, 'P11')
  await actionsOf(page, 'Никитин').click()
  await expect(item(page, /^Разблокировать/)).toContainText('Доступно администратору кабинета')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Пригласить' }).press('Enter')
  await expect(page.getByText('Доступно администратору кабинета').last()).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // An address that asks for what cannot be done opens nothing.
  await page.goto(`${USERS}&action=invite`)
  await expect(row(page, 'Соколов')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('the list is searched, filtered and sorted by its address, and leads to the card of a person', async ({
  cabinet,
  page,
}) => {
  await openUsers(cabinet, 'P1')
  await page.getByRole('searchbox', { name: 'Поиск пользователей' }).fill('морозова@')
  await expect(page.getByText('Ничего не найдено. Измените фильтры')).toBeVisible()
  await page.getByRole('button', { name: 'Сбросить фильтры' }).click()
  await expect(row(page, 'Никитин')).toBeVisible()
  await page.goto(`${USERS}&q=severveter&role=SENDER&sort=-fullName`)
  await expect(page.getByRole('row')).toContainText(['ФИО', 'Соколов', 'Морозова', 'Кузнецова'])
  await expect(page.getByText('Роль: Отправитель')).toBeVisible()

  await row(page, 'Морозова').getByRole('rowheader').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Морозова Екатерина Львовна' })).toBeVisible()
  await expect(page).toHaveURL(/\/profile\/users\/[\da-f-]{36}$/)
  const history = page.getByRole('region', { name: 'История' })
  await expect(history.getByText('Роли изменены')).toBeVisible()
  await expect(history.getByText(/Добавлены: Финансирование · Соколов Михаил Андреевич/)).toBeVisible()
  await cabinet.expectAccessibleInEveryTheme()
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await page.goto(USERS)
  await choose(page, 'Морозова', 'Изменить роли')
  await expect(page.getByRole('dialog', { name: 'Изменить роли' })).toBeVisible()
  await page.goto('/profile/users/0b0c6c1e-0000-4000-8000-000000000001')
  await expect(page.getByText('Пользователь не найден или удалён')).toBeVisible()
})

test('an invitation goes out by email', async ({ cabinet, page }) => {
  await openUsers(cabinet, 'P1')
  await page.getByRole('button', { name: 'Добавить пользователя' }).click()
  await item(page, /^Пригласить письмом/).click()
  const dialog = page.getByRole('dialog', { name: 'Пригласить пользователя' })
  const address = dialog.getByRole('textbox', { name: /E-mail/ })
  await address.fill('nobody')
  await dialog.getByRole('button', { name: 'Отправить приглашение' }).click()
  await expect(dialog.getByText('Введите корректный e-mail')).toBeVisible()
  await address.fill('morozova@severveter.example')
  await dialog.getByRole('button', { name: 'Отправить приглашение' }).click()
  await expect(dialog.getByText('Этот человек уже есть в списке пользователей кабинета')).toBeVisible()
  await expect(address).toHaveValue('morozova@severveter.example')
  await address.fill('petrova@new.example')
  await dialog.getByRole('button', { name: 'Отправить приглашение' }).click()
  await expect(toast(page, 'Приглашение отправлено')).toBeVisible()
  await expect(dialog).toBeHidden()
})

test('the cabinet goes to another owner, who alone confirms from then on', async ({ cabinet, page }) => {
  await openUsers(cabinet, 'P1')
  await choose(page, 'Морозова', 'Сделать владельцем')
  const dialog = page.getByRole('dialog', { name: 'Сделать владельцем' })
  await dialog.locator('input[name=password]').fill('not the password')
  await dialog.getByRole('button', { name: 'Передать кабинет' }).click()
  await expect(dialog.getByText('Неверный пароль')).toBeVisible()
  await dialog.locator('input[name=password]').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Передать кабинет' }).click()
  await expect(dialog).toBeHidden()
  await expect(row(page, 'Морозова').getByText('Владелец', { exact: true })).toBeVisible()
  await expect(row(page, 'Соколов').getByText('Владелец', { exact: true })).toHaveCount(0)
  await expect(row(page, 'Соколов').getByText('Администратор кабинета', { exact: true })).toBeVisible()
  await actionsOf(page, 'Кузнецова').click()
  await expect(item(page, /^Сделать владельцем/)).toContainText('Доступно владельцу кабинета')
  await page.keyboard.press('Escape')
  await actionsOf(page, 'Морозова').click()
  await expect(item(page, /^Удалить/)).toContainText('Сначала передайте кабинет другому владельцу')
})
