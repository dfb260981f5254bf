import {
  card,
  findCalls,
  findDeliveries,
  issueKey,
  type PartnerCall,
  type PartnerCard,
  type PartnerDelivery,
  replay,
} from '@cabinet/contract/partner/partners'
import { list, type PartnerPerson } from '@cabinet/contract/partner/people'
import { get as sandbox } from '@cabinet/contract/partner/staff-sandbox'
import { get as savedViews } from '@cabinet/contract/people/views'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../../test/page/accessible.ts'
import type { FakeServer } from '../../../../test/page/fake-server.ts'
import { fakeServer, openPage } from '../../../../test/page/open-page.tsx'
import { person } from '../../../../test/page/people.ts'

const idOf = (index: number) => `0b0c6c1e-0000-4000-8000-0000000000${10 + index}`
const bank: PartnerCard = {
  id: idOf(1),
  kind: 'BANK',
  name: 'АО «Банк Меридиан»',
  isActive: true,
  keys: 2,
  lastUsedDateTime: '2026-11-24T09:00:00Z',
  webhook: 'DELIVERING',
  keyList: [],
  demoKey: null,
  webhookTarget: {
    url: 'https://meridian.example/hooks',
    state: 'DELIVERING',
    waiting: 0,
    attempts: 0,
    nextAttemptDateTime: null,
    lastProblem: null,
    deliveredDateTime: '2026-11-22T09:00:00Z',
  },
}
const developer = person(['PARTNER'], {
  organization: null,
  availableModules: ['core'],
  partner: { id: bank.id, name: bank.name, areas: ['DEVELOP'] },
})
const failed: PartnerDelivery = {
  id: idOf(20),
  cursor: '41',
  type: 'request.submitted',
  subjectId: idOf(30),
  attempt: 8,
  isDelivered: false,
  isReplay: false,
  status: 500,
  problem: 'The target answered 500',
  attemptedDateTime: '2026-11-22T09:00:00Z',
}
const told: PartnerCall = {
  id: idOf(40),
  partner: bank.name,
  endpoint: 'partner-bank-object.saveSupplies',
  subjectId: null,
  externalId: 'supplies-2026-11-24',
  status: 200,
  atDateTime: '2026-11-24T09:00:00Z',
  keyPrefix: 'ck_live_Zx81vQ',
  isSandbox: false,
  by: null,
}
const pageOf = <Item,>(content: Item[]) => ({
  content,
  totalElements: content.length,
  totalPages: 1,
  number: 0,
  size: 20,
})

let server: FakeServer
beforeEach(() => {
  server = fakeServer()
  server.answer(card, bank)
  server.answer(findDeliveries, pageOf([failed]))
  server.answer(findCalls, pageOf([told]))
  server.answer(savedViews, { views: [] })
  server.answer(sandbox, { organization: null, webhookTarget: null })
})

test('whoever works for a partner begins with an overview of it, and has a menu of it alone', async () => {
  await openPage('/', developer)
  await expect.element(page.getByRole('heading', { name: 'Разработчикам', level: 1 })).toBeVisible()
  await expect.element(page.getByText('The target answered 500')).toBeVisible()
  await expect.element(page.getByRole('link', { name: told.endpoint })).toBeVisible()
  await expectAccessible()
  const menu = page.getByRole('navigation').getByRole('link')
  const labels = (await menu.all()).map((link) => link.element().textContent?.trim())
  expect(labels).toEqual(
    expect.arrayContaining(['Обзор', 'Ключи', 'Адрес для событий', 'Отправки событий', 'Обращения', 'Люди']),
  )
  expect(labels).not.toContain('Партнёры')
  for (const other of ['Все продукты', 'Заявления']) expect(labels).not.toContain(other)
})

test.each([
  '/offer',
  '/attention',
  '/partners',
  `/partners/${bank.id}`,
  '/sender/order-register',
  '/settlement',
  '/staff',
])('%s leads back to the overview', async (address) => {
  await openPage(address, developer)
  await expect.element(page.getByRole('heading', { name: 'Разработчикам', level: 1 })).toBeVisible()
})

test('a paused address and a partner that is switched off are said first', async () => {
  server.answer(card, { ...bank, webhook: 'PAUSED' })
  server.answer(findDeliveries, pageOf<PartnerDelivery>([]))
  server.answer(findCalls, pageOf<PartnerCall>([]))
  await openPage('/developers', developer)
  await expect.element(page.getByText('Отправка событий приостановлена')).toBeVisible()
  await expect.element(page.getByText('Неудачных отправок нет')).toBeVisible()
  await expect.element(page.getByText('Обращений пока не было')).toBeVisible()
  server.answer(card, { ...bank, isActive: false })
  await page.getByRole('navigation').getByRole('link', { name: 'Ключи' }).click()
  await expect.element(page.getByRole('heading', { name: 'Ключи', level: 1 })).toBeVisible()
  await expect.element(page.getByText('Платформа выключила партнёра').first()).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Выдать ключ' })).toHaveAttribute('aria-disabled', 'true')
})

test('a list that cannot be read says so in its place and is asked for again', async () => {
  server.fail(findCalls, 500, { message: 'Обращений не достать' })
  await openPage('/developers', developer)
  await expect.element(page.getByText('Обращений не достать')).toBeVisible()
  await expect.element(page.getByText('The target answered 500')).toBeVisible()
  server.answer(findCalls, pageOf([told]))
  await page.getByRole('button', { name: 'Повторить' }).click()
  await expect.element(page.getByRole('link', { name: told.endpoint })).toBeVisible()
})

test('a key is issued for the partner of the person', async () => {
  const key = 'ck_live_0000000000000000000000000000000000000000000'
  server.answer(issueKey, {
    key,
    item: {
      id: idOf(3),
      prefix: 'ck_live_000000',
      isTest: false,
      note: 'Новая система',
      networks: [],
      createdDateTime: '2026-11-24T09:00:00Z',
      expiresDateTime: null,
      lastUsedDateTime: null,
      revokedDateTime: null,
    },
  })
  await openPage('/developers/keys', developer)
  await page.getByRole('button', { name: 'Выдать ключ' }).click()
  const dialog = page.getByRole('dialog', { name: 'Новый ключ' })
  await dialog.getByRole('textbox', { name: 'Для чего' }).fill('Новая система')
  await dialog.getByRole('button', { name: 'Выдать ключ' }).click()
  await expect.element(page.getByText(key)).toBeVisible()
  expect(server.calls(issueKey)).toMatchObject([{ params: { id: bank.id } }])
})

test('deliveries have a page of their own, apart from the address', async () => {
  server.answer(replay, undefined)
  await openPage('/developers/webhook', developer)
  await expect.element(page.getByText('https://meridian.example/hooks')).toBeVisible()
  await page.getByRole('navigation').getByRole('link', { name: 'Отправки событий' }).click()
  await page.getByRole('button', { name: 'Отправить снова с события 41' }).click()
  await expect.poll(() => server.calls(replay)).toMatchObject([{ params: { id: bank.id }, body: { after: '40' } }])
  await expectAccessible()
})

test('people see one another, invite nobody, and cannot remove themselves', async () => {
  const one = {
    lastname: 'Ершов',
    firstname: 'Денис',
    middlename: null,
    email: 'ershov@meridian.example',
    mobilePhone: '+79991234567',
    rights: ['DEVELOP'],
    invitedDateTime: '2026-11-01T09:00:00Z',
    lastLoginDateTime: '2026-11-20T09:00:00Z',
  } satisfies Omit<PartnerPerson, 'id'>
  server.answer(list, {
    people: [
      { ...one, id: idOf(70) },
      { ...one, id: developer.id, lastname: 'Соколов', firstname: 'Михаил' },
    ],
  })
  await openPage('/developers/people', developer)
  const own = page.getByRole('button', { name: 'Удалить: Соколов Михаил' })
  await expect.element(own).toHaveAttribute('aria-disabled', 'true')
  await expect.element(page.getByRole('button', { name: 'Удалить: Ершов Денис' })).toBeEnabled()
  await expect.element(page.getByRole('button', { name: 'Пригласить' })).not.toBeInTheDocument()
  await expectAccessible()
})

test('who has lost their partner is told so', async () => {
  const { partner: _, ...nobody } = developer
  await openPage('/developers/keys', nobody)
  await expect.element(page.getByText('Вы больше не относитесь к партнёру')).toBeVisible()
})

test('the staff have none of these pages', async () => {
  await openPage('/developers', person(['GODMOD']))
  await expect.element(page.getByRole('heading', { name: 'Разработчикам', level: 1 })).not.toBeInTheDocument()
})
