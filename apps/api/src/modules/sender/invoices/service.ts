import type { SenderInvoice, SenderInvoiceCard } from '@cabinet/contract/sender-invoice'
import { businessDay } from '../../../kernel/clock.ts'
import { addDays } from '../../../kernel/days.ts'
import { errors } from '../../../kernel/http-error.ts'
import { type Language, named } from '../../../kernel/language.ts'
import type { RequestContext } from '../../../platform/context.ts'
import { type AnyRequest, pageAround } from '../../../platform/find/page.ts'
import { invoiceStates, leftOf } from '../../../platform/payments/invoice-states.ts'
import { paymentOf } from '../../../platform/payments/order.ts'
import { SUSPENSION_DAYS } from '../insurance/terms.ts'
import { exportOrders } from '../orders/service.ts'
import { purposeOf } from './payment.ts'
import * as store from './store.ts'
import type { InvoiceRow } from './transitions.ts'

const DAY_MS = 86_400_000

const isOwed = ({ status }: InvoiceRow): boolean => status !== 'PAID' && status !== 'CANCELLED'

const overdueDaysOf = (row: InvoiceRow, today: string): number =>
  isOwed(row) ? Math.max(0, Math.round((Date.parse(today) - Date.parse(row.due_date)) / DAY_MS)) : 0

/** An invoice as the list shows it. */
const invoiceView = (row: InvoiceRow, today: string, language: Language): SenderInvoice => ({
  id: row.id,
  number: row.number,
  period: { from: row.period_from, to: row.period_to },
  issueDate: row.issue_date,
  dueDate: row.due_date,
  ordersCount: row.orders_count,
  price: row.price,
  amount: row.amount,
  paidAmount: row.paid_amount,
  status: named(invoiceStates, row.status, language),
  paidDate: row.paid_date,
  overdueDays: overdueDaysOf(row, today),
})

const todayOf = ({ platform }: Pick<RequestContext, 'platform'>): string => businessDay(platform.clock.now())

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
export const getInvoice = async (context: RequestContext, id: string): Promise<SenderInvoiceCard> => {
  const { platform, language } = context
  const row = await ownInvoice(context, id)
  const payments = await store.findPayments(platform.database, row)
  const left = leftOf(row)
  return {
    ...invoiceView(row, todayOf(context), language),
    payment: left > 0 ? paymentOf(platform.config, left, purposeOf(row)) : null,
    payments,
    replacedById: row.replaced_by,
    suspensionDate: row.status === 'OVERDUE' ? addDays(row.due_date, SUSPENSION_DAYS) : null,
  }
}

/** What the banner about overdue invoices says. */
export const overdueOf = async ({ platform, organizationId }: RequestContext) => {
  const rows = await store.findOverdue(platform.database, organizationId)
  const [oldest] = rows
  return {
    count: rows.length,
    amount: rows.reduce((sum, row) => sum + row.amount - row.paid_amount, 0),
    suspensionDate: oldest ? addDays(oldest.due_date, SUSPENSION_DAYS) : null,
  }
}

/** The orders of an invoice as a workbook. */
export const exportInvoiceOrders = async (context: RequestContext, id: string) => {
  const { number } = await ownInvoice(context, id)
  const filters = [{ field: 'insurance.invoiceId', operation: 'EQ' as const, value: id }]
  const title = { ru: `Заказы счёта ${number}`, en: `Orders of invoice ${number}` }
  return exportOrders(context, { pageNumber: 0, pageSize: 100, sort: [], filters }, title)
}
