import { call, card, findCalls, type PartnerCall, type PartnerCard } from '@cabinet/contract/partner/partners'
import * as sandbox from '@cabinet/contract/partner/staff-sandbox'
import { get as savedViews } from '@cabinet/contract/people/views'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../../test/page/accessible.ts'
import type { FakeServer } from '../../../../test/page/fake-server.ts'
import { fakeServer, openPage, toastOf } from '../../../../test/page/open-page.tsx'
import { person } from '../../../../test/page/people.ts'

const idOf = (index: number) => `0b0c6c1e-0000-4000-8000-0000000000${10 + index}`
const bank: PartnerCard = {
  id: idOf(1),
  kind: 'BANK',
  name: 'АО «Банк Меридиан»',
  isActive: true,
  keys: 1,
  lastUsedDateTime: null,
  webhook: 'OFF',
  keyList: [],
  demoKey: null,
  webhookTarget: null,
}
const staff = person(['GODMOD'])
const developer = person(['PARTNER'], {
  organization: null,
  availableModules: ['core'],
  partner: { id: bank.id, name: bank.name, areas: ['DEVELOP'] },
})
const organization = { itn: '0099000014', shortName: 'ООО «Тестовая организация»' }
const trial: PartnerCall = {
  id: idOf(40),
  partner: bank.name,
  endpoint: 'partner-bank-sandbox.sendRequest',
  subjectId: null,
  externalId: null,
  status: 200,
  atDateTime: '2026-11-24T09:00:00Z',
  keyPrefix: 'ck_test_Zx81vQ',
  by: null,
  isSandbox: true,
}
const real: PartnerCall = { ...trial, id: idOf(41), endpoint: 'partner-bank.takeRequest', isSandbox: false }
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
  server.answer(savedViews, { views: [] })
  server.answer(sandbox.get, { organization, webhookTarget: null })
  server.answer(findCalls, pageOf([real, trial]))
})

test.each([
  ['platform staff', `/partners/${bank.id}?tab=sandbox`, staff],
  ['a developer of the partner, below the keys', '/developers/keys', developer],
])('the sandbox begins anew for %s, after a question', async (_who, address, user) => {
  server.answer(sandbox.reset, undefined)
  await openPage(address, user)
  await expect.element(page.getByText('0099000014')).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Начать заново' }).click()
  const question = page.getByRole('alertdialog', { name: 'Начать песочницу заново?' })
  await question.getByRole('button', { name: 'Отмена' }).click()
  expect(server.calls(sandbox.reset)).toEqual([])
  await page.getByRole('button', { name: 'Начать заново' }).click()
  await question.getByRole('button', { name: 'Начать заново' }).click()
  await expect.poll(() => server.calls(sandbox.reset)).toMatchObject([{ params: { id: bank.id } }])
  await expect.element(question).not.toBeInTheDocument()
})

test('a sandbox that begins anew already says so, and stays', async () => {
  server.fail(sandbox.reset, 409, { code: 'CONFLICT', message: 'Песочница уже начинается заново' })
  await openPage(`/partners/${bank.id}?tab=sandbox`, staff)
  await page.getByRole('button', { name: 'Начать заново' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Начать заново' }).click()
  await expect.element(toastOf('Песочница уже начинается заново')).toBeVisible()
  await expect.element(page.getByText('0099000014')).toBeVisible()
})

test('a developer of a partner that is switched off changes nothing', async () => {
  server.answer(card, { ...bank, isActive: false })
  await openPage('/developers/keys', developer)
  const reset = page.getByRole('button', { name: 'Начать заново' })
  await expect.element(reset).toHaveAttribute('aria-disabled', 'true')
})

test('a developer without a test key is told how to get a sandbox', async () => {
  server.answer(sandbox.get, { organization: null, webhookTarget: null })
  await openPage('/developers/keys', developer)
  await expect.element(page.getByText('Она появится, когда вы выдадите тестовый ключ.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'К ключам' })).not.toBeInTheDocument()
  await expectAccessible()
})

test('calls of the sandbox are marked, and read with the partner whose it is', async () => {
  server.answer(call, { ...trial, subjectIds: [], body: '{}', answer: '{}' })
  await openPage(`/partners/${bank.id}?tab=calls`, staff)
  const row = page.getByRole('row', { name: /sendRequest/ })
  await expect.element(row.getByText('Песочница')).toBeVisible()
  await expect.element(page.getByRole('row', { name: /takeRequest/ }).getByText('Песочница')).not.toBeInTheDocument()
  await row.click()
  await expect.element(page.getByText('В песочнице: данные вымышлены')).toBeVisible()
  expect(server.calls(call)).toMatchObject([{ params: { id: trial.id }, query: { partnerId: bank.id } }])
  await expectAccessible()
})

test('calls of the sandbox alone can be shown', async () => {
  await openPage(`/partners/${bank.id}?tab=calls&sandbox=yes`, staff)
  await expect.element(page.getByRole('row', { name: /sendRequest/ })).toBeVisible()
  expect(server.calls(findCalls).at(-1)).toMatchObject({
    body: { filters: expect.arrayContaining([{ field: 'isSandbox', operation: 'EQ', value: true }]) as unknown },
  })
})
