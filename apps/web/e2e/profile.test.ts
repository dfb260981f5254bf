import { Cabinet, expect, test } from './support/cabinet.ts'
import { settle } from './support/mailbox.ts'
import { PASSWORD } from './support/people.ts'
import type { Page } from '@playwright/test'

const field = (page: Page, name: string) => page.getByRole('textbox', { name })
const save = (page: Page) => page.getByRole('button', { name: 'Сохранить', exact: true })
const toast = (page: Page, text: string) =>
  page
    .getByRole('region', { name: /Уведомления/ })
    .getByText(text, { exact: true })
    .last()

/** A cabinet of their own for a test that changes its person. */
const begin = async (cabinet: Cabinet, newcomer: Parameters<typeof settle>[1], at: string) => {
  await settle(cabinet.page.request, newcomer)
  await cabinet.page.goto(`/login?redirect=${encodeURIComponent(at)}`)
  await cabinet.fillSignIn(newcomer.email, PASSWORD)
  await cabinet.swapped()
}

test(
  'a profile that two tabs edit loses nothing, and a form warns before it is left',
  { tag: '@deep' },
  async ({ cabinet, page }) => {
    const newcomer = { itn: '7799061015', phone: '+79990020001', email: 'first@two-tabs.example' }
    await begin(cabinet, newcomer, '/profile')
    const other = await page.context().newPage()
    await other.goto('/profile')
    await expect(field(other, 'Должность')).toHaveValue('')
    await field(other, 'Должность').fill('Бухгалтер')

    const consents = page.getByRole('region', { name: 'Согласия' })
    await expect(consents.getByRole('link', { name: /^Согласие на обработку персональных данных/ })).toHaveAttribute(
      'href',
      /^\/public\/consent\/personal-data\?version=\d{4}-\d\d-\d\d$/,
    )
    await expect(consents.getByText(/^Редакция от .+ принято/)).toHaveCount(2)

    await field(page, 'Фамилия').fill('')
    await save(page).click()
    await expect(page.getByText('Обязательное поле')).toBeVisible()
    await expect(field(page, 'Фамилия')).toBeFocused()
    await field(page, 'Фамилия').fill('Новикова2')
    await expect(page.getByText('Только буквы, пробелы, дефисы и апострофы')).toBeVisible()
    await field(page, 'Фамилия').fill('Новикова-Петрова')
    await save(page).click()
    await expect(toast(page, 'Сохранено')).toBeVisible()

    await save(other).click()
    await expect(other.getByText('Данные изменил другой пользователь')).toBeVisible()
    await expect(field(other, 'Должность')).toHaveValue('Бухгалтер')
    await other.getByRole('button', { name: 'Загрузить' }).click()
    await expect(field(other, 'Фамилия')).toHaveValue('Новикова-Петрова')
    await expect(field(other, 'Должность')).toHaveValue('Бухгалтер')
    await save(other).click()
    await expect(toast(other, 'Сохранено')).toBeVisible()
    await other.close()

    await page.reload()
    await expect(field(page, 'Должность')).toHaveValue('Бухгалтер')
    await field(page, 'Должность').fill('Главный бухгалтер')
    await page.getByRole('tab', { name: 'Безопасность' }).click()
    const question = page.getByRole('alertdialog', { name: 'Есть несохранённые изменения' })
    await question.getByRole('button', { name: 'Остаться' }).click()
    await expect(field(page, 'Должность')).toHaveValue('Главный бухгалтер')
    await page.getByRole('tab', { name: 'Безопасность' }).click()
    await question.getByRole('button', { name: 'Не сохранять' }).click()
    await expect(page.getByRole('heading', { name: 'Активные сеансы' })).toBeVisible()
    await expect(page).toHaveURL('/profile?tab=security')
  },
)

test('a new phone is proved by a code, and notifications keep', { tag: '@deep' }, async ({ cabinet, page }) => {
  const newcomer = { itn: '5299064046', phone: '+79990020002', email: 'contacts@own.example' }
  await begin(cabinet, newcomer, '/profile')
  await page.getByRole('button', { name: 'Изменить телефон' }).click()
  const dialog = page.getByRole('dialog')
  await field(page, 'Новый мобильный телефон').fill('9990020003')
  await field(page, 'Ваш пароль').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Получить код' }).click()
  await expect(dialog.getByText(/Отправили код на\s\+7.999.002-00-03/)).toBeVisible()
  await expect(dialog.getByText(/Отправить код повторно можно через 0:\d\d/)).toBeVisible()
  await cabinet.expectAccessibleInEveryTheme()
  await field(page, 'Код из сообщения').fill('111111')
  await expect(dialog.getByText('Неверный код. Осталось попыток: 4')).toBeVisible()
  await field(page, 'Код из сообщения').fill('000000')
  await expect(toast(page, 'Телефон изменён')).toBeVisible()
  await expect(page.getByText('+7\u00a0999\u00a0002-00-03')).toBeVisible()

  await page.goto('/profile?tab=notifications')
  const sms = page.getByRole('switch', { name: 'СМС о важных сроках и решениях' })
  await expect(sms).not.toBeChecked()
  await sms.press('Space')
  await expect(toast(page, 'Сохранено')).toBeVisible()
  await page.reload()
  await expect(sms).toBeChecked()
})

test('a new password ends the other sessions, and one button ends all of them', async ({
  browser,
  cabinet,
  page,
  baseURL,
}) => {
  const newcomer = { itn: '6699065053', phone: '+79990020004', email: 'security@own.example' }
  await begin(cabinet, newcomer, '/profile')
  await page.getByRole('tab', { name: 'Безопасность' }).click()
  const elsewhere = async (password: string) => {
    const context = await browser.newContext({ ...(baseURL && { baseURL }) })
    const other = new Cabinet(await context.newPage())
    await other.page.goto('/login')
    await other.fillSignIn(newcomer.email, password)
    await expect(other.page).toHaveURL('/offer')
    await other.swapped()
    return other
  }
  const first = await elsewhere(PASSWORD)
  await field(page, 'Текущий пароль').fill('wrong')
  await page.getByRole('button', { name: 'Сгенерировать надёжный пароль' }).click()
  const drawn = (await page.getByRole('status').locator('code').textContent()) ?? ''
  expect(drawn.length).toBeGreaterThanOrEqual(8)
  await expect(page.getByText('не выполнено:')).toHaveCount(0)
  await page.getByRole('button', { name: 'Сменить пароль' }).click()
  await expect(page.getByText('Неверный текущий пароль')).toBeVisible()
  await field(page, 'Текущий пароль').fill(PASSWORD)
  await page.getByRole('button', { name: 'Сменить пароль' }).click()
  await expect(toast(page, 'Пароль сохранён')).toBeVisible()
  await expect(field(page, 'Текущий пароль')).toHaveValue('')
  await first.page.reload()
  await expect(first.page).toHaveURL(/\/login/)

  const second = await elsewhere(drawn)
  await page.reload()
  const sessions = page.getByRole('region', { name: 'Активные сеансы' }).getByRole('listitem')
  await expect(sessions).toHaveCount(2)
  await expect(sessions.first().getByText('Этот сеанс')).toBeVisible()
  await page.getByRole('button', { name: 'Выйти на всех устройствах' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Выйти' }).click()
  await expect(page).toHaveURL('/login')
  await second.page.reload()
  await expect(second.page).toHaveURL(/\/login/)
})
