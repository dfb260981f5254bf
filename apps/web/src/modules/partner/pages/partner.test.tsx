import {
  call,
  card,
  find,
  findActions,
  findCalls,
  findDeliveries,
  issueKey,
  type PartnerCall,
  type PartnerCard,
  type PartnerDelivery,
  replay,
  revokeKey,
} from '@cabinet/contract/partner/partners'
import { invite, list, type PartnerPerson, remove } from '@cabinet/contract/partner/people'
import * as sandbox from '@cabinet/contract/partner/staff-sandbox'
import { get as savedViews } from '@cabinet/contract/people/views'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../../test/page/accessible.ts'
import type { FakeServer } from '../../../../test/page/fake-server.ts'
import { fakeServer, openPage, spaced, toastOf } from '../../../../test/page/open-page.tsx'
import { person } from '../../../../test/page/people.ts'

const staff = person(['GODMOD'])
const idOf = (index: number) => `0b0c6c1e-0000-4000-8000-0000000000${10 + index}`
const ADDRESS = `/partners/${idOf(1)}`

const key = {
  id: idOf(2),
  prefix: 'ck_live_Zx81vQ',
  isTest: false,
  note: 'Система кредитования',
  networks: ['198.51.100.0/24'],
  createdDateTime: '2026-11-02T09:00:00Z',
  expiresDateTime: null,
  lastUsedDateTime: '2026-11-24T09:00:00Z',
  revokedDateTime: null,
}
const bank: PartnerCard = {
  id: idOf(1),
  kind: 'BANK',
  name: 'АО «Банк Меридиан»',
  isActive: true,
  keys: 1,
  lastUsedDateTime: '2026-11-24T09:00:00Z',
  webhook: 'PAUSED',
  keyList: [key],
  demoKey: null,
  webhookTarget: {
    url: 'https://meridian.example/hooks',
    state: 'PAUSED',
    waiting: 12,
    attempts: 8,
    nextAttemptDateTime: null,
    lastProblem: 'The target answered 500',
    deliveredDateTime: '2026-11-22T09:00:00Z',
  },
}
const delivery = (index: number, change: Partial<PartnerDelivery>): PartnerDelivery => ({
  id: idOf(index),
  cursor: '41',
  type: 'request.submitted',
  subjectId: idOf(30),
  attempt: 1,
  isDelivered: true,
  isReplay: false,
  status: 204,
  problem: null,
  attemptedDateTime: '2026-11-22T09:00:00Z',
  ...change,
})
const told: PartnerCall = {
  id: idOf(40),
  partner: bank.name,
  endpoint: 'partner-bank-object.saveSupplies',
  subjectId: null,
  externalId: 'supplies-2026-11-24',
  status: 200,
  atDateTime: '2026-11-24T09:00:00Z',
  keyPrefix: key.prefix,
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
  server.answer(find, pageOf([bank]))
  server.answer(card, bank)
  server.answer(findDeliveries, pageOf<PartnerDelivery>([]))
  server.answer(findCalls, pageOf([told]))
  server.answer(findActions, pageOf([]))
  server.answer(savedViews, { views: [] })
})

test('a partner is found in the list and opened', async () => {
  await openPage('/partners', staff)
  const row = page.getByRole('row', { name: /Банк Меридиан/ })
  await expect.element(row.getByText('Приостановлена')).toBeVisible()
  await expectAccessible()
  await row.click()
  await expect.element(page.getByRole('heading', { name: bank.name, level: 1 })).toBeVisible()
})

test('partners are filtered by who they are and by how events reach them', async () => {
  await openPage('/partners?kind=BANK&webhook=PAUSED', staff)
  await expect.element(page.getByRole('row', { name: /Банк Меридиан/ })).toBeVisible()
  expect(server.calls(find).at(-1)).toMatchObject({
    body: {
      filters: [
        { field: 'kind', operation: 'EQ', value: 'BANK' },
        { field: 'webhook', operation: 'EQ', value: 'PAUSED' },
      ],
    },
  })
})

test('a key is issued, shown once, and an old one is revoked', async () => {
  const issued = 'ck_live_0000000000000000000000000000000000000000000'
  server.answer(issueKey, { key: issued, item: { ...key, id: idOf(3) } })
  server.answer(revokeKey, undefined)
  await openPage(ADDRESS, staff)
  await page.getByRole('button', { name: 'Выдать ключ' }).click()
  const dialog = page.getByRole('dialog', { name: 'Новый ключ' })
  await dialog.getByRole('textbox', { name: 'Для чего' }).fill('Новая система')
  await dialog.getByRole('button', { name: 'Выдать ключ' }).click()
  await expect.element(page.getByText(issued)).toBeVisible()
  expect(server.calls(issueKey)[0]).toMatchObject({ body: { isTest: false, note: 'Новая система', networks: [] } })
  await expectAccessible()
  await page.getByRole('button', { name: `Отозвать ключ ${key.prefix}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Отозвать' }).click()
  await expect.poll(() => server.calls(revokeKey)).toHaveLength(1)
})

test('deliveries tell failures and repetitions apart, and are sent again from any of them', async () => {
  const failed = delivery(20, { isDelivered: false, status: 500, problem: 'The target answered 500', attempt: 8 })
  server.answer(findDeliveries, pageOf([delivery(21, { isReplay: true }), failed, delivery(22, { cursor: '40' })]))
  server.answer(replay, undefined)
  await openPage(`${ADDRESS}?tab=webhook`, staff)
  await expect.element(page.getByText('Доставлено повторно')).toBeVisible()
  await expect.element(page.getByText('Не доставлено')).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Отправить снова с события 40' }).click()
  await expect.poll(() => server.calls(replay)).toMatchObject([{ body: { after: '39' } }])
})

test('a call is read word for word and leads to the others about the same thing', async () => {
  const supplies = [idOf(31), idOf(32), idOf(33), idOf(34), idOf(35), idOf(36), idOf(37)]
  const body = { supplies: [{ supply: 'S-7781' }] }
  server.answer(call, { ...told, subjectIds: supplies, body: JSON.stringify(body), answer: '{"results":[]}' })
  await openPage(`${ADDRESS}?tab=calls`, staff)
  await page.getByRole('row', { name: /saveSupplies/ }).click()
  const drawer = page.getByRole('dialog', { name: told.endpoint })
  await expect.element(drawer.getByText(/S-7781/)).toBeVisible()
  await expect.element(drawer.getByText('И ещё 2 объекта')).toBeVisible()
  await expectAccessible()
  await drawer.getByRole('button', { name: `Все обращения об объекте ${idOf(32)}` }).click()
  await expect.element(drawer).not.toBeInTheDocument()
  await expect.element(page.getByText(`Объект: ${idOf(32).slice(0, 8)}`)).toBeVisible()
  const ofPartner = { field: 'partnerId', operation: 'EQ', value: bank.id }
  const aboutIt = { field: 'subjectId', operation: 'EQ', value: idOf(32) }
  await expect.poll(() => server.calls(findCalls).at(-1)).toMatchObject({ body: { filters: [ofPartner, aboutIt] } })
})

test('the journal says who has done what with the partner', async () => {
  const by = 'Крылов Сергей Петрович'
  server.answer(
    findActions,
    pageOf([
      {
        id: idOf(50),
        action: 'WEBHOOK_REPLAYED' as const,
        subject: '№ 40',
        by: 'Ершова Полина Денисовна',
        isByPartner: true,
        atDateTime: '2026-11-24T09:10:00Z',
      },
      {
        id: idOf(51),
        action: 'KEY_ISSUED' as const,
        subject: `${key.prefix}… · Система кредитования`,
        by,
        isByPartner: false,
        atDateTime: '2026-11-02T09:00:00Z',
      },
    ]),
  )
  await openPage(`${ADDRESS}?tab=journal&q=MRDN&action=KEY_ISSUED,WEBHOOK_REPLAYED&sort=-atDateTime`, staff)
  const row = page.getByRole('row', { name: /Выдан ключ/ })
  await expect.element(row.getByText(by)).toBeVisible()
  await expect.element(row.getByText('Платформа', { exact: true })).toBeVisible()
  const own = page.getByRole('row', { name: /События отправлены ещё раз/ })
  await expect.element(own.getByText('Партнёр', { exact: true })).toBeVisible()
  expect(server.calls(findActions).at(-1)).toMatchObject({
    body: {
      sort: [{ field: 'atDateTime', direction: 'DESC' }],
      filters: [
        { field: 'partnerId', operation: 'EQ', value: bank.id },
        { field: 'subject', operation: 'LIKE', value: 'MRDN' },
        { field: 'action', operation: 'IN', value: ['KEY_ISSUED', 'WEBHOOK_REPLAYED'] },
      ],
    },
  })
  await expectAccessible()
})

test('a partner without a test key has no sandbox, and is given one', async () => {
  server.answer(sandbox.get, { organization: null, webhookTarget: null })
  await openPage(`${ADDRESS}?tab=sandbox`, staff)
  await expect.element(page.getByText('Песочницы пока нет')).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: 'К ключам' }).click()
  await page.getByRole('button', { name: 'Выдать ключ' }).click()
  await page.getByRole('button', { name: /Вид/ }).click()
  await page.getByRole('option', { name: 'Тестовый, для песочницы' }).click()
  server.answer(issueKey, { key: `ck_test_${'0'.repeat(43)}`, item: { ...key, isTest: true } })
  const dialog = page.getByRole('dialog', { name: 'Новый ключ' })
  await dialog.getByRole('textbox', { name: 'Для чего' }).fill('Проверка')
  await dialog.getByRole('button', { name: 'Выдать ключ' }).click()
  await expect.poll(() => server.calls(issueKey)).toMatchObject([{ body: { isTest: true } }])
})

test('events of the sandbox get an address of their own, and lose it', async () => {
  const organization = { itn: '0099000014', shortName: 'ООО «Тестовая организация»' }
  server.answer(sandbox.get, { organization, webhookTarget: null })
  server.answer(sandbox.saveWebhook, { secret: 'whsec_c2FuZGJveA==' })
  server.answer(sandbox.removeWebhook, undefined)
  await openPage(`${ADDRESS}?tab=sandbox`, staff)
  await expect.element(page.getByText('0099000014')).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Задать адрес' }).click()
  const dialog = page.getByRole('dialog', { name: 'Адрес для событий' })
  await dialog.getByRole('textbox', { name: 'Адрес' }).fill('https://test.meridian.example/hooks')
  const webhookTarget = {
    ...bank.webhookTarget,
    url: 'https://test.meridian.example/hooks',
  } as typeof bank.webhookTarget
  server.answer(sandbox.get, { organization, webhookTarget })
  await dialog.getByRole('button', { name: 'Сохранить' }).click()
  await expect.element(page.getByText('whsec_c2FuZGJveA==')).toBeVisible()
  await expect.element(page.getByText('https://test.meridian.example/hooks')).toBeVisible()
  await expect.element(page.getByText('Чтобы продолжить отправку, сохраните адрес ещё раз.')).toBeVisible()
  await page.getByRole('button', { name: 'Удалить адрес' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Удалить адрес' }).click()
  await expect.poll(() => server.calls(sandbox.removeWebhook)).toHaveLength(1)
})

test('a sandbox that cannot be read is asked for again', async () => {
  server.fail(sandbox.get, 404, { message: 'Партнёра нет' })
  await openPage(`${ADDRESS}?tab=sandbox`, staff)
  await expect.element(page.getByText('Партнёра нет')).toBeVisible()
  server.answer(sandbox.get, { organization: null, webhookTarget: null })
  await page.getByRole('button', { name: 'Повторить' }).click()
  await expect.element(page.getByText('Песочницы пока нет')).toBeVisible()
})

const developer: PartnerPerson = {
  id: idOf(60),
  lastname: 'Ершова',
  firstname: 'Полина',
  middlename: 'Денисовна',
  email: 'ershova@meridian.example',
  mobilePhone: '+79991234567',
  rights: ['DEVELOP'],
  invitedDateTime: '2026-11-01T09:00:00Z',
  lastLoginDateTime: null,
}

test('people of the partner are invited and removed', async () => {
  server.answer(list, { people: [] })
  server.answer(invite, developer)
  server.answer(remove, undefined)
  await openPage(`${ADDRESS}?tab=people`, staff)
  await expect.element(page.getByText('Людей партнёра пока нет')).toBeVisible()
  await page.getByRole('button', { name: 'Пригласить' }).click()
  const dialog = page.getByRole('dialog', { name: 'Приглашение' })
  await dialog.getByRole('button', { name: 'Пригласить' }).click()
  await expect.element(dialog.getByText('Обязательное поле').first()).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Фамилия' }).fill('Ершова')
  await dialog.getByRole('textbox', { name: 'Имя', exact: true }).fill('Полина')
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill(developer.email)
  await dialog.getByRole('textbox', { name: 'Телефон' }).fill('9991234567')
  server.answer(list, { people: [developer] })
  await dialog.getByRole('button', { name: 'Пригласить' }).click()
  await expect.element(toastOf(spaced(`Письмо отправлено на ${developer.email}`))).toBeVisible()
  expect(server.calls(invite)).toMatchObject([
    {
      params: { id: bank.id },
      body: { lastname: 'Ершова', firstname: 'Полина', middlename: null, mobilePhone: '+79991234567' },
    },
  ])
  const row = page.getByRole('row', { name: /Ершова Полина/ })
  await expect.element(row.getByText('Ещё не входил')).toBeVisible()
  await expectAccessible()
  await row.getByRole('button', { name: /Удалить/ }).click()
  server.answer(list, { people: [] })
  const question = page.getByRole('alertdialog', { name: spaced('Удалить человека партнёра?') })
  await question.getByRole('button', { name: 'Удалить', exact: true }).click()
  await expect.poll(() => server.calls(remove)).toMatchObject([{ params: { id: bank.id, personId: developer.id } }])
})

test('an e-mail that is somebody’s already is refused at its field', async () => {
  server.answer(list, { people: [developer] })
  server.fail(invite, 409, {
    code: 'TAKEN',
    message: 'Этот e-mail уже зарегистрирован',
    fields: [{ field: 'email', code: 'taken', message: 'Этот e-mail уже зарегистрирован' }],
  })
  await openPage(`${ADDRESS}?tab=people`, staff)
  await page.getByRole('button', { name: 'Пригласить' }).click()
  const dialog = page.getByRole('dialog', { name: 'Приглашение' })
  await dialog.getByRole('textbox', { name: 'Фамилия' }).fill('Ершова')
  await dialog.getByRole('textbox', { name: 'Имя', exact: true }).fill('Полина')
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill(developer.email)
  await dialog.getByRole('textbox', { name: 'Телефон' }).fill('9991234567')
  await dialog.getByRole('button', { name: 'Пригласить' }).click()
  await expect.element(dialog.getByText('Этот e-mail уже зарегистрирован')).toBeVisible()
})
