import type { CourierOrder } from '../../../integrations/cdek/order.ts'
import type { Platform } from '../../../platform/context.ts'
import { coverPeriodsOf } from '../cover/period-store.ts'
import { settleCover } from './reconsider.ts'
import * as store from './store.ts'
import { insertHint } from './sync-store.ts'

/** The order for the way back decides when the way back has ended. */
const whenReturned = (order: CourierOrder): string | null =>
  order.isFinal && (order.status.code === 'DELIVERED' || order.status.code === 'POSTOMAT_RECEIVED')
    ? order.status.at
    : null

/** An order whose parcel is on its way back goes on being asked about until the parcel has come. */
const isOver = (order: CourierOrder, returnedAt: string | null): boolean =>
  order.isFinal && (order.returnUuid === null || returnedAt !== null)

/**
 * Takes over what the courier answers about an order, and brings its insurance to where the rules want it: all of it or
 * nothing. An answer that is older than what is known changes nothing.
 *
 * @param askedAt when the courier was asked: answers may come in another order than their questions
 * @returns whether anything changed that people see
 */
export const upsertFromCourier = (
  platform: Platform,
  organizationId: string,
  order: CourierOrder,
  askedAt: string,
): Promise<boolean> => {
  const { database, clock } = platform
  return database.transaction(async () => {
    const at = clock.nowText()
    const times = { at, syncedAt: askedAt }
    const present = await store.lockByUuid(database, organizationId, order.uuid)
    if (present && present.synced_at > askedAt) return false
    const values = { ...order, isFinal: isOver(order, present?.returned_at ?? null) }
    await (present
      ? store.updateOrder(database, present, values, times)
      : store.insertOrder(database, organizationId, values, times))
    const row = await store.lockByUuid(database, organizationId, order.uuid)
    if (!row) return false
    const isSettled = await settleCover(platform, row, await coverPeriodsOf(database, organizationId))
    // The way back is an order of its own, of which nobody has hinted yet.
    if (order.returnUuid !== null && present?.return_uuid !== order.returnUuid) {
      await insertHint(database, organizationId, order.returnUuid, at)
    }
    if (order.isReturn) {
      const change = { returned_at: whenReturned(order), return_delivery_sum: order.deliverySum }
      const sent = await store.recordReturn(database, organizationId, order.uuid, change)
      if (sent !== undefined && change.returned_at !== null) await insertHint(database, organizationId, sent, at)
    }
    return isSettled || present?.status_code !== row.status_code || present.status_at !== row.status_at
  })
}
