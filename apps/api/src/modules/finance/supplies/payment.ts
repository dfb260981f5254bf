import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'

/**
 * The buyer has paid so much of a supply in all; what is known already is not taken back.
 *
 * @returns whether nothing is left to pay
 */
export const raisePaid = async (
  { query }: Database,
  organizationId: string,
  id: string,
  paidAmount: number,
  at: string,
): Promise<boolean> => {
  const { paid_amount: paid, amount } = await query
    .updateTable('finance_supply')
    .set({ paid_amount: sql<number>`least(amount, greatest(paid_amount, ${paidAmount}))`, updated_at: at })
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .returning(['paid_amount', 'amount'])
    .executeTakeFirstOrThrow()
  return paid >= amount
}
