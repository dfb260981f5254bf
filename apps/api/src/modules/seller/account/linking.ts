import { assertHasInsurer } from '../../../platform/claims.ts'
import type { ApiModule } from '../../../platform/module.ts'
import { publish } from '../../../platform/partners/partner.ts'
import { ensureDocuments } from '../documents/papers.ts'
import { ACCOUNT_LINKED } from '../partner-events.ts'
import { MARKETPLACE_ID } from '../marketplace.ts'
import { findConnection, insertConnection } from '../store.ts'

/**
 * A linked account: its papers are there from now on, and the marketplace begins to hand over its orders.
 *
 * @throws HttpError 409 while nobody decides the claims for them
 */
export const accountLinked: NonNullable<ApiModule['onSellerAccountLinked']> = async (platform, link) => {
  const { database, clock } = platform
  await assertHasInsurer(platform, 'SELLER')
  const at = clock.nowText()
  const { organizationId, accountId: id, sellerId, name } = link
  await insertConnection(database, {
    organization_id: organizationId,
    id,
    marketplace_id: MARKETPLACE_ID,
    seller_id: sellerId,
    name,
    status: 'SAVED',
    problem: null,
    linked_at: at,
    ended_at: null,
    created_at: at,
    updated_at: at,
    is_deleted: false,
  })
  const row = await findConnection(database, organizationId, id)
  if (!row) throw new Error('The linked account was not kept')
  await ensureDocuments(platform, row)
  await publish(platform, {
    type: ACCOUNT_LINKED,
    kind: 'MARKETPLACE',
    partyId: MARKETPLACE_ID,
    subjectId: id,
    version: 0,
    at,
  })
}
