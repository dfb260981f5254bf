import { login } from '@cabinet/contract/auth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEMO_PASSWORD, personId, usernameOf } from '@cabinet/demo/people'
import { FAILURES_BY_ADDRESS } from '../../src/platform/limits.ts'
import { anyKind } from '../support/any-kind.ts'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'

const PROXY = '10.1.0.5'
const STRANGER = '198.51.100.9'
const CLAIMED = '203.0.113.7'

/** Signs in over a connection from `remote` and tells from which address the session was opened, as the server sees it. */
const seenAddress = async (cabinet: Cabinet, remote: string, forwarded: string | undefined): Promise<unknown> => {
  const { query } = cabinet.platform.database
  await query.deleteFrom('refresh_token').execute()
  await query.deleteFrom('session').execute()
  const response = await cabinet.app.inject({
    method: 'POST',
    url: `/api${login.path}`,
    remoteAddress: remote,
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    payload: { username: usernameOf('P7'), password: DEMO_PASSWORD },
  })
  expect(response.statusCode).toBe(200)
  const session = query.selectFrom('session').select('ip').where('person_id', '=', personId('P7'))
  return (await session.executeTakeFirstOrThrow()).ip
}

describe('the address of a visitor behind a trusted proxy', () => {
  let cabinet: Cabinet

  beforeAll(async () => {
    cabinet = await openCabinet(anyKind(), { variables: { TRUST_PROXY: '10.1.0.0/16, ::1' } })
  })
  afterAll(() => cabinet.remove())

  it.each([
    ['is the one that the proxy names', PROXY, CLAIMED, CLAIMED],
    ['is that of the proxy when it names none', PROXY, undefined, PROXY],
    [
      'is the nearest that is no proxy: what stands before it was sent by the visitor',
      PROXY,
      `1.2.3.4, ${CLAIMED}`,
      CLAIMED,
    ],
    ['is found behind several proxies', PROXY, `1.2.3.4, ${CLAIMED}, 10.1.0.9`, CLAIMED],
    ['is the connection’s own for who comes past the proxy', STRANGER, CLAIMED, STRANGER],
    ['is not taken over from a neighbour of the proxies', '10.2.0.5', CLAIMED, '10.2.0.5'],
  ])('%s', async (_what, remote, forwarded, seen) => {
    expect(await seenAddress(cabinet, remote, forwarded)).toBe(seen)
  })
})

describe('the address of a visitor without a trusted proxy', () => {
  let cabinet: Cabinet

  beforeAll(async () => {
    cabinet = await openCabinet(anyKind(), { variables: { TRUST_PROXY: '' } })
  })
  afterAll(() => cabinet.remove())

  it.each(['127.0.0.1', PROXY, STRANGER])('is that of the connection from %s, whatever it says', async (remote) => {
    expect(await seenAddress(cabinet, remote, CLAIMED)).toBe(remote)
  })

  it('cannot be changed to begin anew with guesses', async () => {
    const guess = (index: number) =>
      cabinet.app.inject({
        method: 'POST',
        url: `/api${login.path}`,
        remoteAddress: STRANGER,
        headers: { 'x-forwarded-for': `203.0.113.${index}` },
        payload: { username: `nobody-${index}@guess.example`, password: 'Wrong-2026!' },
      })
    const responses = await Promise.all(Array.from({ length: FAILURES_BY_ADDRESS + 10 }, (_, index) => guess(index)))
    expect(responses.filter(({ statusCode }) => statusCode === 429)).toHaveLength(10)
  })
})
