import * as z from 'zod/mini'
import { Id } from './common.ts'
import { Day } from './dates.ts'
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
export const ReceivedPayment = z.object({ id: Id, date: Day, amount: Kopecks })
