import { insurerBuyers } from '@cabinet/contract/debtor/partner-credit'
import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { DayText } from '../../../kernel/clock.ts'
import type { FindFields } from '../../../platform/find/fields.ts'
import { descending } from '../../../platform/find/order.ts'
import { type AnyRequest, findPage, summarize } from '../../../platform/find/page.ts'
import { organizationNames } from '../../organization/port.ts'
import { unpaidPart, usedPart } from '../buyers/uses.ts'

/** Which page of a list an insurer reads. */
export interface Paging {
  readonly insuranceId?: string | undefined
  readonly after?: string | undefined
  readonly limit: number
}

const sumOf = (part: ReturnType<typeof sql<number>>, condition = sql<boolean>`true`) => sql<number>`(
  select coalesce(sum(${part}), 0) from debtor_shipment
  where debtor_shipment.organization_id = debtor_buyer.organization_id and debtor_shipment.buyer_id = debtor_buyer.id
    and not debtor_shipment.is_deleted and ${condition})::bigint`

const buyers = (database: Database, insurerId: string, today: DayText) =>
  database.query
    .selectFrom('debtor_buyer')
    .innerJoin('debtor_insurance', 'debtor_insurance.organization_id', 'debtor_buyer.organization_id')
    .innerJoin(organizationNames(database).as('holder'), 'holder.id', 'debtor_buyer.organization_id')
    .selectAll('debtor_buyer')
    .select(['holder.short_name as holder_name', 'holder.itn as holder_itn'])
    .select([
      sumOf(usedPart).as('used'),
      sumOf(unpaidPart, sql<boolean>`debtor_shipment.due_date < ${today}`).as('overdue'),
    ])
    .where('debtor_insurance.insurer_id', '=', insurerId)
    .where('debtor_buyer.is_deleted', '=', false)

/** Buyers of the organizations that an insurer insures. */
export const findInsurersBuyers = (
  database: Database,
  insurerId: string,
  today: DayText,
  { insuranceId, after, limit }: Paging,
) => {
  let found = buyers(database, insurerId, today).orderBy('debtor_buyer.id').limit(limit)
  if (insuranceId !== undefined) found = found.where('debtor_buyer.organization_id', '=', insuranceId)
  if (after !== undefined) found = found.where('debtor_buyer.id', '>', after)
  return found.execute()
}

export type InsurersBuyer = Awaited<ReturnType<typeof findInsurersBuyers>>[number]

export const findInsurersBuyer = (
  database: Database,
  insurerId: string,
  today: DayText,
  id: string,
): Promise<InsurersBuyer | undefined> =>
  buyers(database, insurerId, today).where('debtor_buyer.id', '=', id).executeTakeFirst()

const { ref } = sql

const buyerFields: FindFields<typeof insurerBuyers> = {
  id: ref('own.id'),
  insuranceId: ref('own.organization_id'),
  search: sql`concat_ws(
    ' ', ${ref('own.short_name')}, ${ref('own.itn')}, ${ref('own.holder_name')}, ${ref('own.holder_itn')})`,
  shortName: ref('own.short_name'),
  policyholder: ref('own.holder_name'),
  state: sql`coalesce(${ref('own.limit_status')}, 'NONE')`,
  requestedLimit: ref('own.requested_limit'),
  requestedDateTime: ref('own.requested_at'),
  approvedLimit: ref('own.approved_limit'),
  validUntil: ref('own.limit_valid_until'),
}

const buyersSource = (database: Database, insurerId: string, today: DayText) => {
  const from = database.query.selectFrom(buyers(database, insurerId, today).as('own'))
  return {
    list: insurerBuyers,
    fields: buyerFields,
    from,
    select: (found: typeof from) => found.selectAll('own'),
    order: [
      // Those whose limit was never asked for come last.
      descending(sql`coalesce(${ref('own.requested_at')}, 'epoch'::timestamptz)`, 'timestamptz'),
      descending(ref('own.id'), 'uuid'),
    ],
  }
}

/** A page of the buyers of the organizations that an insurer insures. */
export const findPageOfBuyers = (database: Database, insurerId: string, today: DayText, request: AnyRequest) =>
  findPage(database, buyersSource(database, insurerId, today), request)

/** How many of them match, and sums of their limits. */
export const sumBuyers = (
  database: Database,
  insurerId: string,
  today: DayText,
  request: Pick<AnyRequest, 'filters'>,
) =>
  summarize(buyersSource(database, insurerId, today), request, {
    requestedLimit: ref('own.requested_limit'),
    approvedLimit: ref('own.approved_limit'),
  })

const shipments = ({ query }: Database, insurerId: string) =>
  query
    .selectFrom('debtor_shipment')
    .innerJoin('debtor_insurance', 'debtor_insurance.organization_id', 'debtor_shipment.organization_id')
    .selectAll('debtor_shipment')
    .where('debtor_insurance.insurer_id', '=', insurerId)
    .where('debtor_shipment.declared_at', 'is not', null)
    .where('debtor_shipment.is_deleted', '=', false)

/** Declared shipments of the organizations that an insurer insures. */
export const findInsurersShipments = (
  database: Database,
  insurerId: string,
  { insuranceId, after, limit, buyerId }: Paging & { readonly buyerId?: string | undefined },
) => {
  let found = shipments(database, insurerId).orderBy('debtor_shipment.id').limit(limit)
  if (insuranceId !== undefined) found = found.where('debtor_shipment.organization_id', '=', insuranceId)
  if (buyerId !== undefined) found = found.where('debtor_shipment.buyer_id', '=', buyerId)
  if (after !== undefined) found = found.where('debtor_shipment.id', '>', after)
  return found.execute()
}

export type InsurersShipment = Awaited<ReturnType<typeof findInsurersShipments>>[number]

export const findInsurersShipment = (
  database: Database,
  insurerId: string,
  id: string,
): Promise<InsurersShipment | undefined> =>
  shipments(database, insurerId).where('debtor_shipment.id', '=', id).executeTakeFirst()
