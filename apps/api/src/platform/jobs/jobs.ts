import type { JobFailureTable, JobTable } from '../../db/schema.ts'
import { newId } from '../../kernel/ids.ts'
import type { Platform } from '../context.ts'
import { MINUTE_MS, SECOND_MS } from '../../kernel/durations.ts'
import { withinTime } from '../../kernel/within-time.ts'
import { goThrough, type Loop, pauseAfter, type Run, type Thing } from './each.ts'
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
const LONGEST_MINUTES = 30

/** How long runs may take, milliseconds, and what hears of things in them that failed. */
export interface JobSettings {
  /** The longest run of a job that does not say it itself. */
  readonly longestMs?: number
  /** For so long a run is waited for before the next job begins beside it: jobs keep the order of their times if they can. */
  readonly patienceMs?: number
  /** For so long a server that stops waits for its runs. */
  readonly stopMs?: number
  readonly onThingFailed?: ((jobId: string) => void) | undefined
  /** Things of a job have failed again: no passing trouble. */
  readonly onFailures?: ((job: Job, failures: readonly JobFailureTable[]) => Promise<void>) | undefined
}

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
  /**
   * Goes through the things of a job: the one way in which jobs do something many times. One that fails holds up no
   * other.
   *
   * @returns how many things were done
   */
  each<Item extends Thing>(jobId: string, loop: Loop<Item>): Promise<number>
  /** Looks for due jobs every few seconds; the answer stops that, and gives up what does not end soon. */
  start(): () => Promise<void>
}

type JobsPlatform = Pick<Platform, 'database' | 'clock' | 'log'>

/** What a run is for: the schedule, or things that have failed before. */
type Purpose = Pick<Run, 'dueAt' | 'only'>

/** Waits for something, but no longer than for a time. */
const settledWithin = async (milliseconds: number, work: Promise<unknown>): Promise<void> => {
  await withinTime(milliseconds, () => work).catch(() => {})
}

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
  settings: JobSettings = {},
): Jobs => {
  const { onThingFailed, onFailures } = settings
  const { longestMs = LONGEST_MINUTES * MINUTE_MS, patienceMs = 5 * SECOND_MS, stopMs = 4 * SECOND_MS } = settings
  const server = newId()
  const byId = new Map(jobs.map((job) => [job.id, job]))
  const running = new Map<string, Run>()
  const lanes = new Map<string, Promise<JobRun | undefined>>()
  const stopped = Promise.withResolvers<never>()
  stopped.promise.catch(() => {})
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

  const failuresText = ({ failed }: Run): string | null =>
    failed.length === 0 ? null : `${failed.length} failed: ${failed.map(({ thing }) => thing).join(', ')}`.slice(0, 500)

  const recordSuccess = async (job: Job, dueAt: Date, run: Run, done: number): Promise<JobRun> => {
    const due_at = dueAfter(job, dueAt).toISOString()
    const ended = {
      finished_at: clock.nowText(),
      outcome: 'OK',
      done,
      problem: failuresText(run),
      attempts: 0,
      retry_at: null,
    } as const
    await store.releaseJob(database, job.id, server, { due_at, ...ended })
    log.info({ job: job.id, done, failed: run.failed.length }, 'job done')
    return { id: job.id, outcome: 'OK', done }
  }

  const recordFailure = async ({ id }: Job, row: JobTable, error: unknown): Promise<JobRun> => {
    const attempts = row.attempts + 1
    const retry_at = later(pauseAfter(attempts)).toISOString()
    const problem = String(error).slice(0, 500)
    const ended = { finished_at: clock.nowText(), outcome: 'FAILED', done: 0, problem, attempts, retry_at } as const
    await store.releaseJob(database, id, server, ended)
    log.error({ job: id, attempts, err: error }, 'job failed')
    return { id, outcome: 'FAILED', done: 0 }
  }

  /** Who must know of things that fail again and again hears of them once, at their second failure. */
  const report = async (job: Job, { failed }: Run): Promise<void> => {
    const again = failed.filter(({ attempts }) => attempts === 2)
    if (again.length === 0) return
    await onFailures?.(job, again).catch((error: unknown) =>
      log.error({ job: job.id, err: error }, 'failures of a job not reported'),
    )
  }

  const runClaimed = async (job: Job, row: JobTable, purpose: Purpose): Promise<JobRun> => {
    const heartbeat = setInterval(() => {
      store
        .prolongClaim(database, job.id, server, later(CLAIM_MS))
        .catch((error: unknown) => log.warn({ job: job.id, err: error }, 'claim not prolonged'))
    }, CLAIM_MS / 3)
    heartbeat.unref()
    const time = job.longestMinutes === undefined ? longestMs : job.longestMinutes * MINUTE_MS
    const run: Run = { ...purpose, isOver: false, failed: [] }
    running.set(job.id, run)
    try {
      // Given up, it may still wait for others; its loops end at their next thing.
      const going = withinTime(time, () => job.run({ platform: platformOf(), dueAt: purpose.dueAt }))
      const done = await Promise.race([going, stopped.promise])
      return await recordSuccess(job, new Date(row.due_at), run, done)
    } catch (error) {
      return await recordFailure(job, row, error)
    } finally {
      run.isOver = true
      clearInterval(heartbeat)
      if (running.get(job.id) === run) running.delete(job.id)
      await report(job, run)
    }
  }

  const claimAndRun = async (job: Job, dueAt: string, purpose?: Purpose): Promise<JobRun | undefined> => {
    const claim = { server, now: clock.real(), until: later(CLAIM_MS), dueAt, startedAt: clock.nowText() }
    const row = await store.claimJob(database, job.id, claim)
    if (!row) return undefined
    const run = await runClaimed(job, row, purpose ?? { dueAt: new Date(row.due_at) })
    onRun?.(run)
    return run
  }

  /** Every job has a lane of its own: one that waits for others keeps no other from running. */
  const runRow = (job: Job, dueAt: string, purpose?: Purpose): Promise<JobRun | undefined> => {
    const lane = claimAndRun(job, dueAt, purpose).finally(() => lanes.delete(job.id))
    lanes.set(job.id, lane)
    return lane
  }

  const isDue = ({ due_at, retry_at }: JobTable): boolean =>
    Date.parse(due_at) <= clock.now().getTime() && (retry_at === null || Date.parse(retry_at) <= clock.real().getTime())

  /** What is due, in the order of its times: jobs, then things of other jobs that have failed. */
  const findWork = async (): Promise<{ job: Job; dueAt: string; purpose?: Purpose }[]> => {
    const rows = (await findRows()).filter(({ id }) => !lanes.has(id))
    const due = rows.filter(isDue).toSorted((left, right) => Date.parse(left.due_at) - Date.parse(right.due_at))
    const scheduled = due.flatMap(({ id, due_at: dueAt }) => {
      const job = byId.get(id)
      return job ? [{ job, dueAt }] : []
    })
    const retries = await store.findRetries(database, clock.real().toISOString())
    const repairs = rows.flatMap((row) => {
      const job = byId.get(row.id)
      const failures = retries.filter(({ job_id: id }) => id === row.id)
      const [first] = failures
      // What is for a moment of its own is repeated for that moment; everything else is as it is now.
      const same = failures.filter(({ due_at: dueAt }) => job?.missed !== 'each' || dueAt === first?.due_at)
      if (!job || !first || isDue(row) || row.retry_at !== null) return []
      const only = new Set(same.map(({ thing }) => thing))
      return [{ job, dueAt: row.due_at, purpose: { dueAt: new Date(first.due_at), only } }]
    })
    return [...scheduled, ...repairs]
  }

  /** Begins everything that is due. A job that takes long goes on beside the others. */
  const beginAllDue = async (): Promise<Promise<JobRun | undefined>[]> => {
    const begun: Promise<JobRun | undefined>[] = []
    for (const { job, dueAt, purpose } of await findWork()) {
      const lane = runRow(job, dueAt, purpose)
      lane.catch((error: unknown) => log.error({ job: job.id, err: error }, 'job not run'))
      begun.push(lane)
      await settledWithin(patienceMs, lane)
    }
    return begun
  }

  const runAllDue = async (): Promise<readonly JobRun[]> => {
    const runs: JobRun[] = []
    for (;;) {
      const ended = await Promise.all(await beginAllDue())
      const found = ended.filter((run) => run !== undefined)
      if (found.length === 0) return runs
      runs.push(...found)
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
    each: (jobId, loop) => goThrough({ database, clock, log, onThingFailed }, jobId, running.get(jobId), loop),
    start() {
      let looking: Promise<unknown> | undefined
      const timer = setInterval(() => {
        looking ??= beginAllDue()
          .catch((error: unknown) => log.error({ err: error }, 'jobs not run'))
          .finally(() => {
            looking = undefined
          })
      }, POLL_MS)
      timer.unref()
      return async () => {
        clearInterval(timer)
        await settledWithin(stopMs, Promise.allSettled([looking, underWay, ...lanes.values()]))
        stopped.reject(new Error('The server has stopped'))
        await Promise.allSettled(lanes.values())
      }
    },
  }
}
