import type { Database } from '../../../db/database.ts'
import { newId } from '../../../kernel/ids.ts'
import { USUAL_PRICE } from '../cover/terms.ts'

/** What one order costs an organization now, kopecks. */
export const priceOf = async ({ query }: Database, organizationId: string, at: string): Promise<number> => {
  const row = await query
    .selectFrom('sender_price')
    .select('price')
    .where('organization_id', '=', organizationId)
    .where('valid_from', '<=', at)
    .orderBy('valid_from', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.price ?? USUAL_PRICE
}

/** Prices that were offered to an organization, the newest first. */
export const findPrices = ({ query }: Database, organizationId: string) =>
  query
    .selectFrom('sender_price')
    .select(['price', 'valid_from'])
    .where('organization_id', '=', organizationId)
    .orderBy('valid_from', 'desc')
    .execute()

export const insertPrice = async (
  { query }: Database,
  organizationId: string,
  price: number,
  from: string,
): Promise<void> => {
  await query
    .insertInto('sender_price')
    .values({ organization_id: organizationId, id: newId(), price, valid_from: from })
    .onConflict((conflict) => conflict.columns(['organization_id', 'valid_from']).doUpdateSet({ price }))
    .execute()
}

/** The row of the insurance of an organization, so that there is something to switch on. */
export const ensureInsurance = async (
  { query }: Database,
  organizationId: string,
  price: number,
  at: string,
): Promise<void> => {
  await query
    .insertInto('sender_insurance')
    .values({
      organization_id: organizationId,
      status: 'DISABLED',
      price,
      started_at: null,
      ended_at: null,
      created_at: at,
      updated_at: at,
      is_deleted: false,
    })
    .onConflict((conflict) => conflict.column('organization_id').doNothing())
    .execute()
}
