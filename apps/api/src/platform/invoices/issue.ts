import { violatedConstraint } from '../../db/database.ts'
import { businessDay, type DayText, type InstantText } from '../../kernel/clock.ts'
import { addDays, startOfDay } from '../../kernel/days.ts'
import { firstWorkingDay } from '../../kernel/working-days.ts'
import { newId } from '../../kernel/ids.ts'
import type { Platform } from '../context.ts'
import { nextNumber } from '../counters.ts'
import { sendToRecipients } from '../emails/recipients.ts'
import { thingsOf } from '../jobs/each.ts'
import { invoiceNumber } from '../payments/order.ts'
import { publishInvoice } from '../payments/payable.ts'
import { counterOf, type InvoiceProduct } from './product.ts'
import { findInvoiceOfMonth } from './store.ts'

/** The month that invoices are for. */
export interface InvoiceMonth {
  /** Its first and last day. */
  readonly from: DayText
  readonly to: DayText
  /** The first moment that does not belong to it. */
  readonly until: InstantText
}

/** How a product puts together its invoices. */
export interface Issuing {
  /** Organizations that may have something to pay for a month. */
  findPayers(platform: Platform, month: InvoiceMonth): Promise<readonly string[]>
  /**
   * Writes a new invoice with whatever belongs on it.
   *
   * @returns kopecks to pay; an invoice of nothing is undone, its number included
   */
  write(platform: Platform, invoice: ReturnType<typeof newInvoice>, month: InvoiceMonth): Promise<number>
}

/** Undoes an invoice that comes to nothing. */
class NothingToPay extends Error {}

const monthBefore = (today: DayText): InvoiceMonth => {
  const next = `${today.slice(0, 7)}-01`
  const to = addDays(next, -1)
  return { from: `${to.slice(0, 7)}-01`, to, until: startOfDay(next) }
}

/** A new invoice of nothing yet, as every product writes it. */
const newInvoice = (
  details: {
    readonly organization_id: string
    readonly id: string
    readonly number: string
    readonly period_from: DayText
    readonly period_to: DayText
    readonly issue_date: DayText
    readonly due_date: DayText
  },
  at: InstantText,
) => ({
  ...details,
  amount: 0,
  paid_amount: 0,
  status: 'ISSUED' as const,
  paid_date: null,
  created_at: at,
  updated_at: at,
  is_deleted: false,
})

/** Whom an invoice is for, and which month. */
interface Wanted {
  readonly organizationId: string
  readonly month: InvoiceMonth
}

/** Issues the invoice of one organization for a month; nothing when it has one. */
const issueOne = (
  platform: Platform,
  product: InvoiceProduct,
  { write }: Pick<Issuing, 'write'>,
  { organizationId, month }: Wanted,
): Promise<string | undefined> => {
  const { database, clock } = platform
  const today = businessDay(clock.now())
  return database.transaction(async () => {
    if (await findInvoiceOfMonth(database, product.tables, organizationId, month.from)) return undefined
    const at = clock.nowText()
    const ordinal = await nextNumber(database, counterOf(product, today.slice(0, 4)))
    const invoice = newInvoice(
      {
        organization_id: organizationId,
        id: newId(),
        number: invoiceNumber(product.prefix, today, ordinal),
        period_from: month.from,
        period_to: month.to,
        issue_date: today,
        due_date: addDays(today, product.paymentDays),
      },
      at,
    )
    const sum = await write(platform, invoice, month)
    if (sum === 0) throw new NothingToPay()
    const readers = await product.findReaders(database, organizationId)
    const details = { number: invoice.number, sum, dueDate: invoice.due_date, month: month.from.slice(0, 7) }
    await sendToRecipients(platform, organizationId, readers, product.emails.issued, details)
    await publishInvoice(platform, invoice.id, at)
    return invoice.id
  })
}

/** The latest month that is over and for which an organization has no invoice. */
export const latestFreeMonth = async (
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  { tables }: InvoiceProduct,
  organizationId: string,
): Promise<InvoiceMonth> => {
  let month = monthBefore(businessDay(clock.now()))
  while (await findInvoiceOfMonth(database, tables, organizationId, month.from)) month = monthBefore(month.from)
  return month
}

/**
 * Issues the invoice of one organization for a month, whatever day it is: in a sandbox nobody waits for the first of the
 * next one.
 *
 * @returns its id
 * @throws Error when the month has one, or nothing is to be paid
 */
export const issueInvoiceFor = async (
  platform: Platform,
  product: InvoiceProduct,
  issuing: Pick<Issuing, 'write'>,
  wanted: Wanted,
): Promise<string> => {
  const id = await issueOne(platform, product, issuing, wanted)
  if (id === undefined) throw new Error(`The month ${wanted.month.from} has an invoice`)
  return id
}

/**
 * Issues the invoices of the month before, from the first working day of a month on. Run again it issues nothing twice:
 * a month has one invoice, and what is on one is on no other. What became known late comes with the next.
 *
 * @returns how many were issued
 */
export const issueInvoicesOf = async (
  platform: Platform,
  product: InvoiceProduct,
  jobId: string,
  issuing: Issuing,
): Promise<number> => {
  const today = businessDay(platform.clock.now())
  if (today < firstWorkingDay(today)) return 0
  const month = monthBefore(today)
  const payers = await issuing.findPayers(platform, month)
  const issue = async (organizationId: string): Promise<boolean> => {
    try {
      return (await issueOne(platform, product, issuing, { organizationId, month })) !== undefined
    } catch (error) {
      if (error instanceof NothingToPay) return false
      // Another server has issued it meanwhile.
      if (violatedConstraint(error) === `${product.tables.invoice}_of_month`) return false
      throw error
    }
  }
  return platform.jobs.each(jobId, { step: 'payer', things: thingsOf(payers), work: ({ id }) => issue(id) })
}
