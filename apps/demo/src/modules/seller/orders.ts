import type { SellerOrderStatus } from '@cabinet/contract/seller/orders'
import type { Insertable } from 'kysely'
import { copiedId, copiedNumber, insertCopies, rowsToCopy } from '@cabinet/api/db/copies'
import type { Database } from '@cabinet/api/db/database'
import { demoId } from '../../ids.ts'
import { type DemoOrganizationKey, organizationId } from '../../organizations.ts'
import { insertChange } from '@cabinet/api/platform/transitions/store'
import type { CoverState, SellerOrderTable } from '@cabinet/api/modules/seller/orders/tables'
import { orderMachine } from '@cabinet/api/modules/seller/orders/transitions'
import { demoGoods } from './partner/demo-goods.ts'
import { MARKETPLACE_ID } from '@cabinet/api/modules/seller/marketplace'
import { insuredSumOf, premiumOf } from '@cabinet/api/modules/seller/terms'
import { monthsAgo } from './months.ts'
import { addDays } from '@cabinet/api/kernel/days'
import { DAY_MS } from '@cabinet/api/kernel/durations'

/** An order of the demo. */
export interface DemoOrder {
  readonly status: SellerOrderStatus
  /** Months before the present one in which it left; 0 counts days back from the start. */
  readonly month: number
  /** Day of the month in which it left; days before the start in the present month. */
  readonly day: number
  readonly scheme: 'FBS' | 'FBW'
  /** Of goods that came back. */
  readonly back?: { readonly cost: number; readonly reason: string }
  /** Where claims have brought its insurance. */
  readonly cover?: CoverState
}

const ROUBLE = 100

/** Days from the shipment to the delivery, and to the return. */
const ROUTE = { deliver: 3, comeBack: 6 } as const

/** Named by its place in the list of its organization, so that other areas can refer to it. */
export const demoOrderId = (organization: DemoOrganizationKey, index: number): string =>
  demoId(`seller order ${organization} ${index}`)

/** A row of the register, insured since it left. */
export const orderRow = (
  organization: DemoOrganizationKey,
  index: number,
  order: DemoOrder,
  start: Date,
  today: string,
): Insertable<SellerOrderTable> => {
  const goods = demoGoods[index % demoGoods.length] ?? demoGoods[0]
  const shipped =
    order.month === 0 ? addDays(today, -order.day) : addDays(monthsAgo(start, order.month).from, order.day - 1)
  const delivered = addDays(shipped, ROUTE.deliver)
  const ordered = addDays(shipped, -1)
  const at = `${shipped}T09:30:00.000Z`
  const wasDelivered = order.status === 'DELIVERED' || order.status === 'RETURNED'
  return {
    organization_id: organizationId(organization),
    id: demoOrderId(organization, index),
    account_id: demoId(`seller account ${organization}`),
    marketplace_id: MARKETPLACE_ID,
    external_id: `demo ${organization} ${index}`,
    order_number: `${shipped.slice(2, 7).replace('-', '')}-${String(40_117 + index * 37)}`,
    sticker: order.scheme === 'FBS' ? String(7_204_100 + index * 13) : null,
    scheme: order.scheme,
    ...goods,
    warehouse: order.scheme === 'FBS' ? null : index % 2 === 0 ? 'Склад «Казань-2»' : 'Склад «Подольск»',
    order_date: ordered,
    shipped_date: shipped,
    delivered_date: wasDelivered ? delivered : null,
    return_date: order.back ? addDays(shipped, ROUTE.comeBack) : null,
    return_reason: order.back?.reason ?? null,
    logistics_cost: order.back ? order.back.cost * ROUBLE : null,
    status: order.status,
    cover_status: order.cover ?? 'INSURED',
    cover_reason: null,
    premium: premiumOf(goods.price),
    insured_sum: insuredSumOf(goods.price),
    certificate_id: order.month === 0 ? null : demoId(`certificate ${organization} ${order.month}`),
    news_at: at,
    created_at: `${ordered}T15:10:00.000Z`,
    updated_at: at,
    is_deleted: false,
  }
}

/** Orders of one old day, before they are copied. */
const A_DAY = 4

/** Begin the ids that the marketplace gave to the many, and their numbers. */
const MANY_PREFIX = 'demo many '
const MANY_NUMBERS = '9900-'

/** Old orders from before the account was linked, to see how a large register behaves. */
const manyOrders = (
  organization: DemoOrganizationKey,
  count: number,
  linked: Date,
): (Insertable<SellerOrderTable> & { readonly id: string })[] =>
  Array.from({ length: count }, (_, index) => {
    const goods = demoGoods[index % demoGoods.length] ?? demoGoods[0]
    const shipped = new Date(linked.getTime() - (2 + Math.floor(index / A_DAY)) * DAY_MS).toISOString().slice(0, 10)
    const isFromStore = index % 3 !== 0
    const at = `${shipped}T09:30:00.000Z`
    return {
      organization_id: organizationId(organization),
      id: demoId(`many seller orders ${organization} ${index}`),
      account_id: demoId(`seller account ${organization}`),
      marketplace_id: MARKETPLACE_ID,
      external_id: `${MANY_PREFIX}${index}`,
      order_number: `${MANY_NUMBERS}${String(1_000_000 + index)}`,
      sticker: isFromStore ? String(10_000_000 + index) : null,
      scheme: isFromStore ? 'FBS' : 'FBW',
      ...goods,
      warehouse: isFromStore ? null : 'Склад «Казань-2»',
      order_date: addDays(shipped, -1),
      shipped_date: shipped,
      delivered_date: addDays(shipped, ROUTE.deliver),
      return_date: null,
      return_reason: null,
      logistics_cost: null,
      status: 'DELIVERED',
      cover_status: 'NOT_INSURED',
      cover_reason: 'SHIPPED_BEFORE',
      premium: null,
      insured_sum: null,
      certificate_id: null,
      news_at: at,
      created_at: at,
      updated_at: at,
      is_deleted: false,
    }
  })

/** Inserts old orders, to see how a large register behaves. */
export const insertManyOrders = async (
  database: Database,
  organization: DemoOrganizationKey,
  count: number,
  linked: Date,
): Promise<void> => {
  const orders = manyOrders(organization, rowsToCopy(count), linked)
  await database.query.insertInto('seller_order').values(orders).execute()
  await insertCopies(database, 'seller_order', orders, count, {
    id: copiedId('id'),
    external_id: copiedNumber('external_id', MANY_PREFIX),
    order_number: copiedNumber('order_number', MANY_NUMBERS),
    sticker: copiedNumber('sticker', ''),
  })
}

/** How an order got where it stands, as the marketplace would have told it. */
const storyOf = ({
  status,
  delivered_date: delivered,
  return_date: back,
  shipped_date: shipped,
}: Insertable<SellerOrderTable>) => {
  const from = shipped ?? ''
  const story: [keyof typeof orderMachine.moves, SellerOrderStatus, string][] = [['ship', 'SHIPPED', from]]
  if (delivered) story.push(['deliver', 'DELIVERED', delivered])
  if (status === 'RETURNED') story.push(['giveBack', status, back ?? from])
  if (status === 'UNREDEEMED') story.push(['leave', status, back ?? from])
  if (status === 'LOST') story.push(['lose', status, addDays(from, ROUTE.comeBack)])
  if (status === 'DAMAGED') story.push(['damage', status, addDays(from, ROUTE.deliver)])
  return story
}

/** Writes the history of an order of the demo. */
export const insertStory = async (database: Database, row: Insertable<SellerOrderTable>): Promise<void> => {
  const key = { machine: orderMachine.id, id: row.id, organizationId: row.organization_id }
  const actor = { kind: 'PARTNER', id: demoId(`partner ${MARKETPLACE_ID}`) } as const
  let before: SellerOrderStatus = orderMachine.initial
  for (const [index, [event, to, day]] of storyOf(row).entries()) {
    const at = `${day}T09:30:00.000Z`
    await insertChange(database, key, {
      event,
      from: before,
      to,
      actor,
      reason: to === 'RETURNED' || to === 'UNREDEEMED' ? (row.return_reason ?? null) : null,
      externalId: `demo ${event}`,
      occurredAt: at,
      at,
      version: index + 1,
    })
    before = to
  }
}
