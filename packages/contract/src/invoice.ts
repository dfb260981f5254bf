import * as z from 'zod/mini'
import { Id, namedOf } from './common.ts'
import { Day } from './dates.ts'
import { summaryOf } from './find.ts'
import { choice, day, id, kopecks, text } from './find-fields.ts'
import { Kopecks } from './money.ts'

/** Every state of an invoice for insurance, whatever is insured. */
export const invoiceStatuses = ['ISSUED', 'PARTIALLY_PAID', 'PAID', 'OVERDUE', 'CANCELLED'] as const
export type InvoiceStatus = (typeof invoiceStatuses)[number]

/** What an order to a bank needs. */
export const InvoicePayment = z.object({
  payeeName: z.string(),
  itn: z.string(),
  kpp: z.nullable(z.string()),
  bankName: z.string(),
  bik: z.string(),
  correspondentAccount: z.string(),
  settlementAccount: z.string(),
  /** What is left to pay. */
  amount: Kopecks,
  purpose: z.string(),
  /** Content of the QR code that banks read: ГОСТ Р 56042-2014, `ST00012|Name=…`. */
  qrPayload: z.string(),
})
export type InvoicePayment = z.output<typeof InvoicePayment>

/** Money that has come for an invoice; negative for what went back. */
const ReceivedPayment = z.object({ id: Id, date: Day, amount: Kopecks })

/** What an invoice of every product has. VAT is not charged. */
export const invoiceShape = {
  id: Id,
  number: z.string(),
  /** First and last day of the month that it is for. */
  period: z.object({ from: Day, to: Day }),
  issueDate: Day,
  dueDate: Day,
  amount: Kopecks,
  paidAmount: Kopecks,
  status: namedOf(invoiceStatuses),
  paidDate: z.nullable(Day),
  /** Days after the due date while something is unpaid; 0 otherwise. */
  overdueDays: z.int(),
}
const Invoice = z.object(invoiceShape)
export type Invoice = z.output<typeof Invoice>

/** What the card of an invoice of every product adds. */
export const invoiceCardShape = {
  /** Null when nothing is left to pay. */
  payment: z.nullable(InvoicePayment),
  payments: z.array(ReceivedPayment),
  /** Day on which new risks are no longer insured when it stays unpaid; null for what is not overdue, and when it has passed. */
  suspensionDate: z.nullable(Day),
}

const InvoiceCard = z.object({ ...invoiceShape, ...invoiceCardShape })
export type InvoiceCard = z.output<typeof InvoiceCard>

/** What invoices of every product are filtered by. */
export const invoiceFilters = {
  id: id(),
  number: text(),
  'status.name': choice(invoiceStatuses),
  'period.from': day(),
  'period.to': day(),
  issueDate: day(),
  dueDate: day(),
  paidDate: day(),
  amount: kopecks(),
  paidAmount: kopecks(),
}

/** What invoices of every product are sorted by. */
export const invoiceSort = [
  'number',
  'period.from',
  'issueDate',
  'dueDate',
  'paidDate',
  'amount',
  'paidAmount',
  'status.name',
] as const

/** What the invoices that a filter matches sum up to. Cancelled ones are counted, and add nothing to the sums. */
export const InvoiceSums = summaryOf({
  cancelledCount: z.int(),
  amount: Kopecks,
  paidAmount: Kopecks,
  overdueAmount: Kopecks,
})
export type InvoiceSums = z.output<typeof InvoiceSums>

/** What the banner of overdue invoices says; no date once the insurance was suspended for the oldest. */
export const OverdueInvoices = z.object({ count: z.int(), amount: Kopecks, suspensionDate: z.nullable(Day) })
export type OverdueInvoices = z.output<typeof OverdueInvoices>
