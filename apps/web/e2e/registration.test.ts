import type { Page } from '@playwright/test'
import { expect, test, type Cabinet } from './support/cabinet.ts'
import { codeFor, sellerLink, settle } from './support/mailbox.ts'
import { PASSWORD } from './support/people.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const field = (page: Page, name: string) => page.getByRole('textbox', { name })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** The second step: everything about the person, and both boxes that must be ticked. */
const fillPerson = async (page: Page, { phone, email }: { phone?: string; email: string }) => {
  await field(page, 'Фамилия').fill('Новикова')
  await field(page, 'Имя').fill('Анна')
  await field(page, 'Отчество').fill('Петровна')
  if (phone) await field(page, 'Мобильный телефон').fill(phone)
  await field(page, 'E-mail').fill(email)
  for (const name of [/^Даю согласие на\sобработку/, /^Принимаю условия/]) {
    await page.getByRole('checkbox', { name }).press('Space')
    await expect(page.getByRole('checkbox', { name })).toBeChecked()
  }
}

const toast = (page: Page, text: string) =>
  page
    .getByRole('region', { name: /Уведомления/ })
    .getByText(text)
    .last()

const typeCode = async (page: Page, email: string) => {
  await expect(heading(page, 'Код из письма')).toBeVisible()
  await field(page, 'Код').fill(await codeFor(page.request, email))
}

/** From the new password to the cabinet. */
const choosePassword = async (cabinet: Cabinet, page: Page) => {
  await expect(heading(page, 'Новый пароль')).toBeVisible()
  await field(page, 'Новый пароль').fill(PASSWORD)
  await field(page, 'Повторите пароль').fill(PASSWORD)
  await button(page, 'Сохранить пароль').click()
  await expect(page).toHaveURL('/offer')
  await expect(toast(page, 'Кабинет создан')).toBeVisible()
  await cabinet.swapped()
}

test('a new company is registered, from the link of an invitation to the offers', async ({ cabinet, page }) => {
  const email = 'novikova@lesnaya-sloboda.example'
  await page.goto('/register?itn=7799071013&mobilePhone=+79990010001&utm=email')
  await expect(page).toHaveURL('/register?utm=email')
  await expect(field(page, 'ИНН')).toHaveValue('7799071013')
  await expect(page.getByText('ООО «Лесная слобода»').first()).toBeVisible()

  await field(page, 'ИНН').fill('12')
  await button(page, 'Продолжить').click()
  await expect(page.getByText('Значение должно состоять из 10 или 12 символов')).toBeVisible()
  await field(page, 'ИНН').fill('7799071014')
  await button(page, 'Продолжить').click()
  await expect(page.getByText('Некорректная контрольная цифра ИНН')).toBeVisible()
  await expect(field(page, 'ИНН')).toBeFocused()
  await field(page, 'ИНН').fill('7799071013')
  await page.keyboard.press('Enter')

  await expect(page.getByText('Шаг 2 из 4')).toBeVisible()
  await expect(field(page, 'Мобильный телефон')).toHaveValue('+7 999 001-00-01')
  await button(page, 'Получить код').click()
  await expect(page.getByText('Обязательное поле')).toHaveCount(3)
  await expect(page.getByText('Отметьте это поле')).toHaveCount(2)
  await expect(field(page, 'Фамилия')).toBeFocused()
  await cabinet.expectAccessibleInEveryTheme()

  await fillPerson(page, { email })
  await page.goBack()
  await expect(page.getByText('Шаг 1 из 4')).toBeVisible()
  await button(page, 'Продолжить').click()
  await expect(field(page, 'Фамилия')).toHaveValue('Новикова')
  await page.getByRole('link', { name: 'Войти', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Остаться' }).click()
  await expect(field(page, 'E-mail')).toHaveValue(email)

  await field(page, 'Мобильный телефон').fill('+70000000001')
  await button(page, 'Получить код').click()
  await expect(page.getByText('Этот телефон уже зарегистрирован. Войдите или восстановите пароль')).toBeVisible()
  await expect(field(page, 'Мобильный телефон')).toBeFocused()
  await field(page, 'Мобильный телефон').fill('89990010001')
  await button(page, 'Получить код').click()

  await expect(page.getByText('Мы отправили код на n•••@lesnaya-sloboda.example.')).toBeVisible()
  await expect(page.getByText('Шаг 3 из 4')).toBeVisible()
  await page.reload()
  await field(page, 'Код').fill('000001')
  await expect(page.getByText('Неверный код. Осталось попыток: 4')).toBeVisible()
  await expect(page.getByText(/^Отправить код повторно можно через 0:\d\d$/)).toBeVisible()
  await cabinet.expectAccessibleInEveryTheme()
  await typeCode(page, email)

  await expect(heading(page, 'Новый пароль')).toBeVisible()
  await expect(page.getByText('Шаг 4 из 4')).toBeVisible()
  await field(page, 'Новый пароль').fill('short')
  await button(page, 'Сохранить пароль').click()
  await expect(page.getByText('Пароль не соответствует требованиям')).toBeVisible()
  await button(page, 'Сгенерировать надёжный пароль').click()
  await expect(page.getByText('Пароль подставлен в оба поля.')).toBeVisible()
  await cabinet.expectAccessibleInEveryTheme()
  await choosePassword(cabinet, page)
  await expect(page.getByText('ООО «Лесная слобода»').first()).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
})

test(
  'who registers in a cabinet that has an owner sees the waiting card',
  { tag: '@deep' },
  async ({ cabinet, page }) => {
    const email = 'novikova@gromov.example'
    await page.goto('/register?itn=789904567819')
    await expect(page.getByText('ИП Громов Павел Ильич').first()).toBeVisible()
    await button(page, 'Продолжить').click()
    await fillPerson(page, { phone: '9990010002', email })
    await button(page, 'Получить код').click()
    await typeCode(page, email)
    await choosePassword(cabinet, page)
    await expect(page.getByRole('heading', { name: 'Ожидание подтверждения' })).toBeVisible()
  },
)

test(
  'who the registry does not know says the rest; the way back to a mistake keeps what was typed',
  { tag: '@deep' },
  async ({ page }) => {
    await page.goto('/register')
    await field(page, 'ИНН').fill('509905678900')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Некорректная контрольная цифра ИНН')).toBeVisible()
    await page.route('**/organization/suggest/**', (route) =>
      route.fulfill({ status: 424, json: { code: 'REGISTRY_UNAVAILABLE', message: '', traceId: '' } }),
    )
    await field(page, 'ИНН').fill('500100732259')
    await expect(page.getByText(/^Реестр сейчас не отвечает/)).toBeVisible()
    const who = page.getByRole('radiogroup', { name: 'Правовой статус' })
    await expect(who).toBeVisible()
    await button(page, 'Продолжить').click()
    await expect(who).toContainText('Обязательное поле')
    await page.getByRole('radio', { name: 'Индивидуальный предприниматель' }).check({ force: true })
    await button(page, 'Продолжить').click()
    const email = 'mistaken@new.example'
    await fillPerson(page, { phone: '9990010003', email })
    await button(page, 'Получить код').click()
    await expect(heading(page, 'Код из письма')).toBeVisible()
    await page.getByRole('link', { name: 'Заполнить заново' }).click()
    await expect(field(page, 'ИНН')).toHaveValue('500100732259')
    await button(page, 'Продолжить').click()
    await expect(field(page, 'E-mail')).toHaveValue(email)
    await expect(page.getByRole('checkbox', { name: /^Принимаю условия/ })).not.toBeChecked()
  },
)

test('the link of a seller has four answers', { tag: '@deep' }, async ({ cabinet, page }) => {
  await page.goto('/seller/register/')
  await page.getByRole('link', { name: 'Ссылка уже использована' }).click()
  await expect(page).toHaveURL('/seller/register/?token=demo-seller-used')
  const dead = 'Ссылка больше не действует. Запросите новую в технической поддержке'
  await expect(page.getByText(dead)).toBeVisible()
  await page.goto('/seller/register/?token=demo-seller-expired')
  await expect(page.getByText(dead)).toBeVisible()
  await page.goto('/seller/register/?token=nonsense')
  await expect(page.getByText(/^Продавца с\sтакими данными нет/)).toBeVisible()
  await cabinet.expectAccessibleInEveryTheme()

  await button(page, 'Ввести данные вручную').click()
  await field(page, 'ИНН').fill('619906789087')
  await field(page, 'Идентификатор продавца').fill('MP-1')
  await button(page, 'Проверить').click()
  await expect(page.getByRole('alert').filter({ hasText: 'Продавца с' })).toBeVisible()
  await expect(field(page, 'ИНН')).toHaveValue('619906789087')
  await field(page, 'Идентификатор продавца').fill('MP-100417')
  await button(page, 'Проверить').click()
  await expect(page.getByText('Ковалёв Маркет')).toBeVisible()
  await expect(field(page, 'ИНН')).not.toBeEditable()
  await cabinet.expectAccessibleInEveryTheme()

  await page.goto('/seller/register/?token=demo-seller-known')
  await expect(page.getByText('Войдите, и мы подключим аккаунт продавца')).toBeVisible()
  await page.getByRole('link', { name: 'Войти' }).click()
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent('/seller/register/?token=demo-seller-known')}`)
})

test('a seller registers by a link and finds the account connected', async ({ cabinet, page }) => {
  const email = 'seller@sibirskiy-med.example'
  await page.goto(await sellerLink(page.request, '5499071033', 'Сибирский мёд'))
  await expect(field(page, 'ИНН')).toHaveValue('5499071033')
  await fillPerson(page, { phone: '9990010004', email })
  await button(page, 'Получить код').click()
  await typeCode(page, email)
  await choosePassword(cabinet, page)
  await expect(cabinet.navigation.getByRole('link', { name: 'Документы' })).toBeVisible()
})

test('who is signed in connects the account to their cabinet', { tag: '@deep' }, async ({ cabinet, page }) => {
  const newcomer = { itn: '6399071024', phone: '+79990010005', email: 'owner@volga-metall.example' }
  await settle(page.request, newcomer)
  const link = await sellerLink(page.request, newcomer.itn, 'Волга Маркет')
  await page.goto(`/login?redirect=${encodeURIComponent(link)}`)
  await cabinet.fillSignIn(newcomer.email, PASSWORD)
  await button(page, 'Подключить аккаунт к кабинету АО «Волга-Металл»').click()
  await expect(page.getByText('Аккаунт «Волга Маркет» подключён')).toBeVisible()
  await cabinet.expectAccessibleInEveryTheme()
  await button(page, 'Перейти в кабинет').click()
  await expect(cabinet.navigation.getByRole('link', { name: 'Документы' })).toBeVisible()
})

test('a recovery on one machine signs the other one out', async ({ browser, cabinet, page }) => {
  const newcomer = { itn: '2399063033', phone: '+79990010006', email: 'owner@market-yug.example' }
  await settle(page.request, newcomer)
  const context = await browser.newContext()
  const other = await context.newPage()
  await page.goto('/login')
  await cabinet.fillSignIn(newcomer.email, PASSWORD)
  await expect(page).toHaveURL('/offer')
  await cabinet.swapped()

  await other.goto('/login')
  await other.getByRole('link', { name: 'Забыли пароль?' }).click()
  await expect(heading(other, 'Восстановление пароля')).toBeVisible()
  await field(other, 'Телефон или e-mail').fill('+79990010999')
  await button(other, 'Получить код').click()
  const sent = other.getByText('Если такой пользователь есть, мы отправили код.')
  await expect(sent).toBeVisible()
  await other.getByRole('link', { name: 'Указать другой телефон или e-mail' }).click()
  await field(other, 'Телефон или e-mail').fill(newcomer.email)
  await button(other, 'Получить код').click()
  await expect(sent).toBeVisible()
  await field(other, 'Код').fill(await codeFor(other.request, newcomer.email))
  await expect(heading(other, 'Новый пароль')).toBeVisible()
  await other.reload()
  await expect(other.getByText('Подтверждение больше не действует. Запросите код, чтобы задать пароль.')).toBeVisible()
  await other.getByRole('link', { name: 'Запросить код' }).click()
  await field(other, 'Телефон или e-mail').fill(newcomer.email)
  await button(other, 'Получить код').click()
  await expect(sent).toBeVisible()
  await field(other, 'Код').fill(await codeFor(other.request, newcomer.email))
  await field(other, 'Новый пароль').fill('Recovered-2026')
  await field(other, 'Повторите пароль').fill('Recovered-2027')
  await button(other, 'Сохранить пароль').click()
  await expect(other.getByText('Пароли не совпадают')).toBeVisible()
  await field(other, 'Повторите пароль').fill('Recovered-2026')
  await button(other, 'Сохранить пароль').click()
  await expect(toast(other, 'Пароль сохранён')).toBeVisible()
  await context.close()

  // The page leaves by itself once a call is refused: a reload beside that would race with it.
  await cabinet.navigation.getByRole('link', { name: 'Помощь' }).click()
  await expect(heading(page, 'Вход в кабинет')).toBeVisible()
})
