/** Something was not over in time. */
export class TimeLimitError extends Error {
  override readonly name = 'TimeLimitError'

  /** @param milliseconds the time that it had */
  constructor(milliseconds: number) {
    super(`Not over within ${milliseconds / 1000} seconds`)
  }
}

/**
 * Does something that must be over after a time. The timer holds on to its signal and the caller is answered by the
 * timer, whatever becomes of the work.
 *
 * @param work gets the signal that ends it
 * @throws TimeLimitError when the time is over; what the work throws
 */
export const withinTime = async <T>(milliseconds: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> => {
  const controller = new AbortController()
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    const error = new TimeLimitError(milliseconds)
    reject(error)
    controller.abort(error)
  }, milliseconds)
  const working = work(controller.signal)
  // What fails after its time is over has been answered for.
  working.catch(() => {})
  try {
    return await Promise.race([working, late])
  } finally {
    clearTimeout(timer)
  }
}
