import * as z from 'zod/mini'
import { byPartner } from '../access.ts'
import { Id } from '../common.ts'
import { described, describedShape } from '../described.ts'
import { endpoint, file } from '../endpoint.ts'
import { contentTypes } from '../file.ts'
import { day } from '../find-fields.ts'
import { offerTerms } from './offers.ts'
import { Kopecks } from '../money.ts'
import { byIdOf, pagingOf, partnerDecision, PartnerHistory, partnerNews, PartnerOutcome } from '../partner.ts'
import {
  BankAgreement,
  BankRequest,
  BankRequestInFull,
  bankRequests,
  BankRequestSums,
  BuyerLimits,
  productWords,
} from './partner-shapes.ts'
import { lines } from '../text-kinds.ts'

const bank = byPartner('BANK')
const text = (longest: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(longest))
const Sum = Kopecks.check(z.minimum(0), z.maximum(1_000_000_000_000))
const RealDay = day().value
const Rate = z.number().check(z.minimum(0), z.maximum(1000), z.multipleOf(0.01))

export const listRequests = endpoint({
  id: 'partner-bank.listRequests',
  method: 'GET',
  path: '/v1/partner/bank/request',
  summary: 'Requests that organizations have sent to the bank, the oldest first; read on after the last id.',
  access: bank,
  query: z.object(pagingOf('requests')),
  response: z.object({
    requests: described(z.array(BankRequest), 'In the order of their ids: the oldest first.'),
  }),
})

export const findRequests = endpoint({
  id: 'partner-bank.findRequests',
  method: 'POST',
  path: '/v1/partner/bank/request/find',
  summary: 'Requests that organizations have sent to the bank, by a filter: the one sent last comes first.',
  access: bank,
  body: bankRequests.body,
  response: bankRequests.page,
})

export const summaryOfRequests = endpoint({
  id: 'partner-bank.summaryOfRequests',
  method: 'POST',
  path: '/v1/partner/bank/request/summary',
  summary: 'How many requests the filter of a find matches, and the sum of their limits.',
  access: bank,
  body: bankRequests.body,
  response: BankRequestSums,
})

export const request = endpoint({
  id: 'partner-bank.request',
  method: 'GET',
  path: '/v1/partner/bank/request/{id}',
  summary: 'One request with everything that the organization has filled in and attached.',
  access: bank,
  params: byIdOf('the request'),
  response: BankRequestInFull,
})

export const requestHistory = endpoint({
  id: 'partner-bank.requestHistory',
  method: 'GET',
  path: '/v1/partner/bank/request/{id}/history',
  summary: 'What has become of a request since it was sent, and who has moved it: the latest comes first.',
  access: bank,
  params: byIdOf('the request'),
  response: PartnerHistory,
})

export const requestDocument = endpoint({
  id: 'partner-bank.requestDocument',
  method: 'GET',
  path: '/v1/partner/bank/request/{id}/document/{fileId}',
  summary: 'The content of a file that is attached to a request.',
  access: bank,
  params: z.object({
    ...byIdOf('the request').shape,
    fileId: described(Id, 'Id of a file among `documents` of its form.'),
  }),
  response: file('application/octet-stream', ...new Set(Object.values(contentTypes))),
})

/** What news of a request makes stale. */
const ofRequests = [listRequests, findRequests, summaryOfRequests, request, requestHistory]

export const agreement = endpoint({
  id: 'partner-bank.agreement',
  method: 'GET',
  path: '/v1/partner/bank/agreement/{id}',
  summary: 'One agreement.',
  access: bank,
  params: byIdOf('the agreement'),
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
    offer: described(
      text(100),
      'Your own name of the offer. The same name again changes the offer, for the same organization.',
    ),
    ...describedShape(
      {
        ...offerTerms,
        financingLimit: offerTerms.financingLimit.check(z.minimum(1)),
        endDate: RealDay,
        fee: z.nullable(Rate),
      },
      {
        organizationItn: 'ИНН of the organization: 10 or 12 digits. One that is no client of the platform is 404.',
        product: productWords,
        financingLimit: 'Limit, kopecks: the most that the organization can ask for.',
        interestRate: 'Interest, percent a year.',
        endDate:
          'The last day on which a request for the offer can be sent, Moscow time. A day that has passed is 400.',
        advanceRate: 'Share of a claim that you pay at once, percent: 80 to 100.',
        maxDeferralDays: 'Longest deferral of a payment that you finance, days: 1 to 180.',
        fee: 'Fee, percent of a claim; null for none. It must be said.',
        withRecourse: 'Whether the organization pays when its buyer does not.',
      },
    ),
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
  params: byIdOf('the offer'),
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
  params: byIdOf('the request'),
  body: z.object(partnerDecision),
  response: PartnerOutcome,
  idempotent: 'required',
  invalidates: ofRequests,
})

export const askDocument = endpoint({
  id: 'partner-bank.askDocument',
  method: 'POST',
  path: '/v1/partner/bank/request/{id}/ask-document',
  summary: 'The bank needs another document; the author and the owner read which one. Those before it still wait.',
  access: bank,
  params: byIdOf('the request'),
  body: z.object({
    ...partnerDecision,
    document: described(
      text(500),
      'Which document you need; the author of the request and the owner of the cabinet read it.',
    ),
    comment: described(
      z._default(z.nullable(lines(text(1000))), null),
      'What it must look like; the organization reads it. May have several lines.',
    ),
  }),
  response: PartnerOutcome,
  idempotent: 'required',
  invalidates: ofRequests,
})

export const withdrawAskedDocument = endpoint({
  id: 'partner-bank.withdrawAskedDocument',
  method: 'POST',
  path: '/v1/partner/bank/request/{id}/asked-document/{askedDocumentId}/withdraw',
  summary: 'The bank needs a document no more. The answer tells of the document; one that was answered stays so.',
  access: bank,
  params: z.object({
    ...byIdOf('the request').shape,
    askedDocumentId: described(Id, 'Id of an entry of `askedDocuments` of the request.'),
  }),
  body: z.object(partnerNews),
  response: PartnerOutcome,
  idempotent: 'required',
  invalidates: ofRequests,
})

export const approveRequest = endpoint({
  id: 'partner-bank.approveRequest',
  method: 'POST',
  path: '/v1/partner/bank/request/{id}/approve',
  summary: 'The bank has approved the request, and the agreement is concluded with exactly these terms.',
  access: bank,
  proof: 'always',
  params: byIdOf('the request'),
  body: z.object({
    ...partnerDecision,
    number: described(z.optional(text(50)), 'Your number of the agreement; the cabinet numbers it when absent.'),
    limit: described(Sum.check(z.minimum(1)), 'Limit of the agreement, kopecks. At most that of the offer.'),
    interestRate: described(Rate, 'Interest, percent a year.'),
    advanceRate: described(offerTerms.advanceRate, 'Share of a claim that you pay at once, percent: 80 to 100.'),
    maxDeferralDays: described(
      offerTerms.maxDeferralDays,
      'Longest deferral of a payment that you finance, days: 1 to 180.',
    ),
    withRecourse: described(z.boolean(), 'Whether the organization pays when its buyer does not.'),
    fee: described(z.nullable(Rate), 'Fee, percent of a claim; null for none. It must be said.'),
    finishedDate: described(RealDay, 'The last day of the agreement, Moscow time. A day that has passed is 400.'),
    buyers: described(
      z.optional(BuyerLimits),
      'Buyers with limits of their own, none above `limit`; they may be told later as well.',
    ),
  }),
  response: PartnerOutcome,
  idempotent: 'required',
  invalidates: ofRequests,
})

export const refuseRequest = endpoint({
  id: 'partner-bank.refuseRequest',
  method: 'POST',
  path: '/v1/partner/bank/request/{id}/refuse',
  summary: 'The bank has refused the request.',
  access: bank,
  params: byIdOf('the request'),
  body: z.object({
    ...partnerDecision,
    comment: described(
      z._default(z.nullable(lines(text(500))), null),
      'Why; the organization reads it. May have several lines.',
    ),
    retryAvailableDate: described(
      z.optional(RealDay),
      'From which day the organization may ask again; in 30 days when absent. A day that has passed is 400.',
    ),
  }),
  response: PartnerOutcome,
  idempotent: 'required',
  invalidates: ofRequests,
})

export const terminateAgreement = endpoint({
  id: 'partner-bank.terminateAgreement',
  method: 'POST',
  path: '/v1/partner/bank/agreement/{id}/terminate',
  summary: 'The agreement has been terminated.',
  access: bank,
  params: byIdOf('the agreement'),
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
  params: byIdOf('the agreement'),
  body: z.object({
    ...partnerNews,
    finishedDate: described(
      RealDay,
      'The new last day of the agreement, Moscow time: later than the present one, not in the past.',
    ),
  }),
  response: PartnerOutcome,
  idempotent: 'required',
})
