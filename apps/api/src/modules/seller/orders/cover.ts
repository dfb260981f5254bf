import type { SellerCoverReason } from '@cabinet/contract/seller/orders'
import { businessDay, type DayText } from '../../../kernel/clock.ts'
import type { ConnectionRow } from '../store.ts'

/**
 * Why goods that left on a day are not insured; null when they are. An account in error insures all the same: its orders
 * are only told later.
 */
export const coverObstacle = (
  shippedDate: DayText,
  { linked_at: linkedAt, ended_at: endedAt }: Pick<ConnectionRow, 'linked_at' | 'ended_at'>,
): SellerCoverReason | null => {
  if (shippedDate < businessDay(new Date(linkedAt))) return 'SHIPPED_BEFORE'
  if (endedAt !== null && shippedDate > businessDay(new Date(endedAt))) return 'ACCOUNT_REMOVED'
  return null
}
