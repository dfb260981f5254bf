import type { periodEnds } from '@cabinet/contract/sender/insurance'
import type { Database } from '../../../db/database.ts'
import { newId } from '../../../kernel/ids.ts'
import type { CoverPeriod } from './cover.ts'

export type PeriodEnd = (typeof periodEnds)[number]

/** Every time in which orders of an organization are insured, the newest first. */
export const findPeriods = async ({ query }: Database, organizationId: string) =>
  query
    .selectFrom('sender_period')
    .select(['id', 'price', 'started_at', 'ended_at', 'end_reason'])
    .where('organization_id', '=', organizationId)
    .where('is_deleted', '=', false)
    .orderBy('started_at', 'desc')
    .execute()

/** The same as the rules about orders look at them. */
export const coverPeriodsOf = async (database: Database, organizationId: string): Promise<CoverPeriod[]> =>
  (await findPeriods(database, organizationId)).map(({ id, price, started_at, ended_at }) => ({
    id,
    price,
    startedAt: started_at,
    endedAt: ended_at,
  }))

export const openPeriod = async (
  { query }: Database,
  organizationId: string,
  price: number,
  at: string,
): Promise<void> => {
  await query
    .insertInto('sender_period')
    .values({
      organization_id: organizationId,
      id: newId(),
      price,
      started_at: at,
      ended_at: null,
      end_reason: null,
      created_at: at,
      updated_at: at,
      is_deleted: false,
    })
    .execute()
}

export const closePeriod = async (
  { query }: Database,
  organizationId: string,
  reason: PeriodEnd,
  at: string,
): Promise<void> => {
  await query
    .updateTable('sender_period')
    .set({ ended_at: at, end_reason: reason, updated_at: at })
    .where('organization_id', '=', organizationId)
    .where('ended_at', 'is', null)
    .execute()
}
