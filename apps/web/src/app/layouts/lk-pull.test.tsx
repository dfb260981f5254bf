import { articles } from '@cabinet/contract/support/help'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { fakeServer, openPage } from '../../../test/page/open-page.tsx'
import { person } from '../../../test/page/people.ts'

const at = (target: Element, clientX: number, clientY: number) => new Touch({ identifier: 1, target, clientX, clientY })

const send = (type: string, target: Element, touches: Touch[]) =>
  target.dispatchEvent(new TouchEvent(type, { bubbles: true, touches }))

/** A finger that goes down the page, and is still there. */
const pull = (down: number, aside = 0) => {
  const target = page.getByRole('heading', { level: 1 }).element()
  send('touchstart', target, [at(target, 100, 100)])
  send('touchmove', target, [at(target, 100 + aside, 100 + down)])
  return () => send('touchend', target, [])
}
const sign = () => document.querySelector<HTMLElement>('[data-pull-to-refresh]')

const opened = async (isInstalled: boolean) => {
  const real = matchMedia
  vi.spyOn(globalThis, 'matchMedia').mockImplementation((query) =>
    query.includes('standalone') ? ({ matches: isInstalled } as MediaQueryList) : real(query),
  )
  const server = fakeServer()
  server.answer(articles, { items: [] })
  await openPage('/help', person(['USER']))
  await expect.element(page.getByRole('heading', { level: 1, name: 'Помощь' })).toBeVisible()
  return server
}

beforeEach(() => page.viewport(360, 740))
afterEach(() => void vi.restoreAllMocks())

test('a page that is pulled down far enough is read anew, and what is typed stays', async () => {
  const server = await opened(true)
  await expect.poll(sign).not.toBeNull()
  await page.getByRole('searchbox').fill('счёт')
  const before = server.calls(articles).length
  const letGo = pull(400)
  await expect.poll(() => sign()?.dataset['far']).toBe('true')
  letGo()
  await expect.poll(() => server.calls(articles).length).toBeGreaterThan(before)
  await expect.poll(() => sign()?.hidden).toBe(true)
  await expect.element(page.getByRole('searchbox')).toHaveValue('счёт')
})

test('a little pull, a stroke aside and a pull inside a window do nothing', async () => {
  const server = await opened(true)
  await expect.poll(sign).not.toBeNull()
  const before = server.calls(articles).length
  pull(40)()
  pull(200, 300)()
  await page.getByRole('button', { name: /^Меню:/ }).click()
  await expect.element(page.getByRole('menu')).toBeVisible()
  pull(400)()
  expect(sign()?.hidden).toBe(true)
  expect(server.calls(articles)).toHaveLength(before)
})

test('in a tab that is left to the browser', async () => {
  await opened(false)
  expect(sign()).toBeNull()
})
