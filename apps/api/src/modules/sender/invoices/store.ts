import { senderInvoices } from '@cabinet/contract/sender-invoice'
import { expressionBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { Tables } from '../../../db/schema.ts'
import type { FindFields } from '../../../platform/find/fields.ts'
import { ascending, descending } from '../../../platform/find/order.ts'
import { type AnyRequest, findPage, summarize } from '../../../platform/find/page.ts'
import type { InvoiceChoice } from '../../../platform/payments/payable.ts'
import type { InvoiceRow } from './transitions.ts'
import { withOrganizations } from '../../organization/port.ts'

const { ref } = expressionBuilder<Tables, 'sender_invoice'>()

const fields: FindFields<typeof senderInvoices> = {
  id: ref('id'),
  number: ref('number'),
  'status.name': ref('status'),
  'period.from': ref('period_from'),
  'period.to': ref('period_to'),
  issueDate: ref('issue_date'),
  dueDate: ref('due_date'),
  paidDate: ref('paid_date'),
  ordersCount: ref('orders_count'),
  amount: ref('amount'),
  paidAmount: ref('paid_amount'),
}

const sourceOf = (database: Database, organizationId: string) => ({
  list: senderInvoices,
  fields,
  from: database.query
    .selectFrom('sender_invoice')
    .where('organization_id', '=', organizationId)
    .where('is_deleted', '=', false),
  select: (from: SelectQueryBuilder<Tables, 'sender_invoice', object>) => from.selectAll('sender_invoice'),
  order: [descending(ref('period_from'), 'date'), descending(ref('issue_date'), 'date'), ascending(ref('id'), 'uuid')],
})

export const findInvoices = (database: Database, organizationId: string, request: AnyRequest) =>
  findPage(database, sourceOf(database, organizationId), request)

const owed = sql`(case when status in ('PAID', 'CANCELLED') then 0 else amount - paid_amount end)`

/** Sums over the invoices that a filter matches; a cancelled one adds nothing. */
export const summarizeInvoices = (database: Database, organizationId: string, request: AnyRequest) =>
  summarize(sourceOf(database, organizationId), request, {
    amount: sql`(case when status = 'CANCELLED' then 0 else amount end)`,
    paidAmount: ref('paid_amount'),
    overdueAmount: sql`(case when status = 'OVERDUE' then ${owed} else 0 end)`,
  })

export const findInvoice = ({ query }: Database, organizationId: string, id: string): Promise<InvoiceRow | undefined> =>
  query
    .selectFrom('sender_invoice')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .where('is_deleted', '=', false)
    .executeTakeFirst()

/** The invoice of a month that is in force. */
export const findInvoiceOfMonth = ({ query }: Database, organizationId: string, from: string) =>
  query
    .selectFrom('sender_invoice')
    .select(['id', 'number', 'amount'])
    .where('organization_id', '=', organizationId)
    .where('period_from', '=', from)
    .where('status', '!=', 'CANCELLED')
    .executeTakeFirst()

/** Invoices of an organization that are overdue, the oldest first. */
export const findOverdue = ({ query }: Database, organizationId: string): Promise<InvoiceRow[]> =>
  query
    .selectFrom('sender_invoice')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('status', '=', 'OVERDUE')
    .orderBy('due_date')
    .execute()

/** Whether something has been unpaid since before a day. */
export const hasLongOverdue = async ({ query }: Database, organizationId: string, before: string): Promise<boolean> => {
  const found = await query
    .selectFrom('sender_invoice')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('status', 'in', ['ISSUED', 'PARTIALLY_PAID', 'OVERDUE'])
    .where('due_date', '<', before)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

export const findPayments = ({ query }: Database, { organization_id, id }: InvoiceRow) =>
  query
    .selectFrom('sender_payment')
    .select(['id', 'date', 'amount'])
    .where('organization_id', '=', organization_id)
    .where('invoice_id', '=', id)
    .orderBy('date')
    .orderBy('id')
    .execute()

/** Organizations with insured orders that no invoice has, taken over before an instant. */
export const findToInvoice = async ({ query }: Database, until: string): Promise<string[]> => {
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

export const insertInvoice = async (
  { query }: Database,
  row: Pick<InvoiceRow, 'organization_id' | 'id' | 'number' | 'period_from' | 'period_to' | 'issue_date' | 'due_date'>,
  at: string,
): Promise<void> => {
  await query
    .insertInto('sender_invoice')
    .values({
      ...row,
      orders_count: 0,
      price: null,
      amount: 0,
      paid_amount: 0,
      status: 'ISSUED',
      paid_date: null,
      replaced_by: null,
      created_at: at,
      updated_at: at,
      is_deleted: false,
    })
    .execute()
}

/**
 * Puts the insured orders that no invoice has on this one, and its sums from exactly those.
 *
 * @param until first moment that belongs to the next invoice
 */
export const fillInvoice = async (
  { query }: Database,
  { organization_id, id }: Pick<InvoiceRow, 'organization_id' | 'id'>,
  until: string,
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

/** Notes at the cancelled invoices of a month which one has taken their place. */
export const noteReplacement = async (
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

/** Invoices whose day of payment has passed and that are not overdue yet. */
export const findExpired = ({ query }: Database, today: string) =>
  query
    .selectFrom('sender_invoice')
    .select(['id', 'organization_id'])
    .where('status', 'in', ['ISSUED', 'PARTIALLY_PAID'])
    .where('due_date', '<', today)
    .orderBy('id')
    .execute()

/** Organizations with an overdue invoice from before a day whose insurance is on. */
export const findIndebted = async ({ query }: Database, before: string): Promise<string[]> => {
  const rows = await query
    .selectFrom('sender_invoice')
    .innerJoin('sender_insurance', 'sender_insurance.organization_id', 'sender_invoice.organization_id')
    .select('sender_invoice.organization_id')
    .distinct()
    .where('sender_invoice.status', '=', 'OVERDUE')
    .where('sender_invoice.due_date', '<', before)
    .where('sender_insurance.status', '=', 'ENABLED')
    .execute()
  return rows.map(({ organization_id: id }) => id)
}

/** Invoices of anybody as the bank statement looks for them. */
export const findPayable = async ({ query }: Database, choice: InvoiceChoice): Promise<InvoiceRow[]> => {
  const found = query.selectFrom('sender_invoice').selectAll().where('is_deleted', '=', false).orderBy('due_date')
  if ('numbers' in choice) {
    return choice.numbers.length === 0 ? [] : found.where('number', 'in', [...choice.numbers]).execute()
  }
  if ('ids' in choice) return choice.ids.length === 0 ? [] : found.where('id', 'in', [...choice.ids]).execute()
  if (choice.unpaidOf.length === 0) return []
  return found
    .where('organization_id', 'in', [...choice.unpaidOf])
    .where('status', 'in', ['ISSUED', 'PARTIALLY_PAID', 'OVERDUE'])
    .orderBy('id')
    .execute()
}

export const hasPayment = async ({ query }: Database, externalId: string): Promise<boolean> =>
  (await query.selectFrom('sender_payment').select('id').where('external_id', '=', externalId).executeTakeFirst()) !==
  undefined

/** Every invoice, for the developer panel. */
export const findAll = async (database: Database) => {
  const found = await database.query
    .selectFrom('sender_invoice')
    .selectAll()
    .orderBy('number', 'desc')
    .limit(200)
    .execute()
  return withOrganizations(database, found, ['short_name'])
}
