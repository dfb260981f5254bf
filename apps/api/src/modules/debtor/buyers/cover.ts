import type { LimitStatus } from '@cabinet/contract/debtor/buyers'
import type { PolicyTerms } from '@cabinet/contract/debtor/policy'
import type { UninsuredReason } from '@cabinet/contract/debtor/shipments'
import type { DayText } from '../../../kernel/clock.ts'
import { shareOf } from '../../../kernel/shares.ts'

/** What is known of the limit on a buyer. */
export interface LimitState {
  readonly status: LimitStatus | null
  /** Kopecks; null while the insurer has decided nothing. */
  readonly approved: number | null
  readonly validUntil: DayText | null
  /** The longest that a debt of the buyer is overdue, days. */
  readonly overdueDays: number
}

/** The terms of a policy that limits depend on. */
export type LimitTerms = Pick<PolicyTerms, 'blindLimit' | 'suspensionDays'>

/** Up to which debt new shipments to a buyer are insured, and why not when they are not. */
export interface LimitInForce {
  readonly limit: number
  readonly isBlind: boolean
  readonly reason: UninsuredReason | null
}

/**
 * The limit in force on a day. While the insurer considers another one, the present one holds; a buyer about whom it has
 * decided nothing is insured within the blind limit. The sums over buyers say the same in SQL (`buyers/store.ts`).
 */
export const limitInForce = (
  { status, approved, validUntil, overdueDays }: LimitState,
  { blindLimit, suspensionDays }: LimitTerms,
  today: DayText,
): LimitInForce => {
  const none = (reason: UninsuredReason): LimitInForce => ({ limit: 0, isBlind: false, reason })
  if (status === 'REJECTED') return none('NO_LIMIT')
  if (status === 'SUSPENDED' || overdueDays > suspensionDays) return none('LIMIT_SUSPENDED')
  if (status === 'EXPIRED' || (validUntil !== null && validUntil < today)) return none('LIMIT_EXPIRED')
  if (approved === null) return { limit: blindLimit, isBlind: true, reason: blindLimit > 0 ? null : 'NO_LIMIT' }
  return approved > 0 ? { limit: approved, isBlind: false, reason: null } : none('NO_LIMIT')
}

/** The insurance of the organization on the day of a declaration. */
export interface PolicyState {
  readonly isInForce: boolean
  readonly isSuspended: boolean
  readonly startDate: DayText | null
  readonly endDate: DayText | null
}

/** A shipment that is declared. */
export interface Declared {
  /** Kopecks. */
  readonly amount: number
  readonly deferralDays: number
  readonly shipmentDate: DayText
  readonly dueDate: DayText
}

/** What is insured of a shipment, for what premium, and why the rest is not. */
export interface Cover {
  readonly insuredAmount: number
  readonly premium: number
  readonly reason: UninsuredReason | null
}

const policyReason = (
  { deferralDays, shipmentDate, dueDate }: Declared,
  policy: PolicyState,
  { maxDeferralDays }: Pick<PolicyTerms, 'maxDeferralDays'>,
  today: DayText,
): UninsuredReason | null => {
  if (policy.isSuspended) return 'INSURANCE_SUSPENDED'
  const { isInForce, startDate, endDate } = policy
  if (!isInForce || startDate === null || shipmentDate < startDate) return 'OUT_OF_POLICY'
  if (endDate !== null && shipmentDate > endDate) return 'OUT_OF_POLICY'
  if (deferralDays > maxDeferralDays) return 'DEFERRAL_TOO_LONG'
  return dueDate < today ? 'DECLARED_LATE' : null
}

/**
 * The cover of a shipment at the moment of its declaration: the smaller of its amount and of what the limit on its buyer
 * has left. The premium is a share of the whole amount, also when a part of it is over the limit.
 *
 * @param used unpaid insured parts of what was declared before, kopecks
 */
export const coverOf = (
  shipment: Declared,
  { policy, limit, used }: { readonly policy: PolicyState; readonly limit: LimitInForce; readonly used: number },
  terms: Pick<PolicyTerms, 'maxDeferralDays' | 'premiumRate'>,
  today: DayText,
): Cover => {
  const none = (reason: UninsuredReason): Cover => ({ insuredAmount: 0, premium: 0, reason })
  const reason = policyReason(shipment, policy, terms, today) ?? limit.reason
  if (reason !== null) return none(reason)
  const insuredAmount = Math.min(shipment.amount, Math.max(0, limit.limit - used))
  if (insuredAmount === 0) return none('LIMIT_USED_UP')
  return {
    insuredAmount,
    premium: shareOf(shipment.amount, terms.premiumRate),
    reason: insuredAmount < shipment.amount ? 'LIMIT_USED_UP' : null,
  }
}

/** What would be paid for a debt: the smaller of it and of the insured amount, by the rate of the terms. */
export const indemnityOf = (
  insuredAmount: number,
  debt: number,
  rate: number,
): { readonly base: number; readonly rate: number; readonly amount: number } => {
  const base = Math.max(0, Math.min(insuredAmount, debt))
  return { base, rate, amount: shareOf(base, rate) }
}
