import * as z from 'zod/mini'
import { PolicyTerms } from './policy.ts'
import { describedShape } from '../described.ts'

/*
 * What insurers read of shapes that the web takes too: words do not belong into what a browser loads.
 */

/** What the terms of a policy mean, in answers and in requests. */
export const wordsOfTerms = {
  insuredSum: 'Most that is paid in all under the policy, kopecks.',
  indemnityRate: 'Share of a loss that the insurer pays, percent.',
  selfRetentionRate: 'Share of a loss that stays with the organization, percent. With `indemnityRate` at most 100.',
  maxDeferralDays: 'Longest deferral of a payment that is insured, days from the shipment.',
  notificationDays: 'Days after the due date in which the organization must tell of an overdue payment.',
  waitingPeriodDays: 'Days after the due date before a claim can be filed; a bankruptcy does not wait.',
  blindLimit: 'What is insured for a buyer without a limit of its own, kopecks. At most `insuredSum`.',
  premiumRate: 'Premium, percent of a shipment.',
  minPremium: 'Least premium for a year of the policy, kopecks.',
  payoutWorkingDays: 'Working days from the approval of a claim to the payment.',
  suspensionDays: 'Days overdue after which new shipments to the buyer are not insured.',
} satisfies Record<keyof PolicyTerms, string>

/** Terms of a policy as answers have them. */
export const InsurerTerms = z
  .object(describedShape(PolicyTerms.shape, wordsOfTerms))
  .register(z.globalRegistry, { id: 'PolicyTerms', description: 'Terms of a policy in numbers.' })
