import type { Selectable } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { Platform } from '../../../platform/context.ts'
import { findConnectedSellerAccount, linkSellerAccount } from '../../organization/port.ts'
import { sellerErrors } from './messages.ts'
import type { SellerInvitationTable } from './tables.ts'

export type Invitation = Selectable<SellerInvitationTable>

/** How an invitation is found. */
export type InvitationKey = { readonly tokenHash: string } | { readonly itn: string; readonly sellerId: string }

/** The invitation of a link, or the newest one of a seller. */
export const findInvitation = (database: Database, key: InvitationKey): Promise<Invitation | undefined> => {
  const all = database.query.selectFrom('seller_invitation').selectAll()
  const found =
    'tokenHash' in key
      ? all.where('token_hash', '=', key.tokenHash)
      : all.where('itn', '=', key.itn).where('seller_id', '=', key.sellerId)
  return found.orderBy('created_at', 'desc').limit(1).executeTakeFirst()
}

export const insertInvitation = async (database: Database, invitation: SellerInvitationTable): Promise<void> => {
  await database.query.insertInto('seller_invitation').values(invitation).execute()
}

/** Whether a link opens anything at this moment. */
export const stateOf = (invitation: Invitation | undefined, now: string) => {
  if (!invitation) return 'NOT_FOUND' as const
  if (invitation.used_at !== null) return 'USED' as const
  return invitation.expires_at <= now ? ('EXPIRED' as const) : ('OK' as const)
}

/**
 * Uses up an invitation and connects its account with the organization; in the transaction of what it permits.
 *
 * @returns the name of the account
 * @throws HttpError 409 the link was used or is out of date, or the organization has another account
 */
export const useInvitation = async (
  platform: Platform,
  invitationId: string,
  organizationId: string,
): Promise<string> => {
  const { database, clock } = platform
  const at = clock.nowText()
  const used = await database.query
    .updateTable('seller_invitation')
    .set({ used_at: at })
    .where('id', '=', invitationId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
    .returning(['account_name', 'seller_id'])
    .executeTakeFirst()
  if (!used) throw sellerErrors.dead()
  const account = await findConnectedSellerAccount(database, organizationId)
  if (account && account.name !== used.account_name) throw sellerErrors.hasAccount(account.name)
  if (account) return account.name
  await linkSellerAccount(platform, { organizationId, sellerId: used.seller_id, name: used.account_name })
  return used.account_name
}
