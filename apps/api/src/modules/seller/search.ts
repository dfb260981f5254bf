import { sellerPages } from '@cabinet/contract/seller/pages'
import type { ApiModule } from '../../platform/module.ts'
import { hasRole } from '../../platform/principal.ts'
import { findByText } from '../../platform/search.ts'
import { findOrders } from './orders/store.ts'

/** Orders at the marketplace, for who works with them. */
export const searchSeller: NonNullable<ApiModule['search']> = async ({ platform, user, organizationId }, text) => {
  if (!hasRole(user, 'SELLER', 'GODMOD')) return []
  const { rows } = await findOrders(platform.database, organizationId, findByText(text))
  return rows.map((row) => ({
    kind: 'SELLER_ORDER',
    id: row.id,
    title: row.order_number,
    text: row.name,
    path: sellerPages.documents({}, { tab: 'orders', open: row.id }),
  }))
}
