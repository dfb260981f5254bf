import { sellerOrders } from '@cabinet/contract/seller/orders'
import { type SelectQueryBuilder, sql, type SqlBool } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { Tables } from '../../../db/schema.ts'
import type { FindFields } from '../../../platform/find/fields.ts'
import { descending } from '../../../platform/find/order.ts'
import { type AnyRequest, findPage, readAll, summarize } from '../../../platform/find/page.ts'

const { ref } = sql

const isInsured = sql<SqlBool>`(seller_order.cover_status <> 'NOT_INSURED')`

const fields: FindFields<typeof sellerOrders> = {
  id: ref('seller_order.id'),
  search: sql`concat_ws(' ', seller_order.order_number, seller_order.sticker, seller_order.sku, seller_order.brand,
    seller_order.name, seller_order.warehouse, seller_document.number)`,
  orderNumber: ref('seller_order.order_number'),
  sticker: ref('seller_order.sticker'),
  sku: ref('seller_order.sku'),
  brand: ref('seller_order.brand'),
  name: ref('seller_order.name'),
  warehouse: ref('seller_order.warehouse'),
  'scheme.name': ref('seller_order.scheme'),
  'status.name': ref('seller_order.status'),
  price: ref('seller_order.price'),
  premium: ref('seller_order.premium'),
  logisticsCost: ref('seller_order.logistics_cost'),
  orderDate: ref('seller_order.order_date'),
  shippedDate: ref('seller_order.shipped_date'),
  deliveredDate: ref('seller_order.delivered_date'),
  returnDate: ref('seller_order.return_date'),
  insured: isInsured,
  'certificate.id': ref('seller_order.certificate_id'),
}

type Joined = SelectQueryBuilder<
  Tables & { seller_document: Tables['seller_document'] | null },
  'seller_order' | 'seller_document',
  object
>

const fromOrders = ({ query }: Database, organizationId: string): Joined =>
  query
    .selectFrom('seller_order')
    .leftJoin('seller_document', (join) =>
      join
        .onRef('seller_document.organization_id', '=', 'seller_order.organization_id')
        .onRef('seller_document.id', '=', 'seller_order.certificate_id'),
    )
    .where('seller_order.organization_id', '=', organizationId)
    .where('seller_order.is_deleted', '=', false) as unknown as Joined

const selected = (from: Joined) =>
  from.selectAll('seller_order').select(['seller_document.number as certificate_number'])

const sourceOf = (database: Database, organizationId: string) => ({
  list: sellerOrders,
  fields,
  from: fromOrders(database, organizationId),
  select: selected,
  order: [descending(ref('seller_order.order_date'), 'date'), descending(ref('seller_order.id'), 'uuid')],
})

/** A page of the orders of an organization, the newest first unless a request says otherwise. */
export const findOrders = (database: Database, organizationId: string, request: AnyRequest) =>
  findPage(database, sourceOf(database, organizationId), request)

/** An order with everything that is shown of it but its claims. */
export type ShownOrder = Awaited<ReturnType<typeof findOrders>>['rows'][number]

/** Every order that matches, a batch at a time. */
export const listOrders = (database: Database, organizationId: string, request: AnyRequest) =>
  readAll(sourceOf(database, organizationId), request)

/** How many orders match, how many of them are insured, and their sums. */
export const sumOrders = (database: Database, organizationId: string, request: AnyRequest) =>
  summarize(sourceOf(database, organizationId), request, {
    priceSum: ref('seller_order.price'),
    insuredCount: sql`(case when ${isInsured} then 1 else 0 end)`,
    premiumSum: ref('seller_order.premium'),
    logisticsSum: ref('seller_order.logistics_cost'),
  })

export const findOrder = (database: Database, organizationId: string, id: string) =>
  selected(fromOrders(database, organizationId)).where('seller_order.id', '=', id).executeTakeFirst()

/** Orders of every organization, for the developer panel. */
export const findAllOrders = ({ query }: Database) =>
  query.selectFrom('seller_order').selectAll().orderBy('order_date', 'desc').orderBy('id', 'desc').limit(200).execute()
