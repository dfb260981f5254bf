import type { DayText } from '../../../kernel/clock.ts'
import { daysBetween } from '../../../kernel/days.ts'

const YEAR_DAYS = 365

/**
 * What the premiums of a policy lack to the minimum of its year. A policy that ended early owes the part of the minimum
 * that its days are of a year.
 *
 * @param invoiced premiums of the policy on all its invoices, kopecks
 */
export const minimumLack = (
  policy: { readonly startDate: DayText; readonly endDate: DayText; readonly minPremium: number },
  invoiced: number,
): number => {
  // Both days belong to the policy.
  const days = Math.max(0, daysBetween(policy.startDate, policy.endDate) + 1)
  const minimum =
    days >= YEAR_DAYS ? policy.minPremium : Number((BigInt(policy.minPremium) * BigInt(days)) / BigInt(YEAR_DAYS))
  return Math.max(0, minimum - invoiced)
}
