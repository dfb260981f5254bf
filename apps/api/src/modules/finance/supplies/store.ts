import { invoices, type invoiceStatuses, supplies } from '@cabinet/contract/finance/supplies'
import { type SelectQueryBuilder, sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { Tables } from '../../../db/schema.ts'
import type { FindFields } from '../../../platform/find/fields.ts'
import { descending } from '../../../platform/find/order.ts'
import { type AnyRequest, findPage, readAll, summarize } from '../../../platform/find/page.ts'

const { ref } = sql

/** Nothing is owed for what was cancelled. */
const debt = sql<number>`case when finance_supply.status = 'CANCELLED' then 0
  else finance_supply.amount - finance_supply.paid_amount end`

/** Whether the claim can be ordered for this day, the nearest one for which anything can. */
const isAvailableOn = (orderDay: string) => sql<boolean>`(finance_object.status is not distinct from 'AVAILABLE'
  and finance_object.last_order_date >= ${orderDay} and finance_agreement.terminated_at is null
  and finance_agreement.finished_date >= ${orderDay})`

/** Numbers of the documents of a supply, in one text. */
const documentNumbers = sql`(select string_agg(document.number, ' ') from finance_invoice as document
  where document.organization_id = finance_supply.organization_id and document.supply_id = finance_supply.id
  and not document.is_deleted)`

const fieldsOn = (orderDay: string): FindFields<typeof supplies> => ({
  id: ref('finance_supply.id'),
  search: sql`concat_ws(' ', finance_supply.number, finance_supply.contract_number, finance_buyer.short_name,
    finance_buyer.itn, ${documentNumbers})`,
  number: ref('finance_supply.number'),
  supplyDate: ref('finance_supply.supply_date'),
  dueDate: ref('finance_supply.due_date'),
  deferralDays: ref('finance_supply.deferral_days'),
  amount: ref('finance_supply.amount'),
  debtAmount: debt,
  'buyer.id': ref('finance_supply.buyer_id'),
  'buyer.itn': ref('finance_buyer.itn'),
  'buyer.shortName': ref('finance_buyer.short_name'),
  'agreement.id': ref('finance_supply.agreement_id'),
  'status.name': ref('finance_supply.status'),
  isAvailable: isAvailableOn(orderDay),
  createdDateTime: ref('finance_supply.created_at'),
})

type Joined = SelectQueryBuilder<
  Tables & { finance_object: Tables['finance_object'] | null },
  'finance_supply' | 'finance_buyer' | 'finance_agreement' | 'finance_object',
  object
>

const fromSupplies = ({ query }: Database, organizationId: string): Joined =>
  query
    .selectFrom('finance_supply')
    .innerJoin('finance_buyer', (join) =>
      join
        .onRef('finance_buyer.organization_id', '=', 'finance_supply.organization_id')
        .onRef('finance_buyer.id', '=', 'finance_supply.buyer_id'),
    )
    .innerJoin('finance_agreement', (join) =>
      join
        .onRef('finance_agreement.organization_id', '=', 'finance_supply.organization_id')
        .onRef('finance_agreement.id', '=', 'finance_supply.agreement_id'),
    )
    .leftJoin('finance_object', (join) =>
      join
        .onRef('finance_object.organization_id', '=', 'finance_supply.organization_id')
        .onRef('finance_object.supply_id', '=', 'finance_supply.id')
        .on('finance_object.is_deleted', '=', false),
    )
    .where('finance_supply.organization_id', '=', organizationId)
    .where('finance_supply.is_deleted', '=', false) as unknown as Joined

const selectedOn = (orderDay: string) => (from: Joined) =>
  from
    .selectAll('finance_supply')
    .select(['finance_buyer.short_name as buyer_short_name', 'finance_buyer.itn as buyer_itn'])
    .select(['finance_agreement.number as agreement_number'])
    .select(['finance_object.id as object_id', 'finance_object.number as object_number'])
    .select(['finance_object.status as object_status', isAvailableOn(orderDay).as('is_available')])

const suppliesOf = (database: Database, organizationId: string, orderDay: string) => ({
  list: supplies,
  fields: fieldsOn(orderDay),
  from: fromSupplies(database, organizationId),
  select: selectedOn(orderDay),
  order: [descending(ref('finance_supply.supply_date'), 'date'), descending(ref('finance_supply.id'), 'uuid')],
})

/** A page of the supplies of an organization, the newest first unless a request says otherwise. */
export const findSupplies = (database: Database, organizationId: string, orderDay: string, request: AnyRequest) =>
  findPage(database, suppliesOf(database, organizationId, orderDay), request)

/** A supply with everything that is shown of it but its documents. */
export type ShownSupply = Awaited<ReturnType<typeof findSupplies>>['rows'][number]

/** Every supply that matches, a batch at a time. */
export const listSupplies = (database: Database, organizationId: string, orderDay: string, request: AnyRequest) =>
  readAll(suppliesOf(database, organizationId, orderDay), request)

/** How many supplies match and their sums. */
export const sumSupplies = (database: Database, organizationId: string, orderDay: string, request: AnyRequest) =>
  summarize(suppliesOf(database, organizationId, orderDay), request, {
    amountSum: ref('finance_supply.amount'),
    debtSum: debt,
    overdueSum: sql`case when finance_supply.status = 'OVERDUE' then ${debt} else 0 end`,
  })

export const findSupply = (database: Database, organizationId: string, orderDay: string, id: string) =>
  selectedOn(orderDay)(fromSupplies(database, organizationId)).where('finance_supply.id', '=', id).executeTakeFirst()

/** Where a document stands: its data and the day tell, nobody writes it. */
const invoiceStatusOn = (today: string) => sql<(typeof invoiceStatuses)[number]>`case
  when finance_invoice.is_cancelled then 'CANCELLED'
  when finance_invoice.paid_amount >= finance_invoice.amount then 'PAID'
  when finance_invoice.due_date < ${today} then 'OVERDUE'
  when finance_invoice.paid_amount > 0 then 'PARTIALLY_PAID'
  when finance_invoice.is_accepted then 'ACCEPTED'
  else 'NEW' end`

const invoiceFieldsOn = (today: string): FindFields<typeof invoices> => ({
  id: ref('finance_invoice.id'),
  search: sql`concat_ws(' ', finance_invoice.number, finance_supply.number, finance_buyer.short_name, finance_buyer.itn)`,
  number: ref('finance_invoice.number'),
  'type.name': ref('finance_invoice.type'),
  date: ref('finance_invoice.date'),
  dueDate: ref('finance_invoice.due_date'),
  amount: ref('finance_invoice.amount'),
  supplyId: ref('finance_invoice.supply_id'),
  'buyer.id': ref('finance_supply.buyer_id'),
  'status.name': invoiceStatusOn(today),
})

const fromInvoices = ({ query }: Database, organizationId: string) =>
  query
    .selectFrom('finance_invoice')
    .innerJoin('finance_supply', (join) =>
      join
        .onRef('finance_supply.organization_id', '=', 'finance_invoice.organization_id')
        .onRef('finance_supply.id', '=', 'finance_invoice.supply_id'),
    )
    .innerJoin('finance_buyer', (join) =>
      join
        .onRef('finance_buyer.organization_id', '=', 'finance_supply.organization_id')
        .onRef('finance_buyer.id', '=', 'finance_supply.buyer_id'),
    )
    .where('finance_invoice.organization_id', '=', organizationId)
    .where('finance_invoice.is_deleted', '=', false)

const invoiceSelectedOn = (today: string) => (from: ReturnType<typeof fromInvoices>) =>
  from
    .selectAll('finance_invoice')
    .select(['finance_supply.number as supply_number', 'finance_supply.buyer_id'])
    .select(['finance_buyer.short_name as buyer_short_name', 'finance_buyer.itn as buyer_itn'])
    .select(invoiceStatusOn(today).as('status'))

/** A page of the documents of an organization, the newest first unless a request says otherwise. */
export const findInvoices = (database: Database, organizationId: string, today: string, request: AnyRequest) =>
  findPage(
    database,
    {
      list: invoices,
      fields: invoiceFieldsOn(today),
      from: fromInvoices(database, organizationId),
      select: invoiceSelectedOn(today),
      order: [descending(ref('finance_invoice.date'), 'date'), descending(ref('finance_invoice.id'), 'uuid')],
    },
    request,
  )

export type ShownInvoice = Awaited<ReturnType<typeof findInvoices>>['rows'][number]

export const findInvoice = (database: Database, organizationId: string, today: string, id: string) =>
  invoiceSelectedOn(today)(fromInvoices(database, organizationId))
    .where('finance_invoice.id', '=', id)
    .executeTakeFirst()

/** Documents of these supplies, by supply. */
export const findInvoicesOf = async (
  database: Database,
  organizationId: string,
  today: string,
  supplyIds: readonly string[],
): Promise<ReadonlyMap<string, readonly ShownInvoice[]>> => {
  if (supplyIds.length === 0) return new Map()
  const rows = await invoiceSelectedOn(today)(fromInvoices(database, organizationId))
    .where('finance_invoice.supply_id', 'in', supplyIds)
    .orderBy('finance_invoice.date')
    .orderBy('finance_invoice.number')
    .execute()
  return Map.groupBy(rows, ({ supply_id: id }) => id)
}
