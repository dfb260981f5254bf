import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../db/database.ts'
import type { JobFailureTable } from '../../db/schema.ts'
import type { Clock } from '../../kernel/clock.ts'
import { isDatabaseAway } from '../error-handler.ts'
import { deleteFailure, findFailures, saveFailure } from './job-store.ts'

const FIRST_PAUSE_MS = 60_000
const LONGEST_PAUSE_MS = 60 * 60_000

/** Pause after so many failures in a row: a minute, then twice as long each time, at most an hour. */
export const pauseAfter = (attempts: number): number => Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS)

/** One of the many things that a job does. */
export interface Thing {
  readonly id: string
}

/** A run as its loops see it. */
export interface Run {
  readonly dueAt: Date
  /** Its time is over, or the server stops: its loops end. */
  isOver: boolean
  /** Things that alone are tried again; all of them when absent. */
  readonly only?: ReadonlySet<string>
  /** Things that have failed in this run. */
  readonly failed: JobFailureTable[]
}

interface EachParts {
  readonly database: Database
  readonly clock: Clock
  readonly log: FastifyBaseLogger
  readonly onThingFailed: ((jobId: string) => void) | undefined
}

/** The things of a loop, and what is done with each. */
export interface Loop<Item extends Thing> {
  /** Unique among the loops of the job. */
  readonly step: string
  readonly things: Iterable<Item> | AsyncIterable<Item>
  /**
   * Does one thing, all of it or nothing.
   *
   * @returns whether something was done, or how many things were
   */
  readonly work: (thing: Item) => Promise<boolean | number>
}

/**
 * Goes through the things of a job. One that fails is recorded, pauses for longer each time, and holds up no other; what
 * the database itself refuses to be asked ends the run.
 *
 * @param run nothing when the work is called outside of a run
 * @returns how many things were done
 */
export const goThrough = async <Item extends Thing>(
  { database, clock, log, onThingFailed }: EachParts,
  jobId: string,
  run: Run | undefined,
  { step, things, work }: Loop<Item>,
): Promise<number> => {
  const prefix = `${step}:`
  const known = new Map(
    (await findFailures(database, jobId))
      .filter(({ thing }) => thing.startsWith(prefix))
      .map((failure) => [failure.thing, failure]),
  )
  const seen = new Set<string>()
  const isPaused = (thing: string): boolean => {
    const failure = known.get(thing)
    return failure !== undefined && Date.parse(failure.retry_at) > clock.real().getTime()
  }

  const recordFailure = async (thing: string, error: unknown): Promise<void> => {
    const before = known.get(thing)
    const attempts = (before?.attempts ?? 0) + 1
    const now = clock.real()
    const failure: JobFailureTable = {
      job_id: jobId,
      thing,
      due_at: before?.due_at ?? (run?.dueAt ?? clock.now()).toISOString(),
      attempts,
      first_failed_at: before?.first_failed_at ?? now.toISOString(),
      retry_at: new Date(now.getTime() + pauseAfter(attempts)).toISOString(),
      problem: String(error).slice(0, 500),
    }
    await saveFailure(database, failure)
    run?.failed.push(failure)
    onThingFailed?.(jobId)
    log.error({ job: jobId, thing, attempts, err: error }, 'a thing of a job failed')
  }

  let done = 0
  for await (const item of things) {
    if (run?.isOver) throw new Error('The run was given up')
    const thing = `${prefix}${item.id}`
    seen.add(thing)
    if (isPaused(thing) || (run?.only && !run.only.has(thing))) continue
    try {
      done += Number(await work(item))
      if (known.has(thing)) await deleteFailure(database, jobId, thing)
    } catch (error) {
      if (isDatabaseAway(error)) throw error
      await recordFailure(thing, error)
    }
  }
  // What is not to be done any more has not failed either.
  for (const thing of known.keys()) {
    if (!seen.has(thing) && !isPaused(thing)) await deleteFailure(database, jobId, thing)
  }
  return done
}

/** Ids as things of a loop. */
export const thingsOf = (ids: readonly string[]): Thing[] => ids.map((id) => ({ id }))

const FIRST_ID = '00000000-0000-0000-0000-000000000000'

/**
 * Everything that a query finds, a batch at a time by its id; what has been done meanwhile may no longer match.
 *
 * @param find the next rows after an id, in the order of their ids
 * @param size rows of a whole batch
 */
export async function* inBatches<Row extends Thing>(
  find: (after: string) => Promise<readonly Row[]>,
  size: number,
): AsyncGenerator<Row, void> {
  for (let after = FIRST_ID; ;) {
    const rows = await find(after)
    yield* rows
    const last = rows.at(-1)
    if (!last || rows.length < size) return
    after = last.id
  }
}
