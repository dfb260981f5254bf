import { debtorInvoices } from '@cabinet/contract/debtor-invoice'
import { expressionBuilder, type Insertable, type SelectQueryBuilder, sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { Tables } from '../../../db/schema.ts'
import type { DayText } from '../../../kernel/clock.ts'
import type { FindFields } from '../../../platform/find/fields.ts'
import { ascending, descending } from '../../../platform/find/order.ts'
import { type AnyRequest, findPage, summarize } from '../../../platform/find/page.ts'
import type { InvoiceChoice } from '../../../platform/payments/payable.ts'
import { withOrganizations } from '../../organization/port.ts'
import type { DebtorInvoiceTable } from './tables.ts'
import type { InvoiceRow } from './transitions.ts'

const { ref } = expressionBuilder<Tables, 'debtor_invoice'>()

const fields: FindFields<typeof debtorInvoices> = {
  id: ref('id'),
  number: ref('number'),
  'status.name': ref('status'),
  'period.from': ref('period_from'),
  'period.to': ref('period_to'),
  issueDate: ref('issue_date'),
  dueDate: ref('due_date'),
  paidDate: ref('paid_date'),
  shipmentsCount: ref('shipments_count'),
  amount: ref('amount'),
  paidAmount: ref('paid_amount'),
}

const sourceOf = (database: Database, organizationId: string) => ({
  list: debtorInvoices,
  fields,
  from: database.query
    .selectFrom('debtor_invoice')
    .where('organization_id', '=', organizationId)
    .where('is_deleted', '=', false),
  select: (from: SelectQueryBuilder<Tables, 'debtor_invoice', object>) => from.selectAll('debtor_invoice'),
  order: [descending(ref('period_from'), 'date'), descending(ref('issue_date'), 'date'), ascending(ref('id'), 'uuid')],
})

export const findInvoices = (database: Database, organizationId: string, request: AnyRequest) =>
  findPage(database, sourceOf(database, organizationId), request)

/** Sums over the invoices that a filter matches; a cancelled one adds nothing. */
export const summarizeInvoices = (database: Database, organizationId: string, request: AnyRequest) =>
  summarize(sourceOf(database, organizationId), request, {
    amount: sql`(case when status = 'CANCELLED' then 0 else amount end)`,
    paidAmount: ref('paid_amount'),
    overdueAmount: sql`(case when status = 'OVERDUE' then amount - paid_amount else 0 end)`,
  })

export const findInvoice = ({ query }: Database, organizationId: string, id: string): Promise<InvoiceRow | undefined> =>
  query
    .selectFrom('debtor_invoice')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .where('is_deleted', '=', false)
    .executeTakeFirst()

/** Whether the month has an invoice that is in force. */
export const hasInvoiceOfMonth = async (
  { query }: Database,
  organizationId: string,
  from: DayText,
): Promise<boolean> => {
  const row = await query
    .selectFrom('debtor_invoice')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('period_from', '=', from)
    .where('status', '!=', 'CANCELLED')
    .executeTakeFirst()
  return row !== undefined
}

/** Invoices of an organization that are overdue, the oldest first. */
export const findOverdue = ({ query }: Database, organizationId: string): Promise<InvoiceRow[]> =>
  query
    .selectFrom('debtor_invoice')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('status', '=', 'OVERDUE')
    .orderBy('due_date')
    .execute()

export const findPayments = ({ query }: Database, { organization_id, id }: InvoiceRow) =>
  query
    .selectFrom('debtor_payment')
    .select(['id', 'date', 'amount'])
    .where('organization_id', '=', organization_id)
    .where('invoice_id', '=', id)
    .orderBy('date')
    .orderBy('id')
    .execute()

/** Organizations with premiums that no invoice has, declared before an instant. */
export const findToInvoice = async ({ query }: Database, until: string): Promise<string[]> => {
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

export const insertInvoice = async ({ query }: Database, row: Insertable<DebtorInvoiceTable>): Promise<void> => {
  await query.insertInto('debtor_invoice').values(row).execute()
}

/**
 * Puts the shipments whose premiums no invoice has on this one.
 *
 * @param until first moment that belongs to the next invoice
 */
export const takeShipments = async (
  { query }: Database,
  { organization_id, id }: Pick<InvoiceRow, 'organization_id' | 'id'>,
  until: string,
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

/** Writes what an invoice comes to. */
export const setSums = async (
  { query }: Database,
  { organization_id, id }: Pick<InvoiceRow, 'organization_id' | 'id'>,
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

/** Invoices whose day of payment has passed and that are not overdue yet. */
export const findExpired = ({ query }: Database, today: DayText) =>
  query
    .selectFrom('debtor_invoice')
    .select(['id', 'organization_id'])
    .where('status', 'in', ['ISSUED', 'PARTIALLY_PAID'])
    .where('due_date', '<', today)
    .orderBy('id')
    .execute()

/** Organizations with an overdue invoice from before a day whose insurance is on. */
export const findIndebted = async ({ query }: Database, before: DayText): Promise<string[]> => {
  const rows = await query
    .selectFrom('debtor_invoice')
    .innerJoin('debtor_insurance', 'debtor_insurance.organization_id', 'debtor_invoice.organization_id')
    .select('debtor_invoice.organization_id')
    .distinct()
    .where('debtor_invoice.status', '=', 'OVERDUE')
    .where('debtor_invoice.due_date', '<', before)
    .where('debtor_insurance.service_status', '=', 'AVAILABLE')
    .where('debtor_insurance.request_status', 'is', null)
    .execute()
  return rows.map(({ organization_id: id }) => id)
}

/** Invoices that the bank statement looks for. */
export const findPayable = async ({ query }: Database, choice: InvoiceChoice): Promise<InvoiceRow[]> => {
  const found = query.selectFrom('debtor_invoice').selectAll().where('is_deleted', '=', false).orderBy('due_date')
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
  (await query.selectFrom('debtor_payment').select('id').where('external_id', '=', externalId).executeTakeFirst()) !==
  undefined

/** Every invoice, for the developer panel. */
export const findAll = async (database: Database) => {
  const found = await database.query
    .selectFrom('debtor_invoice')
    .selectAll()
    .orderBy('number', 'desc')
    .limit(200)
    .execute()
  return withOrganizations(database, found, ['short_name'])
}
