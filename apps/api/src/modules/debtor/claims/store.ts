import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { DayText } from '../../../kernel/clock.ts'
import { contains } from '../../../platform/find/conditions.ts'

const shipments = ({ query }: Database, organizationId: string) =>
  query
    .selectFrom('debtor_shipment')
    .innerJoin('debtor_buyer', (join) =>
      join
        .onRef('debtor_buyer.organization_id', '=', 'debtor_shipment.organization_id')
        .onRef('debtor_buyer.id', '=', 'debtor_shipment.buyer_id'),
    )
    .selectAll('debtor_shipment')
    .select(['debtor_buyer.short_name as buyer', 'debtor_buyer.itn as buyer_itn', 'debtor_buyer.approved_limit'])
    .where('debtor_shipment.organization_id', '=', organizationId)
    .where('debtor_shipment.declared_at', 'is not', null)
    .where('debtor_shipment.is_deleted', '=', false)

/** Declared shipments that match the words; those for which a claim can be filed today come first. */
export const findDeclared = (
  database: Database,
  organizationId: string,
  today: DayText,
  { search, isPossible, limit }: { readonly search: string; readonly isPossible: boolean; readonly limit: number },
) => {
  const isDue = sql<boolean>`debtor_shipment.status in ('NOTIFIED', 'RECOVERY') and debtor_shipment.claim_from <= ${today}`
  let found = shipments(database, organizationId)
  if (search !== '') {
    const words = sql`concat_ws(' ', debtor_shipment.number, debtor_shipment.document_number,
      debtor_buyer.short_name, debtor_buyer.itn)`
    found = found.where(contains(words, search))
  }
  if (isPossible) {
    found = found
      .where('debtor_shipment.status', 'in', [
        'SHIPPED',
        'PAYMENT_DUE',
        'OVERDUE',
        'NOTIFIED',
        'RECOVERY',
        'CLAIM_REJECTED',
      ])
      .where('debtor_shipment.insured_amount', '>', 0)
  }
  return found
    .orderBy(sql`case when ${isDue} then 0 else 1 end`)
    .orderBy('debtor_shipment.due_date')
    .orderBy('debtor_shipment.id')
    .limit(limit)
    .execute()
}

export type DeclaredShipment = Awaited<ReturnType<typeof findDeclared>>[number]

export const findDeclaredById = (
  database: Database,
  organizationId: string,
  id: string,
): Promise<DeclaredShipment | undefined> =>
  shipments(database, organizationId).where('debtor_shipment.id', '=', id).executeTakeFirst()
