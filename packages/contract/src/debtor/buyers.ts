import * as z from 'zod/mini'
import { anyOf } from '../access.ts'
import { ById, Id, namedOf } from '../common.ts'
import { Day, Instant } from '../dates.ts'
import { endpoint, file } from '../endpoint.ts'
import { contentTypes } from '../file.ts'
import { dashboard } from './policy.ts'
import { listOf, summaryOf } from '../find.ts'
import { choice, day, id, instant, integer, kopecks, text } from '../find-fields.ts'
import { Kopecks } from '../money.ts'
import { registryStatuses } from '../organization.ts'
import { StatusEvent } from '../status-event.ts'
import { attention } from '../people/user.ts'
import { lines } from '../text-kinds.ts'

const debtor = anyOf('DEBTOR')

/** A limit that was never asked for has no status: such a buyer is insured within the blind limit. */
export const limitStatuses = [
  'REQUESTED',
  'APPROVED',
  'PARTIALLY_APPROVED',
  'REJECTED',
  'SUSPENDED',
  'EXPIRED',
] as const
export type LimitStatus = (typeof limitStatuses)[number]

/** From the best to the worst. */
export const ratingGroups = ['A', 'B', 'C', 'D', 'E'] as const

/** Most that can be asked for one buyer, kopecks. */
export const LARGEST_LIMIT = 100_000_000_000

/** A buyer with a limit. */
export const DebtorBuyer = z.object({
  id: Id,
  version: z.int(),
  itn: z.string(),
  kpp: z.nullable(z.string()),
  ogrn: z.nullable(z.string()),
  shortName: z.string(),
  fullName: z.string(),
  contract: z.object({ number: z.string(), date: Day }),
  paymentTermDays: z.int(),
  /** What was asked for last; null while nothing was. */
  requestedLimit: z.nullable(Kopecks),
  /** What the insurer has decided; null while it has not. */
  approvedLimit: z.nullable(Kopecks),
  /** Up to which debt new shipments are insured today; the blind limit while the insurer has decided nothing. */
  limit: Kopecks,
  isBlindLimit: z.boolean(),
  /** Unpaid insured parts of the shipments. */
  usedLimit: Kopecks,
  availableLimit: Kopecks,
  limitStatus: z.nullable(namedOf(limitStatuses)),
  limitValidUntil: z.nullable(Day),
  /** Why the insurer has decided so, or why the limit is suspended. */
  limitComment: z.nullable(z.string()),
  ratingGroup: z.nullable(z.enum(ratingGroups)),
  debtSum: Kopecks,
  overdueSum: Kopecks,
  /** A note of the organization. */
  comment: z.nullable(z.string()),
  /** A limit can be asked for, or another one. */
  isLimitRequestable: z.boolean(),
  /** Nothing is unpaid and nothing is under way, so the buyer can be taken off the list. */
  isRemovable: z.boolean(),
  createdDateTime: Instant,
})
export type DebtorBuyer = z.output<typeof DebtorBuyer>

/** A buyer with the history of the limit. */
export const DebtorBuyerCard = z.object({
  ...DebtorBuyer.shape,
  /** Newest first. */
  history: z.array(StatusEvent),
})
export type DebtorBuyerCard = z.output<typeof DebtorBuyerCard>

/** Buyers of the organization, by name. */
export const buyers = listOf({
  item: DebtorBuyer,
  filters: {
    id: id(),
    /** Names and ИНН in one text. */
    search: text(),
    itn: text(),
    shortName: text(),
    'limitStatus.name': choice(limitStatuses),
    ratingGroup: choice(ratingGroups),
    paymentTermDays: integer(),
    requestedLimit: kopecks(),
    approvedLimit: kopecks(),
    usedLimit: kopecks(),
    overdueSum: kopecks(),
    limitValidUntil: day(),
    createdDateTime: instant(),
  },
  sort: [
    'shortName',
    'limitStatus.name',
    'ratingGroup',
    'requestedLimit',
    'approvedLimit',
    'usedLimit',
    'overdueSum',
    'limitValidUntil',
    'createdDateTime',
  ],
})

export const find = endpoint({
  id: 'debtor-buyer.find',
  method: 'POST',
  path: '/v1/debtor/buyer/find',
  summary: 'Buyers of the organization and their limits by a filter.',
  access: debtor,
  body: buyers.body,
  response: buyers.page,
})

export const summary = endpoint({
  id: 'debtor-buyer.summary',
  method: 'POST',
  path: '/v1/debtor/buyer/summary',
  summary: 'How many buyers a filter matches, and sums over all of them.',
  access: debtor,
  body: buyers.body,
  response: summaryOf({ requestedSum: Kopecks, limitSum: Kopecks, usedSum: Kopecks, overdueSum: Kopecks }),
})

export const excel = endpoint({
  id: 'debtor-buyer.excel',
  method: 'POST',
  path: '/v1/debtor/buyer/excel',
  summary: 'Every buyer whom the filter of a find matches, with the limits, as a workbook; pages do not count.',
  access: debtor,
  body: buyers.body,
  response: file(contentTypes.xlsx),
})

export const get = endpoint({
  id: 'debtor-buyer.get',
  method: 'GET',
  path: '/v1/debtor/buyer/{id}',
  summary: 'A buyer with the history of the limit.',
  access: debtor,
  params: ById,
  response: DebtorBuyerCard,
})

/** What the state registry knows of a company that may become a buyer. */
export const KnownCompany = z.object({
  itn: z.string(),
  kpp: z.nullable(z.string()),
  ogrn: z.nullable(z.string()),
  shortName: z.string(),
  fullName: z.string(),
  registryStatus: namedOf(registryStatuses),
  /** The buyer when the company is on the list already. */
  buyerId: z.nullable(Id),
})
export type KnownCompany = z.output<typeof KnownCompany>

export const registry = endpoint({
  id: 'debtor-buyer.registry',
  method: 'GET',
  path: '/v1/debtor/buyer/registry/{itn}',
  summary:
    'What the state registry knows of a company: 404 when it knows none, 424 REGISTRY_AWAY while it cannot be asked.',
  access: debtor,
  params: z.object({ itn: z.string().check(z.regex(/^(?:\d{10}|\d{12})$/)) }),
  response: KnownCompany,
  errors: [424, 429],
})

const Limit = Kopecks.check(z.minimum(1), z.maximum(LARGEST_LIMIT))

/** What is asked for when a buyer is added or changed; checked by `buyerRules`. */
const buyerFields = {
  contract: z.object({ number: z.string().check(z.trim(), z.maxLength(64)), date: Day }),
  paymentTermDays: z.int(),
  comment: z.nullable(lines(z.string().check(z.trim(), z.maxLength(500)))),
}

const reads = [find, summary, get, dashboard, attention] as const

export const create = endpoint({
  id: 'debtor-buyer.create',
  method: 'POST',
  path: '/v1/debtor/buyer',
  summary:
    'Adds a buyer by ИНН; names come from the state registry. With a sum it asks the insurer for a limit at once. An affiliated buyer is refused, and so is one that is on the list.',
  access: debtor,
  body: z.object({
    itn: z.string().check(z.trim(), z.maxLength(12)),
    ...buyerFields,
    /** Null: the buyer is insured within the blind limit. */
    requestedLimit: z.nullable(Limit),
    /** Whether the two depend on one another. */
    isAffiliated: z.boolean(),
  }),
  response: DebtorBuyerCard,
  errors: [404, 409, 424, 429],
  idempotent: true,
  status: 201,
  invalidates: reads,
})

export const update = endpoint({
  id: 'debtor-buyer.update',
  method: 'PUT',
  path: '/v1/debtor/buyer/{id}',
  summary: 'Changes the contract, the usual deferral or the note.',
  access: debtor,
  params: ById,
  body: z.object({ ...buyerFields, version: z.int() }),
  response: DebtorBuyerCard,
  errors: [409],
  idempotent: true,
  invalidates: reads,
})

export const remove = endpoint({
  id: 'debtor-buyer.remove',
  method: 'DELETE',
  path: '/v1/debtor/buyer/{id}',
  summary: 'Takes a buyer off the list; 409 IN_USE while something is unpaid or under way.',
  access: debtor,
  params: ById,
  errors: [409],
  idempotent: true,
  invalidates: reads,
})

export const requestLimit = endpoint({
  id: 'debtor-buyer.requestLimit',
  method: 'POST',
  path: '/v1/debtor/buyer/{id}/limit-request',
  summary:
    'Asks the insurer for a limit, or for another one: the present one stays in force until the answer. 409 ALREADY_REQUESTED while the insurer considers another sum.',
  access: debtor,
  params: ById,
  body: z.object({ requestedLimit: Limit }),
  response: DebtorBuyerCard,
  errors: [409],
  idempotent: true,
  invalidates: reads,
})
