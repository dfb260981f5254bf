import type { Insertable, Selectable } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { SellerOrderTable, SellerReturnTable } from '../orders/tables.ts'
import type { OrderRow } from '../orders/transitions.ts'

export type ReturnRow = Selectable<SellerReturnTable>

/** The order that the marketplace calls so, held until the transaction ends. */
export const lockNamed = (
  { query }: Database,
  marketplaceId: string,
  externalId: string,
): Promise<OrderRow | undefined> =>
  query
    .selectFrom('seller_order')
    .selectAll()
    .where('marketplace_id', '=', marketplaceId)
    .where('external_id', '=', externalId)
    .forUpdate()
    .executeTakeFirst()

/** Makes an order; nothing when somebody has made it at the same moment. */
export const insertOrder = async ({ query }: Database, row: Insertable<SellerOrderTable>): Promise<void> => {
  await query
    .insertInto('seller_order')
    .values(row)
    .onConflict((conflict) => conflict.columns(['marketplace_id', 'external_id']).doNothing())
    .execute()
}

/** What a marketplace may tell anew about an order. */
export type OrderDetails = Pick<
  OrderRow,
  | 'account_id'
  | 'order_number'
  | 'sticker'
  | 'scheme'
  | 'sku'
  | 'brand'
  | 'name'
  | 'price'
  | 'warehouse'
  | 'order_date'
  | 'shipped_date'
  | 'delivered_date'
  | 'news_at'
  | 'updated_at'
>

type OrderKey = Pick<OrderRow, 'organization_id' | 'id'>

/** Writes the columns of an order that no machine moves. */
export const updateDetails = async (
  { query }: Database,
  { organization_id, id }: OrderKey,
  details: Partial<OrderDetails & Pick<OrderRow, 'cover_reason' | 'return_date' | 'return_reason' | 'logistics_cost'>>,
): Promise<void> => {
  await query
    .updateTable('seller_order')
    .set(details)
    .where('organization_id', '=', organization_id)
    .where('id', '=', id)
    .execute()
}

/** The return that the marketplace calls so, or that of an order, held until the transaction ends. */
export const lockReturn = (
  { query }: Database,
  marketplaceId: string,
  by: { readonly name: string } | { readonly order: string },
): Promise<ReturnRow | undefined> => {
  const all = query.selectFrom('seller_return').selectAll().where('marketplace_id', '=', marketplaceId)
  const found = 'name' in by ? all.where('external_id', '=', by.name) : all.where('order_external_id', '=', by.order)
  return found.forUpdate().executeTakeFirst()
}

/** Makes a return; nothing when there is one of this name, or for the order, already. */
export const insertReturn = async ({ query }: Database, row: Insertable<SellerReturnTable>): Promise<void> => {
  await query
    .insertInto('seller_return')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export const saveReturn = async (
  { query }: Database,
  { organization_id, id }: Pick<ReturnRow, 'organization_id' | 'id'>,
  details: Partial<
    Pick<ReturnRow, 'return_date' | 'reason' | 'logistics_cost' | 'news_at' | 'order_id' | 'updated_at'>
  >,
): Promise<void> => {
  await query
    .updateTable('seller_return')
    .set(details)
    .where('organization_id', '=', organization_id)
    .where('id', '=', id)
    .execute()
}

/** Where these orders stand, by id. */
export const findExisting = async ({ query }: Database, ids: readonly string[]) => {
  if (ids.length === 0) return new Map<string, Pick<OrderRow, 'id' | 'status' | 'cover_status' | 'premium'>>()
  const rows = await query
    .selectFrom('seller_order')
    .select(['id', 'status', 'cover_status', 'premium'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** Orders of an account as its marketplace may see them, by id. */
export const findOrdersOf = (
  { query }: Database,
  accountId: string,
  {
    from,
    after,
    limit,
  }: { readonly from?: string | undefined; readonly after?: string | undefined; readonly limit: number },
) => {
  const all = query
    .selectFrom('seller_order')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('is_deleted', '=', false)
    .orderBy('id')
    .limit(limit)
  const recent = from === undefined ? all : all.where('order_date', '>=', from)
  return (after === undefined ? recent : recent.where('id', '>', after)).execute()
}
