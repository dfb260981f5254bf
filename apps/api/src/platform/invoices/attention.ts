import type { Database } from '../../db/database.ts'
import type { DayText } from '../../kernel/clock.ts'
import { addDays } from '../../kernel/days.ts'
import { findUnpaid } from './store.ts'
import type { InvoiceRow, InvoiceTables } from './tables.ts'

/** Days before the last day of an invoice from which on it waits for its payment: a payment takes one or two. */
const PAYMENT_DAYS = 5

/** Invoices that wait to be paid, as their line in the list of what waits needs them. */
export interface WaitingInvoices {
  readonly count: number
  /** With the earliest last day. */
  readonly first: InvoiceRow
  /** For the address of their register; the drawer of the only one stands open. */
  readonly filter: Readonly<Record<string, string>>
}

/** Overdue invoices of a product, else those that are to be paid within some days, whole or in part. */
export const findWaitingInvoices = async (
  database: Database,
  tables: InvoiceTables,
  organizationId: string,
  today: DayText,
): Promise<WaitingInvoices | undefined> => {
  const unpaid = await findUnpaid(database, tables, organizationId, addDays(today, PAYMENT_DAYS))
  const overdue = unpaid.filter(({ status }) => status === 'OVERDUE')
  const waiting = overdue.length > 0 ? overdue : unpaid
  const [first] = waiting
  if (!first) return undefined
  return {
    count: waiting.length,
    first,
    filter: {
      status: overdue.length > 0 ? 'OVERDUE' : 'ISSUED,PARTIALLY_PAID',
      ...(waiting.length === 1 && { open: first.id }),
    },
  }
}
