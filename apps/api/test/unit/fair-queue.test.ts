import { describe, expect, it } from 'vitest'
import { createFairQueue, type FairQueueLimits, QueueFullError } from '../../src/kernel/fair-queue.ts'

const roomy: FairQueueLimits = { running: 1, runningOfOwner: 1, waiting: 100, waitingOfOwner: 100 }

/** A queue whose work ends when it is told to. */
const trial = (limits: Partial<FairQueueLimits> = {}) => {
  const queue = createFairQueue({ ...roomy, ...limits })
  const begun: string[] = []
  const ends: (() => void)[] = []
  const add = (name: string, signal?: AbortSignal): Promise<string> =>
    queue.run(
      name.charAt(0),
      async () => {
        begun.push(name)
        await new Promise<void>((resolve) => {
          ends.push(resolve)
        })
        return name
      },
      signal,
    )
  /** Ends the work that began first, and lets what follows begin. */
  const endOne = async (): Promise<void> => {
    ends.shift()?.()
    await new Promise(setImmediate)
  }
  return { queue, begun, add, endOne }
}

describe('a fair queue', () => {
  it('gives owners their turns one after another, whatever one of them has brought', async () => {
    const { begun, add, endOne } = trial()
    const all = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'].map((name) => add(name))
    for (const _ of all) await endOne()
    expect(await Promise.all(all)).toHaveLength(7)
    expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4'])
  })

  it('runs several at once, but no more of one owner than may', async () => {
    const { begun, add, endOne } = trial({ running: 2 })
    const all = ['a1', 'a2', 'a3', 'b1'].map((name) => add(name))
    expect(begun).toEqual(['a1', 'b1'])
    for (const _ of all) await endOne()
    await Promise.all(all)
    expect(begun).toEqual(['a1', 'b1', 'a2', 'a3'])
  })

  it('refuses what is too much for one owner, and what is too much for all', async () => {
    const { add, endOne } = trial({ waiting: 3, waitingOfOwner: 2 })
    const all = ['a1', 'a2', 'a3'].map((name) => add(name))
    await expect(add('a4')).rejects.toMatchObject({ isOwn: true })
    all.push(add('b1'))
    await expect(add('c1')).rejects.toMatchObject({ isOwn: false })
    await expect(add('c1')).rejects.toThrow(QueueFullError)
    for (const _ of all) await endOne()
    await Promise.all(all)
    const last = add('a5')
    await endOne()
    expect(await last).toBe('a5')
  })

  it('forgets what nobody waits for any more', async () => {
    const { begun, add, endOne } = trial({ waitingOfOwner: 2 })
    const leaving = new AbortController()
    const first = add('a1')
    const second = add('a2', leaving.signal)
    const third = add('a3')
    leaving.abort(new Error('gone'))
    await expect(second).rejects.toThrow('gone')
    const fourth = add('a4')
    for (let count = 0; count < 3; count += 1) await endOne()
    expect(await Promise.all([first, third, fourth])).toEqual(['a1', 'a3', 'a4'])
    expect(begun).toEqual(['a1', 'a3', 'a4'])
    await expect(add('b1', leaving.signal)).rejects.toThrow('gone')
  })

  it('goes on after work that failed', async () => {
    const { queue, add, endOne } = trial()
    const failing = queue.run('a', async () => {
      throw new Error('broken')
    })
    const next = add('a1')
    await expect(failing).rejects.toThrow('broken')
    await endOne()
    expect(await next).toBe('a1')
  })
})
