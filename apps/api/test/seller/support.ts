import type { MarketplaceAccount, OrderReport, ReturnReport } from '@cabinet/contract/seller/partner'
import * as marketplace from '@cabinet/contract/seller/partner'
import type { Endpoint } from '@cabinet/contract/endpoint'
import { HOUR_MS } from '../../src/kernel/durations.ts'
import { demoId } from '@cabinet/demo/ids'
import { newId } from '../../src/kernel/ids.ts'
import { businessDay } from '../../src/kernel/clock.ts'
import type { Cabinet } from '../support/cabinet.ts'
import { asPartner, party } from '../support/partner.ts'

/** The account of «Лебедева Store». */
export const lebedeva = demoId('seller account O2')
/** The account of «Северный ветер». */
export const wind = demoId('seller account O1')

/** A page of a register. */
export interface Page<Item> {
  readonly content: Item[]
  readonly totalElements: number
}

/** The marketplace of the demo, which tells something under a new name each time. */
export const marketplaceOf = (cabinet: Cabinet) => {
  const call = asPartner(cabinet, party.marketplace)
  const ago = (hours: number): string => new Date(cabinet.clock.now().getTime() - hours * HOUR_MS).toISOString()
  const report = <Body = Record<string, unknown>>(
    endpoint: Endpoint,
    body: object,
    hours = 0,
    params?: Record<string, string>,
  ) =>
    call<Body>(endpoint, {
      ...(params && { params }),
      body: { externalId: newId(), occurredAt: ago(hours), ...body },
    })
  return {
    call,
    report,
    ago,
    account: async (id: string) => (await call<MarketplaceAccount>(marketplace.account, { params: { id } })).body,
    orders: async (orders: readonly OrderReport[], hours = 0) =>
      (await report<{ results: marketplace.OrderResult[] }>(marketplace.saveOrders, { orders }, hours)).body.results,
    returns: async (returns: readonly ReturnReport[], hours = 0) =>
      (await report<{ results: marketplace.ReturnResult[] }>(marketplace.saveReturns, { returns }, hours)).body.results,
  }
}

/** A day so many days before the present one. */
export const daysAgo = (cabinet: Cabinet, days: number): string =>
  businessDay(new Date(cabinet.clock.now().getTime() - days * 24 * HOUR_MS))

/** An order that was made five days ago and left the day after. */
export const orderReport = (cabinet: Cabinet, order: string, reported: Partial<OrderReport> = {}): OrderReport => ({
  order,
  accountId: lebedeva,
  orderNumber: `N-${order}`,
  sticker: null,
  scheme: 'FBS',
  sku: 'LS-7',
  brand: null,
  name: 'Чашка',
  price: 349_000,
  warehouse: null,
  orderDate: daysAgo(cabinet, 5),
  shippedDate: daysAgo(cabinet, 4),
  deliveredDate: null,
  state: 'SHIPPED',
  ...reported,
})

/** Its return. */
export const returnReport = (cabinet: Cabinet, order: string, reported: Partial<ReturnReport> = {}): ReturnReport => ({
  return: `R-${order}`,
  accountId: lebedeva,
  order,
  kind: 'UNREDEEMED',
  returnDate: daysAgo(cabinet, 1),
  reason: 'Истёк срок хранения',
  logisticsCost: 28_000,
  ...reported,
})
