import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isSlow, SLOW_MS, subscribeSlow, watchSlow } from '../src/shared/api/slow.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a call is slow from its tenth second on until it ends, well or not', async () => {
  const heard: boolean[] = []
  const stop = subscribeSlow(() => heard.push(isSlow()))
  const [good, bad] = [Promise.withResolvers<string>(), Promise.withResolvers<never>()]
  const watched = [watchSlow(good.promise), watchSlow(bad.promise).catch(() => 'failed')]
  expect(SLOW_MS).toBe(10_000)
  await vi.advanceTimersByTimeAsync(9_999)
  expect(isSlow()).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(isSlow()).toBe(true)
  good.resolve('done')
  await watched[0]
  expect(isSlow()).toBe(true)
  bad.reject(new Error('no answer'))
  expect(await Promise.all(watched)).toEqual(['done', 'failed'])
  expect(isSlow()).toBe(false)
  expect(heard.at(-1)).toBe(false)
  stop()
})

test('a call that ends in time is never slow', async () => {
  const heard = vi.fn()
  const stop = subscribeSlow(heard)
  await watchSlow(Promise.resolve())
  await vi.advanceTimersByTimeAsync(20_000)
  expect(heard).not.toHaveBeenCalled()
  stop()
})
