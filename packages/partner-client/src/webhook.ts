import { createHmac, timingSafeEqual } from 'node:crypto'
import type { PartnerEvent } from './calls.ts'

/** Headers as `node:http`, Fastify and Express give them, or as `fetch` does. */
export type WebhookHeaders = Headers | Readonly<Record<string, string | readonly string[] | undefined>>

/** Options of the check. */
export interface WebhookOptions {
  /** How far the time of sending may be from the clock of this machine, seconds. 300 when absent. */
  readonly toleranceSeconds?: number | undefined
  /** Replaces the clock of this machine, in tests. */
  readonly now?: Date | undefined
}

/**
 * What is wrong with a delivery:
 *
 * - `headers`: `webhook-id`, `webhook-timestamp` or `webhook-signature` is missing or is not what it has to be.
 * - `time`: it was sent too long ago, or the clock of this machine is wrong.
 * - `signature`: none of the signatures is made with one of the secrets.
 * - `body`: it is signed, but is no event.
 */
export type WebhookProblem = 'headers' | 'time' | 'signature' | 'body'

/** A delivery does not come from the platform. Answer 400, without a reason. */
export class WebhookError extends Error {
  override readonly name = 'WebhookError'
  /** What is wrong. */
  readonly problem: WebhookProblem

  constructor(problem: WebhookProblem, message: string) {
    super(message)
    this.problem = problem
  }
}

const PREFIX = 'whsec_'
const VERSION = 'v1,'

const headerOf = (headers: WebhookHeaders, name: string): string => {
  const value =
    headers instanceof Headers
      ? headers.get(name)
      : Object.entries(headers).find(([given]) => given.toLowerCase() === name)?.[1]
  if (typeof value === 'string' && value !== '') return value
  throw new WebhookError('headers', `${name} is missing, or is there more than once`)
}

/** @throws TypeError that does not show the secret */
const keyOf = (secret: string): Buffer => {
  const encoded = secret.startsWith(PREFIX) ? secret.slice(PREFIX.length) : ''
  if (!/^[A-Za-z0-9+/]{16,}={0,2}$/.test(encoded)) throw new TypeError('A secret is not `whsec_` and Base64')
  return Buffer.from(encoded, 'base64')
}

/** Every signature is compared with every secret, so that the time says nothing. */
const isSigned = (signatures: readonly Buffer[], expected: readonly Buffer[]): boolean =>
  signatures
    .flatMap((signature) => expected.map((one) => signature.length === one.length && timingSafeEqual(signature, one)))
    .includes(true)

const isEvent = (value: unknown): value is PartnerEvent =>
  typeof value === 'object' && value !== null && 'id' in value && 'type' in value && 'data' in value

const eventIn = (text: string): PartnerEvent => {
  try {
    const value = JSON.parse(text) as unknown
    if (isEvent(value)) return value
  } catch {
    // The same as something else than an event.
  }
  throw new WebhookError('body', 'The body is no event')
}

/**
 * Checks that a delivery comes from the platform, by the scheme of Standard Webhooks, and returns its event.
 *
 * If your answer is lost, the event is delivered again with the same `id`: remember the ids that you have handled.
 *
 * @param headers - headers of the request
 * @param rawBody - body of the request exactly as received, not parsed and serialized again
 * @param secrets - the secret, or the present and the new one while it is being replaced
 * @throws WebhookError when it does not; TypeError when the body has been parsed already, or a secret is not one
 * @see https://www.standardwebhooks.com
 */
export const verifyWebhook = (
  headers: WebhookHeaders,
  rawBody: string | Uint8Array,
  secrets: string | readonly string[],
  { toleranceSeconds = 300, now = new Date() }: WebhookOptions = {},
): PartnerEvent => {
  if (typeof rawBody !== 'string' && !(rawBody instanceof Uint8Array))
    throw new TypeError('`rawBody` is parsed already: give the text or the bytes of the request as they came')
  const keys = [secrets].flat().map(keyOf)
  if (keys.length === 0) throw new TypeError('There is no secret')
  const id = headerOf(headers, 'webhook-id')
  const timestamp = headerOf(headers, 'webhook-timestamp')
  const signature = headerOf(headers, 'webhook-signature')
  if (!/^\d{1,12}$/.test(timestamp)) throw new WebhookError('headers', 'webhook-timestamp is no number of seconds')
  const expected = keys.map((key) => createHmac('sha256', key).update(`${id}.${timestamp}.`).update(rawBody).digest())
  const signatures = signature
    .split(' ')
    .filter((part) => part.startsWith(VERSION))
    .map((part) => Buffer.from(part.slice(VERSION.length), 'base64'))
  if (!isSigned(signatures, expected))
    throw new WebhookError('signature', 'No signature is made with a secret of yours')
  const offSeconds = Math.abs(now.getTime() / 1000 - Number(timestamp))
  if (!(offSeconds <= toleranceSeconds))
    throw new WebhookError('time', `It was sent ${Math.round(offSeconds)} seconds from now: is the clock right?`)
  return eventIn(typeof rawBody === 'string' ? rawBody : new TextDecoder().decode(rawBody))
}
