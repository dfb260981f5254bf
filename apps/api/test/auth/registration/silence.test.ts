import { Writable } from 'node:stream'
import { check } from '@cabinet/contract/auth/codes'
import { change, generate, recover } from '@cabinet/contract/auth/password'
import { confirm } from '@cabinet/contract/auth/registration'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anyKind } from '../../support/any-kind.ts'
import { type Cabinet, openCabinet } from '../../support/cabinet.ts'
import { begin, emailCode, NEW_PASSWORD, stranger } from '../../support/registration.ts'

describe('the log of registration and recovery', () => {
  let cabinet: Cabinet
  let log = ''

  beforeAll(async () => {
    const logStream = new Writable({
      write(chunk: Buffer, _encoding, done) {
        log += chunk.toString()
        done()
      },
    })
    cabinet = await openCabinet(anyKind(), { logStream, variables: { LOG_LEVEL: 'trace' } })
  })
  afterAll(() => cabinet.remove())

  it('holds no code, no token and no password, whatever went right or wrong', async () => {
    const person = stranger()
    const registration = await begin(cabinet, person)
    await cabinet.call(confirm, { body: { ...registration, code: '000001' } })
    const confirmed = await cabinet.call<{ codeToken: string }>(confirm, { body: registration })
    const { codeToken } = confirmed.body
    await cabinet.call(change, { body: { codeToken, password: 'weak-password-1' } })
    await cabinet.call(change, { body: { codeToken, password: NEW_PASSWORD } })
    const recovery = await cabinet.call<{ id: string }>(recover, { body: { username: person.email } })
    const code = await emailCode(cabinet, person.email)
    const checked = await cabinet.call<{ codeToken: string }>(check, { body: { id: recovery.body.id, code } })
    const generated = await cabinet.call<{ password: string }>(generate)
    expect(log).toContain('/v1/auth/confirm')
    const secrets = [
      registration.code,
      code,
      codeToken,
      checked.body.codeToken,
      NEW_PASSWORD,
      'weak-password-1',
      generated.body.password,
    ]
    // A time or a number of milliseconds may hold the six digits of a code by chance; its own place would be a text.
    for (const secret of secrets) expect(log).not.toContain(/^\d+$/.test(secret) ? `"${secret}"` : secret)
  })
})
