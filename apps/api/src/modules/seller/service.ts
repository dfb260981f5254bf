import { area } from '@cabinet/contract/seller/area'
import type { RequestContext } from '../../platform/context.ts'
import type { ApiModule, AssignableRole, ConnectedService } from '../../platform/module.ts'
import { hasRole } from '../../platform/principal.ts'
import { findConnectedSellerAccount } from '../organization/port.ts'
import { type ConnectionRow, findConnection, findLatest } from './store.ts'

const accountOf = ({ platform, organizationId }: Pick<RequestContext, 'platform' | 'organizationId'>) =>
  findConnectedSellerAccount(platform.database, organizationId)

/** How the account stands at the marketplace, when the person has access to it: the role and an account that is not removed. */
const accessibleConnection = async (context: RequestContext): Promise<ConnectionRow | undefined> => {
  if (!hasRole(context.user, 'SELLER', 'GODMOD')) return undefined
  const account = await accountOf(context)
  return account && findConnection(context.platform.database, context.organizationId, account.id)
}

/** What a marketplace says of itself that does not answer. */
const noAnswer = { ru: 'Маркетплейс не отвечает', en: 'The marketplace does not answer' } as const

/** What the marketplace answers about itself. */
export const marketplace: ConnectedService = {
  name: area.connectedService,
  calledName: area.serviceName,
  title: (config) => config.marketplaceName,
  async healthCheck(context) {
    const connection = await accessibleConnection(context)
    if (!connection) return { status: 'EMPTY', description: null }
    if (context.platform.faults.isOn('marketplaceFails'))
      return { status: 'ERROR', description: noAnswer[context.language] }
    return connection.status === 'ERROR'
      ? { status: 'ERROR', description: connection.problem }
      : { status: 'AVAILABLE', description: null }
  },
  async isProductAvailable(context) {
    return (await accountOf(context)) !== undefined
  },
  /** Orders of a linked account are insured from its linking on; the price is a share of each, not one sum. */
  async insuranceStatus(context) {
    const connection = hasRole(context.user, 'SELLER', 'GODMOD')
      ? await findLatest(context.platform.database, context.organizationId)
      : undefined
    const account = connection && (await accountOf(context))
    return {
      status: connection ? (account ? 'ENABLED' : 'DISABLED') : null,
      insurancePrice: null,
      startDateTime: connection?.linked_at ?? null,
      endDateTime: connection?.ended_at ?? null,
    }
  },
}

/** An organization whose orders are insured cannot be deleted. */
export const accountInForce: NonNullable<ApiModule['organizationUses']> = async (database, organizationId) =>
  (await findConnectedSellerAccount(database, organizationId))
    ? [{ ru: 'подключён аккаунт маркетплейса', en: 'a marketplace account is linked' }]
    : []

/** The role works with the orders of the account at the marketplace. */
export const sellerRole: AssignableRole = {
  role: 'SELLER',
  reason: { ru: 'Сначала подключите аккаунт маркетплейса', en: 'Connect the marketplace account first' },
  isAssignable: async (context) => (await accountOf(context)) !== undefined,
}
