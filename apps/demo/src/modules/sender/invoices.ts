import type { InvoiceStatus } from '@cabinet/contract/invoice'
import type { Database } from '@cabinet/api/db/database'
import { businessDay } from '@cabinet/api/kernel/clock'
import { demoId } from '../../ids.ts'
import { monthStart } from '../../courier/world.ts'
import { addDays } from '@cabinet/api/kernel/days'
import { firstWorkingDay } from '@cabinet/api/kernel/working-days'
import { fillInvoice } from '@cabinet/api/modules/sender/invoices/store'
import { PAYMENT_DAYS } from '@cabinet/api/modules/sender/cover/terms'

/** An invoice of the demo. */
export interface DemoInvoice {
  readonly number: string
  /** Months before that of the start of the demo. */
  readonly monthsAgo: number
  readonly status: InvoiceStatus
  /** Offset of the day of issue from the start; by the calendar when absent. */
  readonly issuedAt?: number
  /** Kopecks; everything when the status says so. */
  readonly paid?: number
  /** Number of the invoice that took its place. */
  readonly replacedBy?: string
}

const invoiceId = (number: string): string => demoId(`invoice ${number}`)

/** Writes the invoices of an organization, each with the orders of its month. */
export const seedInvoices = async (
  database: Database,
  organizationId: string,
  invoices: readonly DemoInvoice[],
  start: Date,
): Promise<void> => {
  // The oldest first: an invoice takes every order of its month that no earlier one has.
  for (const invoice of invoices.toSorted((left, right) => right.monthsAgo - left.monthsAgo)) {
    const until = new Date(monthStart(start.getTime(), invoice.monthsAgo - 1))
    const from = new Date(monthStart(start.getTime(), invoice.monthsAgo))
    const today = businessDay(start)
    const issueDate =
      invoice.issuedAt === undefined ? firstWorkingDay(businessDay(until)) : addDays(today, invoice.issuedAt)
    // The first days of a month come before the day of the invoices.
    const issued = issueDate > today ? today : issueDate
    const row = {
      organization_id: organizationId,
      id: invoiceId(invoice.number),
      number: invoice.number,
      period_from: businessDay(from),
      period_to: addDays(businessDay(until), -1),
      issue_date: issued,
      due_date: addDays(issued, PAYMENT_DAYS),
    }
    const at = new Date(`${issued}T07:00:00+03:00`).toISOString()
    await database.query
      .insertInto('sender_invoice')
      .values({
        ...row,
        orders_count: 0,
        price: null,
        amount: 0,
        paid_amount: 0,
        status: invoice.status,
        paid_date: null,
        replaced_by: invoice.replacedBy === undefined ? null : invoiceId(invoice.replacedBy),
        created_at: at,
        updated_at: at,
        is_deleted: false,
      })
      .execute()
    if (invoice.status === 'CANCELLED') {
      await cancelled(database, row)
      continue
    }
    const { count, amount } = await fillInvoice(database, row, until.toISOString())
    // Which months have orders depends on the day on which the demo begins.
    if (count === 0) {
      await database.query.deleteFrom('sender_invoice').where('id', '=', row.id).execute()
      continue
    }
    const paid = invoice.status === 'PAID' ? amount : (invoice.paid ?? 0)
    if (paid > 0) await seedPayment(database, row, paid, invoice.status === 'PAID')
  }
}

type Row = Readonly<Record<'organization_id' | 'id' | 'number' | 'issue_date', string>>

/** The first version of an invoice had one order too many. */
const cancelled = async ({ query }: Database, { organization_id, id }: Row): Promise<void> => {
  await query
    .updateTable('sender_invoice')
    .set({ orders_count: 296, price: 3900, amount: 296 * 3900 })
    .where('organization_id', '=', organization_id)
    .where('id', '=', id)
    .execute()
}

const seedPayment = async (
  { query }: Database,
  { organization_id, id, number, issue_date }: Row,
  amount: number,
  isAll: boolean,
): Promise<void> => {
  const date = addDays(issue_date, 12)
  await query
    .insertInto('sender_payment')
    .values({
      organization_id,
      id: demoId(`payment ${number}`),
      invoice_id: id,
      external_id: `demo ${number}`,
      date,
      amount,
      received_at: new Date(`${date}T12:00:00+03:00`).toISOString(),
    })
    .execute()
  await query
    .updateTable('sender_invoice')
    .set({ paid_amount: amount, paid_date: isAll ? date : null })
    .where('organization_id', '=', organization_id)
    .where('id', '=', id)
    .execute()
}
