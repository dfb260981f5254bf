import { refresh } from '@cabinet/contract/auth'
import { type Endpoint, isForm } from '@cabinet/contract/endpoint'
import { current } from '@cabinet/contract/people/user'
import axios, { AxiosError, type InternalAxiosRequestConfig } from 'axios'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { sampleAnswer } from '@cabinet/contract/sample'
import { endpoints, usesSession } from './page/contract.ts'
import { testConfig } from './support.ts'

const ID = '0b0c6c1e-0000-4000-8000-0000000000aa'
const PAGE = '<!doctype html><title>Доступ ограничен</title>'

type Answer = { readonly status: number; readonly body: unknown; readonly type?: string } | 'silence'

const token = `t.${btoa(JSON.stringify({ iat: 0, sub: ID, sid: ID, exp: Math.floor(Date.now() / 1000) + 360_000 }))}.t`
const json = (status: number, body: unknown): Answer => ({ status, body })
const html = (status: number): Answer => ({ status, body: PAGE, type: 'text/html' })

/** How a write can come to nothing that anybody knows of. */
const failures: Readonly<Record<string, Answer>> = {
  '500': json(500, { code: 'INTERNAL', message: 'Сломалось на сервере', traceId: 't' }),
  '503': json(503, { code: 'UNAVAILABLE', message: '', traceId: 't' }),
  '502 of a proxy': html(502),
  'a page with 200': html(200),
  'nothing with 200': json(200, ''),
  silence: 'silence',
}

/** A tab at an address with a router that only remembers; the network answers as told. */
const openTab = async (answerOf: (config: InternalAxiosRequestConfig) => Answer, healthStatus: () => number | null) => {
  vi.resetModules()
  const asked: InternalAxiosRequestConfig[] = []
  const navigations: string[] = []
  const fresh = await import('axios')
  fresh.default.defaults.adapter = async (config) => {
    asked.push(config)
    const answer = answerOf(config)
    if (answer === 'silence')
      return new Promise((_, reject) =>
        setTimeout(() => reject(new fresh.AxiosError('timeout', AxiosError.ECONNABORTED, config)), config.timeout),
      )
    const { status, body, type = 'application/json' } = answer
    const data = config.responseType === 'blob' && !(body instanceof Blob) ? new Blob([String(body)], { type }) : body
    const response = { data, status, statusText: '', headers: { 'content-type': type }, config }
    if (status >= 200 && status < 300) return response
    throw new fresh.AxiosError('refused', undefined, config, undefined, response)
  }
  const health = vi.fn(async () => {
    const status = healthStatus()
    if (status === null) throw new TypeError('Failed to fetch')
    return new Response(null, { status })
  })
  vi.stubGlobal('fetch', health)
  const [{ call }, navigation, { setRuntimeConfig }, { setAccessToken, getAccessToken }] = await Promise.all([
    import('../src/shared/api/http.ts'),
    import('../src/shared/navigation.ts'),
    import('../src/shared/config/runtime-config.ts'),
    import('../src/shared/session/access-token.ts'),
  ])
  setRuntimeConfig(testConfig)
  setAccessToken(token)
  navigation.showRouter({
    state: { navigation: {} },
    navigate: async (to: string) => void navigations.push(to),
  } as never)
  Object.assign(navigation.pageLoads, { assign: (to: string) => void navigations.push(to) })
  return {
    call: call as (of: Endpoint, input: unknown) => Promise<unknown>,
    asked,
    navigations,
    health,
    getAccessToken,
    setAccessToken,
  }
}

const inputOf = ({ path, body }: Endpoint) => {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  return {
    params: Object.fromEntries(names.map((name) => [name, ID])),
    body: isForm(body) ? { purpose: 'SUPPORT_MESSAGE', file } : {},
  }
}
const file = new File(['a'], 'Акт.pdf')

/** Every write that a person makes in a browser. */
const writes = endpoints.filter(
  (endpoint) =>
    !endpoint.isRead && endpoint !== refresh && !('bearer' in endpoint.access && endpoint.access.bearer === 'partner'),
)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('location', {
    origin: 'http://localhost',
    protocol: 'http:',
    pathname: '/profile',
    search: '',
    hash: '',
  })
  vi.stubGlobal('document', { cookie: 'cabinet_refresh=kept' })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Makes a call and lets its time run out. */
const outcomeOf = async (work: Promise<unknown>): Promise<unknown> => {
  const outcome = work.then(
    () => 'done',
    (error: unknown) => error,
  )
  await vi.advanceTimersByTimeAsync(400_000)
  return outcome
}

describe('a write that is not answered', () => {
  test('there are some', () => expect(writes.length).toBeGreaterThan(60))

  test.each(Object.entries(failures))(
    '%s: it fails where it was made, and goes again under its key',
    async (name, answer) => {
      const tab = await openTab(
        () => answer,
        () => 200,
      )
      for (const endpoint of writes) {
        tab.asked.length = 0
        const [first, second] = [inputOf(endpoint), inputOf(endpoint)]
        expect(axios.isAxiosError(await outcomeOf(tab.call(endpoint, first))), `${endpoint.id}, ${name}`).toBe(true)
        expect(axios.isAxiosError(await outcomeOf(tab.call(endpoint, second))), `${endpoint.id}, ${name}`).toBe(true)
        const keys = tab.asked.map(({ headers }) => headers.get('idempotency-key'))
        expect(keys, endpoint.id).toEqual(endpoint.idempotent ? [keys[0], keys[0]] : [undefined, undefined])
        if (endpoint.idempotent) expect(keys[0], endpoint.id).toMatch(/^[\da-f]{32}$/)
      }
      // What asks for it is fetched at the first failure, which takes its time.
      await vi.waitFor(() => expect(tab.health).toHaveBeenCalled(), 60_000)
      expect(tab.navigations).toEqual([])
    },
  )

  test.each([
    ['works', 200, false],
    ['is down', 503, true],
    ['is not to be reached', null, false],
  ])('leads to the waiting page only when the service itself is down: it %s', async (_, status, leaves) => {
    const tab = await openTab(
      () => failures['500'] ?? 'silence',
      () => status,
    )
    for (const endpoint of writes) {
      tab.navigations.length = 0
      await outcomeOf(tab.call(endpoint, inputOf(endpoint)))
      // A file cannot be put back.
      const expected = leaves && !isForm(endpoint.body) ? ['/unavailable?redirect=%2Fprofile'] : []
      expect(tab.navigations, endpoint.id).toEqual(expected)
    }
  })

  test('one that is refused, and every read, asks nobody how the service is', async () => {
    const tab = await openTab(
      ({ method }) => (method === 'get' ? html(503) : json(409, { code: 'CONFLICT', message: 'Занято', traceId: 't' })),
      () => 503,
    )
    const reads = endpoints.filter(({ method }) => method === 'GET')
    for (const endpoint of [...writes, ...reads]) await outcomeOf(tab.call(endpoint, inputOf(endpoint)))
    expect(tab.health).not.toHaveBeenCalled()
    expect(tab.navigations).toEqual([])
  })
})

describe('the renewal of the session', () => {
  const ENDED = json(401, { code: 'UNAUTHENTICATED', message: 'Войдите ещё раз', traceId: 't' })
  const tokens = { accessToken: token, refreshToken: 'next' }
  const strangers: Readonly<Record<string, Answer>> = {
    ...failures,
    '{}': json(200, {}),
    'one token of two': json(200, { accessToken: token }),
    'empty tokens': json(200, { accessToken: '', refreshToken: '' }),
    'tokens that are none': json(200, { accessToken: 1, refreshToken: null }),
    'a list': json(200, []),
    null: json(200, null),
    'a page with 401': html(401),
  }

  test.each(Object.entries(strangers))(
    '%s: the call fails, the session stays and is renewed later',
    async (_, answer) => {
      let renewal = answer
      const tab = await openTab(
        ({ url }) => (url === refresh.path ? renewal : json(200, sampleAnswer(current))),
        () => 200,
      )
      tab.setAccessToken(null)
      expect(await outcomeOf(tab.call(current, undefined))).not.toBe('done')
      expect([document.cookie, tab.getAccessToken(), tab.navigations]).toEqual(['cabinet_refresh=kept', null, []])
      renewal = json(200, tokens)
      expect(await outcomeOf(tab.call(current, undefined))).toBe('done')
      expect(document.cookie).toMatch(/^cabinet_refresh=next;/)
    },
  )

  test.each([
    ['days ahead of', -3 * 86_400],
    ['days behind', 3 * 86_400],
  ])('comes once in the life of a token on a device whose clock is %s that of the server', async (_, seconds) => {
    const issued = Math.floor(Date.now() / 1000) + seconds
    const short = `t.${btoa(JSON.stringify({ sub: ID, sid: ID, iat: issued, exp: issued + 900 }))}.t`
    const tab = await openTab(
      ({ url }) => json(200, url === refresh.path ? { ...tokens, accessToken: short } : sampleAnswer(current)),
      () => 200,
    )
    tab.setAccessToken(null)
    for (const renewals of [1, 1, 2]) {
      // Each call takes its 400 seconds here: the third comes when the first token has 100 left, the fourth after it.
      expect(await outcomeOf(tab.call(current, undefined))).toBe('done')
      expect(tab.asked.filter(({ url }) => url === refresh.path).length).toBeLessThanOrEqual(renewals)
    }
    await vi.advanceTimersByTimeAsync(900_000)
    expect(await outcomeOf(tab.call(current, undefined))).toBe('done')
    expect(tab.asked.filter(({ url }) => url === refresh.path)).toHaveLength(2)
  })

  test('a refusal of ours ends it', async () => {
    const tab = await openTab(
      () => ENDED,
      () => 200,
    )
    tab.setAccessToken(null)
    expect(await outcomeOf(tab.call(current, undefined))).not.toBe('done')
    expect(tab.navigations).toEqual(['/login?redirect=%2Fprofile'])
  })

  test('a call that a page refuses with 401 keeps it', async () => {
    const tab = await openTab(
      () => html(401),
      () => 200,
    )
    for (const endpoint of endpoints.filter(usesSession)) {
      expect(await outcomeOf(tab.call(endpoint, inputOf(endpoint))), endpoint.id).not.toBe('done')
      expect(document.cookie, endpoint.id).toBe('cabinet_refresh=kept')
    }
    expect(tab.navigations).toEqual([])
  })
})
