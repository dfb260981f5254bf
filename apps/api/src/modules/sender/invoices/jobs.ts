import { sqlStateOf } from '../../../db/database.ts'
import { businessDay, type DayText } from '../../../kernel/clock.ts'
import { addDays, firstWorkingDay } from '../../../kernel/days.ts'
import { newId } from '../../../kernel/ids.ts'
import type { Platform } from '../../../platform/context.ts'
import { nextNumber } from '../../../platform/counters.ts'
import { sendToRecipients } from '../../../platform/emails/recipients.ts'
import type { Job } from '../../../platform/jobs/job.ts'
import { invoiceNumber } from '../../../platform/payments/order.ts'
import { publishInvoice } from '../../../platform/payments/payable.ts'
import { applyEvent } from '../../../platform/transitions/apply.ts'
import { findRecipients } from '../../people/port.ts'
import { invoiceIssued } from '../emails.ts'
import { PAYMENT_DAYS, SUSPENSION_DAYS } from '../insurance/terms.ts'
import { insuranceMachine } from '../transitions/insurance.ts'
import { NUMBER_PREFIX } from './payment.ts'
import * as store from './store.ts'
import { invoiceMachine } from './transitions.ts'

const UNIQUE_VIOLATION = '23505'

const tellAdministrators = async (
  platform: Platform,
  organizationId: string,
  facts: Parameters<typeof invoiceIssued.write>[0],
): Promise<void> => {
  const readers = await findRecipients(platform.database, organizationId, { roles: ['USER_ADMIN'] })
  await sendToRecipients(platform, organizationId, readers, invoiceIssued, facts)
}

/** Issues the invoice of one organization for the month before; false when it has one. */
const issueOne = (platform: Platform, organizationId: string, today: DayText): Promise<boolean> => {
  const { database, clock } = platform
  return database.transaction(async () => {
    const until = `${today.slice(0, 7)}-01`
    const lastDay = addDays(until, -1)
    const from = `${lastDay.slice(0, 7)}-01`
    if (await store.findInvoiceOfMonth(database, organizationId, from)) return false
    const number = invoiceNumber(
      NUMBER_PREFIX,
      today,
      await nextNumber(database, `sender-invoice-${today.slice(0, 4)}`),
    )
    const row = {
      organization_id: organizationId,
      id: newId(),
      number,
      period_from: from,
      period_to: lastDay,
      issue_date: today,
      due_date: addDays(today, PAYMENT_DAYS),
    }
    await store.insertInvoice(database, row, clock.nowText())
    const { amount } = await store.fillInvoice(database, row, new Date(`${until}T00:00:00+03:00`).toISOString())
    await store.noteReplacement(database, row)
    const facts = { number, sum: amount, dueDate: row.due_date, month: from.slice(0, 7) }
    await tellAdministrators(platform, organizationId, facts)
    await publishInvoice(platform, row.id, clock.nowText())
    return true
  })
}

/**
 * Issues the invoices of the month before, from the first working day of a month on. Run again it issues nothing twice:
 * an order is on one invoice, and a month has one. An order that became known late comes with the next invoice.
 *
 * @returns how many were issued
 */
export const issueInvoices = async (platform: Platform): Promise<number> => {
  const today = businessDay(platform.clock.now())
  if (today < firstWorkingDay(today)) return 0
  const until = new Date(`${today.slice(0, 7)}-01T00:00:00+03:00`).toISOString()
  let count = 0
  for (const organizationId of await store.findToInvoice(platform.database, until)) {
    try {
      if (await issueOne(platform, organizationId, today)) count += 1
    } catch (error) {
      // Another server has issued it meanwhile.
      if (sqlStateOf(error) !== UNIQUE_VIOLATION) throw error
    }
  }
  return count
}

const ACTOR = { kind: 'JOB', id: 'sender.overdue' } as const

/**
 * Turns unpaid invoices overdue, and switches off the insurance of those who owe too long. Orders that the courier has
 * taken over stay insured.
 *
 * @returns how many things moved
 */
export const watchPayments = async (platform: Platform): Promise<number> => {
  const { database, clock } = platform
  const today = businessDay(clock.now())
  const expired = await store.findExpired(database, today)
  for (const { id, organization_id: organizationId } of expired) {
    const subject = { id, organizationId }
    await applyEvent(platform, invoiceMachine, { subject, event: 'expire', input: undefined, actor: ACTOR })
  }
  const indebted = await store.findIndebted(database, addDays(today, -SUSPENSION_DAYS))
  for (const organizationId of indebted) {
    const subject = { id: organizationId, organizationId }
    const input = { reason: 'BY_DEBT' } as const
    await applyEvent(platform, insuranceMachine, { subject, event: 'deactivate', input, actor: ACTOR })
  }
  return expired.length + indebted.length
}

export const invoiceJobs: readonly Job[] = [
  {
    id: 'sender.invoices',
    title: { ru: 'Счета за страхование заказов', en: 'Invoices for the insurance of orders' },
    schedule: { kind: 'DAILY', time: '07:00' },
    run: ({ platform }) => issueInvoices(platform),
  },
  {
    id: 'sender.overdue',
    title: { ru: 'Просроченные счета за страхование заказов', en: 'Overdue invoices for the insurance of orders' },
    schedule: { kind: 'DAILY', time: '06:30' },
    run: ({ platform }) => watchPayments(platform),
  },
]
