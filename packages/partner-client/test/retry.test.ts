import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createPartnerClient, type PartnerApiError, type PartnerClientOptions, type Retry } from '../src/index.ts'
import { event, KEY, outcome, refusal } from './server.ts'

/** Answers in turn; the last one goes on. */
const playing = (...answers: (() => Response)[]) => {
  const keys: (string | null)[] = []
  const at: number[] = []
  const played: typeof fetch = async (_, init) => {
    keys.push(new Headers(init?.headers).get('idempotency-key'))
    at.push(performance.now())
    const answer = answers[Math.min(keys.length, answers.length) - 1]
    if (!answer) throw new Error('No answer is played')
    return answer()
  }
  return { played, keys, at }
}
const json =
  (status: number, body: unknown, headers: Record<string, string> = {}) =>
  () =>
    Response.json(body, { status, headers })
const page =
  (status: number, headers: Record<string, string> = {}) =>
  () =>
    new Response('<h1>Bad gateway</h1>', { status, headers: { 'content-type': 'text/html', ...headers } })
const broken = (): Response => {
  throw new TypeError('fetch failed')
}
const good = json(200, outcome)

const clientOf = (played: typeof fetch, options: Partial<PartnerClientOptions> = {}) =>
  createPartnerClient({ url: 'https://cabinet.example', key: KEY, fetch: played, ...options })

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** The result of a call; time passes as fast as it likes. */
const settled = async <Value>(call: Promise<Value>): Promise<Value | PartnerApiError> => {
  const result = call.catch((error: unknown) => error as PartnerApiError)
  await vi.runAllTimersAsync()
  return result
}

describe('a write', () => {
  test.each([
    ['a broken connection', broken],
    ['429', json(429, refusal('TOO_MANY_REQUESTS'))],
    ['502 of a proxy', page(502)],
    ['503', json(503, refusal('UNAVAILABLE'))],
    ['504 of a proxy', page(504)],
  ])('is repeated after %s under the same key', async (_, failing) => {
    const { played, keys } = playing(failing, failing, good)
    const retries: Retry[] = []
    const client = clientOf(played, { onRetry: (retry) => retries.push(retry) })
    expect(await settled(client.bank.request.take('r1', event))).toEqual(outcome)
    expect(keys).toHaveLength(3)
    expect(new Set(keys).size).toBe(1)
    expect(retries.map(({ attempt }) => attempt)).toEqual([1, 2])
  })

  test.each([400, 401, 403, 404, 409, 413, 415, 500])('is not repeated after %i', async (status) => {
    const { played, keys } = playing(json(status, refusal('X')), good)
    expect(await settled(clientOf(played).bank.request.take('r1', event))).toMatchObject({ status, kind: 'api' })
    expect(keys).toHaveLength(1)
  })

  test('has another key each time it is made, and the one that the caller gives', async () => {
    const { played, keys } = playing(good)
    const { bank } = clientOf(played)
    await settled(bank.request.take('r1', event))
    await settled(bank.request.take('r1', event))
    await settled(bank.request.take('r1', event, { idempotencyKey: 'own-1' }))
    expect(new Set(keys).size).toBe(3)
    expect(keys.at(-1)).toBe('own-1')
    expect(await settled(bank.request.take('r1', event, { idempotencyKey: 'заявка 1' }))).toBeInstanceOf(TypeError)
    expect(keys).toHaveLength(3)
  })
})

describe('a pause', () => {
  test('is as long as the platform asks, in seconds or until a moment, whatever our own clock says', async () => {
    vi.setSystemTime('2026-11-27T13:00:00Z')
    // The server is right; this machine is an hour behind.
    const date = 'Fri, 27 Nov 2026 14:00:00 GMT'
    const { played, at } = playing(
      json(429, refusal('TOO_MANY_REQUESTS'), { 'retry-after': '38' }),
      page(503, { 'retry-after': 'Fri, 27 Nov 2026 14:00:20 GMT', date }),
      good,
    )
    expect(await settled(clientOf(played).bank.request.get('r1'))).toEqual(outcome)
    const [first = 0, second = 0] = [(at[1] ?? 0) - (at[0] ?? 0), (at[2] ?? 0) - (at[1] ?? 0)]
    expect(first).toBeGreaterThanOrEqual(38_000)
    expect(first).toBeLessThan(38_600)
    expect(second).toBeGreaterThanOrEqual(20_000)
    expect(second).toBeLessThan(20_600)
  })

  test('grows although the platform asks for none', async () => {
    const { played, at } = playing(json(503, refusal('UNAVAILABLE'), { 'retry-after': '0' }))
    expect(await settled(clientOf(played).bank.request.get('r1'))).toMatchObject({ status: 503 })
    expect(at.length).toBeLessThan(15)
  })

  test('of the feed, which has no end, is ten minutes at most', async () => {
    const { played, at } = playing(page(503, { 'retry-after': '99999999999' }), json(200, { events: [], cursor: '0' }))
    expect(await settled(clientOf(played).events({ after: '0', waitSeconds: 0 }).next())).toMatchObject({ done: true })
    expect((at[1] ?? 0) - (at[0] ?? 0)).toBe(600_000)
  })

  test('that is asked for and would be too long is the end: the error says how long', async () => {
    const { played, keys } = playing(json(429, refusal('TOO_MANY_REQUESTS'), { 'retry-after': '3600' }))
    expect(await settled(clientOf(played).bank.request.get('r1'))).toMatchObject({
      status: 429,
      retryAfterMs: 3_600_000,
    })
    expect(keys).toHaveLength(1)
  })

  test('grows, and all of them together stay within the time for the call', async () => {
    const { played, at } = playing(broken)
    const startedAt = performance.now()
    expect(await settled(clientOf(played).bank.request.get('r1'))).toMatchObject({ kind: 'network' })
    const pauses = at.slice(1).map((time, index) => time - (at[index] ?? 0))
    expect(pauses.length).toBeGreaterThan(5)
    expect(pauses.length).toBeLessThan(15)
    for (const [index, pause] of pauses.entries()) {
      const longest = Math.min(30_000, 500 * 2 ** index)
      expect(pause).toBeGreaterThanOrEqual(longest / 2 - 1)
      expect(pause).toBeLessThanOrEqual(longest + 1)
    }
    expect((at.at(-1) ?? 0) - startedAt).toBeLessThan(120_000)
  })

  test('ends with the signal of the caller', async () => {
    const { played, keys } = playing(broken)
    const stop = new AbortController()
    const call = clientOf(played, { onRetry: () => stop.abort(new Error('Enough')) }).bank.request.get('r1', {
      signal: stop.signal,
    })
    expect(await settled(call)).toMatchObject({ message: 'Enough' })
    expect(keys).toHaveLength(1)
  })
})

test('a time of none for all attempts makes one', async () => {
  const { played, keys } = playing(page(502), good)
  expect(await settled(clientOf(played, { totalTimeoutMs: 0 }).bank.request.get('r1'))).toMatchObject({
    kind: 'proxy',
    status: 502,
  })
  expect(keys).toHaveLength(1)
})
