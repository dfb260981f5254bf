import type { AssignableRole, ConnectedService, Inquiry } from '../../platform/module.ts'
import { holds } from '../../platform/principal.ts'

const findAccount = ({ platform, organizationId }: Pick<Inquiry, 'platform' | 'organizationId'>) =>
  platform.database.query
    .selectFrom('seller_account')
    .select('connected_at')
    .where('organization_id', '=', organizationId)
    .where('is_deleted', '=', false)
    .orderBy('connected_at', 'desc')
    .limit(1)
    .executeTakeFirst()

/** The account at the marketplace when the person has access to its orders: the role and an account that is not deleted. */
const accessibleAccount = async (inquiry: Inquiry) =>
  holds(inquiry.user, 'SELLER', 'GODMOD') ? findAccount(inquiry) : undefined

/** What the marketplace answers about itself. */
export const marketplace: ConnectedService = {
  name: 'seller',
  async healthCheck(inquiry) {
    const account = await accessibleAccount(inquiry)
    return { status: account ? 'AVAILABLE' : 'EMPTY', description: null }
  },
  async isProductAvailable(inquiry) {
    return (await findAccount(inquiry)) !== undefined
  },
  /** Orders of a connected account are insured from its connection on; the price is a share of each, not one sum. */
  async insuranceStatus(inquiry) {
    const account = await accessibleAccount(inquiry)
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
  isAssignable: async (inquiry) => (await findAccount(inquiry)) !== undefined,
}
