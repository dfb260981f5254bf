import type { Page } from '@playwright/test'
import { expect, test } from './support/cabinet.ts'
import { codeFor } from './support/mailbox.ts'
import { PASSWORD } from './support/people.ts'

const field = (page: Page, name: string) => page.getByRole('textbox', { name })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const toast = (page: Page, text: string) =>
  page
    .getByRole('region', { name: /Уведомления/ })
    .getByText(text)
    .last()

test('whoever the owner adds agrees to the terms with the first password', async ({
  browser,
  baseURL,
  cabinet,
  page,
}) => {
  const email = 'gracheva@taiga.example'
  await page.setViewportSize({ width: 360, height: 740 })
  await cabinet.enter('P4', '/profile?tab=users')
  await button(page, 'Добавить пользователя').click()
  await page.getByRole('menuitem', { name: 'Открыть доступ сразу' }).click()
  await expect(page).toHaveURL(/action=add/)
  const dialog = page.getByRole('dialog', { name: 'Добавить пользователя' })
  const add = dialog.getByRole('button', { name: 'Добавить', exact: true })
  await add.click()
  await expect(dialog.getByText('Отметьте это поле')).toBeVisible()
  await expect(field(page, 'Фамилия')).toBeFocused()
  await cabinet.expectAccessibleInEveryTheme()
  await field(page, 'Фамилия').fill('Грачёва')
  await field(page, 'Имя').fill('Нина')
  await field(page, 'Мобильный телефон').fill('0000000004')
  await field(page, 'E-mail').fill(email)
  await expect(dialog.getByRole('checkbox', { name: 'Пользователь', exact: true })).toBeChecked()
  await dialog.getByRole('checkbox', { name: /^Есть согласие\sпользователя/ }).press('Space')
  await add.click()
  await expect(dialog.getByText('Этот телефон уже зарегистрирован')).toBeVisible()
  await field(page, 'Мобильный телефон').fill('9990039001')
  await add.click()
  await expect(toast(page, 'Пользователь добавлен')).toBeVisible()
  await expect(dialog).toBeHidden()

  const theirs = await browser.newContext({ ...(baseURL && { baseURL }) })
  const other = await theirs.newPage()
  await other.goto('/recovery')
  await field(other, 'Телефон или e-mail').fill(email)
  await button(other, 'Получить код').click()
  await field(other, 'Код').fill(await codeFor(other.request, email))
  await field(other, 'Новый пароль').fill(PASSWORD)
  await field(other, 'Повторите пароль').fill(PASSWORD)
  await button(other, 'Сохранить пароль').click()
  await expect(other.getByText('Отметьте это поле')).toHaveCount(2)
  for (const name of [/^Даю согласие на\sобработку/, /^Принимаю условия/])
    await other.getByRole('checkbox', { name }).press('Space')
  await button(other, 'Сохранить пароль').click()
  await expect(other.getByRole('heading', { level: 1, name: 'Вход в кабинет' })).toBeVisible()
  await field(other, 'Телефон или e-mail').fill(email)
  await other.locator('input[name=password]').fill(PASSWORD)
  await button(other, 'Войти').click()
  await expect(other).toHaveURL('/offer')
  await theirs.close()
})

test('an e-mail that nobody has confirmed is confirmed in the profile', async ({ cabinet, page }) => {
  const email = 'orlov@orlov.example'
  await cabinet.enter('P10', '/profile')
  await expect(page.getByText('Не подтверждён')).toBeVisible()
  await button(page, 'Подтвердить e-mail').click()
  await expect(page.getByRole('dialog', { name: 'Подтверждение e-mail' })).toBeVisible()
  await button(page, 'Получить код').click()
  await field(page, 'Код из письма').fill(await codeFor(page.request, email))
  await expect(toast(page, 'E-mail подтверждён')).toBeVisible()
  await expect(page.getByText('Не подтверждён')).toBeHidden()
})

test('platform staff make a link for a seller, which opens the registration', async ({ cabinet, page }) => {
  await cabinet.enter('P8', '/dev?tab=sellers')
  await button(page, 'Создать ссылку').click()
  await expect(page.getByText('Обязательное поле').first()).toBeVisible()
  await field(page, 'ИНН').fill('5499071033')
  await expect(field(page, 'Организация')).not.toHaveValue('')
  await field(page, 'Идентификатор продавца').fill('MP-778899')
  await field(page, 'Название аккаунта').fill('Таёжный мёд')
  await button(page, 'Создать ссылку').click()
  await expect(page.getByText('Ссылка для «Таёжный мёд» готова')).toBeVisible()
  await cabinet.expectAccessibleInEveryTheme()
  const link = await page.getByText(/\/seller\/register\/\?token=/).textContent()
  await page.context().clearCookies()
  await page.goto(link ?? '')
  await expect(page.getByText('Таёжный мёд')).toBeVisible()
  await expect(field(page, 'ИНН')).toHaveValue('5499071033')
})
