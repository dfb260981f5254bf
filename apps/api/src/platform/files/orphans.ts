import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../db/database.ts'
import type { Incoming } from './incoming.ts'
import type { Storage } from './storage.ts'
import { DAY_MS } from '../../kernel/durations.ts'

/** How long a content may stand without a row that can be read: an upload is over long before. */
const YOUNG_MS = DAY_MS
const BATCH = 200

interface Cleaning {
  readonly database: Database
  readonly storage: Storage
  readonly incoming: Incoming
  readonly log: FastifyBaseLogger
  readonly now: Date
  readonly each: RemoveEach
}

/** Removes contents one by one; @returns how many */
export type RemoveEach = (ids: readonly string[], remove: (id: string) => Promise<boolean>) => Promise<number>

/** Stops at the first that cannot be removed. */
export const oneByOne: RemoveEach = async (ids, remove) => {
  for (const id of ids) await remove(id)
  return ids.length
}

const hasFiles = async ({ query }: Database): Promise<boolean> =>
  (await query.selectFrom('stored_file').select('id').limit(1).executeTakeFirst()) !== undefined

/** Removes those of the contents whose row is gone, or was deleted before the moment. */
const removeUnknown = async (
  { database, storage, each }: Cleaning,
  ids: readonly string[],
  moment: Date,
): Promise<number> => {
  const rows = await database.query
    .selectFrom('stored_file')
    .select('id')
    .where('id', 'in', ids)
    .where((column) => column.or([column('is_deleted', '=', false), column('deleted_at', '>', moment.toISOString())]))
    .execute()
  const known = new Set(rows.map(({ id }) => id))
  const unknown = ids.filter((id) => !known.has(id))
  return each(unknown, async (id) => {
    await storage.remove(id)
    return true
  })
}

/**
 * Removes contents older than a day that no row leads to: of uploads that a crash cut short and of deleted files. A
 * database without any file is more likely the wrong database than an empty one, so nothing is removed then.
 *
 * @returns how many contents were removed
 */
export const removeOrphans = async (cleaning: Cleaning): Promise<number> => {
  const { database, storage, incoming, log, now } = cleaning
  const moment = new Date(now.getTime() - YOUNG_MS)
  await incoming.discardBefore(moment)
  if (!(await hasFiles(database))) return 0
  let removed = 0
  let batch: string[] = []
  for await (const id of storage.idsBefore(moment)) {
    batch.push(id)
    if (batch.length < BATCH) continue
    removed += await removeUnknown(cleaning, batch, moment)
    batch = []
  }
  // Also when nothing is left: what could not be removed before and is gone has not failed any more.
  removed +=
    batch.length > 0 ? await removeUnknown(cleaning, batch, moment) : await cleaning.each([], async () => false)
  if (removed > 0) log.info({ removed }, 'contents without a file removed')
  return removed
}
