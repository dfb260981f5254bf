import { credential } from '@cabinet/contract/sender'
import { check, remove, save } from '@cabinet/contract/sender/account'
import { deactivate, giveDisableReason } from '@cabinet/contract/sender/insurance'
import { overdue } from '@cabinet/contract/sender/invoices'
import { healthCheck, insuranceStatus } from '@cabinet/contract/service'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { account, answerCourier } from '../../../../test/page/courier.ts'
import type { FakeServer } from '../../../../test/page/fake-server.ts'
import { fakeServer, openPage } from '../../../../test/page/open-page.tsx'
import { person } from '../../../../test/page/people.ts'

const ADDRESS = '/sender/insurance-management'
const admin = person(['USER', 'USER_ADMIN', 'SENDER'])
const off = {
  status: 'DISABLED' as const,
  insurancePrice: 3900,
  startDateTime: '2026-06-23T18:04:00+03:00',
  endDateTime: '2026-11-20T18:04:00+03:00',
}

const state = () => page.getByRole('region', { name: 'Страхование', exact: true })
const courier = () => page.getByRole('region', { name: 'Аккаунт СДЭК' })
const disable = () => page.getByRole('dialog', { name: 'Отключить страхование' })

let server: FakeServer
beforeEach(() => {
  server = fakeServer()
  answerCourier(server)
})
afterEach(() => page.viewport(1280, 800))

test('the heading says whose insurance it is: another product has a page of this name', async () => {
  await openPage(ADDRESS, admin)
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Управление страхованием: заказы СДЭК', exact: true }))
    .toBeVisible()
})

test('tells the state, the account under its mask and the month in sum', async () => {
  await openPage(ADDRESS, admin)
  await expect.element(state().getByText('Страхование подключено')).toBeVisible()
  await expect.element(courier().getByText('wqGw••••tTEP')).toBeVisible()
  await expect.element(courier().getByText('ИМ-РФ-ДЕМ-1')).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'Итоги месяца' }).getByText('268')).toBeVisible()
  await expect
    .element(page.getByRole('region', { name: 'Периоды страхования' }).getByText(/Отключили вы/))
    .toBeVisible()
})

test('without dates and without an account there is what to do first', async () => {
  server.answer(insuranceStatus, { status: null, insurancePrice: null, startDateTime: null, endDateTime: null })
  server.fail(credential, 404)
  server.answer(healthCheck, { status: 'EMPTY', description: null })
  await openPage(ADDRESS, admin)
  await expect.element(state().getByRole('link', { name: 'Подключить страхование' })).toBeVisible()
  await courier().getByRole('button', { name: 'Подключить аккаунт' }).click()
  await expect.element(page.getByRole('heading', { name: 'Номер договора' })).toBeVisible()
})

test('what is to be done next is the main button of the page, the only one', async () => {
  await page.viewport(360, 740)
  const broken = { status: 'ERROR' as const, description: 'Неверный ключ' }
  const isInBar = (button: Element) =>
    button.parentElement !== null && getComputedStyle(button.parentElement).position === 'fixed'
  const inReach = () =>
    [...page.getByRole('main').element().querySelectorAll('a, button')]
      .filter(isInBar)
      .map(({ textContent }) => textContent)

  await openPage(ADDRESS, admin)
  await expect.element(courier().getByText('Работает')).toBeVisible()
  await expect.element(state().getByText('Страхование подключено')).toBeVisible()
  expect(inReach()).toEqual([])

  server.answer(insuranceStatus, off)
  await openPage(ADDRESS, admin)
  await expect.poll(inReach).toEqual(['Подключить страхование'])

  server.answer(healthCheck, broken)
  await openPage(ADDRESS, admin)
  await expect.poll(inReach).toEqual(['Заменить ключ'])

  server.fail(credential, 404)
  await openPage(ADDRESS, admin)
  await expect.poll(inReach).toEqual(['Подключить аккаунт'])
})

test('an overdue invoice is told with its date', async () => {
  server.answer(overdue, { count: 1, amount: 1_513_200, suspensionDate: '2026-11-30' })
  await openPage(ADDRESS, admin)
  await expect
    .element(
      page.getByText(
        'Есть просроченный счёт на 15\u00a0132,00\u00a0₽. Если не оплатить до 30.11.2026, страхование новых заказов приостановится.',
      ),
    )
    .toBeVisible()
})

test('the insurance is switched off with a reason; «Другая причина» wants a comment', async () => {
  server.answer(giveDisableReason, undefined)
  server.answer(deactivate, () => {
    server.answer(insuranceStatus, off)
    return off
  })
  await openPage(ADDRESS, admin)
  await state().getByRole('button', { name: 'Отключить страхование' }).click()
  await disable().getByRole('button', { name: 'Отключить', exact: true }).click()
  await expect.element(disable().getByText('Обязательное поле')).toBeVisible()
  await disable().getByRole('radio', { name: 'Другая причина' }).click({ force: true })
  await userEvent.fill(disable().getByRole('textbox', { name: 'Комментарий' }), 'Мало')
  await disable().getByRole('button', { name: 'Отключить', exact: true }).click()
  await expect.element(disable().getByText(/Не короче 10/)).toBeVisible()
  expect(server.calls(giveDisableReason)).toEqual([])
  await userEvent.fill(disable().getByRole('textbox', { name: 'Комментарий' }), 'Закрываем это направление')
  await disable().getByRole('button', { name: 'Отключить', exact: true }).click()
  await expect.element(state().getByText('Страхование отключено')).toBeVisible()
  expect(server.calls(giveDisableReason)).toMatchObject([
    { body: { reasonId: 'OTHER', comment: 'Закрываем это направление' } },
  ])
})

test('a reason that cannot be kept holds nobody back; a refusal to switch off is told', async () => {
  server.fail(giveDisableReason, 409)
  server.fail(deactivate, 409, { message: 'Страхование уже отключено' })
  await openPage(ADDRESS, admin)
  await state().getByRole('button', { name: 'Отключить страхование' }).click()
  await disable().getByRole('radio', { name: 'Слишком дорого' }).click({ force: true })
  await disable().getByRole('button', { name: 'Отключить', exact: true }).click()
  await expect.element(disable().getByText('Страхование уже отключено')).toBeVisible()
  expect(server.calls(deactivate)).toHaveLength(1)
})

test('the account is checked at once, and goes only when the insurance is off', async () => {
  server.answer(check, () => {
    server.answer(healthCheck, { status: 'ERROR', description: 'Неверный идентификатор или секретный ключ' })
    return { status: 'ERROR' as const, description: 'Неверный идентификатор или секретный ключ' }
  })
  await openPage(ADDRESS, admin)
  await expect
    .element(courier().getByRole('button', { name: 'Отключить аккаунт' }))
    .toHaveAttribute('aria-disabled', 'true')
  await courier().getByRole('button', { name: 'Проверить подключение' }).click()
  await expect.element(courier().getByText(/Неверный идентификатор или секретный ключ$/)).toBeVisible()
  await expect.element(courier().getByText('Не работает')).toBeVisible()

  server.answer(insuranceStatus, off)
  server.answer(remove, () => {
    server.fail(credential, 404)
    server.answer(healthCheck, { status: 'EMPTY', description: null })
    return undefined
  })
  await openPage(ADDRESS, admin)
  await courier().getByRole('button', { name: 'Отключить аккаунт' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Отключить аккаунт' }).click()
  await expect.element(courier().getByText('Не подключён')).toBeVisible()
})

test('another key takes the place of the old one while the insurance is on', async () => {
  server.answer(save, ({ body }) => ({ ...account, clientId: body.clientId }))
  await openPage(ADDRESS, admin)
  await courier().getByRole('button', { name: 'Заменить ключ' }).click()
  const dialog = page.getByRole('dialog', { name: 'Подключение аккаунта СДЭК' })
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Account (Идентификатор)' }), 'another')
  await userEvent.fill(dialog.getByLabelText(/^Secure password/), 'secret')
  await dialog.getByRole('button', { name: 'Подключить', exact: true }).click()
  await expect.element(dialog.getByText('Новый ключ работает, заказы загружаются.')).toBeVisible()
  // The contract of the account is known and sent along.
  expect(server.calls(save)).toMatchObject([{ body: { clientId: 'another', contractNumber: account.contractNumber } }])
})

test('who is no administrator reads, and learns who may change it', async () => {
  await openPage(ADDRESS, person(['USER', 'SENDER']))
  await expect
    .element(state().getByRole('button', { name: 'Отключить страхование' }))
    .toHaveAttribute('aria-disabled', 'true')
  await expect
    .element(courier().getByRole('button', { name: 'Заменить ключ' }))
    .toHaveAttribute('aria-disabled', 'true')
  await expect.element(courier().getByRole('button', { name: 'Проверить подключение' })).toBeEnabled()
})

test('without the role there is no such page', async () => {
  await openPage(ADDRESS, person(['UNVERIFIED_USER']))
  await expect.poll(() => location.pathname).toBe('/offer')
})
