import type { Message } from '../../kernel/language.ts'
import type { Database } from '../../db/database.ts'
import type { SentEmail } from '../emails/email.ts'
import type { Reader } from '../emails/recipients.ts'
import type { IssuedInvoice, OverdueInvoice } from './emails.ts'
import { numberReader, paymentPurpose } from '../payments/order.ts'
import type { InvoiceRow, InvoiceTables } from './tables.ts'

/** A product that issues invoices for a month of premiums: what differs from product to product. */
export interface InvoiceProduct {
  /** Its module, as the names of the machine and of the counter begin. */
  readonly module: string
  readonly tables: InvoiceTables
  /** One invoice of the product, for platform staff. */
  readonly title: Message
  /** What the invoices are for, for platform staff. */
  readonly insurance: Message
  /** The same as the payer writes it in the order to the bank: «за страхование заказов» without «за». */
  readonly service: string
  /** What numbers begin with; no other product has it. */
  readonly prefix: string
  /** What people write for the prefix. */
  readonly spellings: readonly string[]
  /** Days to pay an invoice. */
  readonly paymentDays: number
  /** Days after the day of payment after which the insurance is suspended. */
  readonly suspensionDays: number
  /** Who is notified of new and of overdue invoices. */
  findReaders(database: Database, organizationId: string): Promise<readonly Reader[]>
  readonly emails: {
    readonly issued: SentEmail<IssuedInvoice>
    readonly overdue: SentEmail<OverdueInvoice>
  }
}

/** Numbers of the invoices of a product that a text names. */
export const numbersIn = ({ prefix, spellings }: InvoiceProduct): ((text: string) => string[]) =>
  numberReader(prefix, spellings)

/** The counter of the numbers of a year. */
export const counterOf = ({ module }: InvoiceProduct, year: string): string => `${module}-invoice-${year}`

/** What the payer writes in the order to the bank. */
export const purposeOf = (
  { service }: InvoiceProduct,
  { number, issue_date: issueDate }: Pick<InvoiceRow, 'number' | 'issue_date'>,
): string => paymentPurpose(number, issueDate, service)
