import type { Platform } from '../../../platform/context.ts'
import { issueInvoicesOf, type Issuing } from '../../../platform/invoices/issue.ts'
import { watchPaymentsOf } from '../../../platform/invoices/overdue.ts'
import type { Job } from '../../../platform/jobs/job.ts'
import { applyEvent } from '../../../platform/transitions/apply.ts'
import { findInsurance } from '../account/credential-store.ts'
import { insuranceMachine } from '../insurance/transitions.ts'
import { orderInvoices } from '../invoice-product.ts'
import * as store from './store.ts'
import { invoiceMachine } from './transitions.ts'

/** How an invoice is put together. */
export const issuing: Issuing = {
  findPayers: ({ database }, { until }) => store.findToInvoice(database, until),
  async write({ database }, invoice, { until }) {
    await store.insertInvoice(database, { ...invoice, replaced_by: null })
    const { amount } = await store.fillInvoice(database, invoice, until)
    await store.recordReplacement(database, invoice)
    return amount
  },
}

/**
 * Issues the invoices of the month before.
 *
 * @returns how many were issued
 */
export const issueInvoices = (platform: Platform): Promise<number> =>
  issueInvoicesOf(platform, orderInvoices, 'sender.invoices', issuing)

const OVERDUE = 'sender.overdue'

/** Switches an insurance off that is on. Orders that the courier has taken over stay insured. */
const suspend = async (platform: Platform, organizationId: string): Promise<boolean> => {
  const insurance = await findInsurance(platform.database, organizationId)
  if (insurance?.status !== 'ENABLED') return false
  const subject = { id: organizationId, organizationId }
  const actor = { kind: 'JOB', id: OVERDUE } as const
  const input = { reason: 'BY_DEBT' } as const
  await applyEvent(platform, insuranceMachine, { subject, event: 'deactivate', input, actor })
  return true
}

/**
 * Turns unpaid invoices overdue, and switches off the insurance of those who owe too long.
 *
 * @returns how many things moved
 */
export const watchPayments = (platform: Platform): Promise<number> =>
  watchPaymentsOf(platform, orderInvoices, invoiceMachine, OVERDUE, (id) => suspend(platform, id))

export const invoiceJobs: readonly Job[] = [
  {
    id: 'sender.invoices',
    title: { ru: 'Счета за страхование заказов', en: 'Invoices for the insurance of orders' },
    schedule: { kind: 'DAILY', time: '07:00' },
    run: ({ platform }) => issueInvoices(platform),
  },
  {
    id: OVERDUE,
    title: { ru: 'Просроченные счета за страхование заказов', en: 'Overdue invoices for the insurance of orders' },
    schedule: { kind: 'DAILY', time: '06:30' },
    run: ({ platform }) => watchPayments(platform),
  },
]
