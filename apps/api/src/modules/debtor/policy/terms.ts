import type { PolicyTerms } from '@cabinet/contract/debtor/policy'
import type { Insertable, Selectable } from 'kysely'
import type { DebtorTermsTable } from './tables.ts'

export type TermsRow = Selectable<DebtorTermsTable>
type TermsColumns = Omit<
  Insertable<DebtorTermsTable>,
  'organization_id' | 'id' | 'policy_number' | 'version' | 'from_date' | 'created_at'
>

/** What the insurer offers to who has no policy, and agrees to when it says nothing else. */
export const OFFERED_TERMS: PolicyTerms = {
  insuredSum: 6_000_000_000,
  indemnityRate: 90,
  selfRetentionRate: 10,
  maxDeferralDays: 90,
  notificationDays: 30,
  waitingPeriodDays: 90,
  blindLimit: 50_000_000,
  premiumRate: 0.35,
  minPremium: 12_000_000,
  payoutWorkingDays: 15,
  suspensionDays: 30,
}

/** Days to pay a premium invoice, and days after that until the insurance is suspended for it. */
export const PAYMENT_DAYS = 30
export const DEBT_SUSPENSION_DAYS = 30

/** Terms as they are stored. */
export const columnsOfTerms = (terms: PolicyTerms): TermsColumns => ({
  insured_sum: terms.insuredSum,
  indemnity_rate: terms.indemnityRate,
  self_retention_rate: terms.selfRetentionRate,
  max_deferral_days: terms.maxDeferralDays,
  notification_days: terms.notificationDays,
  waiting_period_days: terms.waitingPeriodDays,
  blind_limit: terms.blindLimit,
  premium_rate: terms.premiumRate,
  min_premium: terms.minPremium,
  payout_working_days: terms.payoutWorkingDays,
  suspension_days: terms.suspensionDays,
})

/** Terms as they travel. */
export const termsOf = (row: TermsRow): PolicyTerms => ({
  insuredSum: row.insured_sum,
  indemnityRate: Number(row.indemnity_rate),
  selfRetentionRate: Number(row.self_retention_rate),
  maxDeferralDays: row.max_deferral_days,
  notificationDays: row.notification_days,
  waitingPeriodDays: row.waiting_period_days,
  blindLimit: row.blind_limit,
  premiumRate: Number(row.premium_rate),
  minPremium: row.min_premium,
  payoutWorkingDays: row.payout_working_days,
  suspensionDays: row.suspension_days,
})
