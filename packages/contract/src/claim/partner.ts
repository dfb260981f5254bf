import * as z from 'zod/mini'
import { byPartner } from '../access.ts'
import { documentTypeWords, InsurerClaim, insurerClaims } from './partner-shapes.ts'
import { claimDocumentTypes, claimReasons } from './values.ts'
import { Id } from '../common.ts'
import { described } from '../described.ts'
import { endpoint, file } from '../endpoint.ts'
import { contentTypes } from '../file.ts'
import { day } from '../find-fields.ts'
import { Kopecks } from '../money.ts'
import { byIdOf, pagingOf, partnerDecision, PartnerHistory, partnerNews, PartnerOutcome } from '../partner.ts'
import { partnerSummaryOf } from '../partner/list.ts'

const insurer = byPartner('INSURER')
const words = (longest: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(longest))
const Sum = Kopecks.check(z.minimum(1), z.maximum(1_000_000_000_000))
const RealDay = day().value
const OfDocument = z.object({
  ...byIdOf('the claim').shape,
  documentId: described(Id, 'Id of an entry of `documents` of the claim.'),
})

export const findClaims = endpoint({
  id: 'claim-partner.findClaims',
  method: 'POST',
  path: '/v1/partner/insurer/claim/find',
  summary: 'Claims that were sent to the insurer, by a filter: the one sent last comes first.',
  access: insurer,
  body: insurerClaims.body,
  response: insurerClaims.page,
})

export const summaryOfClaims = endpoint({
  id: 'claim-partner.summaryOfClaims',
  method: 'POST',
  path: '/v1/partner/insurer/claim/summary',
  summary: 'How many claims the filter of a find matches, with sums of what is asked for and what was approved.',
  access: insurer,
  body: insurerClaims.body,
  response: partnerSummaryOf('claims', {
    claimedAmount: described(Kopecks, 'Sum of what is asked for, kopecks.'),
    approvedAmount: described(Kopecks, 'Sum of what was approved, kopecks.'),
  }),
})

export const listClaims = endpoint({
  id: 'claim-partner.listClaims',
  method: 'GET',
  path: '/v1/partner/insurer/claim',
  summary: 'Claims that were sent to the insurer, the oldest first; read on after the last id.',
  access: insurer,
  query: z.object(pagingOf('claims')),
  response: z.object({
    claims: described(z.array(InsurerClaim), 'In the order of their ids: the oldest first.'),
  }),
})

export const claim = endpoint({
  id: 'claim-partner.claim',
  method: 'GET',
  path: '/v1/partner/insurer/claim/{id}',
  summary: 'One claim with its documents and messages.',
  access: insurer,
  params: byIdOf('the claim'),
  response: InsurerClaim,
})

export const claimHistory = endpoint({
  id: 'claim-partner.claimHistory',
  method: 'GET',
  path: '/v1/partner/insurer/claim/{id}/history',
  summary: 'What has become of a claim since it was sent, and who has moved it: the latest comes first.',
  access: insurer,
  params: byIdOf('the claim'),
  response: PartnerHistory,
})

/** What news of a claim makes stale. */
const ofClaims = [listClaims, findClaims, summaryOfClaims, claim, claimHistory]

export const documentContent = endpoint({
  id: 'claim-partner.documentContent',
  method: 'GET',
  path: '/v1/partner/insurer/claim/{id}/document/{documentId}',
  summary: 'The content of a document.',
  access: insurer,
  params: OfDocument,
  response: file('application/octet-stream', ...new Set(Object.values(contentTypes))),
})

export const archive = endpoint({
  id: 'claim-partner.archive',
  method: 'GET',
  path: '/v1/partner/insurer/claim/{id}/archive',
  summary: 'All documents of a claim in one archive.',
  access: insurer,
  params: byIdOf('the claim'),
  response: file(contentTypes.zip),
})

export const take = endpoint({
  id: 'claim-partner.take',
  method: 'POST',
  path: '/v1/partner/insurer/claim/{id}/take',
  summary: 'The insurer considers the claim: it cannot be withdrawn any more.',
  access: insurer,
  params: byIdOf('the claim'),
  body: z.object({
    ...partnerDecision,
    claimNumber: described(z.optional(words(50)), 'Your own number of the claim; the organization reads it.'),
  }),
  response: PartnerOutcome,
  idempotent: 'required',
  invalidates: ofClaims,
})

export const askDocuments = endpoint({
  id: 'claim-partner.askDocuments',
  method: 'POST',
  path: '/v1/partner/insurer/claim/{id}/ask-documents',
  summary: 'The insurer needs more documents.',
  access: insurer,
  params: byIdOf('the claim'),
  body: z.object({
    ...partnerDecision,
    documents: described(
      z.array(z.enum(claimDocumentTypes)).check(z.minLength(1), z.maxLength(16)),
      `Which types you need: ${documentTypeWords}`,
    ),
    comment: described(z.optional(words(2000)), 'What they must look like; the organization reads it.'),
  }),
  response: PartnerOutcome,
  idempotent: 'required',
  invalidates: ofClaims,
})

export const acceptDocument = endpoint({
  id: 'claim-partner.acceptDocument',
  method: 'POST',
  path: '/v1/partner/insurer/claim/{id}/document/{documentId}/accept',
  summary: 'A document is as it should be. The answer tells of the document.',
  access: insurer,
  params: OfDocument,
  body: z.object(partnerNews),
  response: PartnerOutcome,
  idempotent: 'required',
  invalidates: ofClaims,
})

export const refuseDocument = endpoint({
  id: 'claim-partner.refuseDocument',
  method: 'POST',
  path: '/v1/partner/insurer/claim/{id}/document/{documentId}/refuse',
  summary: 'A document is not as it should be: the organization puts another one in its place.',
  access: insurer,
  params: OfDocument,
  body: z.object({
    ...partnerNews,
    comment: described(words(500), 'What is wrong with the document; the organization reads it.'),
  }),
  response: PartnerOutcome,
  idempotent: 'required',
  invalidates: ofClaims,
})

export const message = endpoint({
  id: 'claim-partner.message',
  method: 'POST',
  path: '/v1/partner/insurer/claim/{id}/message',
  summary: 'Writes to the organization about a claim.',
  access: insurer,
  params: byIdOf('the claim'),
  body: z.object({
    ...partnerNews,
    text: described(words(4000), 'The message; the organization reads it.'),
  }),
  response: PartnerOutcome,
  idempotent: 'required',
  invalidates: ofClaims,
})

export const decide = endpoint({
  id: 'claim-partner.decide',
  method: 'POST',
  path: '/v1/partner/insurer/claim/{id}/decide',
  summary:
    'The insurer has decided: the whole sum, a part of it (`approvedAmount` below what was asked for, with a reason), or ' +
    'nothing (0, with a reason).',
  access: insurer,
  proof: 'always',
  params: byIdOf('the claim'),
  body: z.object({
    ...partnerDecision,
    approvedAmount: described(
      Kopecks.check(z.minimum(0), z.maximum(1_000_000_000_000)),
      'What you pay, kopecks: `expectedAmount` of the claim approves all of it, less a part, 0 refuses. More is 400.',
    ),
    reason: described(
      z.optional(z.enum(claimReasons)),
      'Why you pay a part or nothing, obligatory then: `NOT_INSURED`, `LATE` (told too late), `NOT_EVENT` (no insured event), `NO_DOCUMENTS`, `PACKAGING` (not as the carrier wants it), `PAID_BY_CARRIER` or `DUPLICATE` (claimed before).',
    ),
    comment: described(z.optional(words(2000)), 'The decision in words; the organization reads it.'),
    letter: described(
      z.optional(
        z.object({
          name: described(words(120), 'Name of the file.'),
          content: described(z.string().check(z.maxLength(700_000)), 'A PDF in Base64.'),
        }),
      ),
      'Your letter to the organization; the platform writes one when it is absent.',
    ),
  }),
  response: PartnerOutcome,
  idempotent: 'required',
  invalidates: ofClaims,
})

export const pay = endpoint({
  id: 'claim-partner.pay',
  method: 'POST',
  path: '/v1/partner/insurer/claim/{id}/pay',
  summary: 'The money has left.',
  access: insurer,
  proof: 'always',
  params: byIdOf('the claim'),
  body: z.object({
    ...partnerDecision,
    amount: described(Sum, 'What you have paid, kopecks; at most what was approved.'),
    date: described(RealDay, 'Day of the payment, Moscow time.'),
    orderNumber: described(z.optional(words(50)), 'Number of the payment order; the organization reads it.'),
  }),
  response: PartnerOutcome,
  idempotent: 'required',
  invalidates: ofClaims,
})
