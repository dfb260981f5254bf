import type { DebtorInvoice, DebtorInvoiceCard } from '@cabinet/contract/debtor-invoice'
import { businessDay, type DayText } from '../../../kernel/clock.ts'
import { addDays, daysBetween } from '../../../kernel/days.ts'
import { errors } from '../../../kernel/http-error.ts'
import { type Language, named } from '../../../kernel/language.ts'
import type { RequestContext } from '../../../platform/context.ts'
import { type AnyRequest, pageAround } from '../../../platform/find/page.ts'
import { invoiceStates, leftOf } from '../../../platform/payments/invoice-states.ts'
import { paymentOf } from '../../../platform/payments/order.ts'
import { DEBT_SUSPENSION_DAYS } from '../policy/terms.ts'
import { exportShipments } from '../shipments/excel.ts'
import { purposeOf } from './payment.ts'
import * as store from './store.ts'
import type { InvoiceRow } from './transitions.ts'

/** An invoice as the list shows it. */
const invoiceView = (row: InvoiceRow, today: DayText, language: Language): DebtorInvoice => ({
  id: row.id,
  number: row.number,
  period: { from: row.period_from, to: row.period_to },
  issueDate: row.issue_date,
  dueDate: row.due_date,
  shipmentsCount: row.shipments_count,
  premiumAmount: row.premium_amount,
  minimumAmount: row.minimum_amount,
  amount: row.amount,
  paidAmount: row.paid_amount,
  status: named(invoiceStates, row.status, language),
  paidDate: row.paid_date,
  overdueDays: leftOf(row) > 0 ? Math.max(0, daysBetween(row.due_date, today)) : 0,
})

const todayOf = ({ platform }: Pick<RequestContext, 'platform'>): DayText => businessDay(platform.clock.now())

/** A page of the invoices. */
export const findInvoices = async (context: RequestContext & { readonly body: AnyRequest }) => {
  const { platform, organizationId, language, body } = context
  const { rows, count } = await store.findInvoices(platform.database, organizationId, body)
  const today = todayOf(context)
  return pageAround(
    rows.map((row) => invoiceView(row, today, language)),
    count,
    body,
  )
}

/** @throws HttpError 404 */
export const ownInvoice = async ({ platform, organizationId }: RequestContext, id: string): Promise<InvoiceRow> => {
  const row = await store.findInvoice(platform.database, organizationId, id)
  if (!row) throw errors.notFound()
  return row
}

/** @throws HttpError 404 */
export const getInvoice = async (context: RequestContext, id: string): Promise<DebtorInvoiceCard> => {
  const { platform, language } = context
  const row = await ownInvoice(context, id)
  const left = leftOf(row)
  return {
    ...invoiceView(row, todayOf(context), language),
    payment: left > 0 ? paymentOf(platform.config, left, purposeOf(row)) : null,
    payments: await store.findPayments(platform.database, row),
    suspensionDate: row.status === 'OVERDUE' ? addDays(row.due_date, DEBT_SUSPENSION_DAYS) : null,
  }
}

/** What the banner about overdue invoices says. */
export const overdueOf = async ({ platform, organizationId }: RequestContext) => {
  const rows = await store.findOverdue(platform.database, organizationId)
  const [oldest] = rows
  return {
    count: rows.length,
    amount: rows.reduce((sum, row) => sum + leftOf(row), 0),
    suspensionDate: oldest ? addDays(oldest.due_date, DEBT_SUSPENSION_DAYS) : null,
  }
}

/** The shipments of an invoice as a workbook. */
export const exportInvoiceShipments = async (context: RequestContext, id: string) => {
  const { number } = await ownInvoice(context, id)
  const filters = [{ field: 'invoiceId', operation: 'EQ' as const, value: id }]
  const title = { ru: `Отгрузки счёта ${number}`, en: `Shipments of invoice ${number}` }
  const { platform, organizationId, language } = context
  const body = { pageNumber: 0, pageSize: 100, sort: [], filters }
  return exportShipments({ platform, organizationId, language, body }, title)
}
