import { closedClaimStatuses } from '@cabinet/contract/claim/values'
import type { ApiModule } from '../../platform/module.ts'
import { countClaims } from './list-store.ts'
import { visibleProducts } from './products.ts'

const CLOSED: readonly string[] = closedClaimStatuses

/** Claims under way, on the cards of the products that they are about. */
export const claimFigures: NonNullable<ApiModule['figures']> = async ({ platform, user, organizationId }) => {
  const products = visibleProducts(user)
  const rows = await countClaims(platform.database, { organizationId, products })
  return platform.modules.all.flatMap(({ id, claimable }) => {
    if (!claimable || !products.includes(claimable.product)) return []
    const open = rows.filter(({ product, status }) => product === claimable.product && !CLOSED.includes(status))
    const value = open.reduce((sum, { count }) => sum + Number(count), 0)
    return [{ module: id, kind: 'OPEN_CLAIMS', value, unit: 'COUNT' as const }]
  })
}
