import type { PartnerApiError } from './error.ts'

/** Options of a call. */
export interface CallOptions {
  /** Stops the call and its retries; the call then throws the reason of the signal. */
  readonly signal?: AbortSignal | undefined
  /** Time for one attempt, milliseconds. 30 seconds when absent. */
  readonly timeoutMs?: number | undefined
  /** Time for all attempts together, milliseconds; 0 for a single attempt. Two minutes when absent. */
  readonly totalTimeoutMs?: number | undefined
}

/** Options of a write. */
export interface WriteOptions extends CallOptions {
  /**
   * Key under which the platform performs the write once: up to 128 letters, digits and signs without spaces. A new one
   * when absent. Pass your own, and store it with what you send, if the write may have to be repeated after a restart of
   * your program; the same `externalId` under another key changes nothing either.
   */
  readonly idempotencyKey?: string | undefined
}

/** A failed attempt that will be retried. */
export interface Retry {
  /** Number of the failed attempt; the first one is 1. */
  readonly attempt: number
  /** Pause before the next one, milliseconds. */
  readonly delayMs: number
  /** Why it failed. */
  readonly error: PartnerApiError
}

/** Options of a client. */
export interface PartnerClientOptions {
  /** Address of the cabinet, `https://cabinet.example`. A `ck_live_` key is sent over `https:` only. */
  readonly url: string
  /** `ck_live_…`, or `ck_test_…` for your sandbox. */
  readonly key: string
  /** Language of messages in errors. Russian when absent. */
  readonly language?: 'ru' | 'en' | undefined
  /** Time for one attempt of a call, milliseconds. 30 seconds when absent. */
  readonly timeoutMs?: number | undefined
  /** Time for all attempts of a call together, milliseconds; 0 for a single attempt. Two minutes when absent. */
  readonly totalTimeoutMs?: number | undefined
  /** Called before each retry, for logs. */
  readonly onRetry?: ((retry: Retry) => void) | undefined
  /** Replaces the `fetch` of Node: for a proxy, or in tests. */
  readonly fetch?: typeof fetch | undefined
}
