import { logout } from '@cabinet/contract/auth'
import { articles } from '@cabinet/contract/support/help'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeServer, loads, openPage } from '../../test/page/open-page.tsx'
import { person } from '../../test/page/people.ts'
import { writeRefreshToken } from '../shared/session/cookie.ts'

const leave = () => void window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
/** The browser shows the page as it was left: "back" from another site, or from the sign-in page. */
const comeBack = () => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))

const open = async () => {
  fakeServer().answer(articles, { items: [] })
  writeRefreshToken('first')
  await openPage('/help', person(['USER']))
  await expect.element(page.getByRole('heading', { level: 1, name: 'Помощь' })).toBeVisible()
}

afterEach(() => document.documentElement.removeAttribute('hidden'))

test('a page that is shown again to the same person stays as it was', async () => {
  await open()
  leave()
  comeBack()
  expect(loads).toEqual([])
  expect(document.documentElement.hidden).toBe(false)
})

test('a page whose person has signed out is shown to nobody: it is loaded anew', async () => {
  await open()
  fakeServer().answer(logout, undefined)
  await page.getByRole('button', { name: /^Меню:/ }).click()
  await page.getByRole('menuitem', { name: 'Выйти' }).click()
  await expect.poll(() => loads).toEqual(['/login'])
  leave()
  comeBack()
  expect(document.documentElement.hidden).toBe(true)
  expect(loads).toEqual(['/login', '(reload)'])
})

test('so is a page in whose place somebody else has signed in', async () => {
  await open()
  leave()
  writeRefreshToken('of somebody else')
  comeBack()
  expect(document.documentElement.hidden).toBe(true)
  expect(loads).toEqual(['(reload)'])
})
