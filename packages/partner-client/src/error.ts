/** A wrong field of a request. */
export interface FieldError {
  /** Path of the field, such as `invoices[0].amount`; inside of the line for a line of a list. */
  readonly field: string
  /** A name of the mistake for programs. */
  readonly code: string
  /** What is wrong, in a sentence for people. */
  readonly message: string
}

/**
 * Where a failure is:
 *
 * - `api`: the platform answered with an error; `code` says which.
 * - `network`: no answer, or only part of one.
 * - `timeout`: no answer in time.
 * - `proxy`: something other than the platform answered: a page of a proxy, a redirect, something that is not JSON.
 */
export type FailureKind = 'api' | 'network' | 'timeout' | 'proxy'

/** What is known of a failure. */
export interface Failure {
  readonly kind: FailureKind
  readonly message: string
  /** `POST /api/v1/partner/…` */
  readonly request: string
  readonly status?: number | undefined
  readonly code?: string | undefined
  readonly state?: string | undefined
  readonly possible?: readonly string[] | undefined
  readonly fields?: readonly FieldError[] | undefined
  readonly traceId?: string | undefined
  readonly retryAfterMs?: number | undefined
  readonly idempotencyKey?: string | undefined
  readonly cause?: unknown
  /** A retry will not help, although there is no answer. */
  readonly isLasting?: boolean | undefined
}

/** Statuses after which the same request may succeed. */
const temporary = new Set([429, 502, 503, 504])

/**
 * A call has failed, after all its attempts. It never contains the key of the partner.
 *
 * A write whose `kind` is not `api` may have been done nevertheless: repeat it with the same `idempotencyKey`.
 */
export class PartnerApiError extends Error {
  override readonly name = 'PartnerApiError'
  /** Where the failure is. */
  readonly kind: FailureKind
  /** The method and the address of the call. */
  readonly request: string
  /** Status of the answer; absent without one. */
  readonly status: number | undefined
  /** `VALIDATION`, `NOT_FOUND`, `WRONG_STATE`, …: go by `status` for one that you do not know. */
  readonly code: string | undefined
  /** With `WRONG_STATE`: the state in which the thing is. */
  readonly state: string | undefined
  /** With `WRONG_STATE`: the calls that are possible in this state, by the last part of their addresses. */
  readonly possible: readonly string[]
  /** Wrong fields of the request. */
  readonly fields: readonly FieldError[]
  /** Id of the request in the logs of the platform: quote it when you ask for help. */
  readonly traceId: string | undefined
  /** How long the platform asks to wait. */
  readonly retryAfterMs: number | undefined
  /** Key under which the write was sent. */
  readonly idempotencyKey: string | undefined
  /** Whether the same request may succeed a little later: no whole answer, or 429, 502, 503, 504. */
  readonly isTemporary: boolean

  constructor({ message, cause, ...failure }: Failure) {
    super(message, { cause })
    this.kind = failure.kind
    this.request = failure.request
    this.status = failure.status
    this.code = failure.code
    this.state = failure.state
    this.possible = failure.possible ?? []
    this.fields = failure.fields ?? []
    this.traceId = failure.traceId
    this.retryAfterMs = failure.retryAfterMs
    this.idempotencyKey = failure.idempotencyKey
    const hasNoAnswer = failure.kind === 'network' || failure.kind === 'timeout'
    this.isTemporary = hasNoAnswer ? !failure.isLasting : temporary.has(failure.status ?? 0)
  }
}
