import { allPartners } from '@cabinet/contract/partner/partners'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { FindFields } from '../../platform/find/fields.ts'
import { folded } from '../../platform/find/conditions.ts'
import { ascending } from '../../platform/find/order.ts'
import { type AnyRequest, findPage } from '../../platform/find/page.ts'
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

const partnerFields: FindFields<typeof allPartners> = {
  id: ref('partner.id'),
  name: ref('partner.name'),
  kind: ref('partner.kind'),
  isActive: ref('partner.is_active'),
  webhook: sql`coalesce(
    (
      select case when paused_at is not null then 'PAUSED' when attempts > 0 then 'RETRYING' else 'DELIVERING' end
      from partner_webhook
      where partner_webhook.partner_id = partner.id
    ),
    'OFF')`,
  lastUsedDateTime: sql`(select max(last_used_at) from partner_key where partner_key.partner_id = partner.id)`,
}

/** A page of the partners. */
export const findPageOfPartners = (database: Database, request: AnyRequest) =>
  findPage(
    database,
    {
      list: allPartners,
      fields: partnerFields,
      from: database.query.selectFrom('partner').where('partner.is_deleted', '=', false),
      select: (from) => from.selectAll('partner'),
      order: [
        ascending(ref('partner.kind'), 'text'),
        ascending(folded(ref('partner.name')), 'text'),
        ascending(ref('partner.id'), 'uuid'),
      ],
    },
    request,
  )

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

/** @returns false when the partner is as it should be already */
export const switchPartner = async (
  { query }: Database,
  id: string,
  isActive: boolean,
  at: string,
): Promise<boolean> => {
  const switched = await query
    .updateTable('partner')
    .set({ is_active: isActive, updated_at: at })
    .where('id', '=', id)
    .where('is_active', '!=', isActive)
    .returning('id')
    .executeTakeFirst()
  return switched !== undefined
}

/** Keys of partners, the newest first; of one partner when its id is given. */
export const findKeys = ({ query }: Database, partnerId?: string): Promise<KeyRow[]> => {
  const keys = query.selectFrom('partner_key').selectAll().orderBy('created_at', 'desc').orderBy('id')
  return (partnerId === undefined ? keys : keys.where('partner_id', '=', partnerId)).execute()
}

export const insertKey = async ({ query }: Database, row: Insertable<PartnerKeyTable>): Promise<void> => {
  await query.insertInto('partner_key').values(row).execute()
}

/** Puts another key in the place of one; its row keeps everything else. */
export const replaceKeyHash = async (
  { query }: Database,
  id: string,
  key: Pick<Insertable<PartnerKeyTable>, 'key_hash' | 'prefix'>,
): Promise<void> => {
  await query.updateTable('partner_key').set(key).where('id', '=', id).where('key_hash', '!=', key.key_hash).execute()
}

/** @returns false when somebody else has revoked it */
export const revokeKey = async ({ query }: Database, id: string, at: string): Promise<boolean> => {
  const revoked = await query
    .updateTable('partner_key')
    .set({ revoked_at: at })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return revoked !== undefined
}
