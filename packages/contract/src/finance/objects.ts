import * as z from 'zod/mini'
import { anyOf } from '../access.ts'
import { ById, Id, namedOf } from '../common.ts'
import { Day, Instant } from '../dates.ts'
import { endpoint, file } from '../endpoint.ts'
import { contentTypes } from '../file.ts'
import { Buyer, find as findOfFinanceAgreement } from './agreements.ts'
import {
  find as findOfFinanceSupply,
  get as getOfFinanceSupply,
  invoiceTypes,
  objectStatuses,
  summary as summaryOfFinanceSupply,
} from './supplies.ts'
import { listOf, summaryOf } from '../find.ts'
import { choice, day, id, instant, kopecks, text } from '../find-fields.ts'
import { Kopecks, Percent } from '../money.ts'
import { StatusEvent } from '../status-event.ts'
import { findActualOffers } from '../finance.ts'
import { lines } from '../text-kinds.ts'

/** A claim against a buyer, or money of a credit line. */
export const objectKinds = ['CLAIM', 'TRANCHE'] as const

/**
 * Why an object cannot be ordered: the `code` of its entry in `fields` of the answer 409. The `field` of that entry is
 * `objectIds[n]`, or `date` and `agreementId` when the day or the agreement is at fault and with it every object.
 */
export const orderRefusals = [
  'LIMIT_EXCEEDED',
  'BUYER_LIMIT_EXCEEDED',
  'NOT_WORKING_DAY',
  'DAY_CLOSED',
  'DAY_TOO_LATE',
  'AGREEMENT_NOT_VALID',
  'OBJECT_ALREADY_ORDERED',
  'OBJECT_NOT_AVAILABLE',
  'OTHER_AGREEMENT',
  'OBJECT_NOT_FOUND',
] as const
export type OrderRefusal = (typeof orderRefusals)[number]

/** The `code` of a 409 whose objects are refused for different reasons; else it is the reason that they share. */
export const ORDER_REFUSED = 'ORDER_REFUSED'

/** Most objects of one order. */
export const LARGEST_ORDER = 500

/** One monetary claim, or one tranche, under an agreement. */
export const FinancingObject = z.object({
  id: Id,
  number: z.string(),
  kind: z.enum(objectKinds),
  agreement: z.object({ id: Id, number: z.string(), bank: z.object({ id: Id, shortName: z.string() }) }),
  /** A tranche has no invoice, no supply and no buyer. */
  invoice: z.nullable(z.object({ id: Id, number: z.string(), type: namedOf(invoiceTypes), date: Day })),
  supply: z.nullable(z.object({ id: Id, number: z.string() })),
  buyer: z.nullable(Buyer),
  claimAmount: Kopecks,
  advanceRate: Percent,
  /** The advance; of what is not ordered yet, no more than what is left of the limit. */
  financingAmount: Kopecks,
  interestRate: Percent,
  /** Until today, or until it was repaid. */
  accruedInterest: Kopecks,
  /** The day for which it is ordered. */
  orderDate: z.nullable(Day),
  /** The last day for which it can be ordered. */
  lastOrderDate: z.nullable(Day),
  financedDate: z.nullable(Day),
  plannedRepaymentDate: z.nullable(Day),
  repaidDate: z.nullable(Day),
  repaidAmount: Kopecks,
  /** What the supplier gets when the buyer has paid. */
  residualAmount: Kopecks,
  status: namedOf(objectStatuses),
  rejectReason: z.nullable(z.string()),
  /** A refusal that can be mended: the object becomes available again. */
  isFixable: z.boolean(),
  /** What the money of a tranche is for. */
  purpose: z.nullable(z.string()),
  /** It can be ordered for some day from now on. */
  isAvailable: z.boolean(),
  /** The order can be taken back: the bank does not have it yet. */
  isWithdrawable: z.boolean(),
  createdDateTime: Instant,
})
export type FinancingObject = z.output<typeof FinancingObject>

/** An object with its history. */
export const FinancingObjectCard = z.object({
  ...FinancingObject.shape,
  /** Newest first. */
  history: z.array(StatusEvent),
})
export type FinancingObjectCard = z.output<typeof FinancingObjectCard>

/** Financing objects of the organization, the newest first. */
export const objects = listOf({
  item: FinancingObject,
  filters: {
    id: id(),
    /** Number of the object, of the supply and of the document, buyer and ИНН in one text. */
    search: text(),
    number: text(),
    kind: choice(objectKinds),
    'agreement.id': id(),
    'supply.id': id(),
    'buyer.id': id(),
    'buyer.shortName': text(),
    'status.name': choice(objectStatuses),
    claimAmount: kopecks(),
    financingAmount: kopecks(),
    orderDate: day(),
    lastOrderDate: day(),
    financedDate: day(),
    plannedRepaymentDate: day(),
    repaidDate: day(),
    createdDateTime: instant(),
  },
  sort: [
    'number',
    'claimAmount',
    'financingAmount',
    'orderDate',
    'lastOrderDate',
    'financedDate',
    'plannedRepaymentDate',
    'repaidDate',
    'buyer.shortName',
    'status.name',
    'createdDateTime',
  ],
})

export const find = endpoint({
  id: 'finance-object.find',
  method: 'POST',
  path: '/v1/finance/object/find',
  summary: 'Financing objects of the organization by a filter.',
  access: anyOf('FINANCE'),
  body: objects.body,
  response: objects.page,
})

export const summary = endpoint({
  id: 'finance-object.summary',
  method: 'POST',
  path: '/v1/finance/object/summary',
  summary: 'How many objects the filter of a find matches, and sums over all of them; pages do not count.',
  access: anyOf('FINANCE'),
  body: objects.body,
  response: summaryOf({
    claimSum: Kopecks,
    financingSum: Kopecks,
    repaidSum: Kopecks,
    /** What is not repaid of objects that are overdue or in regress. */
    overdueSum: Kopecks,
  }),
})

export const excel = endpoint({
  id: 'finance-object.excel',
  method: 'POST',
  path: '/v1/finance/object/excel',
  summary: 'Every object that the filter of a find matches, as a workbook; pages do not count.',
  access: anyOf('FINANCE'),
  body: objects.body,
  response: file(contentTypes.xlsx),
})

export const get = endpoint({
  id: 'finance-object.get',
  method: 'GET',
  path: '/v1/finance/object/{id}',
  summary: 'A financing object with its history.',
  access: anyOf('FINANCE'),
  params: ById,
  response: FinancingObjectCard,
})

/** A day of the calendar. */
export const CalendarDay = z.object({
  date: Day,
  isWorkingDay: z.boolean(),
  /** No order can be made for it any more: it has passed, or it is today and 15:00 of Moscow has. */
  isClosed: z.boolean(),
  /** What can be ordered for the day, at most the available limit. */
  availableSum: Kopecks,
  /** Objects that can be ordered for the day. */
  objectsCount: z.int(),
  orderedSum: Kopecks,
  repaymentSum: Kopecks,
})
export type CalendarDay = z.output<typeof CalendarDay>

export const calendar = endpoint({
  id: 'finance-object.calendar',
  method: 'GET',
  path: '/v1/finance/object/calendar/agreement/{id}/sum/date/{date}',
  summary: 'Sums for each day of the month of the date: what can be ordered, what is ordered, what falls due.',
  access: anyOf('FINANCE'),
  params: z.object({ id: Id, date: day().value }),
  response: z.object({
    agreementId: Id,
    /** First and last day of the month. */
    from: Day,
    to: Day,
    availableLimit: Kopecks,
    /** False for a year whose production calendar is not published: its holidays are only about right. */
    isCalendarKnown: z.boolean(),
    /** The nearest day for which something can be ordered; null when the agreement ends before it. */
    nextOrderDate: z.nullable(Day),
    days: z.array(CalendarDay),
  }),
})

/** Reads that an order makes stale. */
export const objectReads = [
  find,
  summary,
  get,
  calendar,
  findOfFinanceAgreement,
  findOfFinanceSupply,
  summaryOfFinanceSupply,
  getOfFinanceSupply,
  findActualOffers,
] as const

export const withdraw = endpoint({
  id: 'finance-object.withdraw',
  method: 'DELETE',
  path: '/v1/finance/object/{id}',
  summary: 'Takes an order back before the bank has it: a claim is available again, a tranche is gone.',
  access: anyOf('FINANCE'),
  params: ById,
  errors: [409],
  idempotent: true,
  invalidates: objectReads,
})

export const order = endpoint({
  id: 'finance-object.order',
  method: 'POST',
  path: '/v1/finance/object/order',
  summary:
    'Orders financing of objects for a day: all of them or none. When some cannot be ordered, 409 says of each one why.',
  access: anyOf('FINANCE'),
  body: z.object({
    agreementId: Id,
    date: Day,
    objectIds: z.array(Id).check(z.minLength(1), z.maxLength(LARGEST_ORDER)),
  }),
  response: z.object({ orderedSum: Kopecks, availableLimit: Kopecks, objects: z.array(FinancingObject) }),
  errors: [404, 409],
  idempotent: true,
  invalidates: objectReads,
})

/** Smallest and largest tranche. */
export const trancheRange = { min: 1_000_00, max: 100_000_000_000_00 } as const

export const tranche = endpoint({
  id: 'finance-object.tranche',
  method: 'POST',
  path: '/v1/finance/object/tranche',
  summary: 'Asks for money of a credit line, for a day and a purpose and within the limit.',
  access: anyOf('FINANCE'),
  body: z.object({
    agreementId: Id,
    date: Day,
    amount: Kopecks.check(z.minimum(trancheRange.min), z.maximum(trancheRange.max)),
    purpose: lines(z.string().check(z.trim(), z.minLength(1), z.maxLength(500))),
  }),
  response: FinancingObject,
  errors: [404, 409],
  idempotent: true,
  invalidates: objectReads,
})
