import { articles } from '@cabinet/contract/support/help'
import { attention } from '@cabinet/contract/people/user'
import { expect, test, vi } from 'vitest'
import { fakeServer, openPage, spaced, toastOf } from '../../../test/page/open-page.tsx'
import { person } from '../../../test/page/people.ts'
import { SLOW_MS } from '../../shared/api/slow.ts'

/** The tenth second comes at once. */
const hasten = () => {
  const real = globalThis.setTimeout
  const fast = (run: () => void, pause?: number) => real(run, pause === SLOW_MS ? 0 : pause)
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(fast as typeof setTimeout)
}

test('a page that waits for long says so until it has got what it waits for', async () => {
  const server = fakeServer()
  server.answer(articles, { items: [] })
  const release = server.hold(articles)
  hasten()
  await openPage('/help', person(['USER']))
  await expect.element(toastOf(spaced('Загружаем дольше обычного'))).toBeInTheDocument()
  release()
  await expect.poll(() => toastOf(spaced('Загружаем дольше обычного')).elements()).toEqual([])
})

test('what only decorates a page keeps nobody waiting', async () => {
  const server = fakeServer()
  server.answer(articles, { items: [] })
  server.answer(attention, { items: [], missing: [] })
  server.hold(attention)
  hasten()
  await openPage('/help', person(['USER']))
  await expect.poll(() => server.calls(attention).length).toBe(1)
  await expect.poll(() => server.calls(articles).length).toBe(1)
  expect(toastOf(spaced('Загружаем дольше обычного')).elements()).toEqual([])
})
