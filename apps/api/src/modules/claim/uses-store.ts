import type { ClaimStatus } from '@cabinet/contract/claim/values'
import type { Database } from '../../db/database.ts'

/** Claims that were sent and are not closed. */
export const findOpen = ({ query }: Database, organizationId: string, closed: readonly ClaimStatus[]) =>
  query
    .selectFrom('claim')
    .select(['number', 'form'])
    .where('organization_id', '=', organizationId)
    .where('is_deleted', '=', false)
    .where('status', 'not in', ['DRAFT', ...closed])
    .orderBy('number')
    .execute()
