import type { Platform } from '../../../platform/context.ts'
import { isInDebt } from '../../../platform/invoices/overdue.ts'
import { applyEvent } from '../../../platform/transitions/apply.ts'
import { findInsurance } from '../store.ts'
import { insuranceMachine } from '../insurance/transitions.ts'
import { premiumInvoices } from './product.ts'

/** The insurance that a debt has suspended goes on when no debt is old enough to suspend it. */
export const resumeWhenPaid = async (platform: Platform, organizationId: string): Promise<void> => {
  const insurance = await findInsurance(platform.database, organizationId)
  if (insurance?.service_status !== 'SUSPENDED' || !insurance.is_suspended_by_debt) return
  if (insurance.request_status !== null || (await isInDebt(platform, premiumInvoices, organizationId))) return
  await applyEvent(platform, insuranceMachine, {
    subject: { id: organizationId, organizationId },
    event: 'resume',
    input: undefined,
    actor: { kind: 'JOB', id: 'debtor.payments' },
  })
}
