import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test, type Cabinet } from './support/cabinet.ts'
import { codeFor, type Newcomer, settle } from './support/mailbox.ts'
import { PASSWORD } from './support/people.ts'

const FORM = '/profile?tab=organization&panel=edit'

const field = (page: Page, name: string) => page.getByRole('textbox', { name })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const chooseTaxes = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /Система налогообложения/ }).click()
  await page.getByRole('option', { name: 'Общая (ОСНО)' }).click()
}
const toast = (page: Page, text: string) =>
  page
    .getByRole('region', { name: /Уведомления/ })
    .getByText(text)
    .last()

const signIn = async (cabinet: Cabinet, username: string, at: string): Promise<void> => {
  await cabinet.page.goto(`/login?redirect=${encodeURIComponent(at)}`)
  await cabinet.fillSignIn(username, PASSWORD)
  await cabinet.swapped()
}

/** Adds a second administrator to the cabinet of this owner. */
const addAdministrator = async (request: APIRequestContext, owner: Newcomer, added: Omit<Newcomer, 'itn'>) => {
  const entered = await request.post('/api/v1/auth/login', { data: { username: owner.email, password: PASSWORD } })
  const { accessToken } = (await entered.json()) as { accessToken: string }
  const created = await request.post('/api/v1/user', {
    headers: { authorization: `Bearer ${accessToken}` },
    data: {
      lastname: 'Второй',
      firstname: 'Пётр',
      email: added.email,
      mobilePhone: added.phone,
      roles: ['USER_ADMIN'],
      password: PASSWORD,
      hasConsent: true,
    },
  })
  expect(created.status()).toBe(201)
  const sent = await request.post('/api/v1/auth/recovery', { data: { username: added.email } })
  const { id } = (await sent.json()) as { id: string }
  const checked = await request.post('/api/v1/auth/check-code', {
    data: { id, code: await codeFor(request, added.email) },
  })
  const { codeToken } = (await checked.json()) as { codeToken: string }
  const consents = ['PERSONAL_DATA', 'USER_AGREEMENT'].map((type) => ({ type, version: '2026-11-01' }))
  const saved = await request.post('/api/v1/auth/change-password', {
    data: { codeToken, password: PASSWORD, consents },
  })
  expect(saved.ok(), await saved.text()).toBe(true)
}

test('what was typed survives a reload and the end of the session', async ({ cabinet, page }) => {
  const newcomer = { itn: '6399062020', phone: '+79990030001', email: 'owner@hlebtorg.example' }
  await settle(page.request, newcomer)
  await signIn(cabinet, newcomer.email, FORM)
  await expect(page.getByText(/^Черновик сохранён/)).toHaveCount(0)
  await field(page, 'Сайт').fill('https://hlebtorg.example')
  await expect(page.getByText(/^Черновик сохранён в\s\d\d:\d\d$/)).toBeVisible()

  await page.reload()
  await expect(field(page, 'Сайт')).toHaveValue('https://hlebtorg.example')
  await expect(page.getByText('Мы восстановили то, что вы не успели сохранить')).toBeVisible()
  await cabinet.expectAccessibleInEveryTheme()

  await page.context().clearCookies()
  await page.reload()
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await cabinet.fillSignIn(newcomer.email, PASSWORD)
  await cabinet.swapped()
  await expect(field(page, 'Сайт')).toHaveValue('https://hlebtorg.example')

  await press(page, 'Убрать черновик')
  await expect(field(page, 'Сайт')).toHaveValue('')
  await page.reload()
  await expect(field(page, 'Сайт')).toHaveValue('')
})

test('two people change one organization, and each field is decided about', async ({ browser, cabinet, page }) => {
  const owner = { itn: '2599071070', phone: '+79990030002', email: 'owner@two-people.example' }
  const second = { phone: '+79990030003', email: 'second@two-people.example' }
  await settle(page.request, owner)
  await addAdministrator(page.request, owner, second)
  await signIn(cabinet, owner.email, FORM)

  const context = await browser.newContext()
  const other = await context.newPage()
  await other.goto(`/login?redirect=${encodeURIComponent(FORM)}`)
  await field(other, 'Телефон или e-mail').fill(second.email)
  await other.locator('input[name=password]').fill(PASSWORD)
  await press(other, 'Войти')
  await chooseTaxes(other)
  await field(other, 'Телефон').fill('+79991112233')
  await field(other, 'E-mail').fill('new@two-people.example')
  await field(other, 'Сайт').fill('https://theirs.example')
  await press(other, 'Сохранить')
  await expect(toast(other, 'Сохранено')).toBeVisible()
  await context.close()

  await chooseTaxes(page)
  await field(page, 'Телефон').fill('+79994445566')
  await field(page, 'E-mail').fill('mine@two-people.example')
  await press(page, 'Сохранить')
  const banner = page.getByRole('alert').filter({ hasText: 'Данные изменил другой пользователь' })
  await expect(banner).toContainText('Изменено: Сайт.')
  const phone = banner.getByRole('radiogroup', { name: 'Телефон' })
  const email = banner.getByRole('radiogroup', { name: 'E-mail' })
  await expect(phone.getByRole('radio', { name: /^Моё/ })).toBeChecked()
  await email.getByRole('radio', { name: 'Новое: new@two-people.example' }).check({ force: true })
  await cabinet.expectAccessibleInEveryTheme()
  await press(page, 'Загрузить новые данные')
  await expect(banner).toHaveCount(0)
  await expect(field(page, 'Телефон')).toHaveValue('+7 999 444-55-66')
  await expect(field(page, 'E-mail')).toHaveValue('new@two-people.example')
  await expect(field(page, 'Сайт')).toHaveValue('https://theirs.example')
  await press(page, 'Сохранить')
  await expect(toast(page, 'Сохранено')).toBeVisible()
  await expect(page.getByRole('link', { name: /theirs\.example/ })).toBeVisible()
})

test(
  'a registration survives a reload, and a code closes when its attempts end',
  { tag: '@deep' },
  async ({ cabinet, page }) => {
    await page.goto('/register?itn=7799067070')
    await expect(page.getByText('Шаг 1 из 4')).toBeVisible()
    await press(page, 'Продолжить')
    await expect(page.getByText('Шаг 2 из 4')).toBeVisible()
    await field(page, 'Фамилия').fill('Новикова')
    await field(page, 'Имя').fill('Анна')
    await field(page, 'E-mail').fill('reload@own.example')
    await page.reload()
    await expect(page.getByText('Шаг 2 из 4')).toBeVisible()
    await expect(page.getByText('ИНН 7799067070')).toBeVisible()
    await expect(field(page, 'Фамилия')).toHaveValue('Новикова')
    await expect(field(page, 'E-mail')).toHaveValue('reload@own.example')

    await field(page, 'Мобильный телефон').fill('9990030005')
    for (const name of [/^Даю согласие на\sобработку/, /^Принимаю условия/])
      await page.getByRole('checkbox', { name }).press('Space')
    await press(page, 'Получить код')
    await field(page, 'Код').fill('000001')
    await expect(page.getByText('Неверный код. Осталось попыток: 4')).toBeVisible()
    await press(page, 'Подтвердить')
    await expect(page.getByText('Неверный код. Осталось попыток: 4')).toBeVisible()
    await field(page, 'Код').fill('000002')
    await expect(page.getByText('Неверный код. Осталось попыток: 3')).toBeVisible()
    for (const [code, left] of [
      ['000003', 'Неверный код. Осталось попыток: 2'],
      ['000004', 'Неверный код. Осталось попыток: 1'],
      ['000005', 'Попытки закончились. Начните заново'],
    ] as const) {
      await field(page, 'Код').fill(code)
      await expect(page.getByText(left)).toBeVisible()
    }
    await expect(field(page, 'Код')).toBeDisabled()
    await expect(page.getByRole('button', { name: 'Подтвердить' })).toBeDisabled()
    await cabinet.expectAccessibleInEveryTheme()
    await page.reload()
    await expect(field(page, 'Код')).toBeDisabled()
  },
)
