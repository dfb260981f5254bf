/** Failures in a row after which nobody asks any more, and for how long. */
const FAILURES = 5
const PAUSE_MS = 30_000

/**
 * Keeps calls away from a service that is down: they would only wait, and keep it down. After a pause one call tries
 * again, and the others follow when it was good.
 */
export interface Breaker {
  /** Whether a call may go out. */
  isOpenFor(now: number): boolean
  note(isGood: boolean, now: number): void
}

/** A breaker that lets calls through until too many have failed. */
export const createBreaker = (): Breaker => {
  let failures = 0
  let closedUntil = 0
  return {
    isOpenFor(now) {
      if (failures < FAILURES) return true
      if (now < closedUntil) return false
      // This one tries; whoever comes while it does, waits for another pause.
      closedUntil = now + PAUSE_MS
      return true
    },
    note(isGood, now) {
      failures = isGood ? 0 : failures + 1
      if (failures >= FAILURES) closedUntil = now + PAUSE_MS
    },
  }
}

/** Lets at most so many things with one key happen at once; the rest wait in their order. */
export const createGate = (places: number) => {
  const waiting = new Map<string, (() => void)[]>()
  const taken = new Map<string, number>()
  const leave = (key: string): void => {
    const next = waiting.get(key)?.shift()
    if (next) return next()
    const left = (taken.get(key) ?? 1) - 1
    if (left > 0) taken.set(key, left)
    else {
      taken.delete(key)
      waiting.delete(key)
    }
  }
  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const present = taken.get(key) ?? 0
    if (present < places) taken.set(key, present + 1)
    else {
      await new Promise<void>((resolve) => {
        waiting.set(key, [...(waiting.get(key) ?? []), resolve])
      })
    }
    try {
      return await work()
    } finally {
      leave(key)
    }
  }
}
