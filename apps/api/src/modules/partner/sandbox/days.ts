import type { ReceivedOf } from '@cabinet/contract/endpoint'
import type { passDays as passDaysCall } from '@cabinet/contract/partner/sandbox'
import type { Platform } from '../../../platform/context.ts'
import type { CallContext } from '../../../platform/handlers.ts'
import type { Job } from '../../../platform/jobs/job.ts'
import * as store from './store.ts'

/** How the states of things have changed: the one table of the platform that grows older with those of the areas. */
const HISTORY = 'status_change'

/** A day that names the version of a text that was agreed to. */
const isVersion = (column: string): boolean => column === 'version'

/** Areas whose days pass in sandboxes. */
const areasOf = ({ modules }: Platform) => modules.all.filter(({ sandbox }) => sandbox)

/** Columns that grow older, by their table. */
const agingColumns = async (platform: Platform) => {
  const areas = areasOf(platform).map(({ id }) => id)
  const columns = await store.findTimeColumns(platform.database.query)
  const isAging = (table: string): boolean =>
    table === HISTORY || areas.some((area) => table === area || table.startsWith(`${area}_`))
  const aging = columns.filter(({ table, column }) => isAging(table) && !isVersion(column))
  return Map.groupBy(aging, ({ table }) => table)
}

/** What each day does by itself, in the order of the day. */
const dailyJobs = (platform: Platform): readonly Job[] =>
  areasOf(platform)
    .flatMap(({ jobs = [] }) => jobs)
    .flatMap((job) => (job.schedule.kind === 'DAILY' ? [{ job, time: job.schedule.time }] : []))
    .toSorted((left, right) => (left.time < right.time ? -1 : 1))
    .map(({ job }) => job)

/**
 * Lets days pass in the sandbox: what it holds grows older, a day at a time, and the jobs of each day run. The clock
 * stays where it is, so what the partner tells of afterwards is later than everything that has happened.
 *
 * @returns how many things the days have moved
 */
export const passDays = async ({
  platform,
  body: { days },
}: CallContext & Pick<ReceivedOf<typeof passDaysCall>, 'body'>): Promise<{ moved: number }> => {
  const { database, clock } = platform
  const columns = await agingColumns(platform)
  const jobs = dailyJobs(platform)
  const runJobs = async (): Promise<number> => {
    let done = 0
    for (const job of jobs) done += await job.run({ platform, dueAt: clock.now() })
    return done
  }
  if (days === 0) return { moved: await runJobs() }
  let moved = 0
  for (let day = 0; day < days; day += 1) {
    for (const [table, aging] of columns) await store.makeOlder(database.query, table, aging, 1)
    moved += await runJobs()
  }
  return { moved }
}
