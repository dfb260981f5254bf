import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { DayText } from '../../../kernel/clock.ts'
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

const buyers = ({ query }: Database, insurerId: string, today: DayText) =>
  query
    .selectFrom('debtor_buyer')
    .innerJoin('debtor_insurance', 'debtor_insurance.organization_id', 'debtor_buyer.organization_id')
    .selectAll('debtor_buyer')
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
