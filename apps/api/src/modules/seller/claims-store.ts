import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { contains } from '../../platform/find/conditions.ts'
import type { OrderRow } from './orders/transitions.ts'

interface Days {
  readonly from: string
  readonly to: string
}

const ordersOf = ({ query }: Database, organizationId: string) =>
  query
    .selectFrom('seller_order')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('is_deleted', '=', false)

/** Orders that left, those with something wrong first. */
export const findClaimable = (
  database: Database,
  organizationId: string,
  { search, isPossible, limit }: { readonly search: string; readonly isPossible: boolean; readonly limit: number },
): Promise<OrderRow[]> => {
  const left = ordersOf(database, organizationId).where('status', 'not in', ['NEW', 'CANCELLED'])
  const possible = isPossible ? left.where('cover_status', '=', 'INSURED') : left
  const words = search.trim()
  const found =
    words === ''
      ? possible
      : possible.where(contains(sql`concat_ws(' ', order_number, sticker, sku, brand, name)`, words))
  return found
    .orderBy(sql`case when status in ('LOST', 'DAMAGED') then 0 when return_date is not null then 1 else 2 end`)
    .orderBy('shipped_date', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}

export const findOne = (database: Database, organizationId: string, id: string): Promise<OrderRow | undefined> =>
  ordersOf(database, organizationId).where('id', '=', id).executeTakeFirst()

export const findSome = async (
  database: Database,
  organizationId: string,
  ids: readonly string[],
): Promise<OrderRow[]> => (ids.length === 0 ? [] : ordersOf(database, organizationId).where('id', 'in', ids).execute())

/** Insured orders that came back, whose logistics the marketplace has charged. */
const cameBack = ['RETURNED', 'UNREDEEMED'] as const

/** Organizations with returns of a month. */
export const findReturning = async ({ query }: Database, { from, to }: Days): Promise<string[]> => {
  const rows = await query
    .selectFrom('seller_order')
    .select('organization_id')
    .distinct()
    .where('return_date', '>=', from)
    .where('return_date', '<=', to)
    .where('status', 'in', cameBack)
    .where('cover_status', '!=', 'NOT_INSURED')
    .where('logistics_cost', '>', 0)
    .where('is_deleted', '=', false)
    .orderBy('organization_id')
    .execute()
  return rows.map(({ organization_id: id }) => id)
}

/** Returns of a month, the oldest first. */
export const findReturns = (database: Database, organizationId: string, { from, to }: Days): Promise<OrderRow[]> =>
  ordersOf(database, organizationId)
    .where('return_date', '>=', from)
    .where('return_date', '<=', to)
    .where('status', 'in', cameBack)
    .where('cover_status', '!=', 'NOT_INSURED')
    .where('logistics_cost', '>', 0)
    .orderBy('return_date')
    .orderBy('order_number')
    .execute()
