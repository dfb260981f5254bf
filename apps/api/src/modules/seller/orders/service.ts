import type { SellerOrderCard } from '@cabinet/contract/seller/orders'
import { errors } from '../../../kernel/http-error.ts'
import type { RequestContext } from '../../../platform/context.ts'
import { claimsOfThings } from '../../../platform/claims.ts'
import { type AnyRequest, pageAround } from '../../../platform/find/page.ts'
import { historyOf } from '../../../platform/transitions/history.ts'
import { findConnectedSellerAccount } from '../../organization/port.ts'
import { sellerErrors } from '../messages.ts'
import { ordersFile } from './excel.ts'
import * as store from './store.ts'
import { orderMachine } from './transitions.ts'
import { claimObstacleOf, orderView } from './view.ts'

interface OfMany extends RequestContext {
  readonly body: AnyRequest
}

/** @throws HttpError 403 without an account that is not removed: orders are for who has one */
const assertHasAccount = async ({ platform, organizationId }: RequestContext): Promise<void> => {
  if (!(await findConnectedSellerAccount(platform.database, organizationId))) throw sellerErrors.noAccount()
}

/** Orders of the organization by a filter. */
export const findOrders = async (context: OfMany) => {
  await assertHasAccount(context)
  const { platform, organizationId, language, body } = context
  const { rows, count } = await store.findOrders(platform.database, organizationId, body)
  const ids = rows.map(({ id }) => id)
  const claims = await claimsOfThings(platform, { organizationId, product: 'SELLER', ids, language })
  return pageAround(
    rows.map((row) => orderView(row, claims.get(row.id) ?? [], language)),
    count,
    body,
  )
}

/** Sums over everything that a filter matches. */
export const sumOrders = async (context: OfMany) => {
  await assertHasAccount(context)
  return store.sumOrders(context.platform.database, context.organizationId, context.body)
}

/** Every order that a filter matches, as a workbook. */
export const exportOrders = async (context: OfMany) => {
  await assertHasAccount(context)
  return ordersFile(context, context.body, { ru: 'Заказы маркетплейса', en: 'Marketplace orders' })
}

/**
 * An order with its claims and its history.
 *
 * @throws HttpError 404
 */
export const getOrder = async (
  context: RequestContext & { readonly params: { readonly id: string } },
): Promise<SellerOrderCard> => {
  await assertHasAccount(context)
  const { platform, organizationId, language, params } = context
  const { database } = platform
  const row = await store.findOrder(database, organizationId, params.id)
  if (!row) throw errors.notFound()
  const claims =
    (await claimsOfThings(platform, { organizationId, product: 'SELLER', ids: [row.id], language })).get(row.id) ?? []
  const title = { ru: 'Маркетплейс передал заказ', en: 'The marketplace has reported the order' }
  const beginning = { id: row.id, at: row.created_at, title, by: 'PARTNER' } as const
  return {
    ...orderView(row, claims, language),
    claimObstacle: claimObstacleOf(row, claims),
    history: await historyOf(database, orderMachine, beginning, language),
  }
}
