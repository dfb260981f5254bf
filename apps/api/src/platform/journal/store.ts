import { organizationJournal } from '@cabinet/contract/people/journal'
import { type SelectQueryBuilder, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { OrganizationActTable, Tables } from '../../db/schema.ts'
import type { FindFields } from '../find/fields.ts'
import { descending } from '../find/order.ts'
import { type AnyRequest, findPage, readAll } from '../find/page.ts'

export const insertAct = async ({ query }: Database, row: OrganizationActTable): Promise<void> => {
  await query.insertInto('organization_act').values(row).execute()
}

/** Whether the person has done the same to the same thing since then. */
export const hasActSince = async (
  { query }: Database,
  { organization_id, by_person_id, act, thing_id }: OrganizationActTable,
  since: string,
): Promise<boolean> =>
  (await query
    .selectFrom('organization_act')
    .select('id')
    .where('organization_id', '=', organization_id)
    .where('at', '>', since)
    .where('by_person_id', '=', by_person_id)
    .where('act', '=', act)
    .where('thing_id', 'is not distinct from', thing_id)
    .limit(1)
    .executeTakeFirst()) !== undefined

const { ref } = sql

const fields: FindFields<typeof organizationJournal> = {
  id: ref('id'),
  act: ref('act'),
  thingId: ref('thing_id'),
  subject: ref('subject'),
  byId: ref('by_person_id'),
  atDateTime: ref('at'),
}

const actsOf = ({ query }: Database, organizationId: string) => ({
  list: organizationJournal,
  fields,
  from: query.selectFrom('organization_act').where('organization_id', '=', organizationId),
  select: (from: SelectQueryBuilder<Tables, 'organization_act', object>) => from.selectAll('organization_act'),
  order: [descending(ref('at'), 'timestamptz'), descending(ref('id'), 'uuid')],
})

/** A page of what was done in the name of an organization. */
export const findActs = (database: Database, organizationId: string, request: AnyRequest) =>
  findPage(database, actsOf(database, organizationId), request)

/** Everything of it that a filter matches, a batch at a time. */
export const listActs = (database: Database, organizationId: string, request: AnyRequest) =>
  readAll(actsOf(database, organizationId), request)

/** Deletes lines of long ago. */
export const deleteOldActs = async ({ query }: Database, before: string): Promise<number> => {
  const { numDeletedRows } = await query.deleteFrom('organization_act').where('at', '<', before).executeTakeFirst()
  return Number(numDeletedRows)
}
