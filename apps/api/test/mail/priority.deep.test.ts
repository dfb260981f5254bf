import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { anyKind } from '../support/any-kind.ts'
import { openCabinet } from '../support/cabinet.ts'
import { openPostOffice } from '../support/mail-server.ts'

const WAITING = 50_000

it('a code overtakes fifty thousand letters, and news wait for both', async () => {
  const office = await openPostOffice()
  const cabinet = await openCabinet(anyKind(), { variables: { SMTP_URL: office.url, DEMO_MODE: 'false' } })
  onTestFinished(async () => {
    await cabinet.remove()
    await office.close()
  })
  const { database, mailer } = cabinet.platform
  const content = { subject: 'x', paragraphs: ['x'] }
  await mailer.write({
    ...{ organizationId: null, recipient: 'news@b.example', content },
    subscriberId: '00000000-0000-4000-8000-000000000001',
  })
  await mailer.write({ organizationId: null, recipient: 'own@b.example', content })
  await sql`insert into email (id, organization_id, recipient, subject, body, html, language, created_at, next_attempt_at,
    attempts, priority) select gen_random_uuid(), null, 'own@b.example', subject, body, html, language, created_at,
    next_attempt_at, 0, 1 from email cross join generate_series(1, ${sql.lit(WAITING)})
    where recipient = 'own@b.example'`.execute(database.query)

  const stop = mailer.start()
  await expect.poll(() => office.received.length).toBeGreaterThan(0)
  const before = office.received.length
  await mailer.write({ organizationId: null, recipient: 'code@b.example', content: { ...content, code: '482913' } })
  const indexOf = (recipient: string) => office.received.findIndex(({ to }) => to.includes(recipient))
  await expect.poll(() => indexOf('code@b.example')).toBeGreaterThan(-1)
  stop()
  expect(indexOf('code@b.example') - before).toBeLessThan(WAITING / 10)

  // The rest is taken away, but for the news and a few letters that are on their way already.
  await sql`delete from email where recipient = 'own@b.example' and sent_at is null`.execute(database.query)
  expect(indexOf('news@b.example')).toBe(-1)
  await expect
    .poll(async () => {
      await mailer.deliver()
      return indexOf('news@b.example')
    })
    .toBeGreaterThan(-1)
})
