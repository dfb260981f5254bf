import { allPartners, partnerCalls } from '@cabinet/contract/partner/partners'
import { type Insertable, type Selectable, type SelectQueryBuilder, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Tables } from '../../db/schema.ts'
import type { FindFields } from '../../platform/find/fields.ts'
import { folded } from '../../platform/find/conditions.ts'
import { ascending, descending } from '../../platform/find/order.ts'
import { type AnyRequest, findPage, readAll } from '../../platform/find/page.ts'
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

/** Whether a call was about one of these things: the thing of its address, or one of the others. */
const isAboutOneOf = (things: readonly string[]) => sql<boolean>`partner_call.id in (
  select by_address.id from partner_call as by_address where by_address.subject_id in (${sql.join(things)})
  union all
  select call_id from partner_call_subject where partner_call_subject.subject_id in (${sql.join(things)}))`

const otherThings = sql`(
  select string_agg(partner_call_subject.subject_id::text, ' ')
  from partner_call_subject
  where partner_call_subject.call_id = partner_call.id)`

const callFields: FindFields<typeof partnerCalls> = {
  id: ref('partner_call.id'),
  partnerId: ref('partner_call.partner_id'),
  search: sql`concat_ws(
    ' ', partner_call.endpoint, partner_call.subject_id, partner_call.external_id, ${otherThings})`,
  subjectId: isAboutOneOf,
  status: ref('partner_call.http_code'),
  isRefused: sql`partner_call.http_code >= 300`,
  atDateTime: ref('partner_call.called_at'),
}

/** What partners have sent, as lists show it. */
const selectCalls = (from: SelectQueryBuilder<Tables, 'partner_call', object>) =>
  from
    .select(['partner_call.id', 'partner_call.endpoint', 'partner_call.subject_id', 'partner_call.external_id'])
    .select(['partner_call.http_code', 'partner_call.called_at'])
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

const callsOf = ({ query }: Database, onlyOf: string | null) => ({
  list: partnerCalls,
  fields: callFields,
  from: query
    .selectFrom('partner_call')
    .$if(onlyOf !== null, (calls) => calls.where('partner_call.partner_id', '=', onlyOf)),
  select: selectCalls,
  order: [descending(ref('partner_call.called_at'), 'timestamptz'), descending(ref('partner_call.id'), 'uuid')],
})

/** A page of what partners have told; of one alone when it is named. */
export const findCalls = (database: Database, onlyOf: string | null, request: AnyRequest) =>
  findPage(database, callsOf(database, onlyOf), request)

/** Everything that partners, or the one that is named, have sent and a filter matches, a batch at a time. */
export const listCalls = (database: Database, onlyOf: string | null, request: AnyRequest) =>
  readAll(callsOf(database, onlyOf), request)

/** One call, word for word; of another partner than the one that is named there is none. */
export const findCall = (database: Database, onlyOf: string | null, id: string) =>
  selectCalls(callsOf(database, onlyOf).from)
    .select(['partner_call.body', 'partner_call.answer'])
    .where('partner_call.id', '=', id)
    .executeTakeFirst()

/** What a call was about beside the thing of its address. */
export const findSubjects = async ({ query }: Database, callId: string): Promise<string[]> => {
  const rows = await query
    .selectFrom('partner_call_subject')
    .select('subject_id')
    .where('call_id', '=', callId)
    .orderBy('subject_id')
    .execute()
  return rows.map(({ subject_id: id }) => id)
}
