import * as z from 'zod/mini'
import { anyOf } from '../access.ts'
import { ById, Id, namedOf } from '../common.ts'
import { Day, Instant } from '../dates.ts'
import { endpoint, file } from '../endpoint.ts'
import { contentTypes } from '../file.ts'
import { Buyer } from './agreements.ts'
import { listOf, summaryOf } from '../find.ts'
import { boolean, choice, day, id, instant, integer, kopecks, text } from '../find-fields.ts'
import { Kopecks } from '../money.ts'
import { StatusEvent } from '../status-event.ts'

export const supplyStatuses = ['NEW', 'CONFIRMED', 'IN_FINANCING', 'FINANCED', 'PAID', 'OVERDUE', 'CANCELLED'] as const
export const invoiceTypes = ['UPD', 'TORG12', 'INVOICE', 'ACT'] as const
export const invoiceStatuses = ['NEW', 'ACCEPTED', 'PARTIALLY_PAID', 'PAID', 'OVERDUE', 'CANCELLED'] as const
/** Every state of a financing object; declared here because a supply shows that of its object. */
export const objectStatuses = [
  'AVAILABLE',
  'ORDERED',
  'SENT_TO_BANK',
  'FINANCED',
  'REJECTED',
  'OVERDUE',
  'REGRESS',
  'REPAID',
] as const

/** A document of a delivery. */
export const Invoice = z.object({
  id: Id,
  number: z.string(),
  type: namedOf(invoiceTypes),
  date: Day,
  supplyId: Id,
  supplyNumber: z.string(),
  buyer: Buyer,
  amount: Kopecks,
  vatAmount: Kopecks,
  paidAmount: Kopecks,
  dueDate: Day,
  status: namedOf(invoiceStatuses),
  /** The scan, when the bank has given it. */
  fileId: z.nullable(Id),
})
export type Invoice = z.output<typeof Invoice>

/** A delivery with deferred payment, as the bank sees it. */
export const Supply = z.object({
  id: Id,
  number: z.string(),
  supplyDate: Day,
  buyer: Buyer,
  contract: z.object({ number: z.string(), date: Day }),
  invoices: z.array(z.object({ id: Id, number: z.string(), type: namedOf(invoiceTypes), date: Day, amount: Kopecks })),
  amount: Kopecks,
  vatAmount: Kopecks,
  deferralDays: z.int(),
  dueDate: Day,
  paidAmount: Kopecks,
  debtAmount: Kopecks,
  /** Days after the due date; 0 when nothing is overdue. */
  overdueDays: z.int(),
  status: namedOf(supplyStatuses),
  agreement: z.object({ id: Id, number: z.string() }),
  /** What the bank finances, or can finance, of the supply. */
  financingObject: z.nullable(z.object({ id: Id, number: z.string(), status: namedOf(objectStatuses) })),
  /** Whether it can be ordered for financing now. */
  isAvailable: z.boolean(),
  createdDateTime: Instant,
})
export type Supply = z.output<typeof Supply>

/** A supply with whole documents and its history. */
export const SupplyCard = z.object({
  ...Supply.shape,
  invoices: z.array(Invoice),
  /** Newest first. */
  history: z.array(StatusEvent),
})
export type SupplyCard = z.output<typeof SupplyCard>

/** Supplies of the organization, the newest first. */
export const supplies = listOf({
  item: Supply,
  filters: {
    id: id(),
    /** Number, buyer and ИНН in one text. */
    search: text(),
    number: text(),
    supplyDate: day(),
    dueDate: day(),
    deferralDays: integer(),
    amount: kopecks(),
    debtAmount: kopecks(),
    'buyer.id': id(),
    'buyer.itn': text(),
    'buyer.shortName': text(),
    'agreement.id': id(),
    'status.name': choice(supplyStatuses),
    /** Only what can be ordered for financing now. */
    isAvailable: boolean(),
    createdDateTime: instant(),
  },
  sort: [
    'number',
    'supplyDate',
    'dueDate',
    'deferralDays',
    'amount',
    'debtAmount',
    'buyer.shortName',
    'status.name',
    'createdDateTime',
  ],
})

export const find = endpoint({
  id: 'finance-supply.find',
  method: 'POST',
  path: '/v1/finance/supply/find',
  summary: 'Supplies of the organization by a filter.',
  access: anyOf('FINANCE'),
  body: supplies.body,
  response: supplies.page,
})

export const summary = endpoint({
  id: 'finance-supply.summary',
  method: 'POST',
  path: '/v1/finance/supply/summary',
  summary: 'How many supplies the filter of a find matches, and sums over all of them; pages do not count.',
  access: anyOf('FINANCE'),
  body: supplies.body,
  response: summaryOf({ amountSum: Kopecks, debtSum: Kopecks, overdueSum: Kopecks }),
})

export const excel = endpoint({
  id: 'finance-supply.excel',
  method: 'POST',
  path: '/v1/finance/supply/excel',
  summary: 'Every supply that the filter of a find matches, as a workbook; pages do not count.',
  access: anyOf('FINANCE'),
  body: supplies.body,
  response: file(contentTypes.xlsx),
})

export const get = endpoint({
  id: 'finance-supply.get',
  method: 'GET',
  path: '/v1/finance/supply/{id}',
  summary: 'A supply with its documents, its financing object and its history.',
  access: anyOf('FINANCE'),
  params: ById,
  response: SupplyCard,
})

/** Documents of the deliveries, the newest first. */
export const invoices = listOf({
  item: Invoice,
  filters: {
    id: id(),
    search: text(),
    number: text(),
    'type.name': choice(invoiceTypes),
    date: day(),
    dueDate: day(),
    amount: kopecks(),
    supplyId: id(),
    'buyer.id': id(),
    'status.name': choice(invoiceStatuses),
  },
  sort: ['number', 'date', 'dueDate', 'amount', 'status.name'],
})

export const findInvoices = endpoint({
  id: 'finance-supply.findInvoices',
  method: 'POST',
  path: '/v1/finance/invoice/find',
  summary: 'Documents of the deliveries by a filter.',
  access: anyOf('FINANCE'),
  body: invoices.body,
  response: invoices.page,
})

export const getInvoice = endpoint({
  id: 'finance-supply.getInvoice',
  method: 'GET',
  path: '/v1/finance/invoice/{id}',
  summary: 'A document of a delivery.',
  access: anyOf('FINANCE'),
  params: ById,
  response: Invoice,
})
