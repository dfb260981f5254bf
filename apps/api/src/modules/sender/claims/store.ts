import { sql, type SqlBool } from 'kysely'
import type { Database } from '../../../db/database.ts'
import { contains } from '../../../platform/find/conditions.ts'
import type { OrderRow } from '../orders/transitions.ts'

/** Orders of which the courier says that something is wrong come first. */
const isLikely = sql<number>`(case when reason_code is not null or stage = 'PROBLEM' then 0 else 1 end)`

/** Orders that are or were insured and match the words. */
export const findInsured = (
  { query }: Database,
  organizationId: string,
  { search, isPossible, limit }: { readonly search: string; readonly isPossible: boolean; readonly limit: number },
): Promise<OrderRow[]> => {
  const insured = query
    .selectFrom('sender_order')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('is_deleted', '=', false)
    .where('cover_started_at', 'is not', null)
  const possible = isPossible ? insured.where('cover_status', 'in', ['INSURED', 'FINISHED']) : insured
  const words = sql`concat_ws(' ', cdek_number, im_number, recipient_name, from_city, to_city)`
  const matching = search === '' ? possible : possible.where(contains(words, search))
  return matching.orderBy(isLikely).orderBy('status_at', 'desc').orderBy('id').limit(limit).execute()
}

export const findOrders = ({ query }: Database, organizationId: string, ids: readonly string[]): Promise<OrderRow[]> =>
  query
    .selectFrom('sender_order')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('id', 'in', ids)
    .where('is_deleted', '=', false)
    .execute()

/** A courier took it out of a parcel locker, or the recipient did not come, or did not want it. */
const isReturned = sql<SqlBool>`(status_code = 'POSTOMAT_SEIZED' or status_code = 'NOT_DELIVERED')`

const returnsBetween = ({ query }: Database, from: string, until: string) =>
  query
    .selectFrom('sender_order')
    .where(isReturned)
    .where('status_at', '>=', from)
    .where('status_at', '<', until)
    // A claim about the goods themselves comes first.
    .where('cover_status', 'in', ['INSURED', 'FINISHED'])
    .where('is_deleted', '=', false)

/** Insured orders whose last word between two instants was that they come back. */
export const findReturns = (
  database: Database,
  organizationId: string,
  from: string,
  until: string,
): Promise<OrderRow[]> =>
  returnsBetween(database, from, until)
    .selectAll()
    .where('organization_id', '=', organizationId)
    .orderBy('status_at')
    .orderBy('id')
    .execute()

export const findOrganizationsWithReturns = async (
  database: Database,
  from: string,
  until: string,
): Promise<string[]> => {
  const rows = await returnsBetween(database, from, until)
    .select('organization_id')
    .distinct()
    .orderBy('organization_id')
    .execute()
  return rows.map(({ organization_id: id }) => id)
}
