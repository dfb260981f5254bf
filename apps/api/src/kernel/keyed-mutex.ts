/** Lets callers with the same key pass one after another; different keys do not wait for each other. */
export interface KeyedMutex {
  /** Waits for the turn; the answer ends it and must be called. */
  acquire(key: string): Promise<() => void>
}

/** One piece of work after another for each key, within this process. */
export const createKeyedMutex = (): KeyedMutex => {
  const lastByKey = new Map<string, Promise<void>>()
  return {
    async acquire(key) {
      const before = lastByKey.get(key)
      const { promise, resolve } = Promise.withResolvers<void>()
      lastByKey.set(key, promise)
      await before
      return () => {
        if (lastByKey.get(key) === promise) lastByKey.delete(key)
        resolve()
      }
    },
  }
}
