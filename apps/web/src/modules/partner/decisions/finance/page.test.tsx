import {
  approveRequest,
  findRequests,
  refuseRequest,
  request,
  requestHistory,
  summaryOfRequests,
  takeRequest,
} from '@cabinet/contract/finance/partner'
import type { BankRequestInFull } from '@cabinet/contract/finance/partner-shapes'
import { card } from '@cabinet/contract/partner/partners'
import { sampleAnswer } from '@cabinet/contract/sample'
import { get as savedViews } from '@cabinet/contract/people/views'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../../../test/page/accessible.ts'
import { Failure, type FakeServer } from '../../../../../test/page/fake-server.ts'
import { fakeServer, openPage } from '../../../../../test/page/open-page.tsx'
import { person } from '../../../../../test/page/people.ts'

const ID = '0b0c6c1e-0000-4000-8000-000000000031'
const bank = { id: '0b0c6c1e-0000-4000-8000-000000000011', name: 'АО «Банк Меридиан»' }
const decider = person(['PARTNER'], {
  organization: null,
  availableModules: ['core'],
  partner: { ...bank, areas: ['BANK'] },
})

const sample = sampleAnswer(request) as BankRequestInFull
const sent: BankRequestInFull = {
  ...sample,
  id: ID,
  version: 1,
  number: 'ЗФ-000121',
  state: 'SEND_BANK',
  product: 'FACTORING',
  financingLimit: 300_000_000,
  offeredTerms: { interestRate: 23.5, advanceRate: 90, maxDeferralDays: 120, withRecourse: true, fee: null },
  sentDateTime: '2026-11-24T09:00:00Z',
  plannedDecisionDate: '2026-12-14',
  askedDocuments: [],
  applicant: {
    fullName: 'Общество с ограниченной ответственностью «Фабрика Тканей»',
    shortName: 'ООО «Фабрика Тканей»',
    itn: '3799055198',
    kpp: null,
    ogrn: null,
  },
  agreementId: null,
  form: { ...sample.form, requestedLimit: 240_000_000, documents: [], consents: [], founders: [], contacts: [] },
}

let server: FakeServer
/** What the server answers of the request now. */
let current: BankRequestInFull
beforeEach(() => {
  server = fakeServer()
  current = sent
  server.answer(findRequests, () => ({ content: [current], totalElements: 1, totalPages: 1, number: 0, size: 20 }))
  server.answer(summaryOfRequests, { count: 1, financingLimit: 300_000_000 })
  server.answer(request, () => current)
  server.answer(requestHistory, {
    events: [
      {
        id: ID,
        at: '2026-11-24T09:00:00Z',
        title: 'Организация отправила заявку',
        state: current.state,
        by: 'USER',
        reason: null,
      },
    ],
  })
  server.answer(savedViews, { views: [] })
})

const open = () => openPage(`/decisions/requests?open=${ID}`, decider)
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })

test('a request is taken, and what can be done next changes with it', async () => {
  server.answer(takeRequest, ({ body }) => {
    expect(body.version).toBe(1)
    expect(body.externalId).toMatch(/^cabinet-[\da-f]{32}$/)
    current = { ...current, state: 'PROCESSING', version: 2 }
    return { id: ID, state: 'PROCESSING', version: 2 }
  })
  await open()
  await expect.element(page.getByRole('dialog', { name: 'Заявка: ООО «Фабрика Тканей»' })).toBeVisible()
  await expectAccessible()
  await button('Взять в работу').click()
  await expect.element(page.getByText('Заявка в работе').first()).toBeVisible()
  await expect.element(button('Запросить документ')).toBeVisible()
  await expect.element(button('Взять в работу')).not.toBeInTheDocument()
})

test('an approval begins with the terms of the offer and the sum that is asked for, and wants a last day', async () => {
  let sentBody: unknown
  server.answer(approveRequest, ({ body }) => {
    sentBody = body
    current = { ...current, state: 'APPROVED', agreementId: ID, version: 2 }
    return { id: ID, state: 'APPROVED', version: 2 }
  })
  await open()
  await button('Одобрить').click()
  const dialog = page.getByRole('dialog', { name: 'Одобрить заявку?' })
  await expect.element(dialog.getByLabelText(/^Лимит/)).toHaveValue('2\u00a0400\u00a0000,00')
  await dialog.getByRole('button', { name: 'Одобрить' }).click()
  await expect.element(dialog.getByText(/Заполните|Обязательное/).first()).toBeVisible()
  expect(sentBody).toBeUndefined()
  await dialog.getByLabelText(/Лимит/).fill('3000001')
  await dialog.getByRole('textbox', { name: /Последний день/ }).fill('21.11.2031')
  await dialog.getByRole('button', { name: 'Одобрить' }).click()
  await expect.element(dialog.getByText(/столько обещано/)).toBeVisible()
  await dialog.getByLabelText(/Лимит/).fill('2000000')
  await dialog.getByRole('button', { name: 'Одобрить' }).click()
  await expect.element(page.getByText(/Заявка\sодобрена/).first()).toBeVisible()
  expect(sentBody).toMatchObject({
    limit: 200_000_000,
    interestRate: 23.5,
    advanceRate: 90,
    maxDeferralDays: 120,
    withRecourse: true,
    fee: null,
    finishedDate: '2031-11-21',
    version: 1,
  })
  await expect.element(button('Отказать')).not.toBeInTheDocument()
})

test('whoever comes second reads that somebody else has decided, and sees how it stands now', async () => {
  server.answer(refuseRequest, () => {
    current = { ...current, state: 'APPROVED', agreementId: ID, version: 2 }
    throw new Failure(409, { code: 'STALE', message: 'Данные изменил другой пользователь. Обновите страницу.' })
  })
  await open()
  await button('Отказать').click()
  const dialog = page.getByRole('dialog', { name: 'Отказать по заявке?' })
  await dialog.getByLabelText(/Причина/).fill('Мало поставок')
  await dialog.getByRole('button', { name: 'Отказать' }).click()
  await expect.element(dialog.getByText(/Данные изменил другой пользователь/)).toBeVisible()
  await expect.element(dialog.getByLabelText(/Причина/)).toHaveValue('Мало поставок')
  await dialog.getByRole('button', { name: 'Отмена' }).click()
  await expect.element(page.getByRole('dialog').getByText('Одобрена').first()).toBeVisible()
})

test('an empty register says when a request comes, and a failing one can be asked for again', async () => {
  server.fail(findRequests, 500, { message: 'Сломалось на сервере' })
  await openPage('/decisions/requests', decider)
  await expect.element(page.getByText('Сломалось на сервере')).toBeVisible()
  server.answer(findRequests, { content: [], totalElements: 0, totalPages: 0, number: 0, size: 20 })
  await page.getByRole('button', { name: 'Повторить' }).click()
  await expect.element(page.getByText('Заявок ещё не было')).toBeVisible()
})

test('home says how many requests wait; who only decides sees nothing of keys, and who only develops no requests', async () => {
  server.answer(card, {
    ...(sampleAnswer(card) as object),
    ...bank,
    kind: 'BANK',
    isActive: true,
    keyList: [],
    webhookTarget: null,
  } as never)
  await openPage('/', decider)
  await expect.element(page.getByText('1 заявка')).toBeVisible()
  const menu = page.getByRole('navigation').getByRole('link')
  const labels = (await menu.all()).map((link) => link.element().textContent?.trim())
  expect(labels).toEqual(expect.arrayContaining(['Обзор', 'Заявки', 'Люди']))
  expect(labels).not.toContain('Ключи')
})

test('who develops only is led away from decisions', async () => {
  server.answer(card, { ...(sampleAnswer(card) as object), ...bank, kind: 'BANK', isActive: true } as never)
  await openPage('/decisions/requests', { ...decider, partner: { ...bank, areas: ['INSURER'] } })
  await expect.element(page.getByRole('heading', { name: 'Обзор', level: 1 })).toBeVisible()
})
