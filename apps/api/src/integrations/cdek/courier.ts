import { createHash } from 'node:crypto'
import * as z from 'zod/mini'

const TIMEOUT_MS = 5000
/** A token is renewed a little before the courier forgets it. */
const TOKEN_MARGIN_MS = 60_000

/** Key of a courier account. */
export interface CourierKey {
  readonly clientId: string
  readonly clientSecret: string
}

/** Why the courier cannot be worked with. */
export type CourierProblem = 'badKey' | 'noAnswer'

/** The courier's API v2. */
export interface Courier {
  /** Whether the key opens the account and the courier answers calls with it; nothing when both hold. */
  check(key: CourierKey): Promise<CourierProblem | undefined>
}

/** How requests leave; the local simulator and named failures stand in its place. */
export type SendRequest = (request: Request) => Promise<Response>

export interface CourierSettings {
  readonly url: string
  readonly send: SendRequest
  readonly now: () => Date
  readonly timeoutMs?: number
}

const TokenAnswer = z.object({ access_token: z.string(), token_type: z.string(), expires_in: z.number() })

interface KnownToken {
  readonly token: string
  readonly goodUntil: number
}

class CourierError extends Error {
  override readonly name = 'CourierError'
  readonly problem: CourierProblem

  constructor(problem: CourierProblem, options?: ErrorOptions) {
    super(`Courier: ${problem}`, options)
    this.problem = problem
  }
}

/** Tokens are remembered under a hash of the key: memory must not hold secrets longer than a call. */
const cacheKeyOf = ({ clientId, clientSecret }: CourierKey): string =>
  createHash('sha256').update(`${clientId}\n${clientSecret}`).digest('hex')

/** A client of CDEK API v2 (or of its simulator). */
export const createCourier = ({ url, send, now, timeoutMs = TIMEOUT_MS }: CourierSettings): Courier => {
  const tokens = new Map<string, KnownToken>()

  const ask = async (path: string, init: RequestInit): Promise<Response> => {
    try {
      return await send(new Request(`${url}${path}`, { ...init, signal: AbortSignal.timeout(timeoutMs) }))
    } catch (error) {
      throw new CourierError('noAnswer', { cause: error })
    }
  }

  const newToken = async ({ clientId, clientSecret }: CourierKey): Promise<KnownToken> => {
    const form = { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret }
    const response = await ask('/v2/oauth/token', { method: 'POST', body: new URLSearchParams(form) })
    if ([400, 401, 403].includes(response.status)) throw new CourierError('badKey')
    if (!response.ok) throw new CourierError('noAnswer')
    const parsed = TokenAnswer.safeParse(await response.json().catch(() => null))
    if (!parsed.success) throw new CourierError('noAnswer')
    const { access_token: token, expires_in: seconds } = parsed.data
    return { token, goodUntil: now().getTime() + seconds * 1000 - TOKEN_MARGIN_MS }
  }

  const tokenOf = async (key: CourierKey): Promise<string> => {
    const cacheKey = cacheKeyOf(key)
    const known = tokens.get(cacheKey)
    if (known && known.goodUntil > now().getTime()) return known.token
    const fresh = await newToken(key)
    tokens.set(cacheKey, fresh)
    return fresh.token
  }

  /** A call with the token of the account; a token that the courier has forgotten early is replaced once. */
  const get = async (key: CourierKey, path: string): Promise<Response> => {
    const withToken = async (): Promise<Response> =>
      ask(path, { headers: { authorization: `Bearer ${await tokenOf(key)}` } })
    const response = await withToken()
    if (response.status !== 401) return response
    tokens.delete(cacheKeyOf(key))
    return withToken()
  }

  return {
    async check(key) {
      try {
        const response = await get(key, '/v2/location/regions?country_codes=RU&size=1')
        if (response.status === 401 || response.status === 403) return 'badKey'
        return response.ok ? undefined : 'noAnswer'
      } catch (error) {
        if (error instanceof CourierError) return error.problem
        throw error
      }
    },
  }
}
