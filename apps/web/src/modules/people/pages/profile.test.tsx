import { one } from '@cabinet/contract/organization'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
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
