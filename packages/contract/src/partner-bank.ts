import * as z from 'zod/mini'
import { byPartner } from './access.ts'
import { ById, Id } from './common.ts'
import { Day, Instant } from './dates.ts'
import { endpoint, file } from './endpoint.ts'
import { contentTypes, FileInfo } from './file.ts'
import { day } from './find-fields.ts'
import { products } from './finance.ts'
import { offerTerms } from './finance-offer.ts'
import { RequestApplicant, RequestContact, RequestFounderInFull, RequestPaymentDetails } from './finance-request.ts'
import { generalShape, requestConsentFlags } from './finance-request-values.ts'
import { Kopecks, Percent } from './money.ts'
import { partnerNews, PartnerOutcome } from './partner.ts'
import { lines } from './text-kinds.ts'

const bank = byPartner('BANK')
const text = (longest: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(longest))
const Sum = Kopecks.check(z.minimum(0), z.maximum(1_000_000_000_000))
const RealDay = day().value
const Rate = z.number().check(z.minimum(0), z.maximum(1000), z.multipleOf(0.01))

/** A buyer as a bank names it. */
export const BuyerNews = z.object({ itn: z.string().check(z.regex(/^(?:\d{10}|\d{12})$/)), shortName: text(200) })

/** Limits that buyers have of their own under an agreement. */
export const BuyerLimits = z.array(z.object({ ...BuyerNews.shape, limit: Sum })).check(z.maxLength(500))

/** A document that the bank has asked for, with the files that answer it. */
export const BankAskedDocument = z.object({
  id: Id,
  /** The bank's own name of its asking. */
  externalId: z.nullable(z.string()),
  document: z.string(),
  comment: z.nullable(z.string()),
  state: z.string(),
  askedDateTime: Instant,
  settledDateTime: z.nullable(Instant),
  answeredBy: z.nullable(z.string()),
  /** Ids of the files among the documents of the request. */
  documents: z.array(Id),
})
export type BankAskedDocument = z.output<typeof BankAskedDocument>

/** A request as its bank sees it. */
export const BankRequest = z.object({
  id: Id,
  version: z.int(),
  number: z.string(),
  state: z.string(),
  /** The bank's own name of the offer, when the bank made it by this API. */
  offer: z.nullable(z.string()),
  product: z.enum(products),
  financingLimit: Kopecks,
  /** What the organization was offered beside the limit. */
  offeredTerms: z.object({
    interestRate: Percent,
    advanceRate: Percent,
    maxDeferralDays: z.int(),
    withRecourse: z.boolean(),
    fee: z.nullable(Percent),
  }),
  sentDateTime: z.nullable(Instant),
  plannedDecisionDate: z.nullable(Day),
  /** What the bank has asked for, in the order of its asking. */
  askedDocuments: z.array(BankAskedDocument),
  applicant: z.object({
    fullName: z.string(),
    shortName: z.string(),
    itn: z.string(),
    kpp: z.nullable(z.string()),
    ogrn: z.nullable(z.string()),
  }),
  agreementId: z.nullable(Id),
})
export type BankRequest = z.output<typeof BankRequest>

/** What an organization agreed to, to which version of the text, and when. */
const AgreedTo = z.object({
  flag: z.enum(requestConsentFlags),
  version: z.string(),
  acceptedDateTime: Instant,
  acceptedBy: z.string(),
})

/** The same with the questionnaire that the organization filled in, as it was sent. */
export const BankRequestInFull = z.object({
  ...BankRequest.shape,
  form: z.object({
    organization: RequestApplicant,
    ...generalShape,
    founders: z.array(RequestFounderInFull),
    contacts: z.array(RequestContact),
    paymentDetails: z.nullable(RequestPaymentDetails),
    consents: z.array(AgreedTo),
    documents: z.array(FileInfo),
  }),
})
export type BankRequestInFull = z.output<typeof BankRequestInFull>

/** An agreement as its bank sees it. */
export const BankAgreement = z.object({
  id: Id,
  version: z.int(),
  requestId: Id,
  number: z.string(),
  state: z.string(),
  financingLimit: Kopecks,
  interestRate: Percent,
  advanceRate: Percent,
  maxDeferralDays: z.int(),
  withRecourse: z.boolean(),
  fee: z.nullable(Percent),
  finishedDate: Day,
  /** How many files of the agreement the bank has given. */
  filesCount: z.int(),
})
export type BankAgreement = z.output<typeof BankAgreement>

export const listRequests = endpoint({
  id: 'partner-bank.listRequests',
  method: 'GET',
  path: '/v1/partner/bank/request',
  summary: 'Requests that organizations have sent to the bank, the oldest first; read on after the last id.',
  access: bank,
  query: z.object({
    after: z.optional(Id),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 100),
  }),
  response: z.object({ requests: z.array(BankRequest) }),
})

export const request = endpoint({
  id: 'partner-bank.request',
  method: 'GET',
  path: '/v1/partner/bank/request/{id}',
  summary: 'One request with everything that the organization has filled in and attached.',
  access: bank,
  params: ById,
  response: BankRequestInFull,
})

export const requestDocument = endpoint({
  id: 'partner-bank.requestDocument',
  method: 'GET',
  path: '/v1/partner/bank/request/{id}/document/{fileId}',
  summary: 'The content of a file that is attached to a request.',
  access: bank,
  params: z.object({ id: Id, fileId: Id }),
  response: file('application/octet-stream', ...new Set(Object.values(contentTypes))),
})

export const agreement = endpoint({
  id: 'partner-bank.agreement',
  method: 'GET',
  path: '/v1/partner/bank/agreement/{id}',
  summary: 'One agreement.',
  access: bank,
  params: ById,
  response: BankAgreement,
})

export const saveOffer = endpoint({
  id: 'partner-bank.saveOffer',
  method: 'POST',
  path: '/v1/partner/bank/offer',
  summary: 'Makes an offer to an organization, or changes the one with this name.',
  access: bank,
  body: z.object({
    ...partnerNews,
    /** The bank's own name of the offer. */
    offer: text(100),
    ...offerTerms,
    financingLimit: offerTerms.financingLimit.check(z.minimum(1)),
    /** The last day on which it can be taken. */
    endDate: RealDay,
    /** Percent of a claim; null for none. */
    fee: z.nullable(Rate),
  }),
  response: PartnerOutcome,
  idempotent: 'required',
})

export const withdrawOffer = endpoint({
  id: 'partner-bank.withdrawOffer',
  method: 'POST',
  path: '/v1/partner/bank/offer/{id}/withdraw',
  summary: 'Takes an offer back. Requests that were sent for it go on.',
  access: bank,
  params: ById,
  body: z.object(partnerNews),
  response: PartnerOutcome,
  idempotent: 'required',
})

export const takeRequest = endpoint({
  id: 'partner-bank.takeRequest',
  method: 'POST',
  path: '/v1/partner/bank/request/{id}/take',
  summary: 'The bank has begun to consider the request.',
  access: bank,
  params: ById,
  body: z.object(partnerNews),
  response: PartnerOutcome,
  idempotent: 'required',
})

export const askDocument = endpoint({
  id: 'partner-bank.askDocument',
  method: 'POST',
  path: '/v1/partner/bank/request/{id}/ask-document',
  summary: 'The bank needs another document; the author and the owner read which one. Those before it still wait.',
  access: bank,
  params: ById,
  body: z.object({
    ...partnerNews,
    document: text(500),
    /** What it must look like; the organization reads it. */
    comment: z._default(z.nullable(lines(text(1000))), null),
  }),
  response: PartnerOutcome,
  idempotent: 'required',
})

export const withdrawAskedDocument = endpoint({
  id: 'partner-bank.withdrawAskedDocument',
  method: 'POST',
  path: '/v1/partner/bank/request/{id}/asked-document/{askedDocumentId}/withdraw',
  summary: 'The bank needs a document no more. The answer tells of the document; one that was answered stays so.',
  access: bank,
  params: z.object({ id: Id, askedDocumentId: Id }),
  body: z.object(partnerNews),
  response: PartnerOutcome,
  idempotent: 'required',
})

export const approveRequest = endpoint({
  id: 'partner-bank.approveRequest',
  method: 'POST',
  path: '/v1/partner/bank/request/{id}/approve',
  summary: 'The bank has approved the request, and the agreement is concluded with exactly these terms.',
  access: bank,
  params: ById,
  body: z.object({
    ...partnerNews,
    /** Number of the agreement at the bank; numbered by the cabinet when absent. */
    number: z.optional(text(50)),
    limit: Sum.check(z.minimum(1)),
    interestRate: Rate,
    /** Share of a claim that the bank pays at once, percent. */
    advanceRate: offerTerms.advanceRate,
    maxDeferralDays: offerTerms.maxDeferralDays,
    withRecourse: z.boolean(),
    /** Percent of a claim; null for none. */
    fee: z.nullable(Rate),
    /** The last day of the agreement. */
    finishedDate: RealDay,
    buyers: z.optional(BuyerLimits),
  }),
  response: PartnerOutcome,
  idempotent: 'required',
})

export const refuseRequest = endpoint({
  id: 'partner-bank.refuseRequest',
  method: 'POST',
  path: '/v1/partner/bank/request/{id}/refuse',
  summary: 'The bank has refused the request.',
  access: bank,
  params: ById,
  body: z.object({
    ...partnerNews,
    comment: z._default(z.nullable(lines(text(500))), null),
    /** From when the organization may ask again; in 30 days when absent. */
    retryAvailableDate: z.optional(RealDay),
  }),
  response: PartnerOutcome,
  idempotent: 'required',
})

export const terminateAgreement = endpoint({
  id: 'partner-bank.terminateAgreement',
  method: 'POST',
  path: '/v1/partner/bank/agreement/{id}/terminate',
  summary: 'The agreement has been terminated.',
  access: bank,
  params: ById,
  body: z.object(partnerNews),
  response: PartnerOutcome,
  idempotent: 'required',
})

export const prolongAgreement = endpoint({
  id: 'partner-bank.prolongAgreement',
  method: 'POST',
  path: '/v1/partner/bank/agreement/{id}/prolong',
  summary: 'The agreement goes on until a later day.',
  access: bank,
  params: ById,
  body: z.object({ ...partnerNews, finishedDate: RealDay }),
  response: PartnerOutcome,
  idempotent: 'required',
})
