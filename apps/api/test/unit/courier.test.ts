import { describe, expect, it } from 'vitest'
import { type Courier, createCourier } from '../../src/integrations/cdek/courier.ts'
import type { SendRequest } from '../../src/kernel/outgoing.ts'
import { demoCourierAccounts } from '@cabinet/demo/courier/accounts'
import { createCourierSimulator } from '@cabinet/demo/courier/simulator'

const GOOD = demoCourierAccounts.wizard
const URL_OF_COURIER = 'https://courier.example'

interface Bench {
  readonly courier: Courier
  readonly calls: string[]
  wait(milliseconds: number): void
}

const benchOf = (response: (request: Request, signal: AbortSignal, now: () => Date) => Promise<Response>): Bench => {
  let ahead = 0
  const now = (): Date => new Date(Date.UTC(2026, 10, 20) + ahead)
  const calls: string[] = []
  const send: SendRequest = (request, signal) => {
    calls.push(`${request.method} ${new URL(request.url).pathname}`)
    return response(request, signal, now)
  }
  return {
    courier: createCourier({ url: URL_OF_COURIER, send, now, timeoutMs: 30 }),
    calls,
    wait(milliseconds) {
      ahead += milliseconds
    },
  }
}

const withSimulator = (): Bench => {
  const simulators = new Map<() => Date, SendRequest>()
  return benchOf((request, signal, now) => {
    const simulator = simulators.get(now) ?? createCourierSimulator({ now, real: now, start: async () => now() }).handle
    simulators.set(now, simulator)
    return simulator(request, signal)
  })
}

const TOKEN = 'POST /v2/oauth/token'
const QUESTION = 'GET /v2/location/regions'

describe('the courier client', () => {
  it('takes a token by form and asks with it', async () => {
    const forms: string[] = []
    const { courier } = benchOf(async (request) => {
      if (request.method === 'POST') {
        forms.push(`${request.headers.get('content-type')} ${await request.text()}`)
        return Response.json({ access_token: 't-1', token_type: 'bearer', expires_in: 3599 })
      }
      return Response.json([], { status: request.headers.get('authorization') === 'Bearer t-1' ? 200 : 401 })
    })
    expect(await courier.check({ clientId: 'id', clientSecret: 's&=' })).toBeUndefined()
    expect(forms).toEqual([
      'application/x-www-form-urlencoded;charset=UTF-8 grant_type=client_credentials&client_id=id&client_secret=s%26%3D',
    ])
  })

  it('keeps a token as long as it lives, a minute less', async () => {
    const { courier, calls, wait } = withSimulator()
    await courier.check(GOOD)
    await courier.check(GOOD)
    expect(calls).toEqual([TOKEN, QUESTION, QUESTION])
    wait((3599 - 60) * 1000)
    await courier.check(GOOD)
    expect(calls.slice(3)).toEqual([TOKEN, QUESTION])
  })

  it('never uses the token of another key', async () => {
    const { courier, calls } = withSimulator()
    await courier.check(GOOD)
    expect(await courier.check({ ...GOOD, clientSecret: 'other' })).toBe('badKey')
    expect(calls).toEqual([TOKEN, QUESTION, TOKEN])
  })

  it('takes a new token when the courier has forgotten the old one, once', async () => {
    let issued = 0
    const { courier, calls } = benchOf(async (request) => {
      if (request.method === 'POST') {
        issued += 1
        return Response.json({ access_token: `t-${issued}`, token_type: 'bearer', expires_in: 3599 })
      }
      return new Response(null, { status: request.headers.get('authorization') === 'Bearer t-2' ? 200 : 401 })
    })
    expect(await courier.check(GOOD)).toBeUndefined()
    expect(calls).toEqual([TOKEN, QUESTION, TOKEN, QUESTION])
  })

  it('calls the key bad when every new token is refused', async () => {
    const { courier, calls } = benchOf(async (request) =>
      request.method === 'POST'
        ? Response.json({ access_token: 't', token_type: 'bearer', expires_in: 3599 })
        : new Response(null, { status: 401 }),
    )
    expect(await courier.check(GOOD)).toBe('badKey')
    expect(calls).toHaveLength(4)
  })

  it.each([400, 401, 403])('calls the key bad when the token is refused with %i', async (status) => {
    const { courier } = benchOf(async () => Response.json({ error: 'invalid_client' }, { status }))
    expect(await courier.check(GOOD)).toBe('badKey')
  })

  it.each<[string, SendRequest]>([
    ['answers 500', async () => new Response(null, { status: 500 })],
    ['answers a page', async () => new Response('<html>', { status: 200 })],
    ['answers another shape', async () => Response.json({ token: 'x' })],
    ['cannot be reached', () => Promise.reject(new TypeError('fetch failed'))],
    [
      'is silent',
      (_request, signal) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason as Error))
        }),
    ],
  ])('says that there is no response when the courier %s', async (_what, response) => {
    expect(await benchOf(response).courier.check(GOOD)).toBe('noResponse')
  })
})

describe('the simulated courier', () => {
  const now = (): Date => new Date()
  const ask = (path: string, init?: RequestInit) =>
    createCourierSimulator({ now, real: now, start: async () => now() }).handle(
      new Request(`${URL_OF_COURIER}${path}`, init),
    )

  it('answers a token in the shape of the courier', async () => {
    const body = new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: GOOD.clientId,
      client_secret: GOOD.clientSecret,
    })
    const response = await ask('/v2/oauth/token', { method: 'POST', body })
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({
      access_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/) as string,
      token_type: 'bearer',
      expires_in: 3599,
      scope: expect.any(String) as string,
      jti: expect.any(String) as string,
    })
  })

  it('refuses another grant, a wrong key and a call without a token', async () => {
    const grant = await ask('/v2/oauth/token', {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'password' }),
    })
    const key = await ask('/v2/oauth/token', {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'client_credentials', client_id: GOOD.clientId, client_secret: 'x' }),
    })
    expect([grant.status, key.status, (await ask('/v2/location/regions')).status]).toEqual([400, 401, 401])
  })
})
