import { readFileSync } from 'node:fs'
import { Writable } from 'node:stream'
import { login, prove, refresh } from '@cabinet/contract/auth'
import { block, excel } from '@cabinet/contract/people/colleagues'
import type { Endpoint } from '@cabinet/contract/endpoint'
import { signIn, signInRequest } from '@cabinet/contract/auth/passkeys'
import { listAccounts } from '@cabinet/contract/seller/partner'
import type { PasskeyRequest } from '@cabinet/contract/auth/webauthn'
import { DEMO_PASSWORD, usernameOf } from '@cabinet/demo/people'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { GRACE_MS } from '../../src/modules/auth/sessions.ts'
import { type SecurityEvent, securityEvents } from '../../src/platform/security-log.ts'
import { addPasskey, Authenticator } from '../support/authenticator.ts'
import { anyKind } from '../support/any-kind.ts'
import { type Ask, type Cabinet, openCabinet, type Pair } from '../support/cabinet.ts'
import { addPerson } from '../support/people.ts'
import { setUpApp } from '../support/second-factor.ts'

interface Line {
  readonly security: SecurityEvent
  readonly [name: string]: unknown
}

describe('security events in the log', () => {
  let cabinet: Cabinet
  let log = ''
  let origin = ''
  beforeAll(async () => {
    const logStream = new Writable({
      write(chunk: Buffer, _encoding, done) {
        log += chunk.toString()
        done()
      },
    })
    cabinet = await openCabinet(anyKind(), { logStream, variables: { LOG_LEVEL: 'info' } })
    origin = cabinet.platform.config.passkeys.origins[0] ?? ''
  })
  afterAll(() => cabinet.remove())

  const linesOf = (): Line[] =>
    log
      .split('\n')
      .filter((line) => line.includes('"security":'))
      .map((line) => JSON.parse(line) as Line)
  /** What a call has added. */
  const after = async (call: () => Promise<unknown>): Promise<Line[]> => {
    const before = linesOf().length
    await call()
    return linesOf().slice(before)
  }
  const eventsAfter = async (call: () => Promise<unknown>) => (await after(call)).map(({ security }) => security)
  const tryPassword = (username: string, password: string, ask: Ask = {}) =>
    cabinet.call<Pair>(login, { body: { username, password }, ip: '203.0.113.77', ...ask })

  it('are those that the page for operators lists', () => {
    const page = readFileSync(new URL('../../../../docs/security-events.md', import.meta.url), 'utf8')
    const listed = [...page.matchAll(/^\| `([A-Z_]+)`/gm)].map(([, name]) => name)
    expect(listed).toEqual(Object.keys(securityEvents))
  })

  it('tell who signs in by a hash, whichever of their names they type, and from which network', async () => {
    const person = await addPerson(cabinet, 'O1')
    const [byPhone] = await after(() => tryPassword(person.username, DEMO_PASSWORD))
    const [byEmail] = await after(() => tryPassword(person.email, 'Wrong-2026!'))
    const [nobody] = await after(() => tryPassword('nobody@stranger.example', 'Wrong-2026!'))
    expect(byPhone).toMatchObject({ security: 'SIGNED_IN', network: '203.0.113.0/24', outcome: 'SIGNED_IN' })
    expect(byEmail).toMatchObject({ security: 'SIGN_IN_FAILED', who: byPhone?.['who'], outcome: 'WRONG_PASSWORD' })
    expect(nobody).toMatchObject({ security: 'SIGN_IN_FAILED', outcome: 'WRONG_PASSWORD' })
    expect(nobody?.['who']).not.toBe(byPhone?.['who'])
    expect(String(byPhone?.['who'])).toMatch(/^v1\.[\w-]{43}$/)
  })

  it('tell of a lock, and nothing that a visitor claims of their address', async () => {
    const { username } = await addPerson(cabinet, 'O1')
    // Past the proxy: what is claimed of the address counts for nothing.
    const guess = (password: string, index = 0) =>
      cabinet.app.inject({
        method: 'POST',
        url: `/api${login.path}`,
        remoteAddress: '198.51.100.7',
        headers: { 'x-forwarded-for': `192.0.2.${index}` },
        payload: { username, password },
      })
    for (let attempt = 0; attempt < 5; attempt += 1) await guess('Wrong-2026!', attempt)
    const [line] = await after(() => guess(DEMO_PASSWORD))
    expect(line).toMatchObject({ security: 'SIGN_IN_LOCKED', network: '198.51.100.0/24' })
  })

  it('tell of a token that was used again, of a second factor, and of a proof that failed', async () => {
    const person = await addPerson(cabinet, 'O1')
    const { accessToken, refreshToken } = await person.enter()
    expect(await eventsAfter(() => setUpApp(cabinet, accessToken))).toContain('SECOND_FACTOR_CHANGED')
    const wrong = { token: accessToken, body: { password: 'Wrong-2026!' } }
    expect(await eventsAfter(() => cabinet.call(prove, wrong))).toEqual(['PROOF_FAILED'])
    await cabinet.call(refresh, { token: refreshToken })
    cabinet.wait(GRACE_MS + 1000)
    expect(await eventsAfter(() => cabinet.call(refresh, { token: refreshToken }))).toEqual(['TOKEN_REUSED'])
  })

  it('tell of a passkey that was added, and of one that counts backwards', async () => {
    const person = await addPerson(cabinet, 'O1')
    const { accessToken } = await person.enter()
    const key = new Authenticator({ doesCount: true })
    const adding = () => addPasskey(cabinet, accessToken, key, { origin })
    expect(await eventsAfter(adding)).toContain('SECOND_FACTOR_CHANGED')
    const bySignature = async (counter?: number) => {
      const { body: request } = await cabinet.call<PasskeyRequest>(signInRequest, { body: {} })
      const body = { passkey: key.sign(request, { origin, ...(counter !== undefined && { counter }) }) }
      return cabinet.call(signIn, { body })
    }
    expect(await eventsAfter(() => bySignature())).toEqual(['SIGNED_IN'])
    expect(await eventsAfter(() => bySignature(1))).toEqual(['PASSKEY_COPIED', 'SIGN_IN_FAILED'])
  })

  it.each<[SecurityEvent[], string, string, Endpoint, () => Promise<Ask>]>([
    [['PERMISSION_REFUSED'], 'who may not', 'P11', block, async () => ({ params: { id: crypto.randomUUID() } })],
    [
      ['ORGANIZATION_ACT'],
      'who may',
      'P1',
      block,
      async () => ({ params: { id: (await addPerson(cabinet, 'O1')).id } }),
    ],
    [['ORGANIZATION_ACT', 'SENSITIVE_CALL'], 'an export', 'P1', excel, async () => ({ body: {} })],
  ])('tell %j of %s', async (events, _who, key, endpoint, askOf) => {
    const { accessToken: token } = await cabinet.enter(key)
    const ask = await askOf()
    expect(await eventsAfter(() => cabinet.call(endpoint, { ...ask, token }))).toEqual(events)
  })

  it('tell of a missing proof, a refused key and an input that cannot be read', async () => {
    const { accessToken: token } = await cabinet.enter('P1')
    cabinet.wait(301_000)
    expect(await eventsAfter(() => cabinet.call(excel, { token, body: {} }))).toEqual(['PROOF_MISSING'])
    expect(await eventsAfter(() => cabinet.call(listAccounts, { token: 'no-such-key' }))).toEqual(['KEY_REFUSED'])
    const payload = '{"username": "canary-3f"'
    const headers = { 'content-type': 'application/json' }
    const malformed = () => cabinet.app.inject({ method: 'POST', url: `/api${login.path}`, payload, headers })
    expect(await eventsAfter(malformed)).toEqual(['INPUT_MALFORMED'])
  })

  it('hold no name, contact, address, password or device as it was sent', async () => {
    const { username, email } = await addPerson(cabinet, 'O1')
    const agent = `canary-agent ${'x'.repeat(4096)}`
    await tryPassword(username, DEMO_PASSWORD, { headers: { 'user-agent': agent }, ip: '192.0.2.123' })
    await tryPassword(email, 'canary-Password-1', {
      headers: { 'user-agent': '\tcanary-agent\u0085' },
      ip: '192.0.2.123',
    })
    const text = JSON.stringify(linesOf())
    for (const secret of [username, email, DEMO_PASSWORD, 'canary', 'xxxx', '192.0.2.123', usernameOf('P1'), 'Пробный'])
      expect(text).not.toContain(secret)
  })
})
