import { Writable } from 'node:stream'
import { login } from '@cabinet/contract/auth'
import { check, resend } from '@cabinet/contract/auth/codes'
import { change, generate, recover } from '@cabinet/contract/auth/password'
import { confirm } from '@cabinet/contract/auth/registration'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Cabinet, openCabinet, type Pair } from '../support/cabinet.ts'
import { productKinds } from '../support/databases.ts'
import { openPostOffice, type PostOffice, readEmail } from '../support/mail-server.ts'
import { begin, emailCode, NEW_PASSWORD, stranger } from '../support/registration.ts'

describe.each(productKinds())('from registration to a new password on $name', (kind) => {
  let cabinet: Cabinet
  let office: PostOffice
  let log = ''
  /** Everything that nobody but the person may know. */
  const secrets: string[] = []

  beforeAll(async () => {
    office = await openPostOffice()
    const logStream = new Writable({
      write(chunk: Buffer, _encoding, done) {
        log += chunk.toString()
        done()
      },
    })
    cabinet = await openCabinet(kind, {
      logStream,
      variables: { LOG_LEVEL: 'trace', DEMO_MODE: 'false', SMTP_URL: office.url },
    })
  })
  afterAll(async () => {
    await cabinet.remove()
    await office.close()
  })

  const remember = (...texts: readonly string[]): void => {
    secrets.push(...texts)
  }

  it('a person goes the whole way, with mistakes', async () => {
    const person = stranger()
    const started = await begin(cabinet, person)
    remember(started.code)
    const wrong = started.code === '000001' ? '000002' : '000001'
    expect((await cabinet.call(confirm, { body: { id: started.id, code: wrong } })).status).toBe(400)
    // The mail server is down when the first email is to leave.
    office.state.isShut = true
    await cabinet.platform.mailer.deliver()
    cabinet.wait(61_000)
    office.state.isShut = false
    await cabinet.call(resend, { body: { id: started.id } })
    const code = await emailCode(cabinet, person.email)
    remember(code)
    const confirmed = await cabinet.call<{ codeToken: string }>(confirm, { body: { id: started.id, code } })
    expect(confirmed.status).toBe(200)
    remember(confirmed.body.codeToken, NEW_PASSWORD)
    const password = { password: NEW_PASSWORD, codeToken: confirmed.body.codeToken }
    expect((await cabinet.call(change, { body: password })).status).toBe(204)
    const username = person.email
    await cabinet.call(login, { body: { username, password: `${NEW_PASSWORD}-wrong` } })
    const pair = await cabinet.call<Pair>(login, { body: { username, password: NEW_PASSWORD } })
    expect(pair.status).toBe(200)
    remember(pair.body.accessToken, pair.body.refreshToken)

    const asked = await cabinet.call<{ id: string }>(recover, { body: { username: person.email } })
    const recovery = await emailCode(cabinet, person.email)
    remember(recovery)
    const body = { id: asked.body.id, code: recovery }
    const token = await cabinet.call<{ codeToken: string }>(check, { body })
    expect(token.status).toBe(200)
    const generated = await cabinet.call<{ password: string }>(generate, {})
    remember(token.body.codeToken, generated.body.password)
    const next = { password: generated.body.password, codeToken: token.body.codeToken }
    expect((await cabinet.call(change, { body: next })).status).toBe(204)
    await cabinet.platform.mailer.deliver()
  })

  it('and nothing of it is in the log', () => {
    expect(secrets.length).toBeGreaterThan(8)
    expect(log).toContain('message not sent')
    expect(log).toContain('answered')
    // Times and ids have digits enough to look like a code by chance.
    const said = log.replaceAll(/"time":\d+|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, '')
    for (const secret of secrets) expect(said).not.toContain(secret)
  })

  it('its codes reached the person and are in no stored email any more', async () => {
    const sent = office.received.flatMap(({ raw }) => readEmail(raw).parts.map(({ text }) => text)).join('\n')
    const codes = secrets.filter((secret) => /^\d{6}$/.test(secret))
    expect(sent).toContain(codes.at(-1))
    cabinet.wait(11 * 60_000)
    await cabinet.platform.mailer.deliver()
    const emails = await cabinet.platform.database.query.selectFrom('email').selectAll().execute()
    const texts = await cabinet.platform.database.query.selectFrom('text_message').selectAll().execute()
    expect(emails.length).toBeGreaterThan(1)
    for (const row of [...emails, ...texts]) {
      for (const code of codes) expect(JSON.stringify(row)).not.toContain(code)
    }
  })
})
