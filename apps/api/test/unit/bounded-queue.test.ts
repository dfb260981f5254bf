import { expect, it } from 'vitest'
import { createBoundedQueue } from '../../src/kernel/bounded-queue.ts'

/** Work that lasts until it is told to end. */
const lasting = () => {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  let hasBegun = false
  const work = (): Promise<string> => {
    hasBegun = true
    return promise
  }
  return { work, resolve, reject, hasBegun: () => hasBegun }
}

it('runs as much at once as it may, in the order of coming, and refuses what finds no place', async () => {
  const queue = createBoundedQueue(2, 2)
  const pieces = Array.from({ length: 4 }, lasting)
  const done = pieces.map(({ work }) => queue.run(work))
  await Promise.resolve()
  expect(pieces.map(({ hasBegun }) => hasBegun())).toEqual([true, true, false, false])
  expect(queue.isFull()).toBe(true)
  await expect(queue.run(async () => 'too much')).rejects.toMatchObject({ status: 503, retryAfterSeconds: 15 })

  pieces[1]?.resolve('second')
  await expect(done[1]).resolves.toBe('second')
  expect(pieces.map(({ hasBegun }) => hasBegun())).toEqual([true, true, true, false])
  expect(queue.isFull()).toBe(false)
  for (const { resolve } of pieces) resolve('done')
  expect(await Promise.all(done)).toEqual(['done', 'second', 'done', 'done'])
})

it('gives the place on when work fails', async () => {
  const queue = createBoundedQueue(1, 1)
  const failing = lasting()
  const first = queue.run(failing.work)
  const second = queue.run(async () => 'second')
  failing.reject(new Error('no'))
  await expect(first).rejects.toThrow('no')
  expect(await second).toBe('second')
  expect(await queue.run(async () => 'third')).toBe('third')
})
