import { sellerPages } from '@cabinet/contract/seller/pages'
import { DAY_MS } from '../../../kernel/durations.ts'
import type { ApiModule } from '../../../platform/module.ts'
import { hasRole } from '../../../platform/principal.ts'
import { findLatest } from '../store.ts'

/** A removed account is told of for so long: whoever has left the marketplace for good is not reminded for ever. */
const REMOVED_MS = 30 * DAY_MS

/** An account in error or removed: new orders are not insured until the person sets it right at the marketplace. */
export const brokenAccount: NonNullable<ApiModule['attention']> = async ({ platform, user, organizationId }) => {
  if (!hasRole(user, 'SELLER')) return []
  const account = await findLatest(platform.database, organizationId)
  if (account === undefined) return []
  const { status, name, problem, ended_at: endedAt, updated_at: updatedAt } = account
  const common = { count: 1, path: sellerPages.documents(), details: { account: name, problem: problem ?? '' } }
  if (status === 'ERROR') return [{ kind: 'SELLER_ACCOUNT_ERROR', ...common, since: updatedAt }]
  if (status !== 'DELETED' || endedAt === null) return []
  const isRecent = platform.clock.now().getTime() - Date.parse(endedAt) < REMOVED_MS
  return isRecent ? [{ kind: 'SELLER_ACCOUNT_REMOVED', ...common, since: endedAt }] : []
}
