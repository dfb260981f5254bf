import { refresh } from '@cabinet/contract/auth'
import type { Endpoint } from '@cabinet/contract/endpoint'
import { articles } from '@cabinet/contract/support/help'
import { pages } from '@cabinet/contract/pages'
import axios from 'axios'
import { createRoot } from 'react-dom/client'
import { type Cache, SWRConfig } from 'swr'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { endpoints, sessionReads, usesSession } from '../../test/page/contract.ts'
import { fakeServer, loads, openPage, tokenOf } from '../../test/page/open-page.tsx'
import { person } from '../../test/page/people.ts'
import { useMainRead, useRead } from '../shared/api/data.ts'
import { pageLoads, shownRouter } from '../shared/navigation.ts'
import { setAccessToken } from '../shared/session/access-token.ts'
import { isPublicPath } from '../shared/paths.ts'
import { readRefreshToken, writeRefreshToken } from '../shared/session/cookie.ts'
import { modules } from './registry.ts'

const ID = '0b0c6c1e-0000-4000-8000-0000000000aa'
const LOGIN = '/login?redirect='

const quiet = endpoints.filter((endpoint) => endpoint.quiet)
const loud = sessionReads.filter((endpoint) => !endpoint.quiet)
const reads = [...quiet, ...loud]

/** Looked at again in a moment of the browser; how long it may take, a busy machine says. */
const soon = { interval: 4, timeout: 15_000 } as const

/** Every place that the router was at after the first one, and every load of a page. */
const recordNavigations = () => {
  const router = shownRouter()
  const places: string[] = []
  let last = router?.state.location.pathname
  loads.length = 0
  const stop = router?.subscribe(({ location }) => {
    if (last !== location.pathname) places.push(location.pathname)
    last = location.pathname
  })
  const all = () => [...places, ...loads]
  return {
    places: all,
    end: () => {
      stop?.()
      return all()
    },
  }
}

const settled = () => vi.waitFor(() => expect(shownRouter()?.state.navigation.state).toBe('idle'), soon)

// What is quiet tells the log of its failures, calls that hang do so when their test has ended.
const log = console.error
const logged: unknown[] = []
beforeAll(() => void (console.error = (...said: readonly unknown[]) => void logged.push(...said)))
afterAll(() => void (console.error = log))

describe('every read of the contract, made on a page', () => {
  const user = person(['USER'])
  const HOME = '/help'

  /** Parameters of its path, when it has any. Every response here is a failure, so nothing else is looked at. */
  const inputOf = ({ path }: Endpoint): never =>
    ({ params: Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, ID])) }) as never

  interface ReadProps {
    readonly endpoint: Endpoint
  }

  const stateOf = ({ error, isLoading }: { readonly error: unknown; readonly isLoading: boolean }) =>
    error ? 'failed' : isLoading ? 'waiting' : 'read'
  const Read = ({ endpoint }: ReadProps) => stateOf(useRead(endpoint, inputOf(endpoint)))
  const MainRead = ({ endpoint }: ReadProps) => stateOf(useMainRead(endpoint, inputOf(endpoint)))

  /** Makes a read as a part of a page does, and waits for how it stands then. */
  const makeRead = async (endpoint: Endpoint, expected: 'failed' | 'waiting', As: typeof Read) => {
    const host = document.createElement('div')
    const root = createRoot(host)
    const cache: Cache = new Map()
    const before = fakeServer().calls(endpoint).length
    root.render(
      <SWRConfig value={{ provider: () => cache }}>
        <As endpoint={endpoint} />
      </SWRConfig>,
    )
    await vi.waitFor(() => {
      expect(fakeServer().calls(endpoint).length, endpoint.id).toBeGreaterThan(before)
      expect(host.textContent, endpoint.id).toBe(expected)
    }, soon)
    // Where what a page cannot be without has failed the page goes by itself; where not, the comparison tells it.
    const there = fakeServer().isHealthy ? /^Этот раздел/ : /^Сервис временно/
    if (As === MainRead)
      await vi
        .waitFor(() => expect(document.querySelector('h1')?.textContent).toMatch(there), soon)
        .catch(() => undefined)
    await settled()
    root.unmount()
    return fakeServer().calls(endpoint).length - before
  }

  /** A page that itself reads one thing only, as after a navigation that has ended. */
  const standAtHome = async () => {
    pageLoads.begunAt = -Infinity
    sessionStorage.clear()
    setAccessToken(tokenOf(user))
    writeRefreshToken('first')
    await shownRouter()?.navigate(HOME)
    // The router is there before the page is: the heading of the one before would be taken for that of the next.
    await vi.waitFor(() => expect(document.querySelector('h1')?.textContent).toBe('Помощь'), soon)
  }

  /** What each of these reads leads to when it fails in this way: how often it was called, and every navigation. */
  const failEach = async (
    list: readonly Endpoint[],
    fail: (endpoint: Endpoint) => void,
    expected: 'failed' | 'waiting' = 'failed',
    As: typeof Read = Read,
  ) => {
    fakeServer().answerByDefault(articles, { items: [] })
    fakeServer().answer(refresh, { accessToken: tokenOf(user), refreshToken: 'next' })
    await openPage(HOME, user)
    await expect.element(page.getByRole('heading', { level: 1, name: 'Помощь' })).toBeVisible()
    const results: Record<string, readonly unknown[]> = {}
    for (const endpoint of list) {
      await standAtHome()
      fail(endpoint)
      const navigations = recordNavigations()
      const calls = await makeRead(endpoint, expected, As)
      results[endpoint.id] = [calls, ...navigations.end()]
    }
    return results
  }

  const each = (list: readonly Endpoint[], ...result: unknown[]) =>
    Object.fromEntries(list.map(({ id }) => [id, result]))

  test('quiet ones and others are there', () => {
    // With any area of the product deleted, too.
    expect(quiet.length).toBeGreaterThan(5)
    expect(loud.length).toBeGreaterThan(40)
  })

  test('a quiet one that fails sends nobody anywhere, and tells the log', async () => {
    logged.length = 0
    expect(await failEach(quiet, (endpoint) => fakeServer().fail(endpoint, 500))).toEqual(each(quiet, 1))
    expect(logged.filter((said) => axios.isAxiosError(said) && said.status === 500)).toHaveLength(quiet.length)
  })

  test.each([true, false])(
    'any read on a page that is drawn stays there, whether the service works (%s)',
    async (isHealthy) => {
      fakeServer().isHealthy = isHealthy
      expect(await failEach(loud, (endpoint) => fakeServer().fail(endpoint, 500))).toEqual(each(loud, 1))
    },
  )

  test('what a page cannot be without leads to the page that watches the service, once', async () => {
    fakeServer().isHealthy = false
    const results = await failEach(loud, (endpoint) => fakeServer().fail(endpoint, 500), 'failed', MainRead)
    expect(results).toEqual(each(loud, 1, '/unavailable'))
  })

  test('the same while the service works is asked for once more, and then leads there to stay', async () => {
    const results = await failEach(loud, (endpoint) => fakeServer().fail(endpoint, 500), 'failed', MainRead)
    expect(results).toEqual(each(loud, 2, '/unavailable'))
    await expect.element(page.getByRole('heading', { name: 'Этот раздел сейчас не открывается' })).toBeVisible()
  })

  test('401 that stays after a good renewal ends the session with one load', async () => {
    const ours = reads.filter(usesSession)
    const results = await failEach(ours, (endpoint) => {
      fakeServer().fail(endpoint, 401)
    })
    expect(results).toEqual(each(ours, 2, LOGIN + encodeURIComponent(HOME)))
    expect(readRefreshToken()).toBeNull()
  })

  test('a network that is gone sends nobody anywhere', async () => {
    expect(await failEach(reads, (endpoint) => fakeServer().disconnect(endpoint))).toEqual(each(reads, 1))
  })

  test('a call that hangs sends nobody anywhere', async () => {
    const results = await failEach(reads, (endpoint) => void fakeServer().hold(endpoint), 'waiting')
    expect(results).toEqual(each(reads, 1))
  })
})

describe('every page of the application', () => {
  const user = person(['GODMOD'])
  const developer = person(['PARTNER'], {
    organization: null,
    partner: { id: ID, name: 'АО «Банк»', areas: ['BANK', 'INSURER', 'DEVELOP'] },
  })
  /** Pages that platform staff do not have. */
  const ofDevelopers = new Set(modules.flatMap(({ routes }) => routes.flatMap((r) => (r.onlyFor ? r.path : []))))
  const own = modules.flatMap(({ routes }) => routes.map(({ path }) => path)).filter((path) => path !== '*')
  const tabs = modules.flatMap(({ profileTabs = [] }) => profileTabs.map(({ id }) => pages.profile({}, { tab: id })))
  const addresses = [...own, ...tabs]
    .filter((path) => path !== pages.unavailable())
    .map((path) => path.replaceAll(/:\w+/g, ID))

  const countCalls = (list: readonly Endpoint[]) =>
    list.reduce((sum, endpoint) => sum + fakeServer().calls(endpoint).length, 0)
  const frame = () => new Promise((done) => requestAnimationFrame(done))

  /** Opens a page, and stays for two turns of the browser after it stands and has led where it should. */
  const visit = async (address: string, expected: () => readonly string[]) => {
    const isPublic = isPublicPath(address.replace(/\?.*/, ''))
    if (!isPublic) writeRefreshToken('first')
    await openPage(address, isPublic ? null : ofDevelopers.has(address) ? developer : user)
    const navigations = recordNavigations()
    await vi.waitFor(() => expect(document.querySelector('h1, [role=alert], main')).not.toBeNull(), soon)
    await frame()
    // Where it does not, the comparison of all pages tells it.
    await vi.waitFor(() => expect(navigations.places()).toEqual(expected()), soon).catch(() => undefined)
    await frame()
    await settled()
    return navigations.end()
  }

  /** What each page leads to, beside what it should, which depends on what it has asked for. */
  const visitAll = async (fail: (endpoint: Endpoint) => void, leadsTo: string | null, reasons: readonly Endpoint[]) => {
    fakeServer().answer(refresh, { accessToken: tokenOf(user), refreshToken: 'next' })
    for (const endpoint of endpoints) if (endpoint !== refresh) fail(endpoint)
    const made: Record<string, readonly string[]> = {}
    const right: Record<string, readonly string[]> = {}
    for (const address of addresses) {
      const before = countCalls(reasons)
      const expected = () =>
        leadsTo !== null && countCalls(reasons) > before ? [leadsTo.replace('{here}', encodeURIComponent(address))] : []
      made[address] = await visit(address, expected)
      right[address] = expected()
    }
    expect(made).toEqual(right)
    // A walk over pages that ask for nothing would prove nothing.
    expect(countCalls(endpoints)).toBeGreaterThan(addresses.length)
  }

  test('what only decorates it fails and nothing else is answered: it stays', () =>
    visitAll(
      (endpoint) => (endpoint.quiet ? fakeServer().fail(endpoint, 500) : void fakeServer().hold(endpoint)),
      null,
      [],
    ))

  /** Reads without which a page has nothing to show. */
  const main = endpoints.filter(({ id }) =>
    [
      'claim.claimableOne',
      'claim.get',
      'colleague.get',
      'debtor-policy.conditions',
      'finance-agreement.find',
      'finance-request.one',
      'help.articles',
      'news.get',
      'organization-staff.get',
      'partners.card',
      'sender-insurance.conditions',
      'support-staff.get',
      'support.get',
    ].includes(id),
  )

  test.each([true, false])(
    'everything fails: it leads to the page that watches the service once, if it cannot be without something (healthy: %s)',
    (isHealthy) => {
      fakeServer().isHealthy = isHealthy
      // A page that does something as it opens asks how the service is.
      const writes = isHealthy ? [] : endpoints.filter(({ isRead }) => !isRead)
      return visitAll((endpoint) => fakeServer().fail(endpoint, 500), pages.unavailable(), [...main, ...writes])
    },
  )

  test('every call is refused with 401: the session ends once, if it was asked for', () =>
    visitAll((endpoint) => fakeServer().fail(endpoint, 401), `${LOGIN}{here}`, endpoints.filter(usesSession)))

  test('the network is gone: it stays', () => visitAll((endpoint) => fakeServer().disconnect(endpoint), null, []))
})
