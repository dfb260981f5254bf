import { claimPages } from '@cabinet/contract/claim/pages'
import type { ApiModule } from '../../../platform/module.ts'
import { findInsurerParties } from '../products.ts'
import { viewProducts } from './service.ts'

/** Products that no organization can connect for want of an insurer, and claims that no insurer can see. */
export const staffClaims: NonNullable<ApiModule['staffAttention']> = async (platform) => {
  const parties = await findInsurerParties(platform.modules.all, platform.database)
  const products = await viewProducts(platform, parties, 'ru')
  const closed = products.filter(({ isConnectable }) => !isConnectable).length
  const unassigned = products.reduce((sum, { unassignedClaims }) => sum + unassignedClaims, 0)
  return [
    ...(closed > 0
      ? [{ kind: 'CLAIM_PRODUCT', count: closed, path: claimPages['claim-insurers'](), details: {} }]
      : []),
    ...(unassigned > 0
      ? [
          {
            kind: 'CLAIM_UNASSIGNED',
            count: unassigned,
            path: claimPages['claim-insurers']({}, { tab: 'claims' }),
            details: {},
          },
        ]
      : []),
  ]
}
