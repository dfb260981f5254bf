import { startOfDay, startOfMonth } from '../../kernel/days.ts'
import { businessDay } from '../../kernel/clock.ts'
import type { ApiModule } from '../../platform/module.ts'
import { hasRole } from '../../platform/principal.ts'
import { invoices } from './invoices/service.ts'
import { countAccepted } from './orders/store.ts'

const UNPAID = ['ISSUED', 'PARTIALLY_PAID', 'OVERDUE'] as const

/** Orders that the courier took over this month, what of them is insured, and what is to be paid. */
export const senderFigures: NonNullable<ApiModule['figures']> = async ({
  platform,
  user,
  organizationId,
  language,
}) => {
  if (!hasRole(user, 'SENDER', 'GODMOD')) return []
  const { database, clock } = platform
  const now = clock.now()
  const monthStart = startOfDay(startOfMonth(businessDay(now)))
  const [month, unpaid] = await Promise.all([
    countAccepted(database, organizationId, monthStart, now.toISOString()),
    invoices.summary({
      platform,
      user,
      organizationId,
      language,
      body: {
        pageNumber: 0,
        pageSize: 1,
        sort: [],
        filters: [{ field: 'status.name', operation: 'IN', value: UNPAID }],
      },
    }),
  ])
  return [
    { module: 'sender', kind: 'ORDERS', value: Number(month.count), unit: 'COUNT' },
    { module: 'sender', kind: 'INSURED', value: Number(month.insured_sum), unit: 'KOPECKS' },
    { module: 'sender', kind: 'TO_PAY', value: unpaid.amount - unpaid.paidAmount, unit: 'KOPECKS' },
  ]
}
