import type { RequestContext } from '../../platform/context.ts'
import type { AssignableRole, ConnectedService } from '../../platform/module.ts'
import { holds } from '../../platform/principal.ts'
import { findConnectedSellerAccount } from '../organization/port.ts'

const accountOf = ({ platform, organizationId }: Pick<RequestContext, 'platform' | 'organizationId'>) =>
  findConnectedSellerAccount(platform.database, organizationId)

/** The account at the marketplace when the person has access to its orders: the role and an account that is not deleted. */
const accessibleAccount = async (context: RequestContext) =>
  holds(context.user, 'SELLER', 'GODMOD') ? accountOf(context) : undefined

/** What the marketplace answers about itself. */
export const marketplace: ConnectedService = {
  name: 'seller',
  async healthCheck(context) {
    const account = await accessibleAccount(context)
    return { status: account ? 'AVAILABLE' : 'EMPTY', description: null }
  },
  async isProductAvailable(context) {
    return (await accountOf(context)) !== undefined
  },
  /** Orders of a connected account are insured from its connection on; the price is a share of each, not one sum. */
  async insuranceStatus(context) {
    const account = await accessibleAccount(context)
    return {
      status: account ? 'ENABLED' : 'DISABLED',
      insurancePrice: null,
      startDateTime: account?.connected_at ?? null,
      endDateTime: null,
    }
  },
}

/** The role works with the orders of the account at the marketplace. */
export const sellerRole: AssignableRole = {
  role: 'SELLER',
  reason: { ru: 'Сначала подключите аккаунт маркетплейса', en: 'Connect the marketplace account first' },
  isAssignable: async (context) => (await accountOf(context)) !== undefined,
}
