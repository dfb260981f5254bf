import * as z from 'zod/mini'
import { verified } from './access.ts'
import { ById, Id, namedOf } from './common.ts'
import { Day, Instant } from './dates.ts'
import { endpoint } from './endpoint.ts'
import { listOf } from './find.ts'
import { boolean, choice, day, decimal, id, instant, kopecks, text } from './find-fields.ts'
import { Kopecks, Percent } from './money.ts'
import { FileRef } from './service.ts'
import { attention } from './people/user.ts'

export const products = ['FACTORING', 'CREDIT_LINE', 'ORDER_FINANCING'] as const
export const requestStatuses = ['DRAFT', 'SEND_BANK', 'PROCESSING', 'CANCEL'] as const
/** The only status of an offer that the interface styles; an offer in force has none. */
export const offerStatuses = ['CANCEL'] as const

export const Bank = z.object({ id: Id, fullName: z.string(), shortName: z.string(), logos: z.array(FileRef) })
export type Bank = z.output<typeof Bank>

export const FinancingLimit = z.object({
  financingLimit: Kopecks,
  interestRate: Percent,
  endDate: Day,
  advanceRate: Percent,
  maxDeferralDays: z.int(),
  fee: z.nullable(Percent),
  withRecourse: z.boolean(),
  bank: Bank,
})

/** `valid` while it is not terminated and its last day has not passed. */
export const Agreement = z.object({
  id: Id,
  number: z.string(),
  financingLimit: Kopecks,
  usedLimit: Kopecks,
  availableLimit: Kopecks,
  interestRate: Percent,
  valid: z.boolean(),
  createdDateTime: Instant,
  finishedDate: Day,
})
export type Agreement = z.output<typeof Agreement>

export const FinanceRequest = z.object({
  id: Id,
  number: z.string(),
  offerId: Id,
  status: namedOf(requestStatuses),
  createdDateTime: Instant,
  sentDateTime: z.nullable(Instant),
  plannedDecisionDate: z.nullable(Day),
  decisionDateTime: z.nullable(Instant),
  decisionComment: z.nullable(z.string()),
  /** From this day on a refused offer can be asked for again. */
  retryAvailableDate: z.nullable(Day),
  financingLimit: z.object({ financingLimit: Kopecks }),
  agreement: z.nullable(Agreement),
})
export type FinanceRequest = z.output<typeof FinanceRequest>

export const Offer = z.object({
  id: Id,
  isDeleted: z.boolean(),
  status: z.nullable(namedOf(offerStatuses)),
  product: z.enum(products),
  /** The organization that receives the money. */
  recipient: z.object({ id: Id, fullName: z.string(), shortName: z.string(), itn: z.string() }),
  financingLimit: FinancingLimit,
  request: z.nullable(FinanceRequest),
})
export type Offer = z.output<typeof Offer>

/** Offers of banks to an organization. */
export const offers = listOf({
  item: Offer,
  filters: {
    id: id(),
    isDeleted: boolean(),
    'status.name': choice(offerStatuses),
    product: choice(products),
    createdDateTime: instant(),
    'financingLimit.financingLimit': kopecks(),
    'financingLimit.interestRate': decimal(),
    'financingLimit.endDate': day(),
    'financingLimit.bank.id': id(),
    'financingLimit.bank.fullName': text(),
  },
  sort: [
    'product',
    'createdDateTime',
    'financingLimit.financingLimit',
    'financingLimit.interestRate',
    'financingLimit.endDate',
    'financingLimit.bank.fullName',
  ],
})

export const findActualOffers = endpoint({
  id: 'finance.findActualOffers',
  method: 'POST',
  path: '/v1/finance/offer/find/actual',
  summary: 'Offers of banks to the organization, each with its request and agreement.',
  // Someone who waits for confirmation gets 406 with a body, not 403: the page shows the waiting card.
  access: { session: true, permissions: ['!PARTNER'] },
  body: offers.body,
  quiet: true,
  response: offers.page,
  errors: [406],
})

export const oneOffer = endpoint({
  id: 'finance.oneOffer',
  method: 'GET',
  path: '/v1/finance/offer/{id}',
  summary: 'An offer to the organization with its request and agreement.',
  access: verified,
  params: ById,
  response: Offer,
})

export const createRequest = endpoint({
  id: 'finance.createRequest',
  method: 'POST',
  path: '/v1/finance/request',
  summary: 'Starts a request for an offer. A draft or a request that is under way is answered as it stands.',
  access: verified,
  query: z.object({ offerId: Id }),
  response: FinanceRequest,
  errors: [404, 409],
  idempotent: true,
  invalidates: [findActualOffers, oneOffer, attention],
})
