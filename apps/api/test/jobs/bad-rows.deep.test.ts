import { mkdir, rm, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { DAY_MS, MINUTE_MS } from '../../src/kernel/durations.ts'
import { newId } from '../../src/kernel/ids.ts'
import { personId } from '@cabinet/demo/people'
import { filesJobs } from '../../src/platform/files/jobs.ts'
import { storageKeyOf } from '../../src/platform/files/storage.ts'
import { idempotencyJobs } from '../../src/platform/idempotency/jobs.ts'
import type { Loop, Thing } from '../../src/platform/jobs/each.ts'
import type { Job } from '../../src/platform/jobs/job.ts'
import { mailJobs } from '../../src/platform/mail/jobs.ts'
import { loadModules } from '../../src/platform/module-registry.ts'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { newsOf, someText } from '../news/support.ts'
import { productKinds } from '../support/databases.ts'

/** Jobs of one statement over a table: they look into no row. */
const WITHOUT_THINGS = [
  'auth.forgetSignIns',
  'idempotency.forget',
  'mail.forgetCodes',
  'mail.forgetMessages',
  'partner.forgetDeliveries',
  'people.forgetActs',
]

/** Jobs for which the demo has nothing to do within months; they go through their things as all others do. */
const IDLE = new Set(['claim.groupDrafts', 'debtor.offerRules', 'debtor.policies', 'finance.orderByRules'])
/** Jobs for which it has one thing: there is nothing else to be held up. */
const ALONE = new Set(['claim.lapseRequests', 'claim.startReviews', 'finance.tellObjects'])

/** Days until the demo has something to do for every other job. */
const DAYS = Array.from({ length: 75 }, (_, day) => day)
const DAY_MINUTES = DAY_MS / MINUTE_MS

const pathOf = ({ platform }: Cabinet, id: string): string => join(platform.config.dataDir, 'files', storageKeyOf(id))

/** A content of no file, older than a day; as a folder it is one that cannot be removed. */
const leaveContent = async (cabinet: Cabinet, isFolder = false): Promise<string> => {
  const id = newId()
  const path = pathOf(cabinet, id)
  await mkdir(isFolder ? path : dirname(path), { recursive: true })
  if (!isFolder) await writeFile(path, 'x')
  const longAgo = new Date(Date.now() - 3 * DAY_MS)
  await utimes(path, longAgo, longAgo)
  return id
}

/** Makes something for jobs for which the demo has too little to do. What it answers takes the damage away again. */
const preparations: Readonly<Record<string, (cabinet: Cabinet) => Promise<void | (() => Promise<void>)>>> = {
  async 'auth.forgetSessions'(cabinet) {
    const { query } = cabinet.platform.database
    for (const key of ['P1', 'P3']) {
      await cabinet.enter(key)
      const session = await query
        .selectFrom('session')
        .select('id')
        .where('person_id', '=', personId(key))
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow()
      await query
        .updateTable('session')
        .set({ last_used_at: '2020-01-01T00:00:00.000Z' })
        .where('id', '=', session.id)
        .execute()
      await query
        .insertInto('push_subscription')
        .values({
          ...{ id: newId(), person_id: personId(key), session_id: session.id, p256dh: 'x', auth: 'x' },
          ...{ endpoint: `https://push.example/${key}`, created_at: '2020-01-01T00:00:00.000Z' },
        })
        .execute()
    }
  },
  async 'files.clean'(cabinet) {
    await leaveContent(cabinet)
    const stuck = await leaveContent(cabinet, true)
    await leaveContent(cabinet)
    return () => rm(pathOf(cabinet, stuck), { recursive: true })
  },
  async 'files.unusedFiles'({ platform: { database, clock } }) {
    const at = new Date(clock.now().getTime() - 8 * DAY_MS).toISOString()
    for (const key of ['P1', 'P3']) {
      await database.query
        .insertInto('stored_file')
        .values({
          ...{
            id: newId(),
            organization_id: null,
            uploaded_by: personId(key),
            purpose: 'SUPPORT_MESSAGE',
            name: 'a.pdf',
          },
          ...{ content_type: 'application/pdf', size: 1, width: null, height: null, is_shared: false },
          ...{ created_at: at, updated_at: at, is_deleted: false, deleted_at: null },
        })
        .execute()
    }
  },
  async 'news.send'(cabinet) {
    const letters = newsOf(cabinet)
    for (const subject of ['Первое', 'Второе']) await letters.sendOff(await letters.write({ ...someText, subject }))
  },
}

/** What a run did with its things. */
interface Watched {
  /** The step and the id of the thing whose rows could not be written. */
  bad: { readonly step: string; readonly id: string } | undefined
  readonly good: string[]
  readonly failed: string[]
}

const jobs: readonly Job[] = [...mailJobs, ...filesJobs, ...idempotencyJobs, ...(await loadModules()).jobs]

describe.each(productKinds())('a row that cannot be written, on $name', (kind) => {
  let cabinet: Cabinet
  const query = () => cabinet.platform.database.query

  beforeAll(async () => {
    cabinet = await openCabinet(kind, { variables: { METRICS_PORT: '0' } })
    await query()
      .updateTable('person')
      .set({ email_confirmed: true, notifications: JSON.stringify({ email: true, sms: false, product: false }) })
      .where('id', '=', personId('P8'))
      .execute()
    await sql`create table bad_row (mark text primary key)`.execute(query())
    await sql`create function refuse_bad_row() returns trigger language plpgsql as $$
      declare written text;
      begin
        if tg_op = 'DELETE' then written = to_jsonb(old)::text; else written = to_jsonb(new)::text; end if;
        if exists (select 1 from bad_row where position(mark in written) > 0) then raise exception 'a bad row'; end if;
        if tg_op = 'DELETE' then return old; end if;
        return new;
      end $$`.execute(query())
    const { rows } = await sql<{ name: string }>`
      select c.relname::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = current_schema() and c.relkind = 'r' and c.relname not in
        ('bad_row', 'job', 'job_failure', 'email', 'kysely_migration', 'kysely_migration_lock')`.execute(query())
    for (const { name } of rows) {
      await sql`create trigger refuse_bad_row before insert or update or delete on ${sql.table(name)}
        for each row execute function refuse_bad_row()`.execute(query())
    }
  })
  afterAll(() => cabinet.remove())

  const damage = (id: string) => sql`insert into bad_row (mark) values (${id})`.execute(query())
  const mend = () => sql`delete from bad_row`.execute(query())

  /** Runs a job; the rows of the first of its things whose work writes any cannot be written, while it is worked on. */
  const run = async (job: Job, known?: Watched['bad']): Promise<Watched & { readonly outcome: string | undefined }> => {
    const watched: Watched = { bad: undefined, good: [], failed: [] }
    const platformJobs = cabinet.platform.jobs
    const real = platformJobs.each.bind(platformJobs)
    const each = vi.spyOn(platformJobs, 'each')
    each.mockImplementation(<Item extends Thing>(id: string, loop: Loop<Item>) =>
      real(id, {
        ...loop,
        async work(thing) {
          const isBad = known ? known.step === loop.step && known.id === thing.id : watched.bad === undefined
          if (isBad) await damage(thing.id)
          try {
            const done = await loop.work(thing)
            watched.good.push(thing.id)
            return done
          } catch (error) {
            if (isBad) watched.bad = { step: loop.step, id: thing.id }
            watched.failed.push(String(error))
            throw error
          } finally {
            if (isBad) await mend()
          }
        },
      }),
    )
    const result = await platformJobs.runNow(job)
    each.mockRestore()
    return { ...watched, outcome: result?.outcome }
  }

  const lettersOf = async (job: Job): Promise<number> => {
    // Subjects have no points in which a mail program would find an address.
    const name = job.id.replaceAll('.', '. ')
    const rows = await query().selectFrom('email').select('id').where('subject', 'like', `%${name}%`).execute()
    return rows.length
  }

  it.each(jobs.filter(({ id }) => !WITHOUT_THINGS.includes(id) && !IDLE.has(id)).map((job) => [job.id, job] as const))(
    'holds up nothing else of %s, is counted, and staff are told',
    async (_, job) => {
      cabinet.clock.setShiftMinutes(12 * 60)
      const takeAway = await preparations[job.id]?.(cabinet)
      let last: Awaited<ReturnType<typeof run>> | undefined
      for (const day of DAYS) {
        cabinet.clock.setShiftMinutes(day * DAY_MINUTES + 12 * 60)
        await query().deleteFrom('job_failure').execute()
        last = await run(job)
        expect(last.outcome).toBe('OK')
        if (last.bad && (last.good.length > 0 || ALONE.has(job.id))) break
      }
      const { bad, good = [], failed } = last ?? {}
      expect(failed).toHaveLength(1)
      if (!ALONE.has(job.id)) expect(good.length).toBeGreaterThan(0)
      const thing = `${bad?.step}:${bad?.id}`
      const failures = () =>
        query().selectFrom('job_failure').select(['thing', 'attempts']).where('job_id', '=', job.id).execute()
      expect(await failures()).toEqual([{ thing, attempts: 1 }])

      cabinet.wait(2 * MINUTE_MS)
      expect(await run(job, bad)).toMatchObject({ outcome: 'OK', bad })
      expect(await failures()).toEqual([{ thing, attempts: 2 }])
      expect(await lettersOf(job)).toBeGreaterThan(0)
      const { metricsPort } = cabinet
      const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
      expect(metrics).toContain(`job_things_failed_total{job="${job.id}"}`)

      cabinet.wait(5 * MINUTE_MS)
      await takeAway?.()
      const mended = await run(job, { step: '', id: '' })
      expect([mended.outcome, mended.failed]).toEqual(['OK', []])
      expect(await failures()).toEqual([])
    },
  )

  it.each(WITHOUT_THINGS)('%s does nothing thing by thing', async (id) => {
    const job = (await cabinet.platform.jobs.list()).find(({ job: one }) => one.id === id)?.job
    if (!job) throw new Error(`There is no job ${id}`)
    const each = vi.spyOn(cabinet.platform.jobs, 'each')
    expect(await cabinet.platform.jobs.runNow(job)).toMatchObject({ outcome: 'OK' })
    expect(each).not.toHaveBeenCalled()
    each.mockRestore()
  })
})
