import type { Database } from '../../../db/database.ts'
import type { InstantText } from '../../../kernel/clock.ts'

/** The order that the courier calls so. */
export const findIdByCourier = async ({ query }: Database, organizationId: string, uuid: string): Promise<string> => {
  const { id } = await query
    .selectFrom('sender_order')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('courier_uuid', '=', uuid)
    .executeTakeFirstOrThrow()
  return id
}

/** Makes an insured order as old as if the courier had taken it over at another time. */
export const acceptAt = async (
  { query }: Database,
  organizationId: string,
  id: string,
  at: InstantText,
): Promise<void> => {
  await query
    .updateTable('sender_order')
    .set({ ordered_at: at, accepted_at: at, cover_started_at: at })
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .execute()
}
