import type { Selectable } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { SenderSyncTable } from './tables.ts'

export type SyncRow = Selectable<SenderSyncTable>

export const findSync = ({ query }: Database, organizationId: string): Promise<SyncRow | undefined> =>
  query.selectFrom('sender_sync').selectAll().where('organization_id', '=', organizationId).executeTakeFirst()

/** Whose address for hints it is. */
export const findSyncByWebhook = ({ query }: Database, hash: string) =>
  query.selectFrom('sender_sync').select('organization_id').where('webhook_hash', '=', hash).executeTakeFirst()

/** Organizations whose round is due, the longest waiting first. A clock that was moved back makes a round due too. */
export const findDue = async ({ query }: Database, now: string, latest: string): Promise<string[]> => {
  const rows = await query
    .selectFrom('sender_sync')
    .select('organization_id')
    .where((column) => column.or([column('due_at', '<=', now), column('due_at', '>', latest)]))
    .orderBy('due_at')
    .execute()
  return rows.map(({ organization_id: id }) => id)
}

/** Organizations with hints, the oldest first. */
export const findHinted = async ({ query }: Database): Promise<string[]> => {
  const rows = await query
    .selectFrom('sender_hint')
    .select((column) => ['organization_id', column.fn.min('hinted_at').as('first')])
    .groupBy('organization_id')
    .orderBy('first')
    .execute()
  return rows.map(({ organization_id: id }) => id)
}

export const updateSync = async (
  { query }: Database,
  organizationId: string,
  change: Partial<Pick<SyncRow, 'cursor' | 'due_at' | 'finished_at' | 'problem' | 'subscribed_at'>>,
): Promise<void> => {
  await query.updateTable('sender_sync').set(change).where('organization_id', '=', organizationId).execute()
}

/** The next orders that may still change, behind the cursor. */
export const findOpen = ({ query }: Database, organizationId: string, cursor: string | null, limit: number) => {
  const open = query
    .selectFrom('sender_order')
    .select(['id', 'courier_uuid'])
    .where('organization_id', '=', organizationId)
    .where('is_final', '=', false)
    .where('is_deleted', '=', false)
  return (cursor === null ? open : open.where('id', '>', cursor)).orderBy('id').limit(limit).execute()
}

/** Keeps a hint; the same one again changes nothing. */
export const insertHint = async (
  { query }: Database,
  organizationId: string,
  uuid: string,
  at: string,
): Promise<void> => {
  await query
    .insertInto('sender_hint')
    .values({ organization_id: organizationId, courier_uuid: uuid, hinted_at: at })
    .onConflict((conflict) => conflict.columns(['organization_id', 'courier_uuid']).doUpdateSet({ hinted_at: at }))
    .execute()
}

export const findHints = ({ query }: Database, organizationId: string, limit: number) =>
  query
    .selectFrom('sender_hint')
    .select(['courier_uuid', 'hinted_at'])
    .where('organization_id', '=', organizationId)
    .orderBy('hinted_at')
    .limit(limit)
    .execute()

/** Forgets a hint, unless it has come again since it was read. */
export const removeHint = async (
  { query }: Database,
  organizationId: string,
  { courier_uuid, hinted_at }: { readonly courier_uuid: string; readonly hinted_at: string },
): Promise<void> => {
  await query
    .deleteFrom('sender_hint')
    .where('organization_id', '=', organizationId)
    .where('courier_uuid', '=', courier_uuid)
    .where('hinted_at', '=', hinted_at)
    .execute()
}

export const removeOldHints = async ({ query }: Database, before: string): Promise<void> => {
  await query.deleteFrom('sender_hint').where('hinted_at', '<', before).execute()
}
