import type { CoverStatus } from '@cabinet/contract/sender/orders'
import type { DemoAccountName } from '../../courier/accounts.ts'
import { orderOf } from '@cabinet/api/integrations/cdek/order'
import { entityOf } from '../../courier/entity.ts'
import { type SimulatedCity, type SimulatedOrder, simulatedUuid } from '../../courier/orders.ts'
import { createWorld } from '../../courier/world.ts'
import { demoId } from '../../ids.ts'
import { coverEnd, type CoverDecision, type CoverPeriod, decideCover } from '@cabinet/api/modules/sender/cover/cover'
import { courierColumns } from '@cabinet/api/modules/sender/orders/row'
import { DAY_MS } from '@cabinet/api/kernel/durations'

/** Orders whose insurance claims have moved already. */
const claimed: Readonly<Record<string, CoverStatus>> = {
  '1990000029': 'COMPENSATED',
  '1990000030': 'CLAIMED',
  '1990000034': 'CLAIMED',
  '1990000035': 'CLAIMED',
  '1990000036': 'CLAIMED',
  '1990000037': 'CLAIMED',
  '1970000005': 'CLAIMED',
  '1970000011': 'COMPENSATED',
}

/** The id of an order of the demo. */
export const demoOrderId = (account: DemoAccountName, number: string): string =>
  demoId(`order ${simulatedUuid(`${account} ${number}`)}`)

/** The insurance of an order by the rules, as the machine would have written it. */
const coverColumns = (decision: CoverDecision, endedAt: string | null, number: string, at: string) => {
  const none = {
    cover_reason: null,
    cover_decided_at: null,
    cover_price: null,
    insured_sum: null,
    cover_started_at: null,
    cover_ended_at: null,
    period_id: null,
  }
  if (decision.kind === 'PENDING') return { ...none, cover_status: decision.kind }
  if (decision.kind !== 'INSURED') {
    const { kind, reason, isForGood } = decision
    return { ...none, cover_status: kind, cover_reason: reason, cover_decided_at: isForGood ? at : null }
  }
  const ended: CoverStatus = endedAt === null ? 'INSURED' : 'FINISHED'
  return {
    ...none,
    cover_status: claimed[number] ?? ended,
    cover_decided_at: decision.startedAt,
    cover_price: decision.period.price,
    insured_sum: decision.insuredSum,
    cover_started_at: decision.startedAt,
    cover_ended_at: endedAt,
    period_id: decision.period.id,
  }
}

/** A row of the register from what the simulated courier answers, by the same reading and the same rules. */
const rowOf = (organizationId: string, simulated: SimulatedOrder, periods: readonly CoverPeriod[], start: Date) => {
  const order = orderOf(entityOf(simulated, start.getTime()))
  if (!order) throw new Error(`The simulated order ${simulated.cdekNumber} is not understood`)
  const at = start.toISOString()
  const isOver = order.isFinal && order.returnUuid === null
  const endedAt = coverEnd(order, { returnUuid: order.returnUuid, returnedAt: null })
  return {
    organization_id: organizationId,
    id: demoId(`order ${order.uuid}`),
    ...courierColumns({ ...order, isFinal: isOver }, at),
    return_delivery_sum: null,
    returned_at: null,
    ...coverColumns(decideCover(order, periods), endedAt, simulated.cdekNumber, at),
    invoice_id: null,
    created_at: order.createdAt,
    updated_at: at,
    is_deleted: false,
  }
}

export type DemoOrderRow = ReturnType<typeof rowOf>

/** Orders of an organization as they stand when the demo begins. */
export const demoOrders = (
  account: DemoAccountName,
  organizationId: string,
  periods: readonly CoverPeriod[],
  start: Date,
): DemoOrderRow[] =>
  (createWorld(start).get(account) ?? [])
    .filter(({ script }) => (script[0]?.at ?? Infinity) <= start.getTime())
    .map((order) => rowOf(organizationId, order, periods, start))

const somewhere: SimulatedCity = { code: 44, city: 'Москва', country: 'RU' }

/** Begins the numbers that the shop gave to the many. */
export const MANY_PREFIX = 'MN-'

/** From one of the many to the next before it, so that a thousand of them fill a year. */
const INTERVAL_MS = DAY_MS / 3

/** Old orders from before the insurance, to see how a large register behaves. */
export const manyOrders = (organizationId: string, count: number, start: Date): DemoOrderRow[] =>
  Array.from({ length: count }, (_, index) => {
    const number = String(1_000_000_000 + index)
    const acceptedAt = start.getTime() - 160 * DAY_MS - index * INTERVAL_MS
    const simulated: SimulatedOrder = {
      uuid: demoId(`many ${number}`),
      cdekNumber: number,
      imNumber: `${MANY_PREFIX}${number}`,
      tariffCode: 136,
      deliveryMode: '4',
      from: somewhere,
      to: somewhere,
      deliveryPoint: null,
      senderCompany: 'ООО «Посылка Плюс»',
      recipient: 'Иванова Мария',
      recipientPhone: '+70000000917',
      items: [{ name: 'Чайник электрический', key: 'CH-17', cost: 3490, amount: 1 }],
      weight: 1200,
      deliverySum: 384,
      cashOnDelivery: 0,
      script: [
        { code: 'CREATED', at: acceptedAt - DAY_MS / 2, city: somewhere.city },
        { code: 'RECEIVED_AT_SHIPMENT_WAREHOUSE', at: acceptedAt, city: somewhere.city },
        { code: 'DELIVERED', at: acceptedAt + 3 * DAY_MS, city: somewhere.city },
      ],
      keepFreeUntil: null,
      isReturn: false,
      returnUuid: null,
    }
    return rowOf(organizationId, simulated, [], start)
  })
