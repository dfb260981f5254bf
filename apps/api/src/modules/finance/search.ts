import { financePages } from '@cabinet/contract/finance/pages'
import type { ApiModule } from '../../platform/module.ts'
import { hasRole } from '../../platform/principal.ts'
import { findByText } from '../../platform/search.ts'
import { nextOrderDay } from './order-days.ts'
import { findSupplies } from './supplies/store.ts'

/** Supplies that banks finance, for who works with them. */
export const searchFinance: NonNullable<ApiModule['search']> = async ({ platform, user, organizationId }, text) => {
  if (!hasRole(user, 'FINANCE', 'GODMOD')) return []
  const day = nextOrderDay(platform.clock.now())
  const { rows } = await findSupplies(platform.database, organizationId, day, findByText(text))
  return rows.map((row) => ({
    kind: 'FINANCE_SUPPLY',
    id: row.id,
    title: row.number,
    text: row.buyer_short_name,
    path: financePages.deliveries({}, { open: row.id }),
  }))
}
