import { debtorPages } from '@cabinet/contract/debtor/pages'
import { businessDay } from '../../kernel/clock.ts'
import type { ApiModule } from '../../platform/module.ts'
import { hasRole } from '../../platform/principal.ts'
import { findByText } from '../../platform/search.ts'
import { findBuyers } from './buyers/store.ts'
import { invoices } from './invoices/service.ts'
import { findShipments } from './shipments/store.ts'

const MANAGEMENT = debtorPages['Debtors:InsuranceManagement']

/** Buyers, shipments and invoices of the insurance, for who works with it. */
export const searchDebtor: NonNullable<ApiModule['search']> = async (
  { platform, user, organizationId, language },
  text,
) => {
  if (!hasRole(user, 'DEBTOR', 'GODMOD')) return []
  const { database, clock } = platform
  const today = businessDay(clock.now())
  const [buyers, shipments, billed] = await Promise.all([
    findBuyers(database, organizationId, today, findByText(text)),
    findShipments(database, organizationId, today, findByText(text)),
    invoices.find({ platform, user, organizationId, language, body: findByText(text, 'number') }),
  ])
  return [
    ...buyers.rows.map((row) => ({
      kind: 'DEBTOR_BUYER',
      id: row.id,
      title: row.short_name,
      text: row.itn,
      path: MANAGEMENT({}, { open: row.id }),
    })),
    ...shipments.rows.map((row) => ({
      kind: 'DEBTOR_SHIPMENT',
      id: row.id,
      title: row.number,
      text: row.buyer_short_name,
      path: debtorPages['Debtors:OrderRegister']({}, { open: row.id }),
    })),
    ...billed.content.map(({ id, number }) => ({
      kind: 'DEBTOR_INVOICE',
      id,
      title: number,
      text: null,
      path: MANAGEMENT({}, { tab: 'invoices', open: id }),
    })),
  ]
}
