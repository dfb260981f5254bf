import type { CoverReason } from '@cabinet/contract/sender/orders'
import type { CourierOrder } from '../../../integrations/cdek/order.ts'
import { LOST, stageOf } from '../../../integrations/cdek/statuses.ts'

/** Most that is paid for one thing and for one order, kopecks. */
export const ITEM_LIMIT = 5_000_000
export const ORDER_LIMIT = 10_000_000

/**
 * What is never insured. A name is judged by how it begins: «Корм для животных» holds no animals, and «Саженец яблони»
 * is a living plant.
 */
const FORBIDDEN: readonly RegExp[] = [
  /^(?:деньги|банкнот|купюр|ценные бумаги|облигаци|вексел|акции предприят)/i,
  /^(?:ювелирн|драгоценн|слит(?:ок|ки) (?:золот|серебр|платин)|бриллиант)/i,
  /^(?:жив(?:ые|ое|ая|ой) (?:растени|животн|рыб|птиц|насеком)|саженец|саженцы|рассада|щенок|котёнок)/i,
  /^(?:скоропортящ|свеж(?:ее|ая|ие) (?:мясо|рыба|молок|фрукт|овощ|ягод))/i,
  /^(?:опасный груз|пиротехни|фейерверк|петард|взрывчат|баллон газов|газовый баллон|бензин|кислота)/i,
]

/** A time in which orders are insured. */
export interface CoverPeriod {
  readonly id: string
  /** Kopecks for one order. */
  readonly price: number
  readonly startedAt: string
  readonly endedAt: string | null
}

/** The part of an order that decides about its insurance. */
export type CoveredOrder = Pick<
  CourierOrder,
  'acceptedAt' | 'declaredValue' | 'isReturn' | 'isClientReturn' | 'packages' | 'isFinal' | 'status'
>

/** How an order stands by the rules. */
export type CoverDecision =
  | { readonly kind: 'PENDING' }
  | { readonly kind: 'NOT_INSURED' | 'EXCLUDED'; readonly reason: CoverReason; readonly isForGood: boolean }
  | {
      readonly kind: 'INSURED'
      readonly period: CoverPeriod
      readonly insuredSum: number
      readonly startedAt: string
    }

/** Most that would be paid for an order: its declared value within the limits, kopecks. */
export const insuredSumOf = ({ packages }: Pick<CoveredOrder, 'packages'>): number => {
  const things = packages.flatMap(({ items }) => items)
  const sum = things.reduce((total, { cost, amount }) => total + Math.min(cost, ITEM_LIMIT) * amount, 0)
  return Math.min(sum, ORDER_LIMIT)
}

const isForbidden = ({ packages }: CoveredOrder): boolean =>
  packages.some(({ items }) => items.some(({ name }) => FORBIDDEN.some((words) => words.test(name.trim()))))

const contains = ({ startedAt, endedAt }: CoverPeriod, at: string): boolean =>
  startedAt <= at && (endedAt === null || at < endedAt)

/**
 * Decides whether an order is insured. The moment when the courier takes it over is what counts: the insurance that is
 * on then covers it to its end, whatever happens to the insurance afterwards. Before that moment the answer is what would
 * be decided now.
 *
 * @param periods every time in which orders of the organization are insured, in any order
 */
export const decideCover = (order: CoveredOrder, periods: readonly CoverPeriod[]): CoverDecision => {
  const { acceptedAt, isFinal } = order
  const isForGood = acceptedAt !== null || isFinal
  const not = (reason: CoverReason): CoverDecision => ({ kind: 'NOT_INSURED', reason, isForGood })
  const excluded = (reason: CoverReason): CoverDecision => ({ kind: 'EXCLUDED', reason, isForGood })

  // A way back belongs to the order that goes back; it has no insurance of its own.
  if (order.isReturn || order.isClientReturn) return not('RETURN_ORDER')
  if (acceptedAt === null && isFinal) return not('NEVER_ACCEPTED')
  const period =
    acceptedAt === null
      ? periods.find(({ endedAt }) => endedAt === null)
      : periods.find((candidate) => contains(candidate, acceptedAt))
  if (!period) {
    const isLate = acceptedAt === null || periods.some(({ startedAt }) => startedAt <= acceptedAt)
    return not(isLate ? 'INSURANCE_OFF' : 'ACCEPTED_BEFORE')
  }
  if (order.declaredValue === 0) return excluded('ZERO_VALUE')
  if (isForbidden(order)) return excluded('FORBIDDEN_CARGO')
  if (acceptedAt === null) return { kind: 'PENDING' }
  return { kind: 'INSURED', period, insuredSum: insuredSumOf(order), startedAt: acceptedAt }
}

/**
 * When the insurance of an order has ended: the recipient has it, or the sender has it back. A lost parcel has neither
 * of them, and its insurance does not end by itself.
 *
 * @param returnedAt when the way back ended; null when it has not, or when nothing is known of one
 */
export const coverEnd = (
  { status }: Pick<CoveredOrder, 'status'>,
  way: { readonly returnUuid: string | null; readonly returnedAt: string | null },
): string | null => {
  if (way.returnedAt !== null) return way.returnedAt
  if (status.reason === LOST) return null
  if (stageOf(status) === 'DELIVERED') return status.at
  // Without an order for the way back the courier has handed the parcel over when it says so.
  return status.code === 'NOT_DELIVERED' && way.returnUuid === null ? status.at : null
}
