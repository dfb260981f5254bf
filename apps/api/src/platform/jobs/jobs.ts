import type { JobTable } from '../../db/schema.ts'
import { newId } from '../../kernel/ids.ts'
import type { Platform } from '../context.ts'
import type { Job, JobRun } from './job.ts'
import * as store from './job-store.ts'
import { nextAfter } from './schedule.ts'

declare module '../context.ts' {
  interface Platform {
    readonly jobs: Jobs
  }
}

const POLL_MS = 10_000
/** A server that has not been heard of for so long has died over the job. */
const CLAIM_MS = 120_000
const FIRST_PAUSE_MS = 60_000
const LONGEST_PAUSE_MS = 60 * 60_000

/** A job and how it stands. */
export interface JobState {
  readonly job: Job
  readonly row: JobTable
  readonly isRunning: boolean
}

/** Runs what time has made due. */
export interface Jobs {
  /** Runs everything that is due by the business clock. */
  runDue(): Promise<readonly JobRun[]>
  /** Runs one job whether it is due or not; nothing when it is running already. */
  runNow(job: Job): Promise<JobRun | undefined>
  list(): Promise<readonly JobState[]>
  /** Looks for due jobs every few seconds; the answer stops that and waits for the one that runs. */
  start(): () => Promise<void>
}

type JobsPlatform = Pick<Platform, 'database' | 'clock' | 'log'>

const pauseAfter = (attempts: number): number => Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS)

/**
 * Jobs with their times in the database. Whoever runs a job claims its row and keeps the claim alive, so two servers
 * never run it at once; when one dies, the other takes over. A failed run is repeated after a growing pause.
 *
 * @param platformOf the platform that jobs work with; it is built after its parts
 */
export const createJobs = (
  { database, clock, log }: JobsPlatform,
  jobs: readonly Job[],
  platformOf: () => Platform,
  onRun?: (run: JobRun) => void,
): Jobs => {
  const server = newId()
  const byId = new Map(jobs.map((job) => [job.id, job]))
  let underWay: Promise<readonly JobRun[]> | undefined

  const later = (milliseconds: number): Date => new Date(clock.real().getTime() + milliseconds)

  /** Rows of the jobs that this server knows; who moved the clock back must not wait for the old times. */
  const findRows = async (): Promise<JobTable[]> => {
    const now = clock.now()
    const found = new Map((await store.findJobs(database)).map((row) => [row.id, row]))
    for (const { id, schedule } of jobs) {
      const next = nextAfter(schedule, now)
      const row = found.get(id)
      if (!row) await store.insertJob(database, id, next)
      else if (Date.parse(row.due_at) > next.getTime()) await store.setDue(database, id, next)
    }
    return (await store.findJobs(database)).filter(({ id }) => byId.has(id))
  }

  /** The next moment of a job after a run for `dueAt`. */
  const dueAfter = ({ schedule, missed }: Job, dueAt: Date): Date => {
    const now = clock.now()
    if (dueAt > now) return dueAt
    return nextAfter(schedule, missed === 'each' ? dueAt : now)
  }

  const noteSuccess = async (job: Job, dueAt: Date, done: number): Promise<JobRun> => {
    const due_at = dueAfter(job, dueAt).toISOString()
    const ended = {
      finished_at: clock.nowText(),
      outcome: 'OK',
      done,
      problem: null,
      attempts: 0,
      retry_at: null,
    } as const
    await store.releaseJob(database, job.id, server, { due_at, ...ended })
    log.info({ job: job.id, done }, 'job done')
    return { id: job.id, outcome: 'OK', done }
  }

  const noteFailure = async ({ id }: Job, row: JobTable, error: unknown): Promise<JobRun> => {
    const attempts = row.attempts + 1
    const retry_at = later(pauseAfter(attempts)).toISOString()
    const problem = String(error).slice(0, 500)
    const ended = { finished_at: clock.nowText(), outcome: 'FAILED', done: 0, problem, attempts, retry_at } as const
    await store.releaseJob(database, id, server, ended)
    log.error({ job: id, attempts, err: error }, 'job failed')
    return { id, outcome: 'FAILED', done: 0 }
  }

  const runClaimed = async (job: Job, row: JobTable): Promise<JobRun> => {
    const heartbeat = setInterval(() => {
      store
        .prolongClaim(database, job.id, server, later(CLAIM_MS))
        .catch((error: unknown) => log.warn({ job: job.id, err: error }, 'claim not prolonged'))
    }, CLAIM_MS / 3)
    heartbeat.unref()
    const dueAt = new Date(row.due_at)
    try {
      const done = await job.run({ platform: platformOf(), dueAt })
      return await noteSuccess(job, dueAt, done)
    } catch (error) {
      return await noteFailure(job, row, error)
    } finally {
      clearInterval(heartbeat)
    }
  }

  const runRow = async (job: Job, dueAt: string): Promise<JobRun | undefined> => {
    const claim = { server, now: clock.real(), until: later(CLAIM_MS), dueAt, startedAt: clock.nowText() }
    const row = await store.claimJob(database, job.id, claim)
    if (!row) return undefined
    const run = await runClaimed(job, row)
    onRun?.(run)
    return run
  }

  const isDue = ({ due_at, retry_at }: JobTable): boolean =>
    Date.parse(due_at) <= clock.now().getTime() && (retry_at === null || Date.parse(retry_at) <= clock.real().getTime())

  /** One after another: jobs are no reason to make people wait for the database. */
  const runAllDue = async (): Promise<readonly JobRun[]> => {
    const runs: JobRun[] = []
    for (;;) {
      const before = runs.length
      for (const { id, due_at } of (await findRows()).filter(isDue)) {
        const job = byId.get(id)
        const run = job && (await runRow(job, due_at))
        if (run) runs.push(run)
      }
      if (runs.length === before) return runs
    }
  }

  const runDue = async (): Promise<readonly JobRun[]> => {
    // Who asks while a round is under way may have moved the clock since it began.
    await underWay?.catch(() => [])
    underWay ??= runAllDue().finally(() => {
      underWay = undefined
    })
    return underWay
  }

  return {
    runDue,
    async runNow(job) {
      const row = (await findRows()).find(({ id }) => id === job.id)
      return row && runRow(job, row.due_at)
    },
    async list() {
      const real = clock.real().toISOString()
      const rows = new Map((await findRows()).map((row) => [row.id, row]))
      return jobs.flatMap((job) => {
        const row = rows.get(job.id)
        return row ? [{ job, row, isRunning: row.claimed_until !== null && row.claimed_until > real }] : []
      })
    },
    start() {
      const timer = setInterval(() => {
        if (underWay) return
        runDue().catch((error: unknown) => log.error({ err: error }, 'jobs not run'))
      }, POLL_MS)
      timer.unref()
      return async () => {
        clearInterval(timer)
        await underWay?.catch(() => [])
      }
    },
  }
}
