import { newId } from '../../kernel/ids.ts'
import type { Platform } from '../../platform/context.ts'
import { insertSellerAccount } from './seller-account-store.ts'

/** An account at the marketplace that an organization has linked. */
export interface SellerAccountLink {
  readonly organizationId: string
  readonly accountId: string
  /** The identifier that the marketplace gave to the seller. */
  readonly sellerId: string
  readonly name: string
}

declare module '../../platform/module.ts' {
  interface ApiModule {
    /** Hears that an organization has linked its account at the marketplace, in the transaction that links it. */
    readonly onSellerAccountLinked?: (platform: Platform, link: SellerAccountLink) => Promise<void>
  }
}

/** Links an account at the marketplace with an organization, in the transaction of the caller. */
export const linkSellerAccount = async (
  platform: Platform,
  { organizationId, sellerId, name }: Omit<SellerAccountLink, 'accountId'>,
): Promise<void> => {
  const { database, clock, modules } = platform
  const at = clock.nowText()
  const link = { organizationId, accountId: newId(), sellerId, name }
  await insertSellerAccount(database, {
    organization_id: organizationId,
    id: link.accountId,
    name,
    connected_at: at,
    created_at: at,
    updated_at: at,
    is_deleted: false,
  })
  for (const { onSellerAccountLinked } of modules.all) await onSellerAccountLinked?.(platform, link)
}
