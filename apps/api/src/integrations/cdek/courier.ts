import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import * as z from 'zod/mini'
import { callOut, type SendRequest } from '../../kernel/outgoing.ts'
import { createBreaker, createGate } from './breaker.ts'
import { type CourierOrder, orderOf } from './order.ts'

declare module '../../platform/context.ts' {
  interface Platform {
    readonly courier: Courier
  }
}

const TIMEOUT_MS = 5000
/** A token is renewed a little before the courier forgets it. */
const TOKEN_MARGIN_MS = 60_000
/** How often a read is tried, and the longest pauses in between. */
const ATTEMPTS = 3
const PAUSE_MS = 400
/** The longest wait that the courier may ask for; longer ones are a failure that the next round makes up for. */
const LONGEST_WAIT_MS = 5000
/** Calls of one account at the same time. */
const PLACES = 4
/** The largest answer about an order that is read. */
const LARGEST_ANSWER = 2 * 1024 * 1024

/** Key of a courier account. */
export interface CourierKey {
  readonly clientId: string
  readonly clientSecret: string
}

/** Why the courier cannot be worked with. */
export type CourierProblem = 'badKey' | 'noResponse'

/** The courier's API v2. */
export interface Courier {
  /** Whether the key opens the account and the courier answers calls with it; nothing when both hold. */
  check(key: CourierKey): Promise<CourierProblem | undefined>
  /**
   * An order of the account by its uuid; `unknown` when the account has none such, `unreadable` when the answer lacks
   * what decides about its insurance.
   *
   * @throws CourierError when the courier cannot be asked
   */
  order(key: CourierKey, uuid: string): Promise<CourierOrder | 'unknown' | 'unreadable'>
  /**
   * Asks for a call to this address whenever an order changes its status; an earlier subscription of ours is kept.
   *
   * @throws CourierError
   */
  subscribe(key: CourierKey, url: string): Promise<void>
}

export interface CourierSettings {
  readonly url: string
  /** The local simulator and named failures, in place of the network. */
  readonly send?: SendRequest
  readonly now: () => Date
  readonly timeoutMs?: number
  /** The longest pause between attempts that the courier has not asked for itself, milliseconds. */
  readonly longestPauseMs?: number
  /** How a pause between attempts is made. */
  readonly pause?: (milliseconds: number) => Promise<unknown>
}

const TokenResponse = z.object({ access_token: z.string(), token_type: z.string(), expires_in: z.number() })
const Subscriptions = z.array(z.looseObject({ type: z.optional(z.string()), url: z.optional(z.string()) }))
const Refusal = z.looseObject({
  requests: z.array(z.looseObject({ errors: z.nullish(z.array(z.looseObject({ code: z.string() }))) })),
})

/** Codes by which the courier says that it knows no such order. */
const UNKNOWN = /not_found|order_not_exist/

interface KnownToken {
  readonly token: string
  readonly goodUntil: number
}

/** The courier could not be asked. */
export class CourierError extends Error {
  override readonly name = 'CourierError'
  readonly problem: CourierProblem

  constructor(problem: CourierProblem, options?: ErrorOptions) {
    super(`Courier: ${problem}`, options)
    this.problem = problem
  }
}

const silence = (cause?: unknown): CourierError => new CourierError('noResponse', { cause })

/** Tokens are remembered under a hash of the key: memory must not hold secrets longer than a call. */
const cacheKeyOf = ({ clientId, clientSecret }: CourierKey): string =>
  createHash('sha256').update(`${clientId}\n${clientSecret}`).digest('hex')

/** What an answer says; one that is no JSON is none. */
const bodyOf = async (response: Response): Promise<unknown> => {
  try {
    return (await response.json()) as unknown
  } catch (error) {
    throw silence(error)
  }
}

const isWorthRepeating = ({ status }: Response): boolean => status >= 500 || status === 429

/** Seconds or a date, as the header says them. */
const askedWait = (response: Response | undefined, now: number): number => {
  const header = response?.headers.get('retry-after') ?? ''
  const asked = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now
  return Number.isFinite(asked) ? Math.max(0, asked) : 0
}

/** A client of CDEK API v2 (or of its simulator). */
export const createCourier = (settings: CourierSettings): Courier => {
  const { url, send, now, timeoutMs = TIMEOUT_MS, longestPauseMs = timeoutMs, pause = wait } = settings
  const tokens = new Map<string, KnownToken>()
  const renewals = new Map<string, Promise<KnownToken>>()
  const breaker = createBreaker()
  const inGate = createGate(PLACES)

  /** One request. Silence and failures of the courier count for the breaker; what it refuses does not. */
  const ask = async (path: string, init: RequestInit): Promise<Response> => {
    try {
      const response = await callOut(new Request(`${url}${path}`, init), { timeoutMs, maxBytes: LARGEST_ANSWER }, send)
      breaker.note(response.status < 500, now().getTime())
      return response
    } catch (error) {
      breaker.note(false, now().getTime())
      throw silence(error)
    }
  }

  const newToken = async ({ clientId, clientSecret }: CourierKey): Promise<KnownToken> => {
    const form = { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret }
    const response = await ask('/v2/oauth/token', { method: 'POST', body: new URLSearchParams(form) })
    if ([400, 401, 403].includes(response.status)) throw new CourierError('badKey')
    if (!response.ok) throw silence()
    const parsed = TokenResponse.safeParse(await bodyOf(response))
    if (!parsed.success) throw silence()
    const { access_token: token, expires_in: seconds } = parsed.data
    return { token, goodUntil: now().getTime() + seconds * 1000 - TOKEN_MARGIN_MS }
  }

  /** The token of an account. Calls that find none at the same moment take one renewal together. */
  const tokenOf = async (key: CourierKey): Promise<string> => {
    const cacheKey = cacheKeyOf(key)
    const known = tokens.get(cacheKey)
    if (known && known.goodUntil > now().getTime()) return known.token
    const renewal =
      renewals.get(cacheKey) ??
      newToken(key)
        .then((fresh) => {
          tokens.set(cacheKey, fresh)
          return fresh
        })
        .finally(() => renewals.delete(cacheKey))
    renewals.set(cacheKey, renewal)
    return (await renewal).token
  }

  /** A call with the token of the account; a token that the courier has forgotten early is replaced once. */
  const withToken = async (key: CourierKey, path: string, init: RequestInit = {}): Promise<Response> => {
    const attempt = async (): Promise<{ response: Response; token: string }> => {
      const token = await tokenOf(key)
      const headers = { ...(init.headers as Record<string, string>), authorization: `Bearer ${token}` }
      return { response: await ask(path, { ...init, headers }), token }
    }
    const { response, token } = await attempt()
    if (response.status !== 401) return response
    // A parallel call may have renewed it already.
    if (tokens.get(cacheKeyOf(key))?.token === token) tokens.delete(cacheKeyOf(key))
    return (await attempt()).response
  }

  /** A read that is repeated after failures that may pass, with pauses that do not fall into step. */
  const read = async (key: CourierKey, path: string): Promise<Response> => {
    for (let attempt = 1; ; attempt += 1) {
      if (!breaker.isOpenFor(now().getTime())) throw silence()
      let response: Response | undefined
      let failure: unknown
      try {
        response = await withToken(key, path)
      } catch (error) {
        if (!(error instanceof CourierError) || error.problem === 'badKey') throw error
        failure = error
      }
      if (response && !isWorthRepeating(response)) return response
      const asked = askedWait(response, now().getTime())
      if (attempt === ATTEMPTS || asked > LONGEST_WAIT_MS) throw failure ?? silence()
      // Never longer than a call may take, unless tests want it shorter.
      await pause(Math.max(asked, Math.random() * Math.min(longestPauseMs, PAUSE_MS * 2 ** attempt)))
    }
  }

  const isUnknown = (body: unknown): boolean => {
    const parsed = Refusal.safeParse(body)
    return parsed.success && parsed.data.requests.some(({ errors }) => errors?.some(({ code }) => UNKNOWN.test(code)))
  }

  return {
    async check(key) {
      try {
        // A person asks: the question goes out whatever failed before, and its answer opens the way for the others.
        const response = await withToken(key, '/v2/location/regions?country_codes=RU&size=1')
        if (response.status === 401 || response.status === 403) return 'badKey'
        return response.ok ? undefined : 'noResponse'
      } catch (error) {
        if (error instanceof CourierError) return error.problem
        throw error
      }
    },
    order: (key, uuid) =>
      inGate(key.clientId, async () => {
        const response = await read(key, `/v2/orders/${encodeURIComponent(uuid)}`)
        if (response.status === 401 || response.status === 403) throw new CourierError('badKey')
        if (response.status === 404) {
          return 'unknown'
        }
        const body = await bodyOf(response)
        if (!response.ok) {
          if (isUnknown(body)) return 'unknown'
          throw silence()
        }
        const order = orderOf(body)
        // An answer about another order is no answer.
        return order?.uuid.toLowerCase() === uuid.toLowerCase() ? order : 'unreadable'
      }),
    subscribe: (key, address) =>
      inGate(key.clientId, async () => {
        const present = await read(key, '/v2/webhooks')
        if (!present.ok) throw present.status === 401 ? new CourierError('badKey') : silence()
        const known = Subscriptions.safeParse(await bodyOf(present))
        const isKnown =
          known.success && known.data.some(({ type, url: to }) => type === 'ORDER_STATUS' && to === address)
        if (isKnown) return
        const response = await withToken(key, '/v2/webhooks', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ type: 'ORDER_STATUS', url: address }),
        })
        if (!response.ok) throw silence()
      }),
  }
}
