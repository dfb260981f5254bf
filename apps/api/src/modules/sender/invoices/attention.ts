import { senderPages } from '@cabinet/contract/sender/pages'
import { businessDay } from '../../../kernel/clock.ts'
import { findWaitingInvoices } from '../../../platform/invoices/attention.ts'
import type { ApiModule } from '../../../platform/module.ts'
import { hasRole } from '../../../platform/principal.ts'
import { findPeriods } from '../cover/period-store.ts'
import { orderInvoices } from '../invoice-product.ts'

/** Invoices to be paid, and the insurance that an unpaid one has ended: orders go without it until then. */
export const unpaidOrders: NonNullable<ApiModule['attention']> = async ({ platform, user, organizationId }) => {
  if (hasRole(user, 'UNVERIFIED_USER') || !hasRole(user, 'SENDER')) return []
  const { database, clock } = platform
  const [waiting, periods] = await Promise.all([
    findWaitingInvoices(database, orderInvoices.tables, organizationId, businessDay(clock.now())),
    findPeriods(database, organizationId),
  ])
  if (!waiting) return []
  const { count, first, filter } = waiting
  return [
    {
      kind: periods[0]?.end_reason === 'BY_DEBT' ? 'SENDER_SUSPENDED' : 'SENDER_INVOICE',
      count,
      path: senderPages['Sender:InvoicesPayment']({}, filter),
      details: { number: first.number },
      dueDate: first.due_date,
    },
  ]
}
