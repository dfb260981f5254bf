import { card, one } from '@cabinet/contract/organization'
import { find as findAccounts } from '@cabinet/contract/organization/payment-details'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { pageOf } from '../../../../test/page/ids.ts'
import { fakeServer, openPage } from '../../../../test/page/open-page.tsx'
import { person } from '../../../../test/page/people.ts'

const tabs = () =>
  page
    .getByRole('tab')
    .elements()
    .map((tab) => tab.textContent)

test('sections of every module stand in their order', async () => {
  await openPage('/profile', person(['USER']))
  await expect.element(page.getByRole('tab', { name: 'Личные данные' })).toHaveAttribute('aria-selected', 'true')
  expect(tabs()).toEqual([
    'Личные данные',
    'Организация',
    'Реквизиты',
    'Пользователи и роли',
    'Безопасность',
    'Уведомления',
  ])
})

test('an address names the section; the organization brings its own messages', async () => {
  fakeServer().fail(one, 404, { message: 'Организация удалена' })
  await openPage('/profile?tab=organization', person(['USER']))
  await expect.element(page.getByRole('tab', { name: 'Организация' })).toHaveAttribute('aria-selected', 'true')
  await expect.element(page.getByText('Организация удалена')).toBeVisible()
})

test('who waits for confirmation finds nothing of the organization, also not by its address', async () => {
  await openPage('/profile?tab=organization', person(['UNVERIFIED_USER']))
  await expect.element(page.getByRole('tab', { name: 'Личные данные' })).toHaveAttribute('aria-selected', 'true')
  expect(tabs()).toEqual(['Личные данные', 'Безопасность', 'Уведомления'])
})

test('the card of the organization is opened beside its accounts; a refusal can be asked again', async () => {
  const server = fakeServer()
  const account = {
    id: '00000000-0000-4000-8000-000000000071',
    version: 1,
    bik: '044525974',
    bankName: 'АО «ТБанк»',
    bankCity: 'Москва',
    correspondentAccount: '30101810145250000974',
    settlementAccount: '40702810799990000003',
    isMain: true,
    comment: null,
    isUsed: false,
    usedIn: null,
    createdDateTime: '2026-01-10T10:00:00.000Z',
    updatedDateTime: '2026-01-10T10:00:00.000Z',
    isDeleted: false,
  }
  server.answer(findAccounts, pageOf([account]))
  server.fail(card, 409, { message: 'Карточка не собралась' })
  await openPage('/profile?tab=payment-details', person(['USER']))
  await page.getByRole('button', { name: 'Карточка в PDF' }).click()
  const dialog = page.getByRole('dialog', { name: /^Карточка: / })
  await expect.element(dialog.getByText(/Карточка не\sсобралась/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Повторить' }).click()
  await expect.poll(() => server.calls(card)).toHaveLength(2)
})
