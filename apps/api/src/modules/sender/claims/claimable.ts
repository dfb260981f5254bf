import { addMonths, startOfDay } from '../../../kernel/days.ts'
import type { InsuredEvent } from '@cabinet/contract/insured'
import { claimHintOf, courierReasons, courierTariffs, LOST } from '../../../integrations/cdek/statuses.ts'
import { businessDay } from '../../../kernel/clock.ts'
import type {
  ClaimableProduct,
  ClaimableThing,
  ClaimEvent,
  ReturnedOrder,
  ThingFact,
  ThingMoney,
} from '../../../platform/claims.ts'
import type { Platform } from '../../../platform/context.ts'
import { applyEvent } from '../../../platform/transitions/apply.ts'
import { RETURN_LIMIT } from '../cover/terms.ts'
import { coverMachine, type OrderRow } from '../orders/transitions.ts'
import { findOrder } from '../orders/store.ts'
import { hintOf, untilOf } from '../orders/view.ts'
import * as store from './store.ts'
import { waybillOf } from './waybill.ts'

/** Reasons of an order that nobody has collected. */
const UNCOLLECTED: ReadonlySet<string> = new Set(['23', '27'])

const numberOf = ({ cdek_number: number, im_number: ours, courier_uuid: uuid }: OrderRow): string =>
  number ?? ours ?? uuid

const routeOf = ({ from_city: from, to_city: to }: OrderRow): string => [from, to].filter(Boolean).join(' — ')

/** Loss, damage and shortage are paid up to the declared value, and no more than the insurance pays for an order. */
const moneyOf = ({ declared_value: value, insured_sum: insured }: OrderRow): ThingMoney => {
  const limit = insured ?? 0
  return {
    value,
    insured: limit,
    most: Math.min(value, limit),
    bound: value <= limit ? 'DECLARED_VALUE' : 'LIMIT',
    rate: null,
  }
}

const detailsOf = (row: OrderRow): ThingFact[] => [
  { code: 'route', label: { ru: 'Маршрут', en: 'Route' }, kind: 'TEXT', value: routeOf(row) },
  ...(row.im_number === null
    ? []
    : [
        {
          code: 'shopNumber',
          label: { ru: 'Номер заказа магазина', en: 'Shop order number' },
          kind: 'TEXT',
          value: row.im_number,
        } as const,
      ]),
  {
    code: 'tariff',
    label: { ru: 'Тариф', en: 'Tariff' },
    kind: 'TEXT',
    value: courierTariffs[row.tariff_code] ?? String(row.tariff_code),
  },
  ...(row.accepted_at === null
    ? []
    : [
        {
          code: 'accepted',
          label: { ru: 'Принят перевозчиком', en: 'Accepted by the carrier' },
          kind: 'INSTANT',
          value: row.accepted_at,
        } as const,
      ]),
  { code: 'status', label: { ru: 'Статус доставки', en: 'Delivery status' }, kind: 'TEXT', value: row.status_name },
  {
    code: 'statusAt',
    label: { ru: 'Дата статуса', en: 'Status date' },
    kind: 'INSTANT',
    value: row.status_at,
  },
  ...(row.reason_code === null || courierReasons[row.reason_code] === undefined
    ? []
    : [
        {
          code: 'reason',
          label: { ru: 'Причина', en: 'Reason' },
          kind: 'TEXT',
          value: courierReasons[row.reason_code] ?? '',
        } as const,
      ]),
  {
    code: 'declaredValue',
    label: { ru: 'Объявленная стоимость', en: 'Declared value' },
    kind: 'MONEY',
    value: row.declared_value,
  },
  {
    code: 'insuredSum',
    label: { ru: 'Страховая сумма', en: 'Insured sum' },
    kind: 'MONEY',
    value: row.insured_sum ?? 0,
  },
]

const itemsOf = ({ details }: OrderRow): ClaimableThing['items'] =>
  details.packages.flatMap(({ items }, parcel) =>
    items.map(({ name, amount, cost }, index) => ({ itemId: `${parcel + 1}-${index + 1}`, name, amount, cost })),
  )

/** What the last word of the courier suggests: a parcel that does not move may be lost. */
const eventOf = (row: OrderRow, now: Date): InsuredEvent | null => {
  const hint = hintOf(row, now)
  if (hint === null || hint === 'RETURN') return null
  return hint === 'NO_MOVEMENT' ? 'LOSS' : hint
}

const obstacleOf = ({ cover_status: status, cover_started_at: start }: OrderRow): ClaimableThing['obstacle'] => {
  if (status === 'PENDING') return 'NOT_ACCEPTED'
  if (start === null) return 'NOT_INSURED'
  if (status === 'COMPENSATED') return 'COMPENSATED'
  return status === 'CLAIMED' ? 'OPEN_CLAIM' : null
}

/** An order as claims see it. */
const thingOf = (row: OrderRow, now: Date): ClaimableThing => {
  const date = businessDay(new Date(row.cover_started_at ?? row.accepted_at ?? row.ordered_at))
  const hint = eventOf(row, now)
  return {
    id: row.id,
    number: numberOf(row),
    title: routeOf(row),
    date,
    events: ['LOSS', 'DAMAGE', 'SHORTAGE'],
    hint,
    obstacle: obstacleOf(row),
    money: moneyOf(row),
    facts: detailsOf(row),
    items: itemsOf(row),
    earliestDate: date,
    eventDate: hint === null ? null : businessDay(new Date(row.status_at)),
    eventPlace: row.details.statuses.at(-1)?.city ?? row.to_city,
    submitUntil: untilOf(row),
  }
}

const monthBounds = (month: string): readonly [from: string, until: string] => [
  startOfDay(`${month}-01`),
  startOfDay(addMonths(`${month}-01`, 1)),
]

/** Loss, damage and shortage have claims of their own; every other way back is a return. */
const isReturn = ({ reason_code: reason }: OrderRow): boolean => {
  const hint = claimHintOf(reason)
  return reason !== LOST && (hint === null || hint === 'RETURN')
}

/** Both ways of an order that came back, within what the insurance pays. */
/** An order that came back, as a line of a claim. */
export const returnOf = (row: OrderRow): ReturnedOrder => {
  const isUncollected = row.status_code === 'POSTOMAT_SEIZED' || UNCOLLECTED.has(row.reason_code ?? '')
  return {
    id: row.id,
    number: numberOf(row),
    event: isUncollected ? 'UNREDEEMED' : 'RETURN',
    reasonName: row.reason_code === null ? row.status_name : (courierReasons[row.reason_code] ?? row.status_name),
    eventDate: businessDay(new Date(row.status_at)),
    cost: Math.min(RETURN_LIMIT, (row.return_delivery_sum ?? 0) + (row.delivery_sum ?? 0)),
  }
}

const coverEvent = {
  FILED: 'claim',
  WITHDRAWN: 'dismiss',
  REJECTED: 'dismiss',
  PAID: 'compensate',
} as const satisfies Record<ClaimEvent['kind'], string>

/** The insurance of the order follows its claim. */
const receive = async (platform: Platform, { kind, objectId, organizationId, actor }: ClaimEvent): Promise<void> => {
  await applyEvent(platform, coverMachine, {
    subject: { id: objectId, organizationId },
    event: coverEvent[kind],
    input: undefined,
    actor,
  })
}

/** Orders of the courier as things that can be claimed. */
export const claimableOrders: ClaimableProduct = {
  product: 'SENDER',
  role: 'SENDER',
  title: { ru: 'СДЭК', en: 'CDEK' },
  async find({ database, organizationId, now }, wanted) {
    const rows = await store.findInsured(database, organizationId, wanted)
    return rows.map((row) => thingOf(row, now))
  },
  async read({ database, organizationId, now }, id) {
    const row = await findOrder(database, organizationId, id)
    return row && thingOf(row, now)
  },
  async waybills({ database, organizationId }, ids) {
    if (ids.length === 0) return new Map()
    const rows = await store.findOrders(database, organizationId, ids)
    return new Map(rows.map((row) => [row.id, waybillOf(row)]))
  },
  returns: {
    organizations: (database, month) => store.findOrganizationsWithReturns(database, ...monthBounds(month)),
    async find({ database, organizationId }, month) {
      const rows = await store.findReturns(database, organizationId, ...monthBounds(month))
      return rows.filter(isReturn).map(returnOf)
    },
  },
  receive,
}
