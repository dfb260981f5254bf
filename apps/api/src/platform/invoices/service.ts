import type { AnyList } from '@cabinet/contract/find'
import type { Invoice } from '@cabinet/contract/invoice'
import { businessDay, type DayText } from '../../kernel/clock.ts'
import { addDays, daysBetween } from '../../kernel/days.ts'
import { errors } from '../../kernel/http-error.ts'
import { type Language, named } from '../../kernel/language.ts'
import type { RequestContext } from '../context.ts'
import { type ExcelColumn, excelFile } from '../excel/excel.ts'
import { type AnyRequest, pageAround } from '../find/page.ts'
import { invoiceStates, leftOf } from '../payments/invoice-states.ts'
import { paymentOf } from '../payments/order.ts'
import { invoiceColumns, invoicesTitle } from './excel.ts'
import { type InvoiceProduct, purposeOf } from './product.ts'
import * as store from './store.ts'
import type { InvoiceRow } from './tables.ts'

/** What lists of all products show of an invoice. */
export const invoiceView = (row: InvoiceRow, today: DayText, language: Language) => ({
  id: row.id,
  number: row.number,
  period: { from: row.period_from, to: row.period_to },
  issueDate: row.issue_date,
  dueDate: row.due_date,
  amount: row.amount,
  paidAmount: row.paid_amount,
  status: named(invoiceStates, row.status, language),
  paidDate: row.paid_date,
  overdueDays: leftOf(row) > 0 ? Math.max(0, daysBetween(row.due_date, today)) : 0,
})

/** The day until which an overdue invoice is to be paid, unless it has gone by and the insurance with it. */
const suspensionOf = (
  { platform }: RequestContext,
  { suspensionDays }: InvoiceProduct,
  { due_date: dueDate }: InvoiceRow,
): DayText | null => {
  const day = addDays(dueDate, suspensionDays)
  return day < businessDay(platform.clock.now()) ? null : day
}

/** What a card says beside the list: how to pay, what has come, and what follows when it stays unpaid. */
const standingOf = async (context: RequestContext, product: InvoiceProduct, row: InvoiceRow) => {
  const { platform } = context
  const left = leftOf(row)
  return {
    payment: left > 0 ? paymentOf(platform.config, left, purposeOf(product, row)) : null,
    payments: await store.findPayments(platform.database, product.tables, row),
    suspensionDate: row.status === 'OVERDUE' ? suspensionOf(context, product, row) : null,
  }
}

/** The register of the invoices of a product. */
interface InvoiceRegister<L extends AnyList, View> extends Pick<store.InvoiceList<L>, 'list' | 'fields'> {
  /** What the invoices count, for the workbook. */
  readonly counted: readonly ExcelColumn<View>[]
}

/** The calls about the invoices of a product that are the same for every product. */
export const invoiceCallsOf = <Row extends InvoiceRow, L extends AnyList, View extends Invoice>(
  product: InvoiceProduct,
  { list, fields, counted }: InvoiceRegister<L, View>,
  viewOf: (row: Row, today: DayText, language: Language) => View,
) => {
  const { tables } = product
  const source = { tables, list, fields }
  const view = ({ platform, language }: RequestContext, row: Row): View =>
    viewOf(row, businessDay(platform.clock.now()), language)

  /** @throws HttpError 404 */
  const own = async ({ platform, organizationId }: RequestContext, id: string): Promise<Row> => {
    const row = await store.findInvoice<Row>(platform.database, tables, organizationId, id)
    if (!row) throw errors.notFound()
    return row
  }

  return {
    own,

    /** A page of the invoices. */
    async find(context: RequestContext & { readonly body: AnyRequest }) {
      const { platform, organizationId, body } = context
      const { rows, count } = await store.findInvoices<L, Row>(platform.database, source, organizationId, body)
      return pageAround(
        rows.map((row) => view(context, row)),
        count,
        body,
      )
    },

    summary: ({ platform, organizationId, body }: RequestContext & { readonly body: AnyRequest }) =>
      store.summarizeInvoices(platform.database, source, organizationId, body),

    /** Every invoice that the filter matches, as a workbook. */
    excel(context: RequestContext & { readonly body: AnyRequest }) {
      const { platform, organizationId, language, body } = context
      async function* batches() {
        for await (const rows of store.listInvoices<L, Row>(platform.database, source, organizationId, body))
          yield rows.map((row) => view(context, row))
      }
      return excelFile({
        title: invoicesTitle,
        columns: invoiceColumns(counted, language),
        batches: batches(),
        language,
        now: platform.clock.now(),
      })
    },

    /** An invoice of the caller's organization with what its payment needs. */
    async card(context: RequestContext, row: Row) {
      return { ...view(context, row), ...(await standingOf(context, product, row)) }
    },

    /** What the banner about overdue invoices says. */
    async overdue(context: RequestContext) {
      const { platform, organizationId } = context
      const rows = await store.findOverdue(platform.database, tables, organizationId)
      const [oldest] = rows
      return {
        count: rows.length,
        amount: rows.reduce((sum, row) => sum + leftOf(row), 0),
        suspensionDate: oldest ? suspensionOf(context, product, oldest) : null,
      }
    },
  }
}
