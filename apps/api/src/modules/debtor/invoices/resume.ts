import { businessDay } from '../../../kernel/clock.ts'
import { addDays } from '../../../kernel/days.ts'
import type { Platform } from '../../../platform/context.ts'
import { applyEvent } from '../../../platform/transitions/apply.ts'
import { DEBT_SUSPENSION_DAYS } from '../policy/terms.ts'
import { findInsurance } from '../store.ts'
import { insuranceMachine } from '../transitions/insurance.ts'

/** The insurance that a debt has suspended goes on when no debt is old enough to suspend it. */
export const resumeWhenPaid = async (platform: Platform, organizationId: string): Promise<void> => {
  const { database, clock } = platform
  const insurance = await findInsurance(database, organizationId)
  if (insurance?.service_status !== 'SUSPENDED' || !insurance.is_suspended_by_debt) return
  if (insurance.request_status !== null) return
  const limit = addDays(businessDay(clock.now()), -DEBT_SUSPENSION_DAYS)
  const debt = await database.query
    .selectFrom('debtor_invoice')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('status', 'in', ['ISSUED', 'PARTIALLY_PAID', 'OVERDUE'])
    .where('due_date', '<', limit)
    .limit(1)
    .executeTakeFirst()
  if (debt) return
  await applyEvent(platform, insuranceMachine, {
    subject: { id: organizationId, organizationId },
    event: 'resume',
    input: undefined,
    actor: { kind: 'JOB', id: 'debtor.payments' },
  })
}
