import * as z from 'zod/mini'
import { byPartner } from './access.ts'
import { claimDocumentStatuses, claimDocumentTypes, claimReasons, claimStatuses } from './claim-values.ts'
import { ById, Id } from './common.ts'
import { Day, Instant } from './dates.ts'
import { endpoint, file } from './endpoint.ts'
import { contentTypes } from './file.ts'
import { day } from './find-fields.ts'
import { insuredEvents, insuredProducts } from './insured.ts'
import { Kopecks } from './money.ts'
import { partnerNews, PartnerOutcome } from './partner.ts'

const insurer = byPartner('INSURER')
const words = (longest: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(longest))
const Sum = Kopecks.check(z.minimum(1), z.maximum(1_000_000_000_000))
const RealDay = day().value
const OfDocument = z.object({ id: Id, documentId: Id })

export const InsurerDocument = z.object({
  id: Id,
  version: z.int(),
  type: z.enum(claimDocumentTypes),
  state: z.enum(claimDocumentStatuses),
  fileName: z.string(),
  contentType: z.string(),
  size: z.int(),
  addedDateTime: Instant,
})

/** A claim as its insurer sees it: from its submission on. */
export const InsurerClaim = z.object({
  id: Id,
  version: z.int(),
  number: z.string(),
  state: z.enum(claimStatuses),
  product: z.enum(insuredProducts),
  subject: z.nullable(z.string()),
  eventType: z.nullable(z.enum(insuredEvents)),
  isGroupClaim: z.boolean(),
  period: z.nullable(z.string()),
  policyholder: z.object({ fullName: z.string(), itn: z.string(), kpp: z.nullable(z.string()), isMsp: z.boolean() }),
  object: z.nullable(z.object({ number: z.string(), title: z.string(), facts: z.record(z.string(), z.string()) })),
  eventDate: z.nullable(Day),
  eventPlace: z.nullable(z.string()),
  description: z.nullable(z.string()),
  damagedItems: z.array(z.object({ name: z.string(), damagedAmount: z.int(), cost: Kopecks })),
  claimedAmount: Kopecks,
  /** What is paid when the whole claim is approved: without what the carrier has paid. */
  expectedAmount: Kopecks,
  courierCompensation: z.nullable(Kopecks),
  lines: z.array(
    z.object({ number: z.string(), eventType: z.enum(insuredEvents), eventDate: Day, logisticsCost: Kopecks }),
  ),
  contact: z.object({
    lastname: z.nullable(z.string()),
    firstname: z.nullable(z.string()),
    phone: z.nullable(z.string()),
    email: z.nullable(z.string()),
  }),
  payment: z.nullable(
    z.object({
      bik: z.string(),
      bankName: z.string(),
      correspondentAccount: z.string(),
      settlementAccount: z.string(),
    }),
  ),
  claimNumber: z.nullable(z.string()),
  submittedDateTime: z.nullable(Instant),
  decisionUntil: z.nullable(Day),
  paymentUntil: z.nullable(Day),
  approvedAmount: z.nullable(Kopecks),
  documents: z.array(InsurerDocument),
  messages: z.array(
    z.object({ id: Id, from: z.enum(['CLIENT', 'INSURER']), text: z.string(), createdDateTime: Instant }),
  ),
})
export type InsurerClaim = z.output<typeof InsurerClaim>

export const listClaims = endpoint({
  id: 'claim-partner.listClaims',
  method: 'GET',
  path: '/v1/partner/insurer/claim',
  summary: 'Claims that were sent to the insurer, the oldest first; read on after the last id.',
  access: insurer,
  query: z.object({
    after: z.optional(Id),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 100),
  }),
  response: z.object({ claims: z.array(InsurerClaim) }),
})

export const claim = endpoint({
  id: 'claim-partner.claim',
  method: 'GET',
  path: '/v1/partner/insurer/claim/{id}',
  summary: 'One claim with its documents and messages.',
  access: insurer,
  params: ById,
  response: InsurerClaim,
})

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
  params: ById,
  response: file(contentTypes.zip),
})

export const take = endpoint({
  id: 'claim-partner.take',
  method: 'POST',
  path: '/v1/partner/insurer/claim/{id}/take',
  summary: 'The insurer considers the claim: it cannot be withdrawn any more.',
  access: insurer,
  params: ById,
  body: z.object({
    ...partnerNews,
    /** Number of the claim at the insurer. */
    claimNumber: z.optional(words(50)),
  }),
  response: PartnerOutcome,
  idempotent: 'required',
})

export const askDocuments = endpoint({
  id: 'claim-partner.askDocuments',
  method: 'POST',
  path: '/v1/partner/insurer/claim/{id}/ask-documents',
  summary: 'The insurer needs more documents.',
  access: insurer,
  params: ById,
  body: z.object({
    ...partnerNews,
    documents: z.array(z.enum(claimDocumentTypes)).check(z.minLength(1), z.maxLength(16)),
    /** The organization reads it. */
    comment: z.optional(words(2000)),
  }),
  response: PartnerOutcome,
  idempotent: 'required',
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
})

export const refuseDocument = endpoint({
  id: 'claim-partner.refuseDocument',
  method: 'POST',
  path: '/v1/partner/insurer/claim/{id}/document/{documentId}/refuse',
  summary: 'A document is not as it should be: the organization puts another one in its place.',
  access: insurer,
  params: OfDocument,
  body: z.object({ ...partnerNews, comment: words(500) }),
  response: PartnerOutcome,
  idempotent: 'required',
})

export const message = endpoint({
  id: 'claim-partner.message',
  method: 'POST',
  path: '/v1/partner/insurer/claim/{id}/message',
  summary: 'Writes to the organization about a claim.',
  access: insurer,
  params: ById,
  body: z.object({ ...partnerNews, text: words(4000) }),
  response: PartnerOutcome,
  idempotent: 'required',
})

export const decide = endpoint({
  id: 'claim-partner.decide',
  method: 'POST',
  path: '/v1/partner/insurer/claim/{id}/decide',
  summary:
    'The insurer has decided: the whole sum, a part of it (`approvedAmount` below what was asked for, with a reason), or ' +
    'nothing (0, with a reason).',
  access: insurer,
  params: ById,
  body: z.object({
    ...partnerNews,
    approvedAmount: Kopecks.check(z.minimum(0), z.maximum(1_000_000_000_000)),
    /** Obligatory for a part and for nothing. */
    reason: z.optional(z.enum(claimReasons)),
    comment: z.optional(words(2000)),
    /** The letter to the organization, a PDF in Base64; the cabinet writes one when it is absent. */
    letter: z.optional(z.object({ name: words(120), content: z.string().check(z.maxLength(700_000)) })),
  }),
  response: PartnerOutcome,
  idempotent: 'required',
})

export const pay = endpoint({
  id: 'claim-partner.pay',
  method: 'POST',
  path: '/v1/partner/insurer/claim/{id}/pay',
  summary: 'The money has left.',
  access: insurer,
  params: ById,
  body: z.object({
    ...partnerNews,
    /** At most what was approved. */
    amount: Sum,
    date: RealDay,
    /** Number of the payment order. */
    orderNumber: z.optional(words(50)),
  }),
  response: PartnerOutcome,
  idempotent: 'required',
})
