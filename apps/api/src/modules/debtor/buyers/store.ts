import { buyers } from '@cabinet/contract/debtor/buyers'
import { type Insertable, type SelectQueryBuilder, sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { Tables } from '../../../db/schema.ts'
import type { DayText } from '../../../kernel/clock.ts'
import type { FindFields } from '../../../platform/find/fields.ts'
import { ascending } from '../../../platform/find/order.ts'
import { type AnyRequest, findPage, readAll, summarize } from '../../../platform/find/page.ts'
import type { LimitTerms } from './cover.ts'
import { unpaidPart, usedPart } from './uses.ts'
import type { DebtorBuyerTable } from './tables.ts'
import type { BuyerRow } from './transitions.ts'

const { ref } = sql

const sumOfShipments = (part: ReturnType<typeof sql<number>>, condition = sql<boolean>`true`) => sql<number>`(
  select coalesce(sum(${part}), 0) from debtor_shipment
  where debtor_shipment.organization_id = debtor_buyer.organization_id and debtor_shipment.buyer_id = debtor_buyer.id
    and not debtor_shipment.is_deleted and ${condition})::bigint`

const used = sumOfShipments(usedPart)
const overdueOn = (today: DayText) => sumOfShipments(unpaidPart, sql<boolean>`debtor_shipment.due_date < ${today}`)

const fieldsOn = (today: DayText): FindFields<typeof buyers> => ({
  id: ref('debtor_buyer.id'),
  search: sql`concat_ws(' ', debtor_buyer.short_name, debtor_buyer.full_name, debtor_buyer.itn,
    debtor_buyer.contract_number)`,
  itn: ref('debtor_buyer.itn'),
  shortName: ref('debtor_buyer.short_name'),
  'limitStatus.name': ref('debtor_buyer.limit_status'),
  ratingGroup: ref('debtor_buyer.rating_group'),
  paymentTermDays: ref('debtor_buyer.payment_term_days'),
  requestedLimit: ref('debtor_buyer.requested_limit'),
  approvedLimit: ref('debtor_buyer.approved_limit'),
  usedLimit: used,
  overdueSum: overdueOn(today),
  limitValidUntil: ref('debtor_buyer.limit_valid_until'),
  createdDateTime: ref('debtor_buyer.created_at'),
})

const sourceOf = (database: Database, organizationId: string, today: DayText) => ({
  list: buyers,
  fields: fieldsOn(today),
  from: database.query
    .selectFrom('debtor_buyer')
    .where('debtor_buyer.organization_id', '=', organizationId)
    .where('debtor_buyer.is_deleted', '=', false),
  select: (from: SelectQueryBuilder<Tables, 'debtor_buyer', object>) => from.selectAll('debtor_buyer'),
  order: [ascending(ref('debtor_buyer.short_name'), 'text'), ascending(ref('debtor_buyer.id'), 'uuid')],
})

/** A page of the buyers of an organization. */
export const findBuyers = (database: Database, organizationId: string, today: DayText, request: AnyRequest) =>
  findPage(database, sourceOf(database, organizationId, today), request)

/** Every buyer that a filter matches, a batch at a time. */
export const listBuyers = (database: Database, organizationId: string, today: DayText, request: AnyRequest) =>
  readAll(sourceOf(database, organizationId, today), request)

/** `limitInForce` of `cover.ts` in the words of the database. */
const limitOn = (today: DayText, { blindLimit, suspensionDays }: LimitTerms) => sql<number>`case
  when debtor_buyer.limit_status in ('REJECTED', 'SUSPENDED', 'EXPIRED') then 0
  when debtor_buyer.limit_valid_until < ${today} then 0
  when exists (
    select from debtor_shipment
    where debtor_shipment.organization_id = debtor_buyer.organization_id and debtor_shipment.buyer_id = debtor_buyer.id
      and not debtor_shipment.is_deleted and ${unpaidPart} > 0
      and debtor_shipment.due_date < ${today}::date - ${suspensionDays}::int
  ) then 0
  else coalesce(debtor_buyer.approved_limit, ${blindLimit}) end`

/** How many buyers match and their sums; the limits are those in force. */
export const sumBuyers = (
  database: Database,
  organizationId: string,
  today: DayText,
  terms: LimitTerms,
  request: AnyRequest,
) =>
  summarize(sourceOf(database, organizationId, today), request, {
    requestedSum: sql`coalesce(debtor_buyer.requested_limit, 0)`,
    limitSum: limitOn(today, terms),
    usedSum: used,
    overdueSum: overdueOn(today),
  })

const living = ({ query }: Database, organizationId: string) =>
  query
    .selectFrom('debtor_buyer')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('is_deleted', '=', false)

export const findBuyer = (database: Database, organizationId: string, id: string): Promise<BuyerRow | undefined> =>
  living(database, organizationId).where('id', '=', id).executeTakeFirst()

/** A buyer of whatever organization: insurers name buyers by their ids alone. */
export const findBuyerById = ({ query }: Database, id: string): Promise<BuyerRow | undefined> =>
  query.selectFrom('debtor_buyer').selectAll().where('id', '=', id).where('is_deleted', '=', false).executeTakeFirst()

/** Buyers by taxpayer number. */
export const findByItn = async (
  database: Database,
  organizationId: string,
  itns: readonly string[],
): Promise<ReadonlyMap<string, BuyerRow>> => {
  if (itns.length === 0) return new Map()
  const rows = await living(database, organizationId)
    .where('itn', 'in', [...itns])
    .execute()
  return new Map(rows.map((row) => [row.itn, row]))
}

/** All buyers of an organization. */
export const findAllOf = (database: Database, organizationId: string): Promise<BuyerRow[]> =>
  living(database, organizationId).execute()

/** Makes a buyer; nothing when somebody has added the company at the same moment. */
export const insertBuyer = async ({ query }: Database, row: Insertable<DebtorBuyerTable>): Promise<boolean> => {
  const { numInsertedOrUpdatedRows: count } = await query
    .insertInto('debtor_buyer')
    .values(row)
    .onConflict((conflict) => conflict.columns(['organization_id', 'itn']).where('is_deleted', '=', false).doNothing())
    .executeTakeFirst()
  return (count ?? 0n) > 0n
}

/** Changes what the organization says of a buyer; nothing when somebody was faster. */
export const updateBuyer = async (
  { query }: Database,
  key: Pick<BuyerRow, 'organization_id' | 'id' | 'version'>,
  change: Pick<BuyerRow, 'contract_number' | 'contract_date' | 'payment_term_days' | 'comment' | 'updated_at'>,
): Promise<boolean> => {
  const { numUpdatedRows } = await query
    .updateTable('debtor_buyer')
    .set({ ...change, version: key.version + 1 })
    .where('organization_id', '=', key.organization_id)
    .where('id', '=', key.id)
    .where('version', '=', key.version)
    .where('is_deleted', '=', false)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const deleteBuyer = async (
  { query }: Database,
  { organization_id, id }: Pick<BuyerRow, 'organization_id' | 'id'>,
  at: string,
): Promise<void> => {
  await query
    .updateTable('debtor_buyer')
    .set({ is_deleted: true, updated_at: at })
    .where('organization_id', '=', organization_id)
    .where('id', '=', id)
    .execute()
}
