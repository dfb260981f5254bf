import { beforeEach, describe, expect, test, vi } from 'vitest'

type Renewal = typeof import('../src/shared/session/renew.ts')
type Access = typeof import('../src/shared/session/access-token.ts')

/** A browser: one cookie jar, one lock and one channel, shared by its tabs. */
const browser = () => {
  let cookie = ''
  const listeners = new Map<number, (event: { data: unknown }) => void>()
  let tail: Promise<unknown> = Promise.resolve()
  let held = 0
  return {
    get cookie() {
      return cookie
    },
    set cookie(text: string) {
      cookie = text.includes('Max-Age=0') ? '' : (text.split(';')[0] ?? '')
    },
    locks: {
      request: (_: string, __: unknown, task: () => Promise<unknown>) => {
        const turn = tail.then(async () => {
          held += 1
          expect(held, 'two holders of the lock').toBe(1)
          try {
            return await task()
          } finally {
            held -= 1
          }
        })
        tail = turn.catch(() => undefined)
        return turn
      },
    },
    listeners,
  }
}

/** A tab has its own module state and its own channel end. */
const openTab = async (shared: ReturnType<typeof browser>, id: number) => {
  vi.resetModules()
  vi.stubGlobal('document', shared)
  vi.stubGlobal('location', { protocol: 'http:', assign: vi.fn(), reload: vi.fn() })
  vi.stubGlobal('navigator', { locks: shared.locks })
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      addEventListener(_: string, listener: (event: { data: unknown }) => void) {
        shared.listeners.set(id, listener)
      }
      postMessage(data: unknown) {
        for (const [other, listener] of shared.listeners) if (other !== id) queueMicrotask(() => listener({ data }))
      }
    },
  )
  const renewal: Renewal = await import('../src/shared/session/renew.ts')
  const access: Access = await import('../src/shared/session/access-token.ts')
  const tabs = await import('../src/shared/session/tabs.ts')
  tabs.listenToTabs()
  return { ...renewal, ...access }
}

const tokenOf = (generation: number) =>
  `h.${btoa(JSON.stringify({ iat: 0, sub: 'person', exp: 2_000_000_000, generation }))}.s`

/** A server that takes each refresh token once. */
const server = (SessionEnded: new () => Error) => {
  let generation = 0
  const exchange = vi.fn(async (refreshToken: string) => {
    await Promise.resolve()
    if (refreshToken !== `r${generation}`) throw new SessionEnded()
    generation += 1
    return { accessToken: tokenOf(generation), refreshToken: `r${generation}` }
  })
  return { exchange, current: () => tokenOf(generation) }
}

beforeEach(() => vi.unstubAllGlobals())

describe('renewal of the access token', () => {
  test('three tabs with five refused calls each exchange once', async () => {
    const shared = browser()
    const tabs = [await openTab(shared, 1), await openTab(shared, 2), await openTab(shared, 3)]
    const [first] = tabs
    if (!first) throw new Error('no tab')
    shared.cookie = 'cabinet_refresh=r0; Path=/'
    const { exchange, current } = server(first.SessionEnded)
    for (const tab of tabs) tab.setAccessToken(tokenOf(0))
    const all = await Promise.all(
      tabs.flatMap((tab) => Array.from({ length: 5 }, () => tab.renew(exchange, tokenOf(0)))),
    )
    expect(exchange).toHaveBeenCalledTimes(1)
    expect(new Set(all)).toEqual(new Set([current()]))
    expect(shared.cookie).toBe('cabinet_refresh=r1')
  })

  test('a token that has been replaced already is answered without a call', async () => {
    const shared = browser()
    const tab = await openTab(shared, 1)
    shared.cookie = 'cabinet_refresh=r0'
    const { exchange } = server(tab.SessionEnded)
    tab.setAccessToken(tokenOf(7))
    await expect(tab.renew(exchange, tokenOf(6))).resolves.toBe(tokenOf(7))
    expect(exchange).not.toHaveBeenCalled()
  })

  test('a refused exchange ends the session and forgets the tokens', async () => {
    const shared = browser()
    const tab = await openTab(shared, 1)
    shared.cookie = 'cabinet_refresh=stolen'
    const { exchange } = server(tab.SessionEnded)
    tab.setAccessToken(tokenOf(0))
    await expect(tab.renew(exchange, tokenOf(0))).rejects.toBeInstanceOf(tab.SessionEnded)
    expect(shared.cookie).toBe('')
    expect(tab.getAccessToken()).toBeNull()
  })

  test('a refusal does not count when another tab has replaced the token meanwhile', async () => {
    const shared = browser()
    const tab = await openTab(shared, 1)
    shared.cookie = 'cabinet_refresh=old'
    const exchange = vi.fn(async (refreshToken: string) => {
      if (refreshToken === 'old') {
        shared.cookie = 'cabinet_refresh=new'
        throw new tab.SessionEnded()
      }
      return { accessToken: tokenOf(2), refreshToken: 'newest' }
    })
    await expect(tab.renew(exchange, null)).resolves.toBe(tokenOf(2))
    expect(shared.cookie).toBe('cabinet_refresh=newest')
  })

  test('a failure of the network keeps the session', async () => {
    const shared = browser()
    const tab = await openTab(shared, 1)
    shared.cookie = 'cabinet_refresh=r0'
    await expect(tab.renew(() => Promise.reject(new Error('offline')), null)).rejects.toThrow('offline')
    expect(shared.cookie).toBe('cabinet_refresh=r0')
  })

  test('without a refresh token nothing is asked', async () => {
    const shared = browser()
    const tab = await openTab(shared, 1)
    const { exchange } = server(tab.SessionEnded)
    await expect(tab.renew(exchange, null)).rejects.toBeInstanceOf(tab.SessionEnded)
    expect(exchange).not.toHaveBeenCalled()
  })
})
