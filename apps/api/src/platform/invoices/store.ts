import type { AnyList } from '@cabinet/contract/find'
import type { invoiceFilters } from '@cabinet/contract/invoice'
import { expressionBuilder, type Kysely, type SelectQueryBuilder, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { DayText } from '../../kernel/clock.ts'
import type { FindFields } from '../find/fields.ts'
import { ascending, descending } from '../find/order.ts'
import { type AnyRequest, findPage, type ListSource, readAll, summarize } from '../find/page.ts'
import type { InvoiceChoice } from '../payments/payable.ts'
import type { InvoiceKey, InvoicePaymentTable, InvoiceRow, InvoiceTable, InvoiceTables } from './tables.ts'

/** The tables of any product, under names of our own. */
interface InvoiceDatabase {
  invoice: InvoiceTable
  payment: InvoicePaymentTable
}

/**
 * The tables of a product as `InvoiceDatabase` types them. The names are those of the product at run time, so no query may put the
 * name of a table before the name of a column.
 */
export const tablesOf = ({ query }: Database, { invoice, payment }: InvoiceTables) => ({
  query: query as unknown as Kysely<InvoiceDatabase>,
  invoice: invoice as 'invoice',
  payment: payment as 'payment',
})

const { ref } = expressionBuilder<InvoiceDatabase, 'invoice'>()

/** What the lists of all products can be filtered by. */
export const invoiceFields: FindFields<{ filters: typeof invoiceFilters }> = {
  id: ref('id'),
  number: ref('number'),
  'status.name': ref('status'),
  'period.from': ref('period_from'),
  'period.to': ref('period_to'),
  issueDate: ref('issue_date'),
  dueDate: ref('due_date'),
  paidDate: ref('paid_date'),
  amount: ref('amount'),
  paidAmount: ref('paid_amount'),
}

/** The register of the invoices of a product. */
export interface InvoiceList<L extends AnyList> {
  readonly tables: InvoiceTables
  readonly list: L
  readonly fields: FindFields<L>
}

const sourceOf = <L extends AnyList, Row extends InvoiceRow>(
  database: Database,
  { tables, list, fields }: InvoiceList<L>,
  organizationId: string,
): ListSource<L, InvoiceDatabase, 'invoice', Row> => {
  const { query, invoice } = tablesOf(database, tables)
  return {
    list,
    fields,
    from: query.selectFrom(invoice).where('organization_id', '=', organizationId).where('is_deleted', '=', false),
    // The table has the columns of the product too.
    select: (from) => from.selectAll() as unknown as SelectQueryBuilder<InvoiceDatabase, 'invoice', Row>,
    order: [
      descending(ref('period_from'), 'date'),
      descending(ref('issue_date'), 'date'),
      ascending(ref('id'), 'uuid'),
    ],
  }
}

/** A page of the invoices of an organization, the newest first. */
export const findInvoices = <L extends AnyList, Row extends InvoiceRow>(
  database: Database,
  list: InvoiceList<L>,
  organizationId: string,
  request: AnyRequest,
): Promise<{ readonly rows: Row[]; readonly count: number }> =>
  findPage(database, sourceOf<L, Row>(database, list, organizationId), request)

/** Every invoice that a filter matches, a batch at a time. */
export const listInvoices = <L extends AnyList, Row extends InvoiceRow>(
  database: Database,
  list: InvoiceList<L>,
  organizationId: string,
  request: AnyRequest,
): AsyncGenerator<readonly Row[]> => readAll(sourceOf<L, Row>(database, list, organizationId), request)

/** Sums over the invoices that a filter matches; a cancelled one adds nothing. */
export const summarizeInvoices = <L extends AnyList>(
  database: Database,
  list: InvoiceList<L>,
  organizationId: string,
  request: AnyRequest,
) =>
  summarize(sourceOf(database, list, organizationId), request, {
    cancelledCount: sql`(case when status = 'CANCELLED' then 1 else 0 end)`,
    amount: sql`(case when status = 'CANCELLED' then 0 else amount end)`,
    paidAmount: ref('paid_amount'),
    overdueAmount: sql`(case when status = 'OVERDUE' then amount - paid_amount else 0 end)`,
  })

export const findInvoice = <Row extends InvoiceRow>(
  database: Database,
  tables: InvoiceTables,
  organizationId: string,
  id: string,
): Promise<Row | undefined> => {
  const { query, invoice } = tablesOf(database, tables)
  const found = query
    .selectFrom(invoice)
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .where('is_deleted', '=', false)
    .executeTakeFirst()
  // The table has the columns of the product too.
  return found as Promise<Row | undefined>
}

/** The invoice of a month that is in force. */
export const findInvoiceOfMonth = (
  database: Database,
  tables: InvoiceTables,
  organizationId: string,
  from: DayText,
): Promise<InvoiceRow | undefined> => {
  const { query, invoice } = tablesOf(database, tables)
  return query
    .selectFrom(invoice)
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('period_from', '=', from)
    .where('status', '!=', 'CANCELLED')
    .executeTakeFirst()
}

/** Invoices of an organization that are overdue, the oldest first. */
export const findOverdue = (
  database: Database,
  tables: InvoiceTables,
  organizationId: string,
): Promise<InvoiceRow[]> => {
  const { query, invoice } = tablesOf(database, tables)
  return query
    .selectFrom(invoice)
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('status', '=', 'OVERDUE')
    .orderBy('due_date')
    .execute()
}

/** Invoices of an organization that are not wholly paid and have to be until a day, the first to be paid first. */
export const findUnpaid = (
  database: Database,
  tables: InvoiceTables,
  organizationId: string,
  until: DayText,
): Promise<InvoiceRow[]> => {
  const { query, invoice } = tablesOf(database, tables)
  return query
    .selectFrom(invoice)
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('status', 'in', ['ISSUED', 'PARTIALLY_PAID', 'OVERDUE'])
    .where('due_date', '<=', until)
    .orderBy('due_date')
    .orderBy('number')
    .execute()
}

/** Whether something that was to be paid before a day is unpaid. */
export const hasDebt = async (
  database: Database,
  tables: InvoiceTables,
  organizationId: string,
  before: DayText,
): Promise<boolean> => {
  const { query, invoice } = tablesOf(database, tables)
  const found = await query
    .selectFrom(invoice)
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('status', 'in', ['ISSUED', 'PARTIALLY_PAID', 'OVERDUE'])
    .where('due_date', '<', before)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Organizations with an invoice that is overdue since before a day. */
export const findDebtors = async (database: Database, tables: InvoiceTables, before: DayText): Promise<string[]> => {
  const { query, invoice } = tablesOf(database, tables)
  const rows = await query
    .selectFrom(invoice)
    .select('organization_id')
    .distinct()
    .where('status', '=', 'OVERDUE')
    .where('due_date', '<', before)
    .orderBy('organization_id')
    .execute()
  return rows.map(({ organization_id: id }) => id)
}

/** Invoices whose day of payment has passed and that are not overdue yet. */
export const findExpired = (database: Database, tables: InvoiceTables, today: DayText): Promise<InvoiceKey[]> => {
  const { query, invoice } = tablesOf(database, tables)
  return query
    .selectFrom(invoice)
    .select(['id', 'organization_id'])
    .where('status', 'in', ['ISSUED', 'PARTIALLY_PAID'])
    .where('due_date', '<', today)
    .orderBy('id')
    .execute()
}

/** Invoices of anybody as the bank statement looks for them. */
export const findPayable = async (
  database: Database,
  tables: InvoiceTables,
  choice: InvoiceChoice,
): Promise<InvoiceRow[]> => {
  const { query, invoice } = tablesOf(database, tables)
  const found = query.selectFrom(invoice).selectAll().where('is_deleted', '=', false).orderBy('due_date')
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

/** Money that has come for an invoice, the first payment first. */
export const findPayments = (database: Database, tables: InvoiceTables, { organization_id, id }: InvoiceKey) => {
  const { query, payment } = tablesOf(database, tables)
  return query
    .selectFrom(payment)
    .select(['id', 'date', 'amount'])
    .where('organization_id', '=', organization_id)
    .where('invoice_id', '=', id)
    .orderBy('date')
    .orderBy('id')
    .execute()
}

export const hasPayment = async (database: Database, tables: InvoiceTables, externalId: string): Promise<boolean> => {
  const { query, payment } = tablesOf(database, tables)
  const found = await query.selectFrom(payment).select('id').where('external_id', '=', externalId).executeTakeFirst()
  return found !== undefined
}

/** Every invoice, for the developer panel. */
export const findAll = (database: Database, tables: InvoiceTables): Promise<InvoiceRow[]> => {
  const { query, invoice } = tablesOf(database, tables)
  return query.selectFrom(invoice).selectAll().orderBy('number', 'desc').limit(200).execute()
}
