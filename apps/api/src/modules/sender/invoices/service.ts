import { type SenderInvoice, type SenderInvoiceCard, senderInvoices } from '@cabinet/contract/sender/invoices'
import { expressionBuilder } from 'kysely'
import type { Tables } from '../../../db/schema.ts'
import type { DayText } from '../../../kernel/clock.ts'
import type { Language } from '../../../kernel/language.ts'
import type { RequestContext } from '../../../platform/context.ts'
import { columnsOf } from '../../../platform/excel/columns.ts'
import { invoiceCallsOf, invoiceView } from '../../../platform/invoices/service.ts'
import { invoiceFields } from '../../../platform/invoices/store.ts'
import { exportOrders } from '../orders/service.ts'
import { orderInvoices } from '../invoice-product.ts'
import type { InvoiceRow } from './store.ts'

const { ref } = expressionBuilder<Tables, 'sender_invoice'>()
const fields = { ...invoiceFields, ordersCount: ref('orders_count') }

const { integer, money } = columnsOf<SenderInvoice>()
const counted = [
  integer({ ru: 'Заказов', en: 'Orders' }, ({ ordersCount }) => ordersCount),
  money({ ru: 'Цена за заказ', en: 'Price of an order' }, ({ price }) => price),
]

/** An invoice as the list shows it. */
const viewOf = (row: InvoiceRow, today: DayText, language: Language): SenderInvoice => ({
  ...invoiceView(row, today, language),
  ordersCount: row.orders_count,
  price: row.price,
})

/** The calls about invoices for orders. */
export const invoices = invoiceCallsOf(orderInvoices, { list: senderInvoices, fields, counted }, viewOf)

/** @throws HttpError 404 */
export const getInvoice = async (context: RequestContext, id: string): Promise<SenderInvoiceCard> => {
  const row = await invoices.own(context, id)
  return { ...(await invoices.card(context, row)), replacedById: row.replaced_by }
}

/** The orders of an invoice as a workbook. */
export const exportInvoiceOrders = async (context: RequestContext, id: string) => {
  const { number } = await invoices.own(context, id)
  const filters = [{ field: 'insurance.invoiceId', operation: 'EQ' as const, value: id }]
  const title = { ru: `Заказы счёта ${number}`, en: `Orders of invoice ${number}` }
  return exportOrders(context, { pageNumber: 0, pageSize: 100, sort: [], filters }, title)
}
