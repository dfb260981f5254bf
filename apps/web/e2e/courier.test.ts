import type { Page } from '@playwright/test'
import { type Cabinet, expect, test } from './support/cabinet.ts'
import { entered } from './support/entered.ts'
import { useOwnServer } from './support/own-server.ts'
import { inPanel } from './support/panel.ts'
import { people } from './support/people.ts'

// The clock goes on, and an account of the courier belongs to one organization.
useOwnServer()

/** How long it takes until the courier is asked again. */
const ROUND_MINUTES = 30
const DAY_MINUTES = 1440

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Подключение аккаунта СДЭК' })
const step = (page: Page, name: string) => expect(dialog(page).getByRole('heading', { level: 3, name })).toBeVisible()
const press = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click()
const rows = (page: Page, name: string) => page.getByRole('grid', { name }).getByRole('rowheader')

const enterKey = async (page: Page, account: string, secret: string) => {
  await dialog(page).getByRole('textbox', { name: 'Account (Идентификатор)' }).fill(account)
  await dialog(page)
    .getByLabel(/^Secure password/)
    .fill(secret)
  await press(page, 'Подключить')
}

/** Presses a button whose call never ends, and takes it back. */
const cancelWaiting = async (page: Page, name: string, path: string) => {
  await page.route(path, () => undefined, { times: 1 })
  const begun = page.waitForRequest(path)
  await press(page, name)
  await begun
  await press(page, 'Отменить')
  await expect(dialog(page).getByRole('button', { name: 'Отменить', exact: true })).toHaveCount(0)
}

const connectAccount = async (page: Page, cabinet: Cabinet) => {
  const start = cabinet.card('Страхование заказов СДЭК').getByRole('button', { name: 'Подключить страхование' })
  await start.click()
  await step(page, 'Номер договора')
  const contract = dialog(page).getByRole('textbox', { name: 'Номер договора' })
  await contract.fill('9999999')
  await cancelWaiting(page, 'Продолжить', '**/v1/sender/checking-prefix/**')
  await expect(contract).toHaveValue('9999999')
  await press(page, 'Продолжить')
  const none = page.getByRole('dialog', { name: 'Нет предложений' })
  await expect(none).toContainText('Нет активных предложений по страхованию')
  await none.getByRole('button', { name: 'Закрыть' }).last().click()

  await start.click()
  await press(page, 'В номере есть буквы?')
  await contract.fill('ИМ-РФ-ДЕМ-1')
  await contract.press('Enter')
  await step(page, 'Данные аккаунта')
  await enterKey(page, 'demo-account-fail', 'any')
  await expect(dialog(page)).toContainText('Этот аккаунт уже подключён к другому кабинету')
  await cabinet.expectAccessibleInEveryTheme()
  await enterKey(page, 'demo-account-error', 'any')
  await step(page, 'Аккаунт СДЭК не подключен')
  await expect(cabinet.navigation.getByText('Реестр заказов')).toBeAttached()
  await step(page, 'Аккаунт СДЭК не подключен')
  // The account is there now: opened once more, the dialog begins with what is wrong with it.
  await page.goto('/offer?connect=account')
  await step(page, 'Аккаунт СДЭК не подключен')
  await press(page, 'Вернуться назад')
  await step(page, 'Данные аккаунта')
  await enterKey(page, 'demo-account-ok', 'wrong')
  await step(page, 'Аккаунт СДЭК не подключен')
  await expect(dialog(page)).toContainText('Неверный идентификатор или секретный ключ')
  await press(page, 'Вернуться назад')
  await step(page, 'Данные аккаунта')
  await enterKey(page, 'demo-account-ok', 'demo-secret-ok')
  await step(page, 'Аккаунт СДЭК подключен')
}

test('a sender connects the account, takes out the insurance, and orders are insured', async ({ cabinet, page }) => {
  await cabinet.enter('P4', '/offer')
  await connectAccount(page, cabinet)
  await press(page, 'Оформить страхование')
  await expect(page).toHaveURL('/sender/insurance-conditions?insurance=applying')
  const connect = page.getByRole('button', { name: /^Подключить за\s39,00\s₽ за заказ$/ })
  await connect.click()
  await expect(page.getByText('Отметьте это поле')).toHaveCount(2)
  await cabinet.expectAccessibleInEveryTheme()
  for (const name of [/^Ознакомлен с/, /^Согласен с/]) await page.getByRole('checkbox', { name }).press('Space')
  await connect.click()
  await expect(page).toHaveURL('/sender/insurance-management')
  await expect(page.getByRole('region', { name: /^Уведомления/ })).toContainText(
    'Страхование подключено. Застрахованы заказы, принятые с ',
  )
  const account = page.getByRole('region', { name: 'Аккаунт СДЭК' })
  await expect(account).toContainText('ИМ-РФ-ДЕМ-1')
  await account.getByRole('button', { name: 'Отключить аккаунт' }).hover()
  await expect(page.getByText('Сначала отключите страхование').last()).toBeVisible()

  // Orders that wait for the courier are taken over in the course of a day.
  let minutes = DAY_MINUTES
  await expect(async () => {
    await inPanel(page.request, 'clock', { minutes })
    // A turn in which the courier was silent, as on a busy machine, is followed by another half an hour later.
    minutes += ROUND_MINUTES
    await inPanel(page.request, 'job/sender.orders')
    // The session of before has ended with the day.
    const sender = await entered(page.request, people.P4)
    const insured = { field: 'insurance.status.name', operation: 'EQ', value: 'INSURED' }
    const { content } = await sender<{ content: unknown[] }>('POST', '/sender/order/find', { filters: [insured] })
    expect(content.length).toBeGreaterThan(0)
  }).toPass()
  await page.goto('/sender/order-register?cover=INSURED')
  await rows(page, 'Заказы').first().click()
  const order = page.getByRole('dialog', { name: /^Заказ \d/ })
  await expect(order.getByRole('list', { name: 'История статусов' })).toContainText('Принят на склад отправителя')
  await expect(order.getByRole('link', { name: 'Подать заявление' })).toBeVisible()
  await cabinet.expectAccessibleInEveryTheme()
})

test('tiles show the orders that they count, and an invoice is paid by its code', async ({ cabinet, page }) => {
  await cabinet.enter('P5', '/sender/insurance-management')
  await expect(page.getByRole('region', { name: 'Аккаунт СДЭК' })).toContainText('Работает')
  await cabinet.expectAccessibleInEveryTheme()
  await cabinet.navigation.getByRole('link', { name: 'Реестр заказов' }).click()
  const tile = page.getByRole('group', { name: 'Заказы по этапам' }).getByRole('button', { name: /^Ждут выдачи/ })
  await expect(tile).toContainText(/\d/)
  const count = Number((await tile.textContent())?.replaceAll(/\D/g, ''))
  expect(count).toBeGreaterThan(0)
  await tile.click()
  await expect(rows(page, 'Заказы')).toHaveCount(count)
  await expect(tile).toHaveAttribute('aria-pressed', 'true')
  await cabinet.expectAccessibleInEveryTheme()

  await cabinet.navigation.getByRole('link', { name: 'Счета на оплату' }).click()
  await expect(page.getByText(/^Есть просроченный счёт на/)).toBeVisible()
  await rows(page, 'Счета').first().click()
  const invoice = page.getByRole('dialog', { name: /^Счёт СЧ-/ })
  await expect(invoice.getByRole('img', { name: 'QR-код для оплаты' })).toBeVisible()
  await cabinet.expectAccessibleInEveryTheme()
  const download = page.waitForEvent('download')
  await invoice.getByRole('button', { name: 'Счёт, PDF' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
  await invoice.getByRole('link', { name: 'Показать заказы счёта' }).click()
  await expect(page.getByText('Счёт: заказы одного счёта')).toBeVisible()
})
