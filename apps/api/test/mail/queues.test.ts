import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { productKinds } from '../support/databases.ts'
import { openPostOffice, type PostOffice } from '../support/mail-server.ts'

/** Letters of a morning on which invoices are issued. */
const WAITING = 1500
/** Letters about people's own affairs that are on their way at once. */
const IN_FLIGHT = 10

const content = { subject: 'x', paragraphs: ['x'] }
const to = (recipient: string) => ({ organizationId: null, recipient, content })

describe.each(productKinds())('letters that a mail server takes slowly, on $name', (kind) => {
  let cabinet: Cabinet
  let office: PostOffice
  /** Lets a letter be taken that the server holds. */
  const held: (() => void)[] = []

  beforeAll(async () => {
    office = await openPostOffice()
    const variables = { SMTP_URL: office.url, DEMO_MODE: 'false', METRICS_PORT: '0' }
    cabinet = await openCabinet(kind, { variables })
    const { database, mailer } = cabinet.platform
    await mailer.write(to('own@b.example'))
    await sql`insert into email (id, organization_id, recipient, subject, body, html, language, created_at,
      next_attempt_at, attempts, priority) select gen_random_uuid(), null, recipient, subject, body, html, language,
      created_at, next_attempt_at, 0, 1 from email cross join generate_series(2, ${sql.lit(WAITING)})`.execute(
      database.query,
    )
    await mailer.write({ ...to('many@b.example'), subscriberId: '00000000-0000-4000-8000-000000000001' })
    office.state.before = async ([recipient]) => {
      if (recipient === 'code@b.example') return
      await new Promise<void>((resolve) => {
        held.push(resolve)
      })
    }
  })
  afterEach(() => vi.useRealTimers())
  afterAll(async () => {
    await sql`delete from email where sent_at is null`.execute(cabinet.platform.database.query)
    takeAll()
    await cabinet.remove()
    await office.close()
  })

  const takeAll = (): void => {
    delete office.state.before
    for (const take of held.splice(0)) take()
  }
  const codes = () => office.received.filter(({ to: [recipient] }) => recipient === 'code@b.example').length

  it('are sent ten at a time, and a code leaves before any more of them: at once when its transaction ends', async () => {
    const { mailer, database } = cabinet.platform
    // Nothing is found by looking again: the intervals never come round.
    vi.useFakeTimers({ toFake: ['setInterval'] })
    const stop = mailer.start()
    const delivering = mailer.deliver()
    await expect.poll(() => held.length).toBe(IN_FLIGHT)
    await database.transaction(async () => {
      await mailer.write({ ...to('code@b.example'), content: { ...content, code: '482913' } })
      expect(codes()).toBe(0)
    })
    await expect.poll(codes).toBe(1)
    expect([held.length, office.received.length]).toEqual([IN_FLIGHT, 1])

    const undone = database.transaction(async () => {
      await mailer.write({ ...to('code@b.example'), content: { ...content, code: '555111' } })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await Promise.all(
      ['1', '2', '3', '4', '5', '6'].map((digit) =>
        mailer.write({ ...to('code@b.example'), content: { ...content, code: digit.repeat(6) } }),
      ),
    )
    await expect.poll(codes).toBe(7)
    expect([held.length, office.received.length]).toEqual([IN_FLIGHT, 7])
    stop()

    const { metricsPort } = cabinet
    const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
    expect(metrics).toContain('messages_waiting{channel="EMAIL",priority="code"} 0')
    expect(metrics).toContain(`messages_waiting{channel="EMAIL",priority="own"} ${WAITING}`)
    expect(metrics).toContain('messages_waiting{channel="EMAIL",priority="many"} 1')
    expect(metrics).toMatch(/oldest_message_seconds\{channel="EMAIL",priority="own"\} \d/)
    expect(metrics).toContain('oldest_message_seconds{channel="EMAIL",priority="code"} 0')

    // Some go over the connections that are open; the others are taken away.
    takeAll()
    await expect.poll(() => office.received.length).toBeGreaterThan(100)
    await sql`delete from email where recipient = 'own@b.example' and sent_at is null`.execute(database.query)
    await delivering
    expect(office.connections()).toBeLessThan(office.received.length / 3)
  })

  it('to many leave when nothing else waits', async () => {
    await cabinet.platform.mailer.deliver()
    expect(office.received.filter(({ to: [recipient] }) => recipient === 'many@b.example')).toHaveLength(1)
    expect(office.received.at(-1)?.to).toEqual(['many@b.example'])
  })
})
