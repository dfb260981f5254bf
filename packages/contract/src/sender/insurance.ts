import * as z from 'zod/mini'
import { anyOf, verified } from '../access.ts'
import { Id } from '../common.ts'
import { Day, Instant } from '../dates.ts'
import { endpoint } from '../endpoint.ts'
import { Kopecks } from '../money.ts'
import { productText } from '../product-text.ts'
import { InsuranceStatus, insuranceStatus } from '../service.ts'
import { dashboard, find, summary } from './orders.ts'
import { lines } from '../text-kinds.ts'

/** The texts that stand behind the insurance of orders, each with the version in force. */
export const insuranceTexts = { INSURANCE_RULES: '2026-11-01', OFFER_CONTRACT: '2026-11-01' } as const
export const insuranceTextNames = ['INSURANCE_RULES', 'OFFER_CONTRACT'] as const
export type InsuranceText = (typeof insuranceTextNames)[number]

/** Why the insurance cannot be switched on now; the page says it in place of the panel. */
export const applyObstacles = ['NO_ACCOUNT', 'ALREADY_ON', 'ADMIN_ONLY', 'OVERDUE_INVOICE'] as const

/** Limits and terms in numbers; the words around them are the page's. */
export const InsuranceConditions = z.object({
  insurancePrice: Kopecks,
  /** Loss, damage and shortage are paid up to the declared value, not more than this for one thing and for one order. */
  itemLimit: Kopecks,
  orderLimit: Kopecks,
  /** Logistics of a return or an unredeemed order. */
  returnLimit: Kopecks,
  /** Calendar days from the event in which a claim can be filed. */
  claimDays: z.int(),
  /** Working days in which a full claim is paid. */
  payoutWorkingDays: z.int(),
  deductible: Kopecks,
  texts: z.array(productText(insuranceTextNames)),
  /** Orders that the courier took over in the last calendar month, and what insuring them would have cost. */
  lastMonth: z.nullable(z.object({ month: z.string(), ordersCount: z.int(), premiumSum: Kopecks })),
  /** Null: it can be switched on. */
  obstacle: z.nullable(z.enum(applyObstacles)),
})
export type InsuranceConditions = z.output<typeof InsuranceConditions>

export const conditions = endpoint({
  id: 'sender-insurance.conditions',
  method: 'GET',
  path: '/v1/sender/insurance/conditions',
  summary: 'Terms of the insurance of orders for the organization, and whether it can be switched on.',
  access: verified,
  response: InsuranceConditions,
})

export const price = endpoint({
  id: 'sender-insurance.price',
  method: 'GET',
  path: '/v1/sender/insurance/client-insurance-price',
  summary: 'Price of insuring one order, kopecks.',
  access: verified,
  response: z.object({ insurancePrice: Kopecks }),
})

export const acceptTexts = endpoint({
  id: 'sender-insurance.acceptTexts',
  method: 'POST',
  path: '/v1/sender/insurance/consent',
  summary:
    'Keeps the agreement to the rules and to the contract offer; activation asks for both in the version in force.',
  access: anyOf('USER_ADMIN'),
  body: z.object({
    texts: z
      .array(z.object({ type: z.enum(insuranceTextNames), version: Day }))
      .check(z.minLength(1), z.maxLength(insuranceTextNames.length)),
  }),
  idempotent: true,
  errors: [409],
  invalidates: [conditions],
})

/** Why a period of the insurance ended. */
export const periodEnds = ['BY_CLIENT', 'BY_DEBT', 'BY_STAFF'] as const

/** A time in which orders were insured. */
export const InsurancePeriod = z.object({
  id: Id,
  insurancePrice: Kopecks,
  startDateTime: Instant,
  endDateTime: z.nullable(Instant),
  endReason: z.nullable(z.enum(periodEnds)),
})
export type InsurancePeriod = z.output<typeof InsurancePeriod>

export const history = endpoint({
  id: 'sender-insurance.history',
  method: 'GET',
  path: '/v1/sender/insurance/history',
  summary: 'Periods of the insurance and prices that were offered, the newest first.',
  access: anyOf('SENDER', 'USER_ADMIN'),
  response: z.object({
    periods: z.array(InsurancePeriod),
    prices: z.array(z.object({ insurancePrice: Kopecks, fromDateTime: Instant })),
  }),
})

/** Reads that switching the insurance on or off makes stale. */
const insurance = [insuranceStatus, conditions, history, find, summary, dashboard]

export const activate = endpoint({
  id: 'sender-insurance.activate',
  method: 'POST',
  path: '/v1/sender/insurance/activate',
  summary:
    'Switches the insurance on for the price that the person has seen: 409 PRICE_CHANGED when it is another by now, 409 CONSENT_REQUIRED without the texts. Repeated, it answers the current state.',
  access: anyOf('USER_ADMIN'),
  query: z.object({ insurancePrice: z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1_000_000_000)) }),
  response: InsuranceStatus,
  errors: [409],
  idempotent: true,
  invalidates: [...insurance, price],
})

export const deactivate = endpoint({
  id: 'sender-insurance.deactivate',
  method: 'POST',
  path: '/v1/sender/insurance/deactivate',
  summary: 'Switches the insurance off; orders that the courier has taken over stay insured to their end.',
  access: anyOf('USER_ADMIN'),
  response: InsuranceStatus,
  errors: [409],
  idempotent: true,
  invalidates: insurance,
})

/** A calendar month, `2026-10`. */
export const Month = z.string().check(z.regex(/^20\d\d-(?:0[1-9]|1[0-2])$/))

export const monthSummary = endpoint({
  id: 'sender-insurance.monthSummary',
  method: 'GET',
  path: '/v1/sender/insurance/month-summary',
  summary: 'What a month holds: orders taken over, insured and not, their sums; the current month when none is named.',
  access: anyOf('SENDER'),
  query: z.object({ month: z.optional(Month) }),
  response: z.object({
    month: Month,
    /** Orders that the courier took over in the month. */
    ordersCount: z.int(),
    insuredCount: z.int(),
    excludedCount: z.int(),
    notInsuredCount: z.int(),
    insuredSum: Kopecks,
    premiumSum: Kopecks,
    /** The invoice of the month, once it is issued. */
    invoice: z.nullable(z.object({ id: Id, number: z.string(), amount: Kopecks })),
  }),
})

/** Codes of the reasons for switching the insurance off. */
export const disableReasonCodes = [
  'PRICE',
  'FEW_ORDERS',
  'NO_EVENTS',
  'CLAIM_EXPERIENCE',
  'COURIER_CHANGE',
  'OTHER_INSURER',
  'TECHNICAL',
  'OTHER',
] as const

/** Why people switch the insurance off; the id is the code. */
export const DisableReason = z.object({
  id: z.enum(disableReasonCodes),
  code: z.enum(disableReasonCodes),
  name: z.string(),
  requiresComment: z.boolean(),
  sort: z.int(),
})
export type DisableReason = z.output<typeof DisableReason>

export const disableReasons = endpoint({
  id: 'sender-insurance.disableReasons',
  method: 'GET',
  path: '/v1/sender/subscription/disable-reasons',
  summary: 'Reasons for switching the insurance off, in their order.',
  access: anyOf('SENDER', 'USER_ADMIN'),
  response: z.array(DisableReason),
})

export const giveDisableReason = endpoint({
  id: 'sender-insurance.giveDisableReason',
  method: 'POST',
  path: '/v1/sender/subscription/disable-reasons',
  summary: 'Keeps why the insurance is about to be switched off.',
  access: anyOf('USER_ADMIN'),
  body: z.object({
    reasonId: z.enum(disableReasonCodes),
    /** 10 to 500 characters where the reason asks for it. */
    comment: z.optional(z.nullable(lines(z.string().check(z.trim(), z.maxLength(500))))),
  }),
  idempotent: true,
})
