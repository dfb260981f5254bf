import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'

/** States in which an object takes its place in the limit. */
export const usingStatuses = ['ORDERED', 'SENT_TO_BANK', 'FINANCED', 'OVERDUE', 'REGRESS'] as const

/** What is not repaid of an object, in SQL. */
export const owedAmount = sql<number>`greatest(0, finance_object.financing_amount - finance_object.repaid_amount)`

const usedObjects = ({ query }: Database, organizationId: string) =>
  query
    .selectFrom('finance_object')
    .where('finance_object.organization_id', '=', organizationId)
    .where('finance_object.status', 'in', usingStatuses)
    .where('finance_object.is_deleted', '=', false)

/** What of a limit is in use. */
export interface Use {
  readonly used: number
  /** The part that is overdue or in regress. */
  readonly overdue: number
}

const NOTHING: Use = { used: 0, overdue: 0 }

/** What the objects of an organization use of the limits of its agreements: derived, never kept. */
export const findUses = async (database: Database, organizationId: string): Promise<(agreementId: string) => Use> => {
  const rows = await usedObjects(database, organizationId)
    .select('finance_object.agreement_id')
    .select([
      sql<number>`cast(coalesce(sum(${owedAmount}), 0) as bigint)`.as('used'),
      sql<number>`cast(coalesce(sum(${owedAmount}) filter (where finance_object.status in ('OVERDUE', 'REGRESS')), 0) as bigint)`.as(
        'overdue',
      ),
    ])
    .groupBy('finance_object.agreement_id')
    .execute()
  const uses = new Map(rows.map(({ agreement_id: id, used, overdue }) => [id, { used, overdue }]))
  return (agreementId) => uses.get(agreementId) ?? NOTHING
}

/** Limits that buyers have of their own under these agreements, with what is used of each. */
export const findBuyerLimits = async (database: Database, organizationId: string, agreementIds: readonly string[]) => {
  if (agreementIds.length === 0) return []
  const used = usedObjects(database, organizationId)
    .select(['finance_object.agreement_id', 'finance_object.buyer_id'])
    .select(sql<number>`cast(sum(${owedAmount}) as bigint)`.as('used'))
    .groupBy(['finance_object.agreement_id', 'finance_object.buyer_id'])
    .as('used')
  return database.query
    .selectFrom('finance_agreement_buyer')
    .innerJoin('finance_buyer', (join) =>
      join
        .onRef('finance_buyer.organization_id', '=', 'finance_agreement_buyer.organization_id')
        .onRef('finance_buyer.id', '=', 'finance_agreement_buyer.buyer_id'),
    )
    .leftJoin(used, (join) =>
      join
        .onRef('used.agreement_id', '=', 'finance_agreement_buyer.agreement_id')
        .onRef('used.buyer_id', '=', 'finance_agreement_buyer.buyer_id'),
    )
    .select(['finance_agreement_buyer.agreement_id', 'finance_agreement_buyer.financing_limit'])
    .select(['finance_buyer.id', 'finance_buyer.short_name', 'finance_buyer.itn'])
    .select((column) => column.fn.coalesce('used.used', sql<number>`0`).as('used'))
    .where('finance_agreement_buyer.organization_id', '=', organizationId)
    .where('finance_agreement_buyer.agreement_id', 'in', agreementIds)
    .orderBy('finance_buyer.short_name')
    .execute()
}
