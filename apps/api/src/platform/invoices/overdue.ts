import { businessDay, type DayText } from '../../kernel/clock.ts'
import { addDays } from '../../kernel/days.ts'
import type { Platform } from '../context.ts'
import { thingsOf } from '../jobs/each.ts'
import { applyEvent } from '../transitions/apply.ts'
import type { InvoiceProduct } from './product.ts'
import * as store from './store.ts'
import type { InvoiceMachine } from './transitions.ts'

/** The day before which an invoice was to be paid when its debt suspends the insurance. */
const debtLimit = ({ clock }: Pick<Platform, 'clock'>, { suspensionDays }: InvoiceProduct): DayText =>
  addDays(businessDay(clock.now()), -suspensionDays)

/** Whether an organization owes for so long that its insurance is suspended. */
export const isInDebt = (platform: Platform, product: InvoiceProduct, organizationId: string): Promise<boolean> =>
  store.hasDebt(platform.database, product.tables, organizationId, debtLimit(platform, product))

/**
 * Turns unpaid invoices overdue, and has the insurance of those who owe too long suspended.
 *
 * @param suspend false when there is nothing to suspend
 * @returns how many things moved
 */
export const watchPaymentsOf = async (
  platform: Platform,
  product: InvoiceProduct,
  machine: InvoiceMachine,
  jobId: string,
  suspend: (organizationId: string) => Promise<boolean>,
): Promise<number> => {
  const { database, clock } = platform
  const expired = await platform.jobs.each(jobId, {
    step: 'invoice',
    things: await store.findExpired(database, product.tables, businessDay(clock.now())),
    async work({ id, organization_id: organizationId }) {
      const subject = { id, organizationId }
      const actor = { kind: 'JOB', id: jobId } as const
      const { isMoved } = await applyEvent(platform, machine, { subject, event: 'expire', input: undefined, actor })
      return isMoved
    },
  })
  const suspended = await platform.jobs.each(jobId, {
    step: 'debt',
    things: thingsOf(await store.findDebtors(database, product.tables, debtLimit(platform, product))),
    work: ({ id }) => suspend(id),
  })
  return expired + suspended
}
