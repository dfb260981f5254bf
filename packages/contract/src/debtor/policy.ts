import * as z from 'zod/mini'
import { anyOf, verified } from '../access.ts'
import { Day } from '../dates.ts'
import { endpoint, file } from '../endpoint.ts'
import { contentTypes } from '../file.ts'
import { Kopecks, Percent } from '../money.ts'
import { productText } from '../product-text.ts'

/** The texts that an application agrees to, each with the version in force. */
export const debtorTexts = { INSURANCE_RULES: '2026-11-01', BUYER_DATA: '2026-11-01' } as const
export const debtorTextNames = ['INSURANCE_RULES', 'BUYER_DATA'] as const
export type DebtorText = (typeof debtorTextNames)[number]

/** Terms of a policy in numbers; the words around them are the page's. */
export const PolicyTerms = z.object({
  /** Most that is paid in all. */
  insuredSum: Kopecks,
  indemnityRate: Percent,
  /** Share of a loss that stays with the organization. */
  selfRetentionRate: Percent,
  maxDeferralDays: z.int(),
  /** Days after the due date in which the insurer must hear of an overdue payment. */
  notificationDays: z.int(),
  /** Days after the due date before a claim; a bankruptcy does not wait. */
  waitingPeriodDays: z.int(),
  /** Insured without asking the insurer for a limit on the buyer. */
  blindLimit: Kopecks,
  /** Percent of a shipment. */
  premiumRate: Percent,
  /** For a year of the policy. */
  minPremium: Kopecks,
  payoutWorkingDays: z.int(),
  /** Days overdue after which new shipments to the buyer are not insured. */
  suspensionDays: z.int(),
})
export type PolicyTerms = z.output<typeof PolicyTerms>

/** Papers of the insurance. The policy exists for who has one. */
export const documentTypes = ['RULES', 'POLICY', 'MEMO'] as const
export type DocumentType = (typeof documentTypes)[number]

/** The policy of the organization with its terms, or the terms that are offered. */
export const DebtorConditions = z.object({
  policy: z.nullable(
    z.object({ number: z.string(), insurerName: z.string(), startDate: Day, endDate: Day, isInForce: z.boolean() }),
  ),
  /** In force today. */
  terms: PolicyTerms,
  /** Versions of the terms, the newest first; empty without a policy. */
  versions: z.array(z.object({ version: z.int(), fromDate: Day, terms: PolicyTerms })),
  texts: z.array(productText(debtorTextNames)),
  documents: z.array(z.object({ type: z.enum(documentTypes), name: z.string(), date: Day })),
})
export type DebtorConditions = z.output<typeof DebtorConditions>

export const conditions = endpoint({
  id: 'debtor-policy.conditions',
  method: 'GET',
  path: '/v1/debtor/insurance/conditions',
  summary: 'Terms of the policy, or those that are offered to who has none; the texts and the papers.',
  access: verified,
  response: DebtorConditions,
})

export const acceptTexts = endpoint({
  id: 'debtor-policy.acceptTexts',
  method: 'POST',
  path: '/v1/debtor/insurance/consent',
  summary: 'Keeps the agreement to texts; an application asks for all of them in the version in force.',
  access: anyOf('USER_ADMIN'),
  body: z.object({
    texts: z
      .array(z.object({ type: z.enum(debtorTextNames), version: Day }))
      .check(z.minLength(1), z.maxLength(debtorTextNames.length)),
  }),
  idempotent: true,
  errors: [409],
  invalidates: [conditions],
})

export const document = endpoint({
  id: 'debtor-policy.document',
  method: 'GET',
  path: '/v1/debtor/insurance/document/{type}',
  summary: 'A paper of the insurance; 404 for the policy of who has none.',
  access: verified,
  params: z.object({ type: z.enum(documentTypes) }),
  response: file(contentTypes.pdf),
})

export const dashboard = endpoint({
  id: 'debtor-policy.dashboard',
  method: 'GET',
  path: '/v1/debtor/insurance/dashboard',
  summary: 'The insurance in numbers: this month, the insured debt, what is overdue, premiums.',
  access: anyOf('DEBTOR'),
  response: z.object({
    /** `2026-11` */
    month: z.string(),
    /** Declared and insured in the month. */
    insuredCount: z.int(),
    insuredSum: Kopecks,
    /** Insured parts of what is unpaid. */
    insuredDebtSum: Kopecks,
    overdueCount: z.int(),
    overdueSum: Kopecks,
    /** Premiums of the month so far. */
    premiumSum: Kopecks,
    /** What is left of the insured sum of the policy after what was paid out. */
    insuredSumLeft: Kopecks,
    /** Limits on buyers that are in force, and what of them is used. */
    limitSum: Kopecks,
    usedLimitSum: Kopecks,
    /** What waits for the organization, with the nearest day. */
    toDeclareCount: z.int(),
    toNotify: z.object({ count: z.int(), nearestDate: z.nullable(Day) }),
    toClaimCount: z.int(),
  }),
})
