import type { Insertable, Selectable } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Mood } from '../../platform/partners/outsider.ts'
import type { PartnerKeyTable, PartnerTable } from './tables.ts'

export type PartnerRow = Selectable<PartnerTable>
export type KeyRow = Selectable<PartnerKeyTable>

export const findPartners = ({ query }: Database): Promise<PartnerRow[]> =>
  query
    .selectFrom('partner')
    .selectAll()
    .where('is_deleted', '=', false)
    .orderBy('kind')
    .orderBy('name')
    .orderBy('id')
    .execute()

export const findPartner = ({ query }: Database, id: string): Promise<PartnerRow | undefined> =>
  query.selectFrom('partner').selectAll().where('id', '=', id).where('is_deleted', '=', false).executeTakeFirst()

/** @returns false when the party is a partner already */
export const insertPartner = async ({ query }: Database, row: Insertable<PartnerTable>): Promise<boolean> => {
  const inserted = await query
    .insertInto('partner')
    .values(row)
    .onConflict((conflict) => conflict.columns(['kind', 'party_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

export const changePartner = async (
  { query }: Database,
  id: string,
  change: Partial<Pick<PartnerRow, 'is_active' | 'mood'>>,
  at: string,
): Promise<void> => {
  await query
    .updateTable('partner')
    .set({ ...change, updated_at: at })
    .where('id', '=', id)
    .execute()
}

export const moodOf = async ({ query }: Database, id: string): Promise<Mood> => {
  const found = await query.selectFrom('partner').select('mood').where('id', '=', id).executeTakeFirst()
  return found?.mood ?? 'SILENT'
}

/** Keys of partners, the newest first; of one partner when its id is given. */
export const findKeys = ({ query }: Database, partnerId?: string): Promise<KeyRow[]> => {
  const keys = query.selectFrom('partner_key').selectAll().orderBy('created_at', 'desc').orderBy('id')
  return (partnerId === undefined ? keys : keys.where('partner_id', '=', partnerId)).execute()
}

export const insertKey = async ({ query }: Database, row: Insertable<PartnerKeyTable>): Promise<void> => {
  await query.insertInto('partner_key').values(row).execute()
}

/** @returns false for a key that the partner does not have */
export const revokeKey = async ({ query }: Database, partnerId: string, id: string, at: string): Promise<boolean> => {
  const key = await query
    .selectFrom('partner_key')
    .select('revoked_at')
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (key?.revoked_at === null) {
    await query.updateTable('partner_key').set({ revoked_at: at }).where('id', '=', id).execute()
  }
  return key !== undefined
}

/** A page of what partners have told. */
export const findCalls = async (
  { query }: Database,
  filter: { readonly partnerId?: string | undefined; readonly subjectId?: string | undefined },
  page: { readonly size: number; readonly number: number },
) => {
  let matching = query
    .selectFrom('partner_call')
    .innerJoin('partner', 'partner.id', 'partner_call.partner_id')
    .leftJoin('partner_key', 'partner_key.id', 'partner_call.key_id')
  if (filter.partnerId !== undefined) matching = matching.where('partner_call.partner_id', '=', filter.partnerId)
  if (filter.subjectId !== undefined) matching = matching.where('partner_call.subject_id', '=', filter.subjectId)
  const [rows, { count }] = await Promise.all([
    matching
      .selectAll('partner_call')
      .select(['partner.name as partner', 'partner_key.prefix as key_prefix'])
      .orderBy('partner_call.called_at', 'desc')
      .orderBy('partner_call.id', 'desc')
      .limit(page.size)
      .offset(page.number * page.size)
      .execute(),
    matching.select((column) => column.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ])
  return { rows, count }
}
