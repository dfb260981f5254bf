import { type NextAction, shipments } from '@cabinet/contract/debtor/shipments'
import { comparable } from '@cabinet/contract/text'
import { type Insertable, type SelectQueryBuilder, sql, type Updateable } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { Tables } from '../../../db/schema.ts'
import type { DayText } from '../../../kernel/clock.ts'
import type { FindFields } from '../../../platform/find/fields.ts'
import { descending } from '../../../platform/find/order.ts'
import { type AnyRequest, findPage, readAll, summarize } from '../../../platform/find/page.ts'
import type { DebtorShipmentTable } from './tables.ts'
import type { ShipmentRow } from './transitions.ts'
import { unpaidPart } from '../buyers/uses.ts'

const { ref } = sql

const overdueDaysOn = (today: DayText) => sql<number>`case when ${unpaidPart} > 0
  then greatest(0, ${today}::date - debtor_shipment.due_date) else 0 end`

/** What the organization does next, by the state and the day. */
const nextActionOn = (today: DayText) => sql<NextAction | null>`case
  when debtor_shipment.status = 'DRAFT' then 'DECLARE'
  when debtor_shipment.status in ('SHIPPED', 'PAYMENT_DUE') then 'WAIT_PAYMENT'
  when debtor_shipment.status = 'OVERDUE' then 'NOTIFY'
  when debtor_shipment.status in ('NOTIFIED', 'RECOVERY') and debtor_shipment.claim_from > ${today} then 'WAIT_CLAIM'
  when debtor_shipment.status in ('NOTIFIED', 'RECOVERY') then 'CLAIM' end`

const fieldsOn = (today: DayText): FindFields<typeof shipments> => ({
  id: ref('debtor_shipment.id'),
  search: sql`concat_ws(' ', debtor_shipment.number, debtor_shipment.document_number,
    debtor_shipment.contract_number, debtor_buyer.short_name, debtor_buyer.itn)`,
  // Numbers of the register are compared as text and sorted as people count.
  number: ref('debtor_shipment.number'),
  'buyer.id': ref('debtor_shipment.buyer_id'),
  'buyer.itn': ref('debtor_buyer.itn'),
  'buyer.shortName': ref('debtor_buyer.short_name'),
  'document.type.name': ref('debtor_shipment.document_type'),
  'document.number': ref('debtor_shipment.document_number'),
  shipmentDate: ref('debtor_shipment.shipment_date'),
  dueDate: ref('debtor_shipment.due_date'),
  deferralDays: ref('debtor_shipment.deferral_days'),
  amount: ref('debtor_shipment.amount'),
  debtAmount: unpaidPart,
  insuredAmount: ref('debtor_shipment.insured_amount'),
  premium: ref('debtor_shipment.premium'),
  overdueDays: overdueDaysOn(today),
  'status.name': ref('debtor_shipment.status'),
  'uninsuredReason.name': ref('debtor_shipment.uninsured_reason'),
  'nextAction.name': nextActionOn(today),
  invoiceId: ref('debtor_shipment.invoice_id'),
  createdDateTime: ref('debtor_shipment.created_at'),
  declaredDateTime: ref('debtor_shipment.declared_at'),
})

type Joined = SelectQueryBuilder<Tables, 'debtor_shipment' | 'debtor_buyer', object>

const fromShipments = ({ query }: Database, organizationId: string): Joined =>
  query
    .selectFrom('debtor_shipment')
    .innerJoin('debtor_buyer', (join) =>
      join
        .onRef('debtor_buyer.organization_id', '=', 'debtor_shipment.organization_id')
        .onRef('debtor_buyer.id', '=', 'debtor_shipment.buyer_id'),
    )
    .where('debtor_shipment.organization_id', '=', organizationId)
    .where('debtor_shipment.is_deleted', '=', false)

const selectedOn = (today: DayText) => (from: Joined) =>
  from
    .selectAll('debtor_shipment')
    .select(['debtor_buyer.short_name as buyer_short_name', 'debtor_buyer.itn as buyer_itn'])
    .select([
      sql<number>`${unpaidPart}::bigint`.as('debt'),
      overdueDaysOn(today).as('overdue_days'),
      nextActionOn(today).as('next_action'),
    ])

const shipmentsOf = (database: Database, organizationId: string, today: DayText) => ({
  list: shipments,
  fields: fieldsOn(today),
  from: fromShipments(database, organizationId),
  select: selectedOn(today),
  order: [
    descending(ref('debtor_shipment.shipment_date'), 'date'),
    descending(ref('debtor_shipment.ordinal'), 'bigint'),
    descending(ref('debtor_shipment.id'), 'uuid'),
  ],
})

/** A page of the shipments of an organization, the newest first unless a request says otherwise. */
export const findShipments = (database: Database, organizationId: string, today: DayText, request: AnyRequest) =>
  findPage(database, shipmentsOf(database, organizationId, today), request)

/** A shipment with everything that a list shows of it. */
export type ShownShipment = Awaited<ReturnType<typeof findShipments>>['rows'][number]

/** Every shipment that matches, a batch at a time. */
export const listShipments = (database: Database, organizationId: string, today: DayText, request: AnyRequest) =>
  readAll(shipmentsOf(database, organizationId, today), request)

/** How many shipments match and their sums. */
export const sumShipments = (database: Database, organizationId: string, today: DayText, request: AnyRequest) =>
  summarize(shipmentsOf(database, organizationId, today), request, {
    amountSum: ref('debtor_shipment.amount'),
    debtSum: unpaidPart,
    insuredSum: sql`coalesce(debtor_shipment.insured_amount, 0)`,
    overdueSum: sql`case when debtor_shipment.due_date < ${today} then ${unpaidPart} else 0 end`,
    premiumSum: sql`coalesce(debtor_shipment.premium, 0)`,
  })

export const findShipment = (
  database: Database,
  organizationId: string,
  today: DayText,
  id: string,
): Promise<ShownShipment | undefined> =>
  selectedOn(today)(fromShipments(database, organizationId)).where('debtor_shipment.id', '=', id).executeTakeFirst()

/** A shipment to be made; the key of its document follows from the number. */
export type NewShipment = Omit<Insertable<DebtorShipmentTable>, 'document_key'>

/** Makes shipments; a batch of them in one statement. */
export const insertShipments = async ({ query }: Database, rows: readonly NewShipment[]): Promise<void> => {
  await query
    .insertInto('debtor_shipment')
    .values(rows.map((row) => ({ ...row, document_key: comparable(row.document_number) })))
    .execute()
}

/** The draft, held until the transaction ends. */
export const lockShipment = (
  { query }: Database,
  organizationId: string,
  id: string,
): Promise<ShipmentRow | undefined> =>
  query
    .selectFrom('debtor_shipment')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .where('is_deleted', '=', false)
    .forUpdate()
    .executeTakeFirst()

/** Shipments by id, held in the order of their buyers and ids, so that nobody waits for one another in a ring. */
export const lockShipments = ({ query }: Database, organizationId: string, ids: readonly string[]) =>
  query
    .selectFrom('debtor_shipment')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('id', 'in', [...ids])
    .where('is_deleted', '=', false)
    .orderBy('id')
    .forUpdate()
    .execute()

/** Changes a shipment beside its state. */
export const updateShipment = async (
  { query }: Database,
  { organization_id, id, version }: Pick<ShipmentRow, 'organization_id' | 'id' | 'version'>,
  change: Omit<Updateable<DebtorShipmentTable>, 'status' | 'version' | 'document_key'>,
): Promise<void> => {
  await query
    .updateTable('debtor_shipment')
    .set({
      ...change,
      ...(change.document_number !== undefined && { document_key: comparable(change.document_number) }),
      version: version + 1,
    })
    .where('organization_id', '=', organization_id)
    .where('id', '=', id)
    .execute()
}

/** Documents of the register, to find repetitions. */
export const findDocuments = ({ query }: Database, organizationId: string) =>
  query
    .selectFrom('debtor_shipment')
    .select(['buyer_id', 'document_type', 'document_number', 'document_date'])
    .where('organization_id', '=', organizationId)
    .where('is_deleted', '=', false)
    .execute()

/** Whether a shipment has the file. */
export const isDocument = async ({ query }: Database, fileId: string, besides?: string): Promise<boolean> => {
  const found = query
    .selectFrom('debtor_shipment')
    .select('id')
    .where('file_id', '=', fileId)
    .where('is_deleted', '=', false)
  const row = await (besides === undefined ? found : found.where('id', '!=', besides)).executeTakeFirst()
  return row !== undefined
}
