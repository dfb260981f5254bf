import type { EventsAnswer, PartnerEvent } from './calls.ts'
import type { Send } from './request.ts'
import { sleep } from './watch.ts'

/** Options of the event feed. */
export interface EventsOptions {
  /** Cursor of the last event that you have handled; `0` reads from the beginning. */
  readonly after: string
  /**
   * For how long the platform holds back an empty answer until something happens, seconds, 30 at most; 25 when absent.
   * With 0 the feed ends once everything has been read: for programs that run on a schedule.
   */
  readonly waitSeconds?: number | undefined
  /** Most events of one answer, 500 at most; 100 when absent. */
  readonly limit?: number | undefined
  /** Ends the feed, without an error. */
  readonly signal?: AbortSignal | undefined
  /** For how long temporary failures are retried, milliseconds. For ever when absent: `onRetry` reports each. */
  readonly totalTimeoutMs?: number | undefined
}

/** Longer than the platform holds an answer back. */
const SPARE_MS = 30_000
/** Who answers at once that nothing has happened is not asked at once again. */
const EMPTY_PAUSE_MS = 1000

const pageAfter = async (send: Send, cursor: string, options: EventsOptions): Promise<EventsAnswer> => {
  const { waitSeconds = 25, limit = 100, signal, totalTimeoutMs = Infinity } = options
  const query = new URLSearchParams({ after: cursor, limit: String(limit), wait: String(waitSeconds) })
  const request = { method: 'GET', path: `/v1/partner/events?${query}` } as const
  const answer = await send(request, { signal, totalTimeoutMs, timeoutMs: waitSeconds * 1000 + SPARE_MS })
  return answer as EventsAnswer
}

/**
 * Events of the feed in their order, each at least once: save the `cursor` of an event after you have handled it. After a
 * crash in between the event arrives again.
 *
 * @throws PartnerApiError when the key is not accepted, or failures last longer than `totalTimeoutMs`
 */
export async function* readEvents(send: Send, options: EventsOptions): AsyncGenerator<PartnerEvent, void, undefined> {
  const { signal, waitSeconds = 25 } = options
  let cursor = options.after
  try {
    for (;;) {
      const askedAt = performance.now()
      const page = await pageAfter(send, cursor, options)
      // A cache between us may answer once more what it has answered before.
      const events = page.events.filter((event) => Number(event.cursor) > Number(cursor))
      for (const event of events) {
        if (signal?.aborted) return
        yield event
        cursor = event.cursor
      }
      if (events.length === 0 && waitSeconds === 0) return
      const pauseMs = EMPTY_PAUSE_MS - (performance.now() - askedAt)
      if (events.length === 0 && pauseMs > 0) await sleep(pauseMs, signal)
    }
  } catch (error) {
    if (!signal?.aborted) throw error
  }
}
