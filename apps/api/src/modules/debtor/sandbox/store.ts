import type { Database } from '../../../db/database.ts'
import type { InstantText } from '../../../kernel/clock.ts'

/** Makes a shipment as old as if it had been declared at another time. */
export const declareAt = async (
  { query }: Database,
  organizationId: string,
  id: string,
  at: InstantText,
): Promise<void> => {
  await query
    .updateTable('debtor_shipment')
    .set({ declared_at: at })
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .execute()
}
