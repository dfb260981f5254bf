/** Ends something that takes too long, or that the caller does not want any more. */
export interface Watch {
  /** For `fetch`. */
  readonly signal: AbortSignal
  /** The time is over. */
  isLate(): boolean
  /** Starts the time anew. */
  start(): void
  /** Holds the time, until `start`. */
  hold(): void
  /** Lets go of the timer and of the signal of the caller. */
  end(): void
}

/** `AbortSignal.any` would do, but keeps a part of each call for as long as the signal of the caller lives. */
export const createWatch = (timeoutMs: number, outer: AbortSignal | undefined): Watch => {
  const controller = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isLate = false
  const abort = (): void => controller.abort(outer?.reason)
  const hold = (): void => clearTimeout(timer)
  const start = (): void => {
    hold()
    timer = setTimeout(() => {
      isLate = true
      controller.abort()
    }, timeoutMs)
  }
  outer?.throwIfAborted()
  outer?.addEventListener('abort', abort, { once: true })
  start()
  return {
    signal: controller.signal,
    isLate: () => isLate,
    start,
    hold,
    end() {
      hold()
      outer?.removeEventListener('abort', abort)
    },
  }
}

/** Waits; rejects with the reason of the signal. */
export const sleep = (delayMs: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(signal.reason as Error)
      return
    }
    const end = (): void => {
      clearTimeout(timer)
      reject(signal?.reason as Error)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', end)
      resolve()
    }, delayMs)
    signal?.addEventListener('abort', end, { once: true })
  })
