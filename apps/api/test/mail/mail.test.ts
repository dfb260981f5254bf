import { Writable } from 'node:stream'
import { remindOwner } from '@cabinet/contract/people/user'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pauseAfter } from '../../src/platform/mail/outbox.ts'
import { CODE_MASK } from '../../src/platform/mail/secrets.ts'
import { createApplication } from '../../src/application.ts'
import { needsEncryption } from '../../src/platform/mail/smtp.ts'
import { anyKind } from '../support/any-kind.ts'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { productKinds } from '../support/databases.ts'
import { openPostOffice, type PostOffice, readEmail } from '../support/mail-server.ts'
import { cheapPasswords } from '../support/settings.ts'
import { HOUR_MS } from '../../src/kernel/durations.ts'

const variables = (office: PostOffice) => ({
  SMTP_URL: office.url,
  MAIL_FROM: 'Кабинет <cabinet@platform.example>',
  PUBLIC_URL: 'https://cabinet.example',
})

const emailsOf = ({ platform }: Cabinet) =>
  platform.database.query.selectFrom('email').selectAll().orderBy('created_at').orderBy('id').execute()

describe.each(productKinds())('emails on $name', (kind) => {
  let cabinet: Cabinet
  let office: PostOffice

  beforeAll(async () => {
    office = await openPostOffice()
    const metrics = { METRICS_PORT: '0' }
    cabinet = await openCabinet(kind, { variables: { ...variables(office), ...metrics } })
  })
  afterAll(async () => {
    await cabinet.remove()
    await office.close()
  })

  it('wait in the table while the mail server refuses them', async () => {
    office.state.isShut = true
    await cabinet.call(remindOwner, { token: await cabinet.tokenOf('P2') })
    await cabinet.platform.mailer.deliver()
    const [email] = await emailsOf(cabinet)
    expect(email).toMatchObject({ sent_at: null, attempts: 1, last_error: expect.stringContaining('shut') as string })
    expect(office.received).toEqual([])
  })

  it('are not tried again before their pause has passed', async () => {
    await cabinet.platform.mailer.deliver()
    expect((await emailsOf(cabinet))[0]?.attempts).toBe(1)
    cabinet.wait(pauseAfter(1) + 1000)
    await cabinet.platform.mailer.deliver()
    expect((await emailsOf(cabinet))[0]?.attempts).toBe(2)
  })

  it('go out once, in two forms, when it takes them', async () => {
    office.state.isShut = false
    cabinet.wait(HOUR_MS)
    await Promise.all([cabinet.platform.mailer.deliver(), cabinet.platform.mailer.deliver()])
    await cabinet.platform.mailer.deliver()
    expect(office.received).toHaveLength(1)
    expect(office.received[0]).toMatchObject({ from: 'cabinet@platform.example', to: ['sokolov@severveter.example'] })
    const { header, parts } = readEmail(office.received[0]?.raw ?? '')
    const [email] = await emailsOf(cabinet)
    expect(header('content-type')).toContain('multipart/alternative')
    expect(header('message-id')).toBe(`<${email?.id}@platform.example>`)
    expect(header('auto-submitted')).toBe('auto-generated')
    expect(parts.map(({ type }) => type)).toEqual(['text/plain', 'text/html'])
    expect(parts[0]?.text.replaceAll('\r\n', '\n').trimEnd()).toBe(email?.body.trimEnd())
    for (const { text } of parts) {
      expect(text).toContain('https://cabinet.example/profile?tab=users')
      expect(text).toContain('Кузнецова Дарья Олеговна')
    }
    expect(email?.sent_at).not.toBeNull()
    expect(email?.last_error).toBeNull()
  })

  it('are given up after eight attempts', async () => {
    office.state.isShut = true
    const { database, mailer } = cabinet.platform
    await mailer.write({ organizationId: null, recipient: 'b@c.example', content: { subject: 'x', paragraphs: ['x'] } })
    for (let attempt = 0; attempt < 10; attempt += 1) {
      await mailer.deliver()
      cabinet.wait(2 * HOUR_MS)
    }
    const email = await database.query
      .selectFrom('email')
      .selectAll()
      .where('recipient', '=', 'b@c.example')
      .executeTakeFirstOrThrow()
    expect(email).toMatchObject({ attempts: 8, sent_at: null, failed_at: expect.any(String) as string })
    office.state.isShut = false
    await mailer.deliver()
    expect(office.received).toHaveLength(1)
  })

  it('are counted by how the attempts ended', async () => {
    const response = await fetch(`http://127.0.0.1:${cabinet.metricsPort}/metrics`)
    const text = await response.text()
    expect(text).toContain('messages_total{channel="EMAIL",outcome="sent"} 1')
    expect(text).toContain('messages_total{channel="EMAIL",outcome="retried"} 9')
    expect(text).toContain('messages_total{channel="EMAIL",outcome="given_up"} 1')
  })

  it('are not written when what caused them is undone', async () => {
    const { database, mailer } = cabinet.platform
    const before = await emailsOf(cabinet)
    const failing = database.transaction(async () => {
      await mailer.write({ organizationId: null, recipient: 'a@b.example', content: { subject: 'no', paragraphs: [] } })
      throw new Error('undone')
    })
    await expect(failing).rejects.toThrow('undone')
    expect(await emailsOf(cabinet)).toEqual(before)
  })

  // The embedded database belongs to one process.
  if (kind.name === 'PostgreSQL')
    it('go out once though two servers send from one table', async () => {
      const { platform, clock } = cabinet
      const config = { ...platform.config, metricsPort: null }
      const other = await createApplication(config, { clock, passwords: cheapPasswords(), isQuiet: true })
      const before = office.received.length
      for (let number = 0; number < 30; number += 1) {
        const content = { subject: `email ${number}`, paragraphs: ['x'] }
        await other.platform.mailer.write({ organizationId: null, recipient: 'c@d.example', content })
      }
      await Promise.all([platform.mailer.deliver(), other.platform.mailer.deliver()])
      await other.stop()
      const subjects = office.received.slice(before).map(({ raw }) => readEmail(raw).header('subject'))
      expect(subjects.toSorted()).toEqual(Array.from({ length: 30 }, (_, number) => `email ${number}`).toSorted())
    })
})

describe.each(productKinds())('a code in an email on $name', (kind) => {
  const CODE = '739146'
  let office: PostOffice
  let log = ''
  const logStream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      log += chunk.toString()
      done()
    },
  })
  const content = { subject: `Код подтверждения: ${CODE}`, paragraphs: ['Введите код.'], code: CODE }

  beforeAll(async () => {
    office = await openPostOffice()
  })
  afterAll(() => office.close())

  const open = (isDemo: boolean) =>
    openCabinet(kind, {
      logStream,
      variables: { ...variables(office), LOG_LEVEL: 'trace', DEMO_MODE: String(isDemo) },
    })

  it('is forgotten once it has left, and is in no log', async () => {
    const cabinet = await open(false)
    await cabinet.platform.mailer.write({ organizationId: null, recipient: 'a@b.example', content })
    office.state.isShut = true
    await cabinet.platform.mailer.deliver()
    expect((await emailsOf(cabinet))[0]).toMatchObject({ code: CODE, attempts: 1 })
    office.state.isShut = false
    cabinet.wait(60_000)
    await cabinet.platform.mailer.deliver()
    expect(office.received.at(-1)?.raw).toContain('739146')
    const [email] = await emailsOf(cabinet)
    expect(email).toMatchObject({ code: null, subject: `Код подтверждения: ${CODE_MASK}` })
    expect(JSON.stringify(email)).not.toContain(CODE)
    expect(log).toContain('message not sent')
    expect(log).not.toContain(CODE)
    await cabinet.remove()
  })

  it('does not leave after its life, and is forgotten then', async () => {
    const cabinet = await open(false)
    const before = office.received.length
    await cabinet.platform.mailer.write({ organizationId: null, recipient: 'a@b.example', content })
    cabinet.wait(11 * 60_000)
    await cabinet.platform.mailer.deliver()
    expect(office.received).toHaveLength(before)
    const [email] = await emailsOf(cabinet)
    expect(email).toMatchObject({ code: null, sent_at: null, failed_at: expect.any(String) as string })
    expect(JSON.stringify(email)).not.toContain(CODE)
    await cabinet.remove()
  })

  it('stays readable in the demo', async () => {
    const cabinet = await open(true)
    await cabinet.platform.mailer.write({ organizationId: null, recipient: 'a@b.example', content })
    await cabinet.platform.mailer.deliver()
    expect((await emailsOf(cabinet))[0]).toMatchObject({ code: CODE, sent_at: expect.any(String) as string })
    await cabinet.remove()
  })
})

describe('a recipient whom the mail server does not know', () => {
  it('is not asked for again', async () => {
    const office = await openPostOffice({
      authOptional: true,
      onRcptTo: (_address, _session, done) => done(Object.assign(new Error('No such mailbox'), { responseCode: 550 })),
    })
    const cabinet = await openCabinet(anyKind(), { variables: variables(office) })
    const content = { subject: 'x', paragraphs: ['x'] }
    await cabinet.platform.mailer.write({ organizationId: null, recipient: 'nobody@b.example', content })
    await cabinet.platform.mailer.deliver()
    const [email] = await emailsOf(cabinet)
    expect(email).toMatchObject({ attempts: 1, failed_at: expect.any(String) as string })
    expect(email?.last_error).toContain('No such mailbox')
    await cabinet.remove()
    await office.close()
  })
})

describe('the password of a mail server', () => {
  it.each([
    ['smtp://user:secret@mail.example:587', true],
    ['smtp://user:secret@10.0.0.7', true],
    ['smtp://mail.example', false],
    ['smtp://user:secret@localhost:25', false],
    ['smtp://user:secret@127.0.0.1:25', false],
    ['smtp://user:secret@[::1]:25', false],
  ])('of %s asks for an encrypted connection: %s', (url, expected) => {
    expect(needsEncryption(new URL(url))).toBe(expected)
  })
})

describe('a mail server that asks who is there', () => {
  it('gets the name and the password of the address', async () => {
    const office = await openPostOffice({
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, done) =>
        username === 'cabinet' && password === 'p@ss word'
          ? done(null, { user: username })
          : done(new Error('Who are you?')),
    })
    const url = new URL(office.url)
    url.username = 'cabinet'
    url.password = 'p@ss word'
    const cabinet = await openCabinet(anyKind(), { variables: { ...variables(office), SMTP_URL: url.href } })
    const content = { subject: 'x', paragraphs: ['x'] }
    await cabinet.platform.mailer.write({ organizationId: null, recipient: 'a@b.example', content })
    await cabinet.platform.mailer.deliver()
    expect(office.received[0]?.user).toBe('cabinet')
    await cabinet.remove()
    await office.close()
  })
})
