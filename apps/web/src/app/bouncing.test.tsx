import { refresh } from '@cabinet/contract/auth'
import { status as debtorStatus } from '@cabinet/contract/debtor'
import type { Endpoint } from '@cabinet/contract/endpoint'
import { findActualOffers } from '@cabinet/contract/finance'
import { credential } from '@cabinet/contract/sender'
import { healthCheck, insuranceStatus } from '@cabinet/contract/service'
import { attention } from '@cabinet/contract/user'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerOfferPage } from '../../test/page/answers.ts'
import { fakeServer, loads, openPage, tokenOf } from '../../test/page/open-page.tsx'
import { person } from '../../test/page/people.ts'
import { shownRouter } from '../shared/navigation.ts'
import { readRefreshToken, writeRefreshToken } from '../shared/session/cookie.ts'

const allGood = () => {
  const server = fakeServer()
  answerOfferPage(server)
  return server
}

/** Every place that the router was at, the first one included. */
const recordMoves = () => {
  const router = shownRouter()
  const moves = [router?.state.location.pathname]
  router?.subscribe(({ location }) => {
    if (moves.at(-1) !== location.pathname) moves.push(location.pathname)
  })
  return moves
}

const heading = () => page.getByRole('heading', { level: 1, name: 'Страховые продукты' })
const quiet: readonly Endpoint[] = [debtorStatus, healthCheck, insuranceStatus, credential, attention]

/** How each failure is made, and where the router goes because of it. */
const failures = {
  '503': (endpoint: Endpoint) => fakeServer().fail(endpoint, 503),
  offline: (endpoint: Endpoint) => fakeServer().disconnect(endpoint),
  hanging: (endpoint: Endpoint) => void fakeServer().hold(endpoint),
} as const

describe.each(quiet.map((endpoint) => [endpoint.id, endpoint] as const))('%s', (_, endpoint) => {
  test.each(Object.entries(failures))('%s: nobody is sent anywhere', async (__, fail) => {
    const server = allGood()
    fail(endpoint)
    await openPage('/offer', person(['USER']))
    const moves = recordMoves()
    await expect.element(heading()).toBeVisible()
    await expect.poll(() => server.calls(endpoint).length).toBe(1)
    await expect.element(page.getByRole('article').first()).toBeVisible()
    expect([...moves, ...loads]).toEqual(['/offer'])
  })

  test('401 that stays after a good renewal ends the session with one load', async () => {
    const server = allGood()
    server.fail(endpoint, 401)
    server.answer(refresh, { accessToken: tokenOf(person(['USER'])), refreshToken: 'next' })
    writeRefreshToken('first')
    await openPage('/offer?from=menu', person(['USER']))
    const moves = recordMoves()
    await expect.poll(() => loads).toEqual(['/login?redirect=%2Foffer%3Ffrom%3Dmenu'])
    expect(readRefreshToken()).toBeNull()
    expect(server.calls(endpoint)).toHaveLength(2)
    expect(moves).toEqual(['/offer'])
  })
})

describe('the offers of banks, a call that is not quiet', () => {
  test('503: the page that watches the service takes over', async () => {
    const server = allGood()
    server.isHealthy = false
    server.fail(findActualOffers, 503)
    await openPage('/offer', person(['USER']))
    const moves = recordMoves()
    await expect.element(page.getByRole('heading', { name: 'Сервис временно недоступен' })).toBeVisible()
    expect([...moves, ...loads]).toEqual(['/offer', '/unavailable'])
  })

  test('offline: nobody is sent anywhere', async () => {
    const server = allGood()
    server.disconnect(findActualOffers)
    await openPage('/offer', person(['USER']))
    const moves = recordMoves()
    await expect.element(page.getByRole('article').first()).toBeVisible()
    expect([...moves, ...loads]).toEqual(['/offer'])
  })
})
