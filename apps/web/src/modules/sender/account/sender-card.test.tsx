import { healthCheck, type InsuranceStatus, insuranceStatus } from '@cabinet/contract/service'
import { attention } from '@cabinet/contract/people/user'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../../test/page/accessible.ts'
import { answerOfferPage } from '../../../../test/page/answers.ts'
import { answerCourier } from '../../../../test/page/courier.ts'
import type { FakeServer } from '../../../../test/page/fake-server.ts'
import { fakeServer, openPage, spaced } from '../../../../test/page/open-page.tsx'
import { person } from '../../../../test/page/people.ts'

const card = () => page.getByRole('article', { name: /^Страхование заказов СДЭК/ })
const BROKEN = { status: 'ERROR' as const, description: 'Неверный идентификатор или секретный ключ' }

let server: FakeServer
beforeEach(() => {
  server = fakeServer()
  answerOfferPage(server)
  answerCourier(server)
  server.answer(healthCheck, BROKEN)
})

test('an error of the account leads a sender to the settings', async () => {
  await openPage('/offer', person(['USER', 'SENDER']))
  await expect.element(card().getByText(spaced(BROKEN.description))).toBeVisible()
  await expect
    .element(card().getByRole('link', { name: 'Перейти в настройки' }))
    .toHaveAttribute('href', '/sender/insurance-management')
  await expectAccessible()
})

test('repairing a broken account is the one loud action of its card', async () => {
  await openPage('/offer', person(['USER', 'USER_ADMIN', 'SENDER']))
  const repair = card().getByRole('link', { name: 'Перейти в настройки' })
  await expect.element(repair).toBeVisible()
  const groundOf = (element: Element) => getComputedStyle(element).backgroundColor
  const ground = groundOf(repair.element())
  const loud = [...card().element().querySelectorAll('a')].filter((element) => groundOf(element) === ground)
  expect(loud).toEqual([repair.element()])
})

test('who may not open the settings is told why', async () => {
  await openPage('/offer', person(['USER']))
  await expect.element(card().getByText(spaced(BROKEN.description))).toBeVisible()
  await expect.element(card().getByRole('link', { name: 'Перейти в настройки' })).not.toBeInTheDocument()
  await userEvent.hover(card().getByRole('button', { name: 'Перейти в настройки' }))
  await expect.element(page.getByText(/^Ключ аккаунта меняет администратор/).last()).toBeVisible()
  await expectAccessible()
})

const withoutDates = (status: InsuranceStatus['status']): InsuranceStatus => ({
  status,
  insurancePrice: null,
  startDateTime: null,
  endDateTime: null,
})

test('whoever has never been insured is told nothing of the insurance', async () => {
  server.answer(insuranceStatus, withoutDates(null))
  await openPage('/offer', person(['USER', 'SENDER']))
  await expect.element(card().getByText(spaced(BROKEN.description))).toBeVisible()
  await expect.element(card().getByText(/^Страхование (?:не )?подключено$/)).not.toBeInTheDocument()
  await expect.element(card().getByText('Начало страхования')).not.toBeInTheDocument()
})

test('an insurance that is off says so, also without its dates', async () => {
  server.answer(insuranceStatus, withoutDates('DISABLED'))
  await openPage('/offer', person(['USER', 'SENDER']))
  await expect.element(card().getByText('Страхование не подключено')).toBeVisible()
  await expect.element(card().getByText('-', { exact: true }).first()).toBeVisible()
  expect(card().getByText('-', { exact: true }).elements()).toHaveLength(2)
})

test('a refused key waits at the top of the page, with the way to another one', async () => {
  server.answer(attention, {
    missing: [],
    items: [
      {
        kind: 'SENDER_ACCOUNT',
        count: 1,
        path: '/sender/insurance-management?connect=key',
        details: { courier: 'СДЭК' },
        since: '2026-11-18T10:00:00+03:00',
      },
    ],
  })
  await openPage('/offer', person(['USER', 'USER_ADMIN', 'SENDER']))
  const item = page.getByRole('listitem').filter({ hasText: 'СДЭК не принимает ключ аккаунта' })
  await item.getByRole('link', { name: /^Заменить ключ/ }).click()
  await expect.element(page.getByRole('dialog', { name: 'Подключение аккаунта СДЭК' })).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Account (Идентификатор)' })).toBeVisible()
})
