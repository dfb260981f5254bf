import * as z from 'zod/mini'
import { anyOf } from '../access.ts'
import { ById, Id, namedOf } from '../common.ts'
import { Day, Instant } from '../dates.ts'
import { find as findBuyers, get as getBuyer, summary as sumBuyers } from './buyers.ts'
import { dashboard } from './policy.ts'
import { endpoint, file } from '../endpoint.ts'
import { contentTypes, FileInfo } from '../file.ts'
import { listOf, summaryOf } from '../find.ts'
import { choice, day, id, instant, integer, kopecks, text } from '../find-fields.ts'
import { Kopecks, Percent } from '../money.ts'
import { StatusEvent } from '../status-event.ts'
import { attention } from '../people/user.ts'
import { lines } from '../text-kinds.ts'

const debtor = anyOf('DEBTOR')

export const shipmentStatuses = [
  'DRAFT',
  'SHIPPED',
  'PAYMENT_DUE',
  'PAID',
  'OVERDUE',
  'NOTIFIED',
  'RECOVERY',
  'CLAIM',
  'INDEMNIFIED',
  'CLAIM_REJECTED',
  'UNINSURED',
] as const
export type ShipmentStatus = (typeof shipmentStatuses)[number]

export const documentTypes = ['UPD', 'TORG12', 'TTN'] as const
export type DocumentType = (typeof documentTypes)[number]

/** Why a shipment, or a part of it, is not insured. */
export const uninsuredReasons = [
  'NO_LIMIT',
  'LIMIT_USED_UP',
  'LIMIT_SUSPENDED',
  'LIMIT_EXPIRED',
  'DEFERRAL_TOO_LONG',
  'OUT_OF_POLICY',
  'INSURANCE_SUSPENDED',
  'DECLARED_LATE',
  'NOTICE_MISSED',
] as const
export type UninsuredReason = (typeof uninsuredReasons)[number]

/** What the organization does next with a shipment. */
export const nextActions = ['DECLARE', 'WAIT_PAYMENT', 'NOTIFY', 'WAIT_CLAIM', 'CLAIM'] as const
export type NextAction = (typeof nextActions)[number]

const BuyerOfShipment = z.object({ id: Id, shortName: z.string(), itn: z.string() })

/** A delivery with deferred payment. */
export const DebtorShipment = z.object({
  id: Id,
  version: z.int(),
  /** `О-201` */
  number: z.string(),
  buyer: BuyerOfShipment,
  contract: z.object({ number: z.string(), date: Day }),
  document: z.object({ type: namedOf(documentTypes), number: z.string(), date: Day, fileId: z.nullable(Id) }),
  shipmentDate: Day,
  /** With VAT. */
  amount: Kopecks,
  vatAmount: Kopecks,
  deferralDays: z.int(),
  dueDate: Day,
  paidAmount: Kopecks,
  debtAmount: Kopecks,
  /** Days after the due date while something is unpaid; 0 otherwise. */
  overdueDays: z.int(),
  /** Fixed when it was declared; null for a draft. */
  insuredAmount: z.nullable(Kopecks),
  premium: z.nullable(Kopecks),
  status: namedOf(shipmentStatuses),
  /** Why all of it or a part of it is not insured; null when everything is. */
  uninsuredReason: z.nullable(namedOf(uninsuredReasons)),
  /** Null when nothing is left to do. Its day: of payment, until which to notify, from which to claim. */
  nextAction: z.nullable(z.object({ ...namedOf(nextActions).shape, date: z.nullable(Day) })),
  /** Last day on which the insurer can be told of the overdue payment. */
  noticeUntil: Day,
  /** First day on which a claim for the overdue payment can be filed. */
  claimFrom: Day,
  claimId: z.nullable(Id),
  /** What the insurer has paid. */
  indemnityAmount: z.nullable(Kopecks),
  createdDateTime: Instant,
  declaredDateTime: z.nullable(Instant),
})
export type DebtorShipment = z.output<typeof DebtorShipment>

/** A shipment with its payments, its document and its history. */
export const DebtorShipmentCard = z.object({
  ...DebtorShipment.shape,
  payments: z.array(z.object({ id: Id, date: Day, amount: Kopecks })),
  file: z.nullable(FileInfo),
  notice: z.nullable(z.object({ date: Day, comment: z.nullable(z.string()) })),
  /** What would be paid for the present debt: the smaller of debt and insured amount, by the rate. */
  indemnity: z.nullable(z.object({ base: Kopecks, rate: Percent, amount: Kopecks })),
  /** Newest first. */
  history: z.array(StatusEvent),
})
export type DebtorShipmentCard = z.output<typeof DebtorShipmentCard>

/** Shipments of the organization, the newest first. */
export const shipments = listOf({
  item: DebtorShipment,
  filters: {
    id: id(),
    /** Number, document, buyer and ИНН in one text. */
    search: text(),
    number: text(),
    'buyer.id': id(),
    'buyer.itn': text(),
    'buyer.shortName': text(),
    'document.type.name': choice(documentTypes),
    'document.number': text(),
    shipmentDate: day(),
    dueDate: day(),
    deferralDays: integer(),
    amount: kopecks(),
    debtAmount: kopecks(),
    insuredAmount: kopecks(),
    premium: kopecks(),
    overdueDays: integer(),
    'status.name': choice(shipmentStatuses),
    'uninsuredReason.name': choice(uninsuredReasons),
    'nextAction.name': choice(nextActions),
    /** The premium invoice that it is on. */
    invoiceId: id(),
    createdDateTime: instant(),
    declaredDateTime: instant(),
  },
  sort: [
    'number',
    'buyer.shortName',
    'shipmentDate',
    'dueDate',
    'deferralDays',
    'amount',
    'debtAmount',
    'insuredAmount',
    'premium',
    'overdueDays',
    'status.name',
    'createdDateTime',
  ],
})

export const find = endpoint({
  id: 'debtor-shipment.find',
  method: 'POST',
  path: '/v1/debtor/shipment/find',
  summary: 'Shipments of the organization by a filter.',
  access: debtor,
  body: shipments.body,
  response: shipments.page,
})

export const summary = endpoint({
  id: 'debtor-shipment.summary',
  method: 'POST',
  path: '/v1/debtor/shipment/summary',
  summary: 'How many shipments a filter matches, and sums over all of them; pages do not count.',
  access: debtor,
  body: shipments.body,
  response: summaryOf({
    amountSum: Kopecks,
    debtSum: Kopecks,
    insuredSum: Kopecks,
    overdueSum: Kopecks,
    premiumSum: Kopecks,
  }),
})

export const excel = endpoint({
  id: 'debtor-shipment.excel',
  method: 'POST',
  path: '/v1/debtor/shipment/excel',
  summary: 'Every shipment that a filter matches, as a workbook; pages do not count.',
  access: debtor,
  body: shipments.body,
  response: file(contentTypes.xlsx),
})

export const get = endpoint({
  id: 'debtor-shipment.get',
  method: 'GET',
  path: '/v1/debtor/shipment/{id}',
  summary: 'A shipment with its payments, its document and its history.',
  access: debtor,
  params: ById,
  response: DebtorShipmentCard,
})

/** Reads that a change of shipments makes stale. */
export const shipmentReads = [find, summary, get, findBuyers, sumBuyers, getBuyer, dashboard, attention] as const

const Text = z.string().check(z.trim(), z.maxLength(64))

/** What a draft says; checked by `shipmentRules`. */
const shipmentFields = {
  buyerId: Id,
  contract: z.object({ number: Text, date: Day }),
  document: z.object({ type: z.enum(documentTypes), number: Text, date: Day, fileId: z.nullable(Id) }),
  shipmentDate: Day,
  amount: Kopecks,
  vatAmount: Kopecks,
  deferralDays: z.int(),
}

export const create = endpoint({
  id: 'debtor-shipment.create',
  method: 'POST',
  path: '/v1/debtor/shipment',
  summary:
    'Makes a draft, or declares the shipment at once: then its cover and its premium are fixed. 409 TAKEN when the buyer’s document is on the register.',
  access: debtor,
  body: z.object({ ...shipmentFields, isDeclared: z.boolean() }),
  response: DebtorShipmentCard,
  status: 201,
  errors: [404, 409],
  idempotent: true,
  invalidates: shipmentReads,
})

export const update = endpoint({
  id: 'debtor-shipment.update',
  method: 'PUT',
  path: '/v1/debtor/shipment/{id}',
  summary: 'Changes a draft. What is declared stays as it is.',
  access: debtor,
  params: ById,
  body: z.object({ ...shipmentFields, version: z.int() }),
  response: DebtorShipmentCard,
  errors: [409],
  idempotent: true,
  invalidates: shipmentReads,
})

export const remove = endpoint({
  id: 'debtor-shipment.remove',
  method: 'DELETE',
  path: '/v1/debtor/shipment/{id}',
  summary: 'Deletes a draft.',
  access: debtor,
  params: ById,
  errors: [409],
  idempotent: true,
  invalidates: shipmentReads,
})

/** Most drafts that are declared at once. */
export const LARGEST_DECLARATION = 500

export const declare = endpoint({
  id: 'debtor-shipment.declare',
  method: 'POST',
  path: '/v1/debtor/shipment/declare',
  summary:
    'Declares drafts in the order given: each takes of its buyer’s limit what those before have left. What is declared already stays as it is.',
  access: debtor,
  body: z.object({ shipmentIds: z.array(Id).check(z.minLength(1), z.maxLength(LARGEST_DECLARATION)) }),
  response: z.object({
    declaredCount: z.int(),
    amountSum: Kopecks,
    insuredSum: Kopecks,
    premiumSum: Kopecks,
    uninsuredCount: z.int(),
  }),
  errors: [404, 409],
  idempotent: true,
  invalidates: shipmentReads,
})

export const cover = endpoint({
  id: 'debtor-shipment.cover',
  method: 'GET',
  path: '/v1/debtor/shipment/cover',
  summary: 'What would be insured of a shipment if it were declared now, and its premium.',
  access: debtor,
  quiet: true,
  query: z.object({
    buyerId: Id,
    amount: z.coerce.number().check(z.int(), z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER)),
    deferralDays: z.coerce.number().check(z.int(), z.minimum(0), z.maximum(3650)),
    shipmentDate: Day,
  }),
  response: z.object({
    insuredAmount: Kopecks,
    premium: Kopecks,
    availableLimit: Kopecks,
    uninsuredReason: z.nullable(namedOf(uninsuredReasons)),
  }),
  errors: [404],
})

export const pay = endpoint({
  id: 'debtor-shipment.pay',
  method: 'POST',
  path: '/v1/debtor/shipment/{id}/payment',
  summary: 'Notes what the buyer has paid; the whole debt makes the shipment paid.',
  access: debtor,
  params: ById,
  body: z.object({ date: Day, amount: Kopecks }),
  response: DebtorShipmentCard,
  errors: [409],
  idempotent: true,
  invalidates: shipmentReads,
})

export const notify = endpoint({
  id: 'debtor-shipment.notify',
  method: 'POST',
  path: '/v1/debtor/shipment/{id}/overdue-notice',
  summary: 'Tells the insurer of an overdue payment. Repeated, it answers the current state.',
  access: debtor,
  params: ById,
  body: z.object({ comment: z.optional(z.nullable(lines(z.string().check(z.trim(), z.maxLength(1000))))) }),
  response: DebtorShipmentCard,
  errors: [409],
  idempotent: true,
  invalidates: shipmentReads,
})
