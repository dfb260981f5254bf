import * as z from 'zod/mini'
import { anyOf, verified } from './access.ts'
import { ClaimableCard, Claimable, ClaimBrief, ClaimCard, ClaimLine, ClaimSubject, GroupDraft } from './claim/shapes.ts'
import {
  ClaimFields,
  claimDocumentTypes,
  claimShape,
  claimStatuses,
  claimSubjectCodes,
  emptyClaim,
} from './claim/values.ts'
import { ById, Id, namedOf } from './common.ts'
import { endpoint, file } from './endpoint.ts'
import { contentTypes } from './file.ts'
import { listOf, summaryOf } from './find.ts'
import { boolean, choice, day, id, instant, kopecks, text } from './find-fields.ts'
import { insuranceTypes, insuredEvents, insuredProducts } from './insured.ts'
import { Kopecks } from './money.ts'
import { attention } from './people/user.ts'
import { lines } from './text-kinds.ts'

/** Who works with something insured; of which products, the server decides by the roles. */
const insured = anyOf('USER_ADMIN', 'SELLER', 'SENDER', 'DEBTOR')

const Product = z.enum(insuredProducts)
const NamedProduct = namedOf(insuredProducts)

/** A repeated name gives a list, a single one a text. */
const InsuranceTypes = z.union([z.array(z.enum(insuranceTypes)), z.enum(insuranceTypes)])

export const subjects = endpoint({
  id: 'claim.subjects',
  method: 'GET',
  path: '/claim-registry/claim/subject',
  summary: 'Subjects of claims, of some kinds of insurance and for small businesses or others.',
  access: verified,
  quiet: true,
  query: z.object({
    /** Repeated for several: `insuranceType=A&insuranceType=B`; all of them when absent. */
    insuranceType: z.optional(InsuranceTypes),
    /** Whether the client company is a small or medium business. The name on the wire has always been spelt so. */
    clientComanyMsp: z.optional(z.enum(['true', 'false'])),
  }),
  response: z.array(ClaimSubject),
})

export const claimable = endpoint({
  id: 'claim.claimable',
  method: 'POST',
  path: '/claim-registry/claimable/find',
  summary: 'Insured orders or shipments of a product for which a claim may be filed, likely ones first; at most fifty.',
  access: insured,
  body: z.object({
    product: Product,
    /** Numbers, places and names. */
    search: z._default(z.string().check(z.trim(), z.maxLength(200)), ''),
    /** Only those for which one can be filed now. */
    isPossible: z._default(z.boolean(), false),
  }),
  response: z.object({ content: z.array(Claimable), hasMore: z.boolean() }),
})

export const claimableOne = endpoint({
  id: 'claim.claimableOne',
  method: 'GET',
  path: '/claim-registry/claimable/{product}/{id}',
  summary: 'An insured order or shipment with everything that the form of its claim begins with.',
  access: insured,
  params: z.object({ product: Product, id: Id }),
  response: ClaimableCard,
})

/** Claims of the organization that the person may see, the newest first. */
export const claims = listOf({
  item: ClaimLine,
  filters: {
    id: id(),
    /** Number of the claim, of the order or the shipment, and its route or buyer in one text. */
    search: text(),
    number: text(),
    product: choice(insuredProducts),
    'status.name': choice(claimStatuses),
    'eventType.name': choice(insuredEvents),
    'subject.code': choice(claimSubjectCodes),
    isGroupClaim: boolean(),
    period: text(),
    'object.id': id(),
    'author.id': id(),
    claimedAmount: kopecks(),
    approvedAmount: kopecks(),
    paidAmount: kopecks(),
    eventDate: day(),
    createdDateTime: instant(),
    createdDate: day(),
    submittedDateTime: instant(),
    'deadline.date': day(),
  },
  sort: [
    'number',
    'product',
    'status.name',
    'eventType.name',
    'claimedAmount',
    'approvedAmount',
    'paidAmount',
    'eventDate',
    'createdDateTime',
    'submittedDateTime',
    'deadline.date',
  ],
})

export const find = endpoint({
  id: 'claim.find',
  method: 'POST',
  path: '/claim-registry/claim/find',
  summary: 'Claims of the products with which the person works, by a filter.',
  access: verified,
  body: claims.body,
  response: claims.page,
})

export const summary = endpoint({
  id: 'claim.summary',
  method: 'POST',
  path: '/claim-registry/claim/summary',
  summary: 'How many claims the filter of a find matches, and sums over all of them; pages do not count.',
  access: verified,
  body: claims.body,
  response: summaryOf({ claimedAmount: Kopecks, approvedAmount: Kopecks, paidAmount: Kopecks }),
})

export const excel = endpoint({
  id: 'claim.excel',
  method: 'POST',
  path: '/claim-registry/claim/excel',
  summary: 'Every claim that the filter of a find matches, as a workbook; pages do not count.',
  access: verified,
  body: claims.body,
  response: file(contentTypes.xlsx),
})

export const counters = endpoint({
  id: 'claim.counters',
  method: 'GET',
  path: '/claim-registry/claim/summary',
  summary: 'How many claims stand in each state, of one product when it is named, and what waits for the person.',
  access: verified,
  query: z.object({ product: z.optional(Product) }),
  response: z.object({
    /** Products with which the person works, in the order of their tabs. */
    products: z.array(z.object({ ...NamedProduct.shape, count: z.int() })),
    statuses: z.array(z.object({ ...namedOf(claimStatuses).shape, count: z.int() })),
    openCount: z.int(),
    documentsRequested: z.int(),
    groupDrafts: z.array(GroupDraft),
  }),
})

export const get = endpoint({
  id: 'claim.get',
  method: 'GET',
  path: '/claim-registry/claim/{id}',
  summary: 'A claim with its form, documents, deadlines, history and what is missing for its submission.',
  access: verified,
  params: ById,
  response: ClaimCard,
})

/** Reads that change with any claim. */
export const claimReads = [find, summary, counters, get, claimable, claimableOne, attention]

const created = {
  product: 'SENDER',
  objectId: '00000000-0000-4000-8000-000000000000',
  status: 'DRAFT',
  documents: [],
  form: emptyClaim,
} as const

export const create = endpoint({
  id: 'claim.create',
  method: 'POST',
  path: '/claim-registry/claim',
  summary:
    'Begins a claim for an order or a shipment, as a draft with holes or submitted at once. A thing has one open ' +
    'claim: 409 OPEN_CLAIM.',
  access: insured,
  body: z
    .object({
      product: Product,
      /** The order or the shipment. */
      objectId: Id,
      status: z._default(z.enum(['DRAFT', 'SUBMITTED']), 'DRAFT'),
      /** What is left out is filled in from what is known. */
      form: z.optional(z.partial(ClaimFields)),
      documents: z._default(
        z.array(z.object({ type: z.enum(claimDocumentTypes), fileId: Id })).check(z.maxLength(50)),
        [],
      ),
    })
    .register(z.globalRegistry, { examples: [created] }),
  response: ClaimBrief,
  status: 201,
  errors: [404, 409],
  idempotent: true,
  invalidates: claimReads,
})

export const update = endpoint({
  id: 'claim.update',
  method: 'PUT',
  path: '/claim-registry/claim/{id}',
  summary: 'Saves the form of a draft; holes are fine, only what is badly written is refused.',
  access: verified,
  params: ById,
  body: z
    .object({ version: z.int(), ...claimShape })
    .register(z.globalRegistry, { examples: [{ version: 1, ...emptyClaim }] }),
  response: ClaimCard,
  errors: [409],
  invalidates: claimReads,
})

export const submit = endpoint({
  id: 'claim.submit',
  method: 'POST',
  path: '/claim-registry/claim/{id}/submit',
  summary:
    'Sends a draft to the insurer; with holes it is refused with everything that is missing. One that was sent already ' +
    'is answered as it stands.',
  access: verified,
  params: ById,
  body: z.object({ version: z.int() }),
  response: ClaimCard,
  errors: [409],
  idempotent: true,
  invalidates: claimReads,
})

export const withdraw = endpoint({
  id: 'claim.withdraw',
  method: 'POST',
  path: '/claim-registry/claim/{id}/withdraw',
  summary: 'Takes a claim back that the insurer has not begun to consider.',
  access: verified,
  params: ById,
  body: z.object({ reason: z._default(z.nullable(lines(z.string().check(z.trim(), z.maxLength(500)))), null) }),
  response: ClaimCard,
  errors: [409],
  idempotent: true,
  invalidates: claimReads,
})

export const remove = endpoint({
  id: 'claim.remove',
  method: 'DELETE',
  path: '/claim-registry/claim/{id}',
  summary: 'Deletes a draft with everything in it. A claim that was sent stays: 409.',
  access: verified,
  params: ById,
  errors: [409],
  idempotent: true,
  invalidates: claimReads,
})

export const clone = endpoint({
  id: 'claim.clone',
  method: 'POST',
  path: '/claim-registry/claim/{id}/clone',
  summary: 'Makes a draft of a refused claim, with its form and the documents that were not refused.',
  access: verified,
  params: ById,
  response: ClaimBrief,
  status: 201,
  errors: [409],
  idempotent: true,
  invalidates: claimReads,
})
