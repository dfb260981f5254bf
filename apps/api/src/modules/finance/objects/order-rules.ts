import { ORDER_REFUSED, type OrderRefusal } from '@cabinet/contract/finance/objects'
import type { objectStatuses } from '@cabinet/contract/finance/supplies'
import type { DayText } from '../../../kernel/clock.ts'
import { HttpError, type WrongField } from '../../../kernel/http-error.ts'
import type { Message } from '../../../kernel/language.ts'
import { isWorkingDay } from '../../../kernel/working-days.ts'
import { moneyText } from '../../../platform/emails/format.ts'
import { isClosed } from '../order-days.ts'

/** An agreement as far as orders depend on it. */
export interface OrderAgreement {
  readonly id: string
  readonly terminated_at: string | null
  readonly finished_date: DayText
  /** Kopecks that are left of its limit. */
  readonly available: number
  /** What is left of the limits that buyers have of their own, by buyer. */
  readonly buyerLimits: ReadonlyMap<string, number>
}

/** An object as far as orders depend on it. */
export interface OrderedObject {
  readonly id: string
  readonly number: string
  readonly agreement_id: string
  readonly status: (typeof objectStatuses)[number]
  /** The whole advance. */
  readonly financing_amount: number
  readonly last_order_date: DayText | null
  readonly buyer_id: string | null
}

/** An order that somebody wants to make. */
export interface Order {
  readonly agreement: OrderAgreement
  readonly date: DayText
  readonly now: Date
  readonly objectIds: readonly string[]
  /** What is known of these objects, by id. */
  readonly known: ReadonlyMap<string, OrderedObject>
}

/** A reason with its words. */
interface RefusalReason extends WrongField {
  readonly code: OrderRefusal
}

/** What of an order can be done, and why not the rest. */
interface Judged {
  readonly refusals: readonly RefusalReason[]
  /** What the bank is asked for, by object: the advance, no more than what is left of the limit. */
  readonly amounts: ReadonlyMap<string, number>
}

const texts = {
  agreement: { ru: 'Договор не действует в этот день', en: 'The agreement is not in force on this day' },
  holiday: { ru: 'Банк работает только в рабочие дни', en: 'The bank works on working days only' },
  closed: {
    ru: 'Заказы на этот день закрыты в 15:00 по Москве',
    en: 'Orders for this day were closed at 15:00 Moscow time',
  },
  unknown: { ru: 'Объект не найден или удалён', en: 'The object was not found or has been deleted' },
  other: (number: string): Message => ({
    ru: `${number}: относится к другому договору`,
    en: `${number}: belongs to another agreement`,
  }),
  ordered: (number: string): Message => ({ ru: `${number}: уже заказан`, en: `${number}: has been ordered already` }),
  notAvailable: (number: string): Message => ({
    ru: `${number}: отклонён банком`,
    en: `${number}: was refused by the bank`,
  }),
  late: (number: string): Message => ({
    ru: `${number}: до срока оплаты меньше пяти дней`,
    en: `${number}: less than five days are left before it falls due`,
  }),
  limit: (excess: number): Message => ({
    ru: `Сумма превышает доступный лимит на ${moneyText(excess, 'ru')}`,
    en: `The sum exceeds the available limit by ${moneyText(excess, 'en')}`,
  }),
  buyerLimit: (number: string, excess: number): Message => ({
    ru: `${number}: сумма превышает лимит на покупателя на ${moneyText(excess, 'ru')}`,
    en: `${number}: the sum exceeds the limit of the buyer by ${moneyText(excess, 'en')}`,
  }),
} as const

/** Why nothing at all can be ordered for the day. */
const refusalOfDay = ({ agreement, date, now }: Omit<Order, 'objectIds' | 'known'>): RefusalReason | undefined => {
  if (agreement.terminated_at !== null || agreement.finished_date < date) {
    return { field: 'agreementId', code: 'AGREEMENT_NOT_VALID', text: texts.agreement }
  }
  if (!isWorkingDay(date)) return { field: 'date', code: 'NOT_WORKING_DAY', text: texts.holiday }
  if (isClosed(date, now)) return { field: 'date', code: 'DAY_CLOSED', text: texts.closed }
  return undefined
}

const reasonOf = (
  { agreement, date }: Order,
  object: OrderedObject | undefined,
  isTwice: boolean,
): Omit<RefusalReason, 'field'> | undefined => {
  if (!object) return { code: 'OBJECT_NOT_FOUND', text: texts.unknown }
  const { number, status, last_order_date: last } = object
  if (object.agreement_id !== agreement.id) return { code: 'OTHER_AGREEMENT', text: texts.other(number) }
  if (status === 'REJECTED') return { code: 'OBJECT_NOT_AVAILABLE', text: texts.notAvailable(number) }
  if (status !== 'AVAILABLE' || isTwice) return { code: 'OBJECT_ALREADY_ORDERED', text: texts.ordered(number) }
  if (last !== null && last < date) return { code: 'DAY_TOO_LATE', text: texts.late(number) }
  return undefined
}

/** Those that are over a limit, in the order in which they were chosen, and the excess of all of them. */
const overLimit = (chosen: readonly { readonly amount: number }[], limit: number) => {
  let sum = 0
  const over = new Set<number>()
  for (const [index, { amount }] of chosen.entries()) {
    sum += amount
    if (sum > limit) over.add(index)
  }
  return { over, excess: sum - limit }
}

/** Judges an order as a whole: each object that cannot be ordered has its reason. */
export const judgeOrder = (order: Order): Judged => {
  const { agreement, objectIds, known } = order
  const ofDay = refusalOfDay(order)
  const refusals: RefusalReason[] = ofDay ? [ofDay] : []
  const chosen: { readonly field: string; readonly object: OrderedObject; readonly amount: number }[] = []
  const seen = new Set<string>()
  for (const [index, id] of objectIds.entries()) {
    const field = `objectIds[${index}]`
    const object = known.get(id)
    const reason = reasonOf(order, object, seen.has(id))
    seen.add(id)
    if (reason) refusals.push({ field, ...reason })
    else if (object) {
      // One claim may be larger than what is left: then the bank is asked for what is left.
      const amount =
        agreement.available > 0 ? Math.min(object.financing_amount, agreement.available) : object.financing_amount
      chosen.push({ field, object, amount })
    }
  }
  const { over, excess } = overLimit(chosen, agreement.available)
  for (const [index, { field }] of chosen.entries()) {
    if (over.has(index)) refusals.push({ field, code: 'LIMIT_EXCEEDED', text: texts.limit(excess) })
  }
  const ofBuyers = Map.groupBy(chosen, ({ object }) => object.buyer_id)
  for (const [buyerId, own] of ofBuyers) {
    const limit = buyerId === null ? undefined : agreement.buyerLimits.get(buyerId)
    if (limit === undefined) continue
    const beyond = overLimit(own, limit)
    for (const [index, { field, object }] of own.entries()) {
      const text = texts.buyerLimit(object.number, beyond.excess)
      if (beyond.over.has(index)) refusals.push({ field, code: 'BUYER_LIMIT_EXCEEDED', text })
    }
  }
  return { refusals, amounts: new Map(chosen.map(({ object, amount }) => [object.id, amount])) }
}

/** Why a tranche cannot be asked for; nothing when it can. */
export const judgeTranche = (order: Omit<Order, 'objectIds' | 'known'>, amount: number): readonly RefusalReason[] => {
  const ofDay = refusalOfDay(order)
  if (ofDay) return [ofDay]
  const excess = amount - order.agreement.available
  return excess > 0 ? [{ field: 'amount', code: 'LIMIT_EXCEEDED', text: texts.limit(excess) }] : []
}

/** The answer to an order that cannot be done: the reason that all share, or that there are several. */
export const orderRefused = (refusals: readonly RefusalReason[], chosen: number): HttpError => {
  const [first] = refusals
  const codes = new Set(refusals.map(({ code }) => code))
  if (first && codes.size === 1) return new HttpError(409, first.code, first.text, refusals)
  const refused = new Set(refusals.map(({ field }) => field)).size
  const text = {
    ru: `Заказать нельзя: причин ${refused}, выбрано объектов ${chosen}`,
    en: `This cannot be ordered: ${refused} reasons, ${chosen} objects chosen`,
  }
  return new HttpError(409, ORDER_REFUSED, text, refusals)
}
