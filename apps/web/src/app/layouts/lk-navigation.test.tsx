import { articles } from '@cabinet/contract/support/help'
import { attention } from '@cabinet/contract/people/user'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../test/page/accessible.ts'
import { fakeServer, openPage } from '../../../test/page/open-page.tsx'
import { person } from '../../../test/page/people.ts'
import { switchLocale } from '../../shared/intl/messages.ts'

const links = () =>
  page
    .getByRole('navigation', { name: 'Разделы кабинета' })
    .getByRole('link')
    .elements()
    .map((link) => link.textContent)

test('roles open their groups; what everybody has stays', async () => {
  fakeServer().answer(articles, { items: [] })
  await openPage('/help', person(['USER', 'FINANCE']))
  await expect.element(page.getByRole('heading', { level: 1, name: 'Помощь' })).toBeVisible()
  expect(links()).toEqual(['Страховые продукты', 'Реестр поставок', 'Объекты финансирования', 'Заявления', 'Помощь'])
  const marks = page
    .getByRole('navigation', { name: 'Разделы кабинета' })
    .getByRole('heading')
    .elements()
    .map((title) => title.firstElementChild && getComputedStyle(title.firstElementChild).backgroundColor)
  expect(marks).not.toContain(null)
  expect(new Set(marks).size).toBe(marks.length)
})

test('what waits for a decision is told by the module that it belongs to', async () => {
  const server = fakeServer()
  server.answer(articles, { items: [] })
  server.answer(attention, {
    missing: [],
    items: [
      { kind: 'USERS_WAITING', count: 2, path: '/profile?tab=users', details: {} },
      { kind: 'OF_A_LATER_VERSION', count: 5, path: '/help', details: {} },
    ],
  })
  await openPage('/help', person(['USER_ADMIN']))
  await page.getByRole('button', { name: 'Требуют решения: 1' }).click()
  await expect.element(page.getByRole('link', { name: 'Рассмотреть: 2 пользователя ждут подтверждения' })).toBeVisible()
  expect(document.title).toMatch(/^\(1\) Помощь — /)
})

test('failed counters leave the page alone', async () => {
  const server = fakeServer()
  server.answer(articles, { items: [] })
  server.fail(attention, 503)
  await openPage('/help', person(['USER_ADMIN']))
  await expect.element(page.getByRole('heading', { level: 1, name: 'Помощь' })).toBeVisible()
  await page.getByRole('button', { name: 'Требуют решения: 0' }).click()
  // What could not be read is not nothing.
  await expect.element(page.getByText('Не все дела загрузились')).toBeVisible()
  await expect.element(page.getByText('Сейчас ничего не требует вашего решения')).not.toBeInTheDocument()
  await expectAccessible()
  const waiting = { kind: 'USERS_WAITING', count: 2, path: '/profile?tab=users', details: {} }
  server.answer(attention, { items: [waiting], missing: ['debtor'] })
  await page.getByRole('button', { name: 'Повторить' }).click()
  await expect.element(page.getByRole('link', { name: 'Рассмотреть: 2 пользователя ждут подтверждения' })).toBeVisible()
  await expect.element(page.getByText('Не все дела загрузились')).toBeVisible()
  server.answer(attention, { items: [waiting], missing: [] })
  await page.getByRole('button', { name: 'Повторить' }).click()
  await expect.element(page.getByText('Не все дела загрузились')).not.toBeInTheDocument()
})

test('on a small laptop the whole menu of who has everything is in sight', async () => {
  await page.viewport(1366, 768)
  fakeServer().answer(articles, { items: [] })
  await openPage('/help', person(['USER', 'USER_ADMIN', 'SELLER', 'SENDER', 'DEBTOR', 'FINANCE']))
  const menu = page.getByRole('navigation', { name: 'Разделы кабинета' })
  await expect.element(menu.getByRole('link', { name: 'Помощь' })).toBeVisible()
  for (const one of [menu.getByRole('link', { name: 'Помощь' }), page.getByRole('button', { name: 'Свернуть меню' })])
    expect(one.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(768)
})

test('services have the names of the installation in the language of the page', async () => {
  fakeServer().answer(articles, { items: [] })
  await openPage('/help', person(['USER', 'SELLER', 'SENDER']))
  const menu = page.getByRole('navigation')
  await expect.element(menu.getByText('Страхование заказов СДЭК')).toBeVisible()
  onTestFinished(() => switchLocale('ru'))
  await switchLocale('en')
  await expect.element(menu.getByText('CDEK order insurance')).toBeVisible()
  await expect.element(menu.getByText('Marketplace and CDEK')).toBeVisible()
})

test('a folded menu tells pages of one title apart by their product', async () => {
  await page.viewport(1366, 768)
  fakeServer().answer(articles, { items: [] })
  await openPage('/help', person(['USER', 'USER_ADMIN', 'SELLER', 'SENDER', 'DEBTOR', 'FINANCE']))
  await expect.element(page.getByRole('button', { name: 'Свернуть меню' })).toBeVisible()
  const open = links()
  const repeated = open.filter((title, index) => open.indexOf(title) !== index)
  expect(repeated).not.toEqual([])
  await page.getByRole('button', { name: 'Свернуть меню' }).click()
  await expect.element(page.getByRole('button', { name: 'Развернуть меню' })).toBeVisible()
  const folded = links()
  expect(folded.length).toBe(open.length)
  expect(new Set(folded).size).toBe(folded.length)
  for (const [index, title] of open.entries())
    expect(folded[index]?.startsWith(repeated.includes(title) ? `${title} · ` : title)).toBe(true)
  // The bubble says what the link is called.
  const link = page.getByRole('link', { name: `${repeated[0]} · Коммерческие кредиты` })
  await link.hover()
  await expect
    .poll(() => [...document.querySelectorAll('[popover]:popover-open')].map((bubble) => bubble.textContent))
    .toContain(`${repeated[0]} · Коммерческие кредиты`)
})

test('the menu of a person says who is signed in, and as what', async () => {
  await page.viewport(390, 844)
  fakeServer().answer(articles, { items: [] })
  const user = person(['USER'], { isOwner: true })
  await openPage('/help', user)
  await page.getByRole('button', { name: /^Меню: / }).click()
  await expect
    .element(page.getByRole('menu').getByText(`${user.lastname} ${user.firstname}, Владелец кабинета`))
    .toBeVisible()
})
