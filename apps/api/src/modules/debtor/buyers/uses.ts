import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { DayText } from '../../../kernel/clock.ts'
import { daysBetween } from '../../../kernel/days.ts'

/** States in which a declared shipment holds a part of the limit on its buyer. */
const LIVE = ['SHIPPED', 'PAYMENT_DUE', 'OVERDUE', 'NOTIFIED', 'RECOVERY', 'CLAIM'] as const
/** The same with what is unpaid and was never insured, or is not any more. */
export const UNPAID = [...LIVE, 'UNINSURED', 'CLAIM_REJECTED'] as const

/** What a shipment holds of the limit: the part of its insured amount that is unpaid. */
export const usedPart = sql<number>`case when debtor_shipment.status in (${sql.join(LIVE)})
  then least(coalesce(debtor_shipment.insured_amount, 0), debtor_shipment.amount - debtor_shipment.paid_amount)
  else 0 end`

/** What is unpaid of a shipment; nobody owes for a draft, nor to the organization when the insurer has paid. */
export const unpaidPart = sql<number>`case when debtor_shipment.status in (${sql.join(UNPAID)})
  then debtor_shipment.amount - debtor_shipment.paid_amount else 0 end`

/** What the shipments to a buyer come to. */
export interface BuyerUse {
  /** Kopecks. */
  readonly used: number
  readonly debt: number
  readonly overdue: number
  /** The longest that a debt is overdue. */
  readonly overdueDays: number
  /** Shipments that are not finished. */
  readonly openCount: number
}

const NOTHING: BuyerUse = { used: 0, debt: 0, overdue: 0, overdueDays: 0, openCount: 0 }

/** What the shipments to each of these buyers come to on a day. */
export const findUses = async (
  { query }: Database,
  organizationId: string,
  today: DayText,
  buyerIds: readonly string[],
): Promise<(buyerId: string) => BuyerUse> => {
  if (buyerIds.length === 0) return () => NOTHING
  const rows = await query
    .selectFrom('debtor_shipment')
    .select('buyer_id')
    .select([
      sql<number>`coalesce(sum(${usedPart}), 0)`.as('used'),
      sql<number>`coalesce(sum(${unpaidPart}), 0)`.as('debt'),
      sql<number>`coalesce(sum(case when due_date < ${today} then ${unpaidPart} else 0 end), 0)`.as('overdue'),
      sql<DayText | null>`min(case when due_date < ${today} and ${unpaidPart} > 0 then due_date end)`.as('oldest'),
      sql<number>`count(*) filter (where status = 'DRAFT' or status in (${sql.join(LIVE)}))`.as('open'),
    ])
    .where('organization_id', '=', organizationId)
    .where('buyer_id', 'in', [...buyerIds])
    .where('is_deleted', '=', false)
    .groupBy('buyer_id')
    .execute()
  const uses = new Map(
    rows.map(({ buyer_id: id, used, debt, overdue, oldest, open }): [string, BuyerUse] => [
      id,
      {
        used: Number(used),
        debt: Number(debt),
        overdue: Number(overdue),
        overdueDays: oldest === null ? 0 : daysBetween(oldest, today),
        openCount: Number(open),
      },
    ]),
  )
  return (id) => uses.get(id) ?? NOTHING
}
