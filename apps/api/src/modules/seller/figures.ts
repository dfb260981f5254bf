import { businessDay } from '../../kernel/clock.ts'
import type { ApiModule } from '../../platform/module.ts'
import { hasRole } from '../../platform/principal.ts'
import { sumOrders } from './orders/store.ts'

/** Insured orders of this month and what they are worth. */
export const sellerFigures: NonNullable<ApiModule['figures']> = async ({ platform, user, organizationId }) => {
  if (!hasRole(user, 'SELLER', 'GODMOD')) return []
  const { database, clock } = platform
  const monthStart = `${businessDay(clock.now()).slice(0, 7)}-01`
  const month = await sumOrders(database, organizationId, {
    pageNumber: 0,
    pageSize: 1,
    sort: [],
    filters: [
      { field: 'orderDate', operation: 'GE', value: monthStart },
      { field: 'insured', operation: 'EQ', value: true },
    ],
  })
  return [
    { module: 'seller', kind: 'ORDERS', value: month.count, unit: 'COUNT' },
    { module: 'seller', kind: 'INSURED', value: month.priceSum, unit: 'KOPECKS' },
  ]
}
