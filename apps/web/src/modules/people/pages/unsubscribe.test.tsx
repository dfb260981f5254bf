import { unsubscribe } from '@cabinet/contract/people/profile'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../../test/page/accessible.ts'
import { fakeServer, openPage } from '../../../../test/page/open-page.tsx'
import { person } from '../../../../test/page/people.ts'

const ADDRESS = '/public/unsubscribe?token=a.b'
const heading = (name: string) => page.getByRole('heading', { level: 1, name })

test.each([null, person(['USER'])])('to open the link is to unsubscribe, once', async (user) => {
  const server = fakeServer()
  server.answer(unsubscribe, undefined)
  await openPage(ADDRESS, user)
  await expect.element(heading('Вы отписались от новостей')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Открыть уведомления' }))
    .toHaveAttribute('href', '/profile?tab=notifications')
  expect(server.calls(unsubscribe)).toMatchObject([{ query: { token: 'a.b' } }])
  await expectAccessible()
})

test('who waits is told what for', async () => {
  const server = fakeServer()
  server.answer(unsubscribe, undefined)
  const answer = server.hold(unsubscribe)
  await openPage(ADDRESS)
  await expect.element(page.getByText('Отписываем от новостей…')).toBeInTheDocument()
  answer()
  await expect.element(heading('Вы отписались от новостей')).toBeVisible()
})

test.each([
  [404, ADDRESS],
  [400, '/public/unsubscribe'],
])('a link that is not genuine says what else can be done (%s)', async (status, address) => {
  fakeServer().fail(unsubscribe, status, { message: 'Не найдено' })
  await openPage(address)
  await expect.element(heading('Ссылка не подходит')).toBeVisible()
  await expectAccessible()
})

test('without a connection it is tried again', async () => {
  const server = fakeServer()
  server.disconnect(unsubscribe)
  await openPage(ADDRESS)
  await expect.element(heading('Не получилось отписаться')).toBeVisible()
  server.answer(unsubscribe, undefined)
  await page.getByRole('button', { name: 'Повторить' }).click()
  await expect.element(heading('Вы отписались от новостей')).toBeVisible()
})
