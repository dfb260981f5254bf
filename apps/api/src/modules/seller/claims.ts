import type { ClaimObstacle, InsuredEvent } from '@cabinet/contract/insured'
import { businessDay } from '../../kernel/clock.ts'
import { addDays } from '../../kernel/days.ts'
import {
  type ClaimableProduct,
  type ClaimableThing,
  type ReturnedOrder,
  type ThingFact,
} from '../../platform/claims.ts'
import { moneyText, dayText } from '../../platform/emails/format.ts'
import { fact, type Line } from '../../platform/pdf/pdf.ts'
import { applyEvent } from '../../platform/transitions/apply.ts'
import * as store from './claims-store.ts'
import { daysOfMonth } from './documents/month.ts'
import { schemeMessages } from './orders/messages.ts'
import { coverMachine, type OrderRow } from './orders/transitions.ts'
import { LOGISTICS_LIMIT } from './terms.ts'

/** Days after an event within which the rules want the claim. */
const CLAIM_DAYS = 180

const hints: Partial<Record<OrderRow['status'], InsuredEvent>> = { LOST: 'LOSS', DAMAGED: 'DAMAGE' }

/** Why nothing can be claimed for an order, claims that are open aside. */
const obstacleOf = ({ cover_status: cover }: OrderRow): ClaimObstacle | null => {
  if (cover === 'NOT_INSURED') return 'NOT_INSURED'
  return cover === 'COMPENSATED' ? 'COMPENSATED' : null
}

/** The last day that is known of what seems to have happened. */
const eventDateOf = ({ status, return_date, delivered_date, updated_at }: OrderRow): string | null => {
  if (return_date !== null) return return_date
  if (delivered_date !== null) return delivered_date
  return status === 'LOST' || status === 'DAMAGED' ? businessDay(new Date(updated_at)) : null
}

const detailsOf = (row: OrderRow): readonly ThingFact[] => [
  ...(row.sticker === null
    ? []
    : [{ code: 'sticker', label: { ru: 'Стикер', en: 'Sticker' }, kind: 'TEXT', value: row.sticker } as const]),
  { code: 'scheme', label: { ru: 'Схема', en: 'Scheme' }, kind: 'TEXT', value: schemeMessages[row.scheme].ru },
  { code: 'sku', label: { ru: 'Артикул', en: 'Article' }, kind: 'TEXT', value: row.sku },
  { code: 'price', label: { ru: 'Цена', en: 'Price' }, kind: 'MONEY', value: row.price },
  ...(row.shipped_date === null
    ? []
    : [{ code: 'shipped', label: { ru: 'Отгружен', en: 'Left' }, kind: 'DAY', value: row.shipped_date } as const]),
  ...(row.return_date === null
    ? []
    : [{ code: 'returned', label: { ru: 'Вернулся', en: 'Came back' }, kind: 'DAY', value: row.return_date } as const]),
]

/** An order as something that can be claimed. */
const thingOf = (row: OrderRow): ClaimableThing => {
  const insured = row.insured_sum ?? 0
  const eventDate = eventDateOf(row)
  const most = Math.min(row.price, insured)
  return {
    id: row.id,
    number: row.order_number,
    title: row.name,
    date: row.shipped_date ?? row.order_date,
    events: ['LOSS', 'DAMAGE', 'SUBSTITUTION'],
    hint: hints[row.status] ?? null,
    obstacle: obstacleOf(row),
    money: { value: row.price, insured, most, bound: row.price <= insured ? 'DECLARED_VALUE' : 'LIMIT', rate: null },
    facts: detailsOf(row),
    items: [{ itemId: row.sku, name: row.name, amount: 1, cost: row.price }],
    earliestDate: row.shipped_date ?? row.order_date,
    eventDate,
    eventPlace: row.warehouse,
    submitUntil: eventDate === null ? null : addDays(eventDate, CLAIM_DAYS),
  }
}

const returnOf = (row: OrderRow): ReturnedOrder => ({
  id: row.id,
  number: row.order_number,
  event: row.status === 'UNREDEEMED' ? 'UNREDEEMED' : 'RETURN',
  reasonName: row.return_reason,
  eventDate: row.return_date ?? row.order_date,
  cost: Math.min(row.logistics_cost ?? 0, LOGISTICS_LIMIT),
})

/** What the marketplace has reported an order, in the place of a consignment note. */
const waybillOf = (row: OrderRow): readonly Line[] => [
  fact('Заказ', row.order_number),
  ...(row.sticker === null ? [] : [fact('Стикер', row.sticker)]),
  fact('Схема', `${row.scheme}, ${schemeMessages[row.scheme].ru.toLowerCase()}`),
  fact('Товар', `${row.name}, артикул ${row.sku}`),
  fact('Цена', moneyText(row.price, 'ru')),
  fact('Заказан', dayText(row.order_date, 'ru')),
  ...(row.shipped_date === null ? [] : [fact('Отгружен', dayText(row.shipped_date, 'ru'))]),
  ...(row.delivered_date === null ? [] : [fact('Выкуплен', dayText(row.delivered_date, 'ru'))]),
  ...(row.return_date === null ? [] : [fact('Вернулся', dayText(row.return_date, 'ru'))]),
]

const eventOf = { FILED: 'claim', WITHDRAWN: 'dismiss', REJECTED: 'dismiss', PAID: 'compensate' } as const

/** Marketplace orders as the area of claims sees them. */
export const claimableOrders: ClaimableProduct = {
  product: 'SELLER',
  role: 'SELLER',
  title: { ru: 'Маркетплейс', en: 'Marketplace' },
  find: async ({ database, organizationId }, wanted) =>
    (await store.findClaimable(database, organizationId, wanted)).map(thingOf),
  async read({ database, organizationId }, id) {
    const row = await store.findOne(database, organizationId, id)
    return row && thingOf(row)
  },
  async waybills({ database, organizationId }, ids) {
    const rows = await store.findSome(database, organizationId, ids)
    return new Map(rows.map((row) => [row.id, waybillOf(row)]))
  },
  returns: {
    organizations: (database, month) => store.findReturning(database, daysOfMonth(month)),
    find: async ({ database, organizationId }, month) =>
      (await store.findReturns(database, organizationId, daysOfMonth(month))).map(returnOf),
  },
  async receive(platform, event) {
    await applyEvent(platform, coverMachine, {
      subject: { id: event.objectId, organizationId: event.organizationId },
      event: eventOf[event.kind],
      input: undefined,
      actor: event.actor,
    })
  },
}
