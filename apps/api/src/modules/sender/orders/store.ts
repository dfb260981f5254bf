import { senderOrders } from '@cabinet/contract/sender/orders'
import { expressionBuilder, type Expression, type SelectQueryBuilder, sql, type SqlBool } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { Tables } from '../../../db/schema.ts'
import type { CourierOrder } from '../../../integrations/cdek/order.ts'
import { newId } from '../../../kernel/ids.ts'
import type { FindFields } from '../../../platform/find/fields.ts'
import { ascending, descending } from '../../../platform/find/order.ts'
import { type AnyRequest, findPage, readAll, summarize } from '../../../platform/find/page.ts'
import { courierColumns } from './row.ts'
import type { OrderRow } from './transitions.ts'

const { ref } = expressionBuilder<Tables, 'sender_order'>()

const dayOf = (column: Expression<unknown>): Expression<unknown> =>
  sql`cast(${column} at time zone 'Europe/Moscow' as date)`

const fields: FindFields<typeof senderOrders> = {
  id: ref('id'),
  search: sql`concat_ws(' ', cdek_number, im_number, recipient_name, from_city, to_city)`,
  cdekNumber: ref('cdek_number'),
  imNumber: ref('im_number'),
  fromCity: ref('from_city'),
  toCity: ref('to_city'),
  recipientName: ref('recipient_name'),
  createdDateTime: ref('ordered_at'),
  createdDate: dayOf(ref('ordered_at')),
  acceptedDateTime: ref('accepted_at'),
  acceptedDate: dayOf(ref('accepted_at')),
  statusDateTime: ref('status_at'),
  plannedDeliveryDate: ref('planned_delivery_date'),
  keepFreeUntil: ref('keep_free_until'),
  declaredValue: ref('declared_value'),
  'status.code': ref('status_code'),
  'stage.name': ref('stage'),
  'insurance.status.name': ref('cover_status'),
  'insurance.reason.name': ref('cover_reason'),
  'insurance.price': ref('cover_price'),
  'insurance.insuredSum': ref('insured_sum'),
  'insurance.invoiceId': ref('invoice_id'),
  tariffCode: ref('tariff_code'),
  hasClaim: sql`(cover_status in ('CLAIMED', 'COMPENSATED'))`,
}

/** What the register needs of a row; the packages and the history are read for the card alone. */
const listed = [
  'id',
  'cdek_number',
  'im_number',
  'ordered_at',
  'accepted_at',
  'from_city',
  'to_city',
  'recipient_name',
  'declared_value',
  'status_code',
  'status_name',
  'status_at',
  'stage',
  'planned_delivery_date',
  'keep_free_until',
  'cover_status',
  'cover_reason',
  'cover_price',
  'insured_sum',
  'cover_started_at',
  'cover_ended_at',
  'invoice_id',
] as const

export type ListedOrder = Pick<OrderRow, (typeof listed)[number]>

const sourceOf = (database: Database, organizationId: string) => ({
  list: senderOrders,
  fields,
  from: database.query
    .selectFrom('sender_order')
    .where('organization_id', '=', organizationId)
    .where('is_deleted', '=', false),
  select: (from: SelectQueryBuilder<Tables, 'sender_order', object>) => from.select(listed),
  order: [descending(ref('ordered_at'), 'timestamptz'), ascending(ref('id'), 'uuid')],
})

export const findOrders = (database: Database, organizationId: string, request: AnyRequest) =>
  findPage(database, sourceOf(database, organizationId), request)

export const listOrders = (database: Database, organizationId: string, request: AnyRequest) =>
  readAll(sourceOf(database, organizationId), request)

/** True for orders that are or were insured. */
const isCovered = sql<SqlBool>`cover_started_at is not null`

export const summarizeOrders = (database: Database, organizationId: string, request: AnyRequest) =>
  summarize(sourceOf(database, organizationId), request, {
    declaredValue: ref('declared_value'),
    insuredSum: ref('insured_sum'),
    premiumSum: ref('cover_price'),
    insuredCount: sql`(case when ${isCovered} then 1 else 0 end)`,
  })

/** Orders created between two days of Moscow, counted and summed up by stage and insurance. */
export const countOrders = (database: Database, organizationId: string, from: string, to: string) =>
  database.query
    .selectFrom('sender_order')
    .select([
      'stage',
      sql<number>`count(*)`.as('count'),
      sql<number>`count(*) filter (where ${isCovered})`.as('insured'),
      sql<string>`coalesce(sum(insured_sum), 0)`.as('insured_sum'),
      sql<string>`coalesce(sum(cover_price), 0)`.as('premium_sum'),
      sql<number>`count(*) filter (where cover_status = 'CLAIMED')`.as('claimed'),
      sql<string>`coalesce(sum(insured_sum) filter (where cover_status = 'COMPENSATED'), 0)`.as('compensated_sum'),
    ])
    .where('organization_id', '=', organizationId)
    .where('is_deleted', '=', false)
    .where('ordered_at', '>=', from)
    .where('ordered_at', '<', to)
    .groupBy('stage')
    .execute()

/** Orders that the courier took over between two instants, by how they are insured. */
export const countAccepted = (database: Database, organizationId: string, from: string, until: string) =>
  database.query
    .selectFrom('sender_order')
    .select([
      sql<number>`count(*)`.as('count'),
      sql<number>`count(*) filter (where ${isCovered})`.as('insured'),
      sql<number>`count(*) filter (where cover_status = 'EXCLUDED')`.as('excluded'),
      sql<string>`coalesce(sum(insured_sum), 0)`.as('insured_sum'),
      sql<string>`coalesce(sum(cover_price), 0)`.as('premium_sum'),
    ])
    .where('organization_id', '=', organizationId)
    .where('is_deleted', '=', false)
    .where('accepted_at', '>=', from)
    .where('accepted_at', '<', until)
    .executeTakeFirstOrThrow()

export const findOrder = ({ query }: Database, organizationId: string, id: string): Promise<OrderRow | undefined> =>
  query
    .selectFrom('sender_order')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .where('is_deleted', '=', false)
    .executeTakeFirst()

/** The order of this uuid of the courier, held until the transaction ends. */
export const lockByUuid = ({ query }: Database, organizationId: string, uuid: string): Promise<OrderRow | undefined> =>
  query
    .selectFrom('sender_order')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('courier_uuid', '=', uuid)
    .forUpdate()
    .executeTakeFirst()

/** Orders whose insurance is not decided for good: the courier does not have them yet. */
export const findUndecided = ({ query }: Database, organizationId: string): Promise<OrderRow[]> =>
  query
    .selectFrom('sender_order')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('cover_decided_at', 'is', null)
    .where('is_deleted', '=', false)
    .orderBy('id')
    .execute()

/** Keeps an order that was not known. Two who learn of it at once keep it once. */
export const insertOrder = async (
  { query }: Database,
  organizationId: string,
  order: CourierOrder,
  { at, syncedAt }: { readonly at: string; readonly syncedAt: string },
): Promise<void> => {
  await query
    .insertInto('sender_order')
    .values({
      organization_id: organizationId,
      id: newId(),
      ...courierColumns(order, syncedAt),
      return_delivery_sum: null,
      returned_at: null,
      cover_status: 'NOT_INSURED',
      cover_reason: null,
      cover_decided_at: null,
      cover_price: null,
      insured_sum: null,
      cover_started_at: null,
      cover_ended_at: null,
      period_id: null,
      invoice_id: null,
      created_at: at,
      updated_at: at,
      is_deleted: false,
    })
    .onConflict((conflict) => conflict.columns(['organization_id', 'courier_uuid']).doNothing())
    .execute()
}

export const updateOrder = async (
  { query }: Database,
  { organization_id, id }: Pick<OrderRow, 'organization_id' | 'id'>,
  order: CourierOrder,
  { at, syncedAt }: { readonly at: string; readonly syncedAt: string },
): Promise<void> => {
  await query
    .updateTable('sender_order')
    .set({ ...courierColumns(order, syncedAt), updated_at: at })
    .where('organization_id', '=', organization_id)
    .where('id', '=', id)
    .execute()
}

/** Notes what came of the way back of a parcel, at the order that was sent. */
export const recordReturn = async (
  { query }: Database,
  organizationId: string,
  returnUuid: string,
  change: { readonly returned_at: string | null; readonly return_delivery_sum: number | null },
): Promise<string | undefined> => {
  const row = await query
    .updateTable('sender_order')
    .set(change)
    .where('organization_id', '=', organizationId)
    .where('return_uuid', '=', returnUuid)
    .returning('courier_uuid')
    .executeTakeFirst()
  return row?.courier_uuid
}
