import { partnerJournal } from '@cabinet/contract/partner/journal'
import { type Insertable, type SelectQueryBuilder, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Tables } from '../../db/schema.ts'
import type { FindFields } from '../../platform/find/fields.ts'
import { descending } from '../../platform/find/order.ts'
import { type AnyRequest, findPage, readAll } from '../../platform/find/page.ts'
import type { PartnerActionTable } from './tables.ts'

export const insertAction = async ({ query }: Database, row: Insertable<PartnerActionTable>): Promise<void> => {
  await query.insertInto('partner_action').values(row).execute()
}

const { ref } = sql

const fields: FindFields<typeof partnerJournal> = {
  id: ref('id'),
  partnerId: ref('partner_id'),
  subject: ref('subject'),
  action: ref('action'),
  atDateTime: ref('at'),
}

const journalOf = ({ query }: Database) => ({
  list: partnerJournal,
  fields,
  from: query.selectFrom('partner_action'),
  select: (from: SelectQueryBuilder<Tables, 'partner_action', object>) => from.selectAll('partner_action'),
  order: [descending(ref('at'), 'timestamptz'), descending(ref('id'), 'uuid')],
})

/** A page of what was done with partners, the newest first. */
export const findActions = (database: Database, request: AnyRequest) => findPage(database, journalOf(database), request)

/** Everything of it that a filter matches, a batch at a time. */
export const listActions = (database: Database, request: AnyRequest) => readAll(journalOf(database), request)

/** Which of these people belong to a partner, or have belonged to one. */
export const findPeopleOfPartners = async (
  { query }: Database,
  personIds: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (personIds.length === 0) return new Set()
  const rows = await query
    .selectFrom('partner_person')
    .select('person_id')
    .where('person_id', 'in', personIds)
    .execute()
  return new Set(rows.map(({ person_id: id }) => id))
}
