import { articles } from '@cabinet/contract/support/help'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeServer, openPage } from '../../../test/page/open-page.tsx'
import { person } from '../../../test/page/people.ts'

const word = 'Сельхозпереработка'.repeat(7).slice(0, 120)
const sentence =
  'Общество с ограниченной ответственностью «Торговая компания имени одной очень длинной улицы и её переулков»'

test.each([
  [768, word],
  [1280, word],
  [768, sentence],
  [1280, sentence],
])('names of 120 characters leave a top line of %i px its search and its buttons', async (width, name) => {
  await page.viewport(width, 800)
  fakeServer().answer(articles, { items: [] })
  const plain = person(['USER'])
  const organization = plain.organization && { ...plain.organization, shortName: name }
  await openPage('/help', { ...plain, lastname: name, organization })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Помощь' })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  const search = page.getByRole('button', { name: /^Найти или выполнить/ }).element()
  expect(search.getBoundingClientRect().width).toBeGreaterThanOrEqual(200)
  const menu = page.getByRole('button', { name: /^Меню: / }).element()
  expect(menu.getBoundingClientRect().right).toBeLessThanOrEqual(width)
})

test.each(['UNVERIFIED_USER', 'USER_ADMIN', 'GODMOD'] as const)('%s that was taken away is not said', async (code) => {
  await page.viewport(1280, 800)
  fakeServer().answer(articles, { items: [] })
  const { roles, ...user } = person(['USER', code])
  await openPage('/help', {
    ...user,
    roles: roles.map((role) => ({ ...role, isDeleted: role.nameWithoutPrefix === code })),
  })
  await expect.element(page.getByRole('button', { name: /^Меню: / })).toMatchTextContent(/Пользователь$/)
})
