import { partnerCalls } from '@cabinet/contract/partners'
import { type Insertable, type Selectable, type SelectQueryBuilder, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Tables } from '../../db/schema.ts'
import type { FindFields } from '../../platform/find/fields.ts'
import { descending } from '../../platform/find/order.ts'
import { type AnyRequest, findPage } from '../../platform/find/page.ts'
import type { Mood } from '../../platform/partners/outsider.ts'
import type { PartnerKeyTable, PartnerTable } from './tables.ts'

export type PartnerRow = Selectable<PartnerTable>
export type KeyRow = Selectable<PartnerKeyTable>

const { ref } = sql

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

const callFields: FindFields<typeof partnerCalls> = {
  id: ref('partner_call.id'),
  partnerId: ref('partner_call.partner_id'),
  search: sql`concat_ws(' ', partner_call.endpoint, partner_call.subject_id, partner_call.external_id)`,
  subjectId: ref('partner_call.subject_id'),
  status: ref('partner_call.http_code'),
  isRefused: sql`partner_call.http_code >= 300`,
  atDateTime: ref('partner_call.called_at'),
}

/** What partners have told, as lists show it. */
const selectCalls = (from: SelectQueryBuilder<Tables, 'partner_call', object>) =>
  from
    .selectAll('partner_call')
    .select((column) => [
      column
        .selectFrom('partner')
        .select('partner.name')
        .whereRef('partner.id', '=', 'partner_call.partner_id')
        .as('partner'),
      column
        .selectFrom('partner_key')
        .select('partner_key.prefix')
        .whereRef('partner_key.id', '=', 'partner_call.key_id')
        .as('key_prefix'),
    ])

/** A page of what partners have told. */
export const findCalls = (database: Database, request: AnyRequest) =>
  findPage(
    database,
    {
      list: partnerCalls,
      fields: callFields,
      from: database.query.selectFrom('partner_call'),
      select: selectCalls,
      order: [descending(ref('partner_call.called_at'), 'timestamptz'), descending(ref('partner_call.id'), 'uuid')],
    },
    request,
  )
