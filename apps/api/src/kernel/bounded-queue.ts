import { errors } from './http-error.ts'

/** Runs a few pieces of work at once, lets a few more wait, and refuses the rest. */
export interface BoundedQueue {
  /** Whether the next piece of work would be refused. */
  isFull(): boolean
  /**
   * Does the work when its turn comes.
   *
   * @throws HttpError 503 when too many wait already
   */
  run<T>(work: () => Promise<T>): Promise<T>
}

/**
 * @param running pieces of work at once
 * @param waiting pieces of work that may wait for them
 */
export const createBoundedQueue = (running: number, waiting: number): BoundedQueue => {
  let free = running
  const line: (() => void)[] = []
  const isFull = (): boolean => free === 0 && line.length >= waiting
  const enter = async (): Promise<void> => {
    if (free > 0) {
      free -= 1
      return
    }
    const { promise, resolve } = Promise.withResolvers<void>()
    line.push(resolve)
    await promise
  }
  /** Gives the place to whoever has waited longest. */
  const leave = (): void => {
    const next = line.shift()
    if (next) next()
    else free += 1
  }
  return {
    isFull,
    async run(work) {
      if (isFull()) throw errors.unavailable()
      await enter()
      try {
        return await work()
      } finally {
        leave()
      }
    },
  }
}
