import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from '../../src/db/database.ts'
import { createClock } from '../../src/kernel/clock.ts'
import type { Job, JobRun } from '../../src/platform/jobs/job.ts'
import { createJobs, type Jobs } from '../../src/platform/jobs/jobs.ts'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { databaseKinds } from '../support/databases.ts'

const DAY_MIN = 24 * 60
const title = { ru: 'Проба', en: 'Probe' }

describe.each(databaseKinds())('jobs on $name', (kind) => {
  let cabinet: Cabinet
  const ran: string[] = []
  const counted: JobRun[] = []
  const trouble = { isOn: false }
  const gate = { hold: Promise.resolve() }

  const daily: Job = {
    id: 'probe.daily',
    title,
    schedule: { kind: 'DAILY', time: '06:00' },
    async run({ dueAt }) {
      if (trouble.isOn) throw new Error('no luck')
      ran.push(`daily ${dueAt.toISOString().slice(0, 10)}`)
      await gate.hold
      return 3
    },
  }
  const monthly: Job = {
    id: 'probe.monthly',
    title,
    schedule: { kind: 'MONTHLY', day: 10, time: '06:00' },
    missed: 'each',
    async run({ dueAt }) {
      ran.push(`monthly ${dueAt.toISOString().slice(0, 7)}`)
      return 1
    },
  }

  /** Starts at noon of a day that no schedule comes near. */
  const noon = new Date('2026-11-20T09:00:00.000Z')
  let real = noon
  const clock = createClock(() => real)

  const jobsOf = (database = cabinet.platform.database): Jobs =>
    createJobs(
      { database, clock, log: cabinet.platform.log },
      [daily, monthly],
      () => cabinet.platform,
      (run) => counted.push(run),
    )

  beforeAll(async () => {
    cabinet = await openCabinet(kind)
  })
  afterAll(() => cabinet.remove())
  beforeEach(async () => {
    real = noon
    clock.setShiftMinutes(0)
    ran.length = 0
    counted.length = 0
    trouble.isOn = false
    gate.hold = Promise.resolve()
    await cabinet.platform.database.query.deleteFrom('job').execute()
    await jobsOf().runDue()
  })

  it('do not run before their time', async () => {
    expect(await jobsOf().runDue()).toEqual([])
    expect(ran).toEqual([])
  })

  it('run once when the clock is moved past their time', async () => {
    const jobs = jobsOf()
    clock.setShiftMinutes(DAY_MIN)
    expect(await jobs.runDue()).toEqual([{ id: 'probe.daily', outcome: 'OK', done: 3 }])
    expect(await jobs.runDue()).toEqual([])
    expect(ran).toEqual(['daily 2026-11-21'])
    expect(counted).toHaveLength(1)
  })

  it('make up for missed moments: once for all, or each', async () => {
    const jobs = jobsOf()
    clock.setShiftMinutes(70 * DAY_MIN)
    await jobs.runDue()
    expect(ran).toEqual(['daily 2026-11-21', 'monthly 2026-12', 'monthly 2027-01'])
  })

  it('do not wait for old times when the clock is moved back', async () => {
    const jobs = jobsOf()
    clock.setShiftMinutes(70 * DAY_MIN)
    await jobs.runDue()
    clock.setShiftMinutes(0)
    await jobs.runDue()
    clock.setShiftMinutes(DAY_MIN)
    ran.length = 0
    await jobs.runDue()
    expect(ran).toEqual(['daily 2026-11-21'])
  })

  it('are tried again after a pause that grows', async () => {
    const jobs = jobsOf()
    trouble.isOn = true
    clock.setShiftMinutes(DAY_MIN)
    expect(await jobs.runDue()).toEqual([{ id: 'probe.daily', outcome: 'FAILED', done: 0 }])
    const stateOf = async () => (await jobs.list()).find(({ job }) => job === daily)?.row
    expect(await stateOf()).toMatchObject({ attempts: 1, outcome: 'FAILED', problem: 'Error: no luck' })
    expect(await jobs.runDue()).toEqual([])
    real = new Date(noon.getTime() + 61_000)
    await jobs.runDue()
    expect(await stateOf()).toMatchObject({ attempts: 2 })
    real = new Date(noon.getTime() + 61_000 + 121_000)
    trouble.isOn = false
    expect(await jobs.runDue()).toEqual([{ id: 'probe.daily', outcome: 'OK', done: 3 }])
    expect(await stateOf()).toMatchObject({ attempts: 0, problem: null, retry_at: null, done: 3 })
  })

  it('run by hand without losing their own time', async () => {
    const jobs = jobsOf()
    const before = (await jobs.list()).map(({ row }) => row.due_at)
    expect(await jobs.runNow(daily)).toEqual({ id: 'probe.daily', outcome: 'OK', done: 3 })
    expect((await jobs.list()).map(({ row }) => row.due_at)).toEqual(before)
  })

  it('run on one of two servers', async () => {
    // The embedded database belongs to one process; there, two sets of jobs share a connection.
    const location = cabinet.platform.config.database
    const second = location.kind === 'postgres' ? await openDatabase(location) : undefined
    const servers = [jobsOf(), jobsOf(second ?? cabinet.platform.database)]
    for (let round = 1; round <= 10; round += 1) {
      clock.setShiftMinutes(round * DAY_MIN)
      ran.length = 0
      await Promise.all(servers.map((server) => server.runDue()))
      expect(ran.filter((entry) => entry.startsWith('daily'))).toHaveLength(1)
    }
    await second?.close()
  })

  it('are shown as running and are not started twice meanwhile', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    gate.hold = promise
    const [one, other] = [jobsOf(), jobsOf()]
    const first = one.runNow(daily)
    await expect.poll(() => ran.length).toBe(1)
    expect((await other.list()).find(({ job }) => job === daily)?.isRunning).toBe(true)
    expect(await other.runNow(daily)).toBeUndefined()
    resolve()
    expect(await first).toMatchObject({ outcome: 'OK' })
    expect((await other.list()).find(({ job }) => job === daily)?.isRunning).toBe(false)
  })

  it('are taken over from a server that died over them', async () => {
    const never = Promise.withResolvers<void>()
    gate.hold = never.promise
    const lost = jobsOf().runNow(daily)
    await expect.poll(() => ran.length).toBe(1)
    gate.hold = Promise.resolve()
    const survivor = jobsOf()
    expect(await survivor.runNow(daily)).toBeUndefined()
    real = new Date(noon.getTime() + 180_000)
    expect(await survivor.runNow(daily)).toMatchObject({ outcome: 'OK' })
    const after = await survivor.list()
    // The one that was thought dead comes back too late to change anything.
    never.resolve()
    await lost
    expect(await survivor.list()).toEqual(after)
  })

  describe('with many things', () => {
    const things = ['a', 'bad', 'c'].map((id) => ({ id }))
    const tried: string[] = []
    const broken = new Set<string>()
    const many: Job = {
      id: 'probe.many',
      title,
      schedule: { kind: 'DAILY', time: '06:00' },
      run: ({ platform }) =>
        platform.jobs.each('probe.many', {
          step: 'thing',
          things,
          async work({ id }) {
            tried.push(id)
            if (broken.has(id)) throw new Error('a bad row')
            return true
          },
        }),
    }
    const failures = () =>
      cabinet.platform.database.query.selectFrom('job_failure').selectAll().where('job_id', '=', 'probe.many').execute()

    it('do all but the bad one, try that one alone after growing pauses, and tell of it once', async () => {
      const reported: number[] = []
      const counts: string[] = []
      const { database, log } = cabinet.platform
      const jobs: Jobs = createJobs(
        { database, clock, log },
        [many],
        () => ({ ...cabinet.platform, jobs }),
        undefined,
        {
          onThingFailed: (id) => counts.push(id),
          onFailures: async (_job, failed) => void reported.push(failed.length),
        },
      )
      await jobs.runDue()
      broken.add('bad')
      clock.setShiftMinutes(DAY_MIN)
      expect(await jobs.runDue()).toEqual([{ id: 'probe.many', outcome: 'OK', done: 2 }])
      expect(tried).toEqual(['a', 'bad', 'c'])
      expect(await failures()).toMatchObject([{ thing: 'thing:bad', attempts: 1, problem: 'Error: a bad row' }])
      expect((await jobs.list())[0]?.row.problem).toBe('1 failed: thing:bad')
      expect(await jobs.runDue()).toEqual([])
      for (const [attempts, minutes] of [
        [2, 1],
        [3, 2],
        [4, 4],
      ] as const) {
        tried.length = 0
        real = new Date(real.getTime() + minutes * 60_000 + 1000)
        await jobs.runDue()
        expect(tried).toEqual(['bad'])
        expect(await failures()).toMatchObject([{ attempts }])
      }
      expect([reported, counts.length]).toEqual([[1], 4])
      broken.clear()
      real = new Date(real.getTime() + 60 * 60_000)
      expect(await jobs.runDue()).toEqual([{ id: 'probe.many', outcome: 'OK', done: 1 }])
      expect(await failures()).toEqual([])
    })
  })

  it('have a lane each: one that hangs holds up no other, is failed after its time, and leaves the server in peace', async () => {
    const { database, log } = cabinet.platform
    const hanging: Job = {
      id: 'probe.hanging',
      title,
      schedule: { kind: 'DAILY', time: '05:00' },
      run: () => new Promise(() => {}),
    }
    const times = { longestMs: 500, patienceMs: 10, stopMs: 10 }
    const jobs = createJobs({ database, clock, log }, [hanging, daily], () => cabinet.platform, undefined, times)
    await jobs.list()
    clock.setShiftMinutes(DAY_MIN)
    expect(await jobs.runDue()).toEqual([
      { id: 'probe.hanging', outcome: 'FAILED', done: 0 },
      { id: 'probe.daily', outcome: 'OK', done: 3 },
    ])
    const row = (await jobs.list()).find(({ job }) => job === hanging)?.row
    expect(row).toMatchObject({ outcome: 'FAILED', problem: 'TimeLimitError: Not over within 0.5 seconds' })

    const slow = createJobs({ database, clock, log }, [hanging], () => cabinet.platform, undefined, { stopMs: 10 })
    const end = slow.start()
    const run = slow.runNow(hanging)
    await expect.poll(async () => (await slow.list())[0]?.isRunning).toBe(true)
    await end()
    expect(await run).toMatchObject({ outcome: 'FAILED' })
  })
})
