import { status } from '@cabinet/contract/debtor'
import { conditions, document } from '@cabinet/contract/debtor/policy'
import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerOfferPage } from '../../../../test/page/answers.ts'
import { answerDebtor, insured, policy, terms } from '../../../../test/page/debtor.ts'
import type { FakeServer } from '../../../../test/page/fake-server.ts'
import { fakeServer, openPage, spaced } from '../../../../test/page/open-page.tsx'
import { person } from '../../../../test/page/people.ts'

const ADDRESS = '/debtor/insurance-conditions'
const debtor = person(['USER', 'DEBTOR'])
const region = (name: string) => page.getByRole('region', { name, exact: true })

let server: FakeServer
beforeEach(() => {
  server = fakeServer()
  answerDebtor(server)
})

test('the heading says whose conditions they are: another product has a page of this name', async () => {
  await openPage(ADDRESS, debtor)
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Условия страхования: коммерческие кредиты', exact: true }))
    .toBeVisible()
})

test('the policy and its terms stand in numbers', async () => {
  await openPage(ADDRESS, debtor)
  await expect.element(region('Полис').getByText('ТК-77-000158/26')).toBeVisible()
  await expect.element(region('Полис').getByText('01.04.2026–31.03.2027')).toBeVisible()
  await expect.element(region('Полис').getByText('Страхование подключено')).toBeVisible()
  for (const value of ['60 000 000 ₽', '90 %', '10 %', '500 000 ₽', '0,35 %', '120 000 ₽'])
    await expect.element(region('Условия').getByText(spaced(value), { exact: true }).first()).toBeVisible()
  await expect.element(region('Условия').getByText(spaced('15 рабочих дней'))).toBeVisible()
})

test('the words follow the terms, not the other way round', async () => {
  server.answer(conditions, {
    ...policy,
    terms: { ...terms, waitingPeriodDays: 61, suspensionDays: 21, maxDeferralDays: 45, notificationDays: 10 },
  })
  await openPage(ADDRESS, debtor)
  await expect.element(page.getByText(spaced('после срока оплаты прошёл 61 день'))).toBeVisible()
  await page.getByRole('button', { name: 'Что не покрывается' }).click()
  await expect.element(page.getByText(spaced('просрочка больше 21 дня'))).toBeVisible()
  await expect.element(page.getByText(spaced('Отгрузки с отсрочкой больше 45 дней'))).toBeVisible()
  await page.getByRole('button', { name: 'Как действовать при просрочке' }).click()
  await expect.element(page.getByText(spaced('На это есть 10 дней'))).toBeVisible()
})

test('a paper opens over the page and stands in the address', async () => {
  server.fail(document, 404, { message: 'Документа нет' })
  await openPage(ADDRESS, debtor)
  await page.getByRole('button', { name: 'Открыть: Правила страхования' }).click()
  const viewer = page.getByRole('dialog', { name: 'Правила страхования' })
  await expect.element(viewer.getByText('Не удалось открыть файл')).toBeVisible()
  expect(location.search).toBe('?document=RULES')
  await viewer.getByRole('button', { name: 'Закрыть' }).last().click()
  await expect.element(viewer).not.toBeInTheDocument()
  expect(location.search).toBe('')
})

describe('what is unusual', () => {
  test('without a policy the offered terms are shown as such', async () => {
    server.answer(status, insured({ serviceStatus: 'UNAVAILABLE', policyNumber: null }))
    server.answer(conditions, { ...policy, policy: null, versions: [], documents: policy.documents.slice(0, 1) })
    await openPage(ADDRESS, debtor)
    await expect.element(page.getByText(/Полиса ещё нет/)).toBeVisible()
    await expect.element(region('Полис')).not.toBeInTheDocument()
  })

  test('terms that were changed tell since when they hold', async () => {
    server.answer(conditions, {
      ...policy,
      versions: [
        { version: 2, fromDate: '2026-10-01', terms },
        { version: 1, fromDate: '2026-04-01', terms },
      ],
    })
    await openPage(ADDRESS, debtor)
    await expect.element(page.getByText(/Условия действуют с\s01\.10\.2026/)).toBeVisible()
  })

  test('what cannot be read can be asked for again', async () => {
    server.fail(conditions, 404, { message: 'Условий нет' })
    await openPage(ADDRESS, debtor)
    await expect.element(page.getByText('Условий нет')).toBeVisible()
    server.answer(conditions, policy)
    await page.getByRole('button', { name: 'Повторить' }).click()
    await expect.element(region('Условия')).toBeVisible()
  })
})

describe('who may come in', () => {
  test('/debtor leads to the conditions', async () => {
    await openPage('/debtor', debtor)
    await expect.poll(() => location.pathname).toBe(ADDRESS)
  })

  test.each(['/debtor', ADDRESS, '/debtor/insurance-management', '/debtor/order-register'])(
    'without the role %s leads to the offers',
    async (path) => {
      answerOfferPage(server)
      await openPage(path, person(['USER', 'USER_ADMIN']))
      await expect.poll(() => location.pathname).toBe('/offer')
      await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    },
  )

  test('an excluded module is closed whatever the roles', async () => {
    answerOfferPage(server)
    await openPage(ADDRESS, person(['USER', 'DEBTOR'], { excludedModules: ['debtor'] }))
    await expect.poll(() => location.pathname).toBe('/offer')
    await expect.element(page.getByText('Коммерческие кредиты')).not.toBeInTheDocument()
  })
})
