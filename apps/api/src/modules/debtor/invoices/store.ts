import { type Insertable, type Selectable, sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { DayText, InstantText } from '../../../kernel/clock.ts'
import type { InvoiceKey } from '../../../platform/invoices/tables.ts'
import type { DebtorInvoiceTable } from './tables.ts'

export type InvoiceRow = Selectable<DebtorInvoiceTable>

/** Organizations with premiums that no invoice has, declared before an instant. */
export const findToInvoice = async ({ query }: Database, until: InstantText): Promise<string[]> => {
  const rows = await query
    .selectFrom('debtor_shipment')
    .select('organization_id')
    .distinct()
    .where('declared_at', '<', until)
    .where('premium', '>', 0)
    .where('invoice_id', 'is', null)
    .where('is_deleted', '=', false)
    .execute()
  return rows.map(({ organization_id: id }) => id)
}

/** Organizations whose policy year ended between two days, both included. */
export const findEnded = async ({ query }: Database, from: DayText, to: DayText): Promise<string[]> => {
  const rows = await query
    .selectFrom('debtor_insurance')
    .select('organization_id')
    .where('end_date', '>=', from)
    .where('end_date', '<=', to)
    .where('policy_number', 'is not', null)
    .execute()
  return rows.map(({ organization_id: id }) => id)
}

/** Writes an invoice without shipments yet. */
export const insertInvoice = async (
  { query }: Database,
  row: Omit<Insertable<DebtorInvoiceTable>, 'shipments_count' | 'premium_amount' | 'minimum_amount'>,
): Promise<void> => {
  const sums = { shipments_count: 0, premium_amount: 0, minimum_amount: 0 }
  await query
    .insertInto('debtor_invoice')
    .values({ ...row, ...sums })
    .execute()
}

/**
 * Puts the shipments whose premiums no invoice has on this one.
 *
 * @param until first moment that belongs to the next invoice
 */
export const takeShipments = async (
  { query }: Database,
  { organization_id, id }: InvoiceKey,
  until: InstantText,
): Promise<{ readonly count: number; readonly premium: number }> => {
  const rows = await query
    .updateTable('debtor_shipment')
    .set({ invoice_id: id })
    .where('organization_id', '=', organization_id)
    .where('declared_at', '<', until)
    .where('premium', '>', 0)
    .where('invoice_id', 'is', null)
    .where('is_deleted', '=', false)
    .returning('premium')
    .execute()
  return { count: rows.length, premium: rows.reduce((sum, { premium }) => sum + (premium ?? 0), 0) }
}

/** The shipments of a cancelled invoice wait for the one that takes its place. */
export const releaseShipments = async ({ query }: Database, { organization_id, id }: InvoiceKey): Promise<void> => {
  await query
    .updateTable('debtor_shipment')
    .set({ invoice_id: null })
    .where('organization_id', '=', organization_id)
    .where('invoice_id', '=', id)
    .execute()
}

/** Writes what an invoice comes to. */
export const setSums = async (
  { query }: Database,
  { organization_id, id }: InvoiceKey,
  sums: Pick<InvoiceRow, 'shipments_count' | 'premium_amount' | 'minimum_amount' | 'amount'>,
): Promise<void> => {
  await query
    .updateTable('debtor_invoice')
    .set(sums)
    .where('organization_id', '=', organization_id)
    .where('id', '=', id)
    .execute()
}

/** Premiums that a policy was invoiced for, the settlement of the minimum included. */
export const invoicedOf = async (
  { query }: Database,
  organizationId: string,
  policyNumber: string,
): Promise<number> => {
  const { sum } = await query
    .selectFrom('debtor_invoice')
    .select(sql<string>`coalesce(sum(premium_amount + minimum_amount), 0)`.as('sum'))
    .where('organization_id', '=', organizationId)
    .where('policy_number', '=', policyNumber)
    .where('status', '!=', 'CANCELLED')
    .executeTakeFirstOrThrow()
  return Number(sum)
}
