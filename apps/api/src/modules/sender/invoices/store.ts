import type { Insertable, Selectable } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { InstantText } from '../../../kernel/clock.ts'
import type { InvoiceKey } from '../../../platform/invoices/tables.ts'
import type { SenderInvoiceTable } from './tables.ts'

export type InvoiceRow = Selectable<SenderInvoiceTable>

/** Organizations with insured orders that no invoice has, taken over before an instant. */
export const findToInvoice = async ({ query }: Database, until: InstantText): Promise<string[]> => {
  const rows = await query
    .selectFrom('sender_order')
    .select('organization_id')
    .distinct()
    .where('cover_started_at', '<', until)
    .where('invoice_id', 'is', null)
    .where('is_deleted', '=', false)
    .orderBy('organization_id')
    .execute()
  return rows.map(({ organization_id: id }) => id)
}

/** Writes an invoice without orders yet. */
export const insertInvoice = async (
  { query }: Database,
  row: Omit<Insertable<SenderInvoiceTable>, 'orders_count' | 'price'>,
): Promise<void> => {
  await query
    .insertInto('sender_invoice')
    .values({ ...row, orders_count: 0, price: null })
    .execute()
}

/**
 * Puts the insured orders that no invoice has on this one, and its sums from exactly those.
 *
 * @param until first moment that belongs to the next invoice
 */
export const fillInvoice = async (
  { query }: Database,
  { organization_id, id }: InvoiceKey,
  until: InstantText,
): Promise<{ readonly count: number; readonly amount: number }> => {
  const orders = await query
    .updateTable('sender_order')
    .set({ invoice_id: id })
    .where('organization_id', '=', organization_id)
    .where('cover_started_at', '<', until)
    .where('invoice_id', 'is', null)
    .where('is_deleted', '=', false)
    .returning('cover_price')
    .execute()
  const prices = orders.map(({ cover_price: price }) => price ?? 0)
  const amount = prices.reduce((sum, price) => sum + price, 0)
  const [first] = prices
  const isOnePrice = first !== undefined && prices.every((price) => price === first)
  await query
    .updateTable('sender_invoice')
    .set({ orders_count: orders.length, amount, price: isOnePrice ? first : null })
    .where('organization_id', '=', organization_id)
    .where('id', '=', id)
    .execute()
  return { count: orders.length, amount }
}

/** The orders of a cancelled invoice wait for the one that takes its place. */
export const releaseOrders = async ({ query }: Database, { organization_id, id }: InvoiceKey): Promise<void> => {
  await query
    .updateTable('sender_order')
    .set({ invoice_id: null })
    .where('organization_id', '=', organization_id)
    .where('invoice_id', '=', id)
    .execute()
}

/** Notes at the cancelled invoices of a month which one has taken their place. */
export const recordReplacement = async (
  { query }: Database,
  { organization_id, period_from, id }: Pick<InvoiceRow, 'organization_id' | 'period_from' | 'id'>,
): Promise<void> => {
  await query
    .updateTable('sender_invoice')
    .set({ replaced_by: id })
    .where('organization_id', '=', organization_id)
    .where('period_from', '=', period_from)
    .where('status', '=', 'CANCELLED')
    .where('replaced_by', 'is', null)
    .execute()
}
