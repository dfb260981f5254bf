import { claimPages } from '@cabinet/contract/claim/pages'
import type { ApiModule } from '../../platform/module.ts'
import { findByText } from '../../platform/search.ts'
import { findClaims } from './list-store.ts'
import { visibleProducts } from './products.ts'

/** Claims of the products that the person works with. */
export const searchClaims: NonNullable<ApiModule['search']> = async ({ platform, user, organizationId }, text) => {
  const seen = { organizationId, products: visibleProducts(user) }
  const { rows } = await findClaims(platform.database, seen, findByText(text))
  return rows.map((row) => ({
    kind: 'CLAIM',
    id: row.id,
    title: row.number,
    text: row.object_number ?? row.object_title,
    path: claimPages.claim({ id: row.id }),
  }))
}
