import type { Database } from '../../db/database.ts'
import type { Actor } from '../../kernel/actor.ts'
import type { DayText } from '../../kernel/clock.ts'
import type { Message } from '../../kernel/language.ts'
import type { Platform } from '../context.ts'
import { type PartnerEventDeclaration, publish } from '../partners/partner.ts'

/** An invoice of a product as the bank statement sees it. */
export interface PayableInvoice {
  readonly id: string
  readonly organizationId: string
  readonly number: string
  readonly issueDate: DayText
  readonly dueDate: DayText
  /** Kopecks. */
  readonly amount: number
  readonly paidAmount: number
  /** What is left to pay, kopecks; 0 for what is paid or cancelled. */
  readonly left: number
  /** What the payer is asked to write in the order to the bank. */
  readonly purpose: string
}

/** Which invoices are looked for. */
export type InvoiceChoice =
  | { readonly numbers: readonly string[] }
  | { readonly ids: readonly string[] }
  /** Those of these organizations of which something is left to pay, the oldest first. */
  | { readonly unpaidOf: readonly string[] }

/** Money for one invoice: a line of the bank statement, or the part of it that is for this invoice. */
export interface InvoicePayment {
  /** Name of this money: it counts once. */
  readonly externalId: string
  readonly date: DayText
  /** Kopecks; negative for money that went back. */
  readonly amount: number
}

/** The invoices of a product, which the bank statement finds and pays without knowing the product. */
export interface PayableInvoices {
  /** What they are for, as platform staff read it. */
  readonly title: Message
  /** Numbers of these invoices that a text names, as the invoices carry them and in the order of the text. */
  numbersIn(text: string): readonly string[]
  find(database: Database, choice: InvoiceChoice): Promise<readonly PayableInvoice[]>
  /**
   * Puts money on an invoice, which is held meanwhile. Of what comes it takes no more than is left to pay, of what goes
   * back no more than was paid.
   *
   * @returns kopecks taken, negative for money that went back; 0 when the invoice takes nothing
   */
  pay(platform: Platform, invoiceId: string, payment: InvoicePayment, actor: Actor): Promise<number>
}

/** Whom the bank statement is addressed to in the partner API: there is one account and one statement. */
export const STATEMENT_PARTY = '5d1f6b1e-51a7-4e6e-8a54-7d7f6c0a9e01'

const INVOICE_ISSUED = 'invoice.issued'

/** What the one who brings the bank statement is told; every product that issues invoices declares it. */
export const paymentEvents: readonly PartnerEventDeclaration[] = [
  {
    type: INVOICE_ISSUED,
    kind: 'PAYMENTS',
    title: { ru: 'Выставлен счёт', en: 'An invoice has been issued' },
  },
]

/** Tells who brings the bank statement of a new invoice, in the transaction that issues it. */
export const publishInvoice = async (platform: Platform, invoiceId: string, at: string): Promise<void> => {
  await publish(platform, {
    type: INVOICE_ISSUED,
    kind: 'PAYMENTS',
    partyId: STATEMENT_PARTY,
    subjectId: invoiceId,
    version: 1,
    at,
  })
}
