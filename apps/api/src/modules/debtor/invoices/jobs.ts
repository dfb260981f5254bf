import { sqlStateOf } from '../../../db/database.ts'
import { businessDay, type DayText } from '../../../kernel/clock.ts'
import { addDays, firstWorkingDay } from '../../../kernel/days.ts'
import { newId } from '../../../kernel/ids.ts'
import type { Platform } from '../../../platform/context.ts'
import { nextNumber } from '../../../platform/counters.ts'
import { sendToRecipients } from '../../../platform/emails/recipients.ts'
import { defineJob, type Job } from '../../../platform/jobs/job.ts'
import { invoiceNumber } from '../../../platform/payments/order.ts'
import { publishInvoice } from '../../../platform/payments/payable.ts'
import { applyEvent } from '../../../platform/transitions/apply.ts'
import { findRecipients } from '../../people/port.ts'
import { invoiceIssued } from '../invoice-emails.ts'
import { findTerms } from '../policy/store.ts'
import { DEBT_SUSPENSION_DAYS, PAYMENT_DAYS } from '../policy/terms.ts'
import { findInsurance } from '../store.ts'
import { insuranceMachine } from '../transitions/insurance.ts'
import { minimumLack } from './minimum.ts'
import { NUMBER_PREFIX } from './payment.ts'
import * as store from './store.ts'
import { invoiceMachine } from './transitions.ts'

const UNIQUE_VIOLATION = '23505'

/** The month before that of a day: its first and last day, and the first moment that does not belong to it. */
const monthBefore = (today: DayText) => {
  const next = `${today.slice(0, 7)}-01`
  const to = addDays(next, -1)
  return { from: `${to.slice(0, 7)}-01`, to, until: new Date(`${next}T00:00:00+03:00`).toISOString() }
}

/** What the policy lacks to its minimum when its year ended in the month. */
const lackOf = async (
  { database }: Platform,
  organizationId: string,
  { from, to }: { readonly from: DayText; readonly to: DayText },
  premium: number,
): Promise<{ readonly policyNumber: string; readonly minimum: number } | null> => {
  const insurance = await findInsurance(database, organizationId)
  const { policy_number: policyNumber = null, start_date: startDate = null, end_date: endDate = null } = insurance ?? {}
  if (policyNumber === null || startDate === null || endDate === null) return null
  if (endDate < from || endDate > to) return { policyNumber, minimum: 0 }
  const { minPremium } = await findTerms(database, organizationId, endDate)
  const invoiced = await store.invoicedOf(database, organizationId, policyNumber)
  return { policyNumber, minimum: minimumLack({ startDate, endDate, minPremium }, invoiced + premium) }
}

/** Issues the invoice of one organization for the month before; false when it has one, or nothing is to be paid. */
const issueOne = (platform: Platform, organizationId: string, today: DayText): Promise<boolean> => {
  const { database, clock } = platform
  return database.transaction(async () => {
    const month = monthBefore(today)
    if (await store.hasInvoiceOfMonth(database, organizationId, month.from)) return false
    const at = clock.nowText()
    const ordinal = await nextNumber(database, `debtor-invoice-${today.slice(0, 4)}`)
    const row = {
      organization_id: organizationId,
      id: newId(),
      number: invoiceNumber(NUMBER_PREFIX, today, ordinal),
      policy_number: '',
      period_from: month.from,
      period_to: month.to,
      issue_date: today,
      due_date: addDays(today, PAYMENT_DAYS),
      shipments_count: 0,
      premium_amount: 0,
      minimum_amount: 0,
      amount: 0,
      paid_amount: 0,
      status: 'ISSUED' as const,
      paid_date: null,
      created_at: at,
      updated_at: at,
      is_deleted: false,
    }
    const policy = await findInsurance(database, organizationId)
    await store.insertInvoice(database, { ...row, policy_number: policy?.policy_number ?? '' })
    const { count, premium } = await store.takeShipments(database, row, month.until)
    const lack = await lackOf(platform, organizationId, month, premium)
    const minimum = lack?.minimum ?? 0
    const amount = premium + minimum
    if (amount === 0) throw new NothingToPay()
    const sums = { shipments_count: count, premium_amount: premium, minimum_amount: minimum, amount }
    await store.setSums(database, row, sums)
    const readers = await findRecipients(database, organizationId, { roles: ['USER_ADMIN'] })
    const facts = { number: row.number, sum: amount, dueDate: row.due_date, month: month.from.slice(0, 7) }
    await sendToRecipients(platform, organizationId, readers, invoiceIssued, facts)
    await publishInvoice(platform, row.id, at)
    return true
  })
}

/** Undoes an invoice that comes to nothing, its number included. */
class NothingToPay extends Error {}

/**
 * Issues the invoices of the month before, from the first working day of a month on. Run again it issues nothing twice:
 * a shipment is on one invoice, and a month has one. The last invoice of a policy year settles the minimum premium.
 *
 * @returns how many were issued
 */
const issueInvoices = async (platform: Platform): Promise<number> => {
  const { database, clock } = platform
  const today = businessDay(clock.now())
  if (today < firstWorkingDay(today)) return 0
  const { from, to, until } = monthBefore(today)
  const wanted = new Set([
    ...(await store.findToInvoice(database, until)),
    ...(await store.findEnded(database, from, to)),
  ])
  let count = 0
  for (const organizationId of [...wanted].toSorted()) {
    try {
      if (await issueOne(platform, organizationId, today)) count += 1
    } catch (error) {
      // Another server has issued it meanwhile.
      if (!(error instanceof NothingToPay) && sqlStateOf(error) !== UNIQUE_VIOLATION) throw error
    }
  }
  return count
}

const ACTOR = { kind: 'JOB', id: 'debtor.payments' } as const

/**
 * Turns unpaid invoices overdue, and suspends the insurance of those who owe too long. What is declared stays insured.
 *
 * @returns how many things moved
 */
const watchPayments = async (platform: Platform): Promise<number> => {
  const { database, clock } = platform
  const today = businessDay(clock.now())
  const expired = await store.findExpired(database, today)
  for (const { id, organization_id: organizationId } of expired) {
    const subject = { id, organizationId }
    await applyEvent(platform, invoiceMachine, { subject, event: 'expire', input: undefined, actor: ACTOR })
  }
  const indebted = await store.findIndebted(database, addDays(today, -DEBT_SUSPENSION_DAYS))
  for (const organizationId of indebted) {
    const subject = { id: organizationId, organizationId }
    await applyEvent(platform, insuranceMachine, { subject, event: 'suspend', input: undefined, actor: ACTOR })
  }
  return expired.length + indebted.length
}

export const invoiceJobs: readonly Job[] = [
  defineJob({
    id: 'debtor.payments',
    title: {
      ru: 'Просроченные счета за страхование коммерческих кредитов',
      en: 'Overdue premium invoices of commercial credits',
    },
    schedule: { kind: 'DAILY', time: '06:40' },
    run: ({ platform }) => watchPayments(platform),
  }),
  defineJob({
    id: 'debtor.invoices',
    title: { ru: 'Счета за страхование коммерческих кредитов', en: 'Premium invoices of commercial credits' },
    schedule: { kind: 'DAILY', time: '07:10' },
    run: ({ platform }) => issueInvoices(platform),
  }),
]
