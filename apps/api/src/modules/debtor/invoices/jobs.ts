import type { Platform } from '../../../platform/context.ts'
import { type InvoiceMonth, issueInvoicesOf, type Issuing } from '../../../platform/invoices/issue.ts'
import { watchPaymentsOf } from '../../../platform/invoices/overdue.ts'
import { defineJob, type Job } from '../../../platform/jobs/job.ts'
import { applyEvent } from '../../../platform/transitions/apply.ts'
import { findTerms } from '../policy/store.ts'
import { findInsurance } from '../store.ts'
import { insuranceMachine } from '../insurance/transitions.ts'
import { minimumLack } from './minimum.ts'
import { premiumInvoices } from './product.ts'
import * as store from './store.ts'
import { invoiceMachine } from './transitions.ts'

/** What the policy lacks to its minimum when its year ended in the month. */
const lackOf = async (
  { database }: Platform,
  insurance: Awaited<ReturnType<typeof findInsurance>>,
  { from, to }: InvoiceMonth,
  premium: number,
): Promise<number> => {
  const { policy_number: policyNumber = null, start_date: startDate = null, end_date: endDate = null } = insurance ?? {}
  if (!insurance || policyNumber === null || startDate === null || endDate === null) return 0
  if (endDate < from || endDate > to) return 0
  const { minPremium } = await findTerms(database, insurance.organization_id, endDate)
  const invoiced = await store.invoicedOf(database, insurance.organization_id, policyNumber)
  return minimumLack({ startDate, endDate, minPremium }, invoiced + premium)
}

/** How an invoice is put together. The last one of a policy year settles the minimum premium. */
export const issuing: Issuing = {
  async findPayers({ database }, { from, to, until }) {
    const payers = new Set([
      ...(await store.findToInvoice(database, until)),
      ...(await store.findEnded(database, from, to)),
    ])
    return [...payers].toSorted()
  },
  async write(platform, invoice, month) {
    const { database } = platform
    const insurance = await findInsurance(database, invoice.organization_id)
    await store.insertInvoice(database, { ...invoice, policy_number: insurance?.policy_number ?? '' })
    const { count, premium } = await store.takeShipments(database, invoice, month.until)
    const minimum = await lackOf(platform, insurance, month, premium)
    const amount = premium + minimum
    const sums = { shipments_count: count, premium_amount: premium, minimum_amount: minimum, amount }
    await store.setSums(database, invoice, sums)
    return amount
  },
}

const PAYMENTS = 'debtor.payments'

/** Suspends an insurance that is on and that nothing is asked for. What is declared stays insured. */
const suspend = async (platform: Platform, organizationId: string): Promise<boolean> => {
  const insurance = await findInsurance(platform.database, organizationId)
  if (insurance?.service_status !== 'AVAILABLE' || insurance.request_status !== null) return false
  const subject = { id: organizationId, organizationId }
  const actor = { kind: 'JOB', id: PAYMENTS } as const
  await applyEvent(platform, insuranceMachine, { subject, event: 'suspend', input: undefined, actor })
  return true
}

export const invoiceJobs: readonly Job[] = [
  defineJob({
    id: PAYMENTS,
    title: {
      ru: 'Просроченные счета за страхование коммерческих кредитов',
      en: 'Overdue premium invoices of commercial credits',
    },
    schedule: { kind: 'DAILY', time: '06:40' },
    run: ({ platform }) =>
      watchPaymentsOf(platform, premiumInvoices, invoiceMachine, PAYMENTS, (id) => suspend(platform, id)),
  }),
  defineJob({
    id: 'debtor.invoices',
    title: { ru: 'Счета за страхование коммерческих кредитов', en: 'Premium invoices of commercial credits' },
    schedule: { kind: 'DAILY', time: '07:10' },
    run: ({ platform }) => issueInvoicesOf(platform, premiumInvoices, 'debtor.invoices', issuing),
  }),
]
