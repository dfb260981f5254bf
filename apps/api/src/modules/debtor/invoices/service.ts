import { debtorInvoices, type DebtorInvoice, type DebtorInvoiceCard } from '@cabinet/contract/debtor/invoices'
import { expressionBuilder } from 'kysely'
import type { Tables } from '../../../db/schema.ts'
import type { DayText } from '../../../kernel/clock.ts'
import type { Language } from '../../../kernel/language.ts'
import type { RequestContext } from '../../../platform/context.ts'
import { columnsOf } from '../../../platform/excel/columns.ts'
import { invoiceCallsOf, invoiceView } from '../../../platform/invoices/service.ts'
import { invoiceFields } from '../../../platform/invoices/store.ts'
import { exportShipments } from '../shipments/excel.ts'
import { premiumInvoices } from './product.ts'
import type { InvoiceRow } from './store.ts'

const { ref } = expressionBuilder<Tables, 'debtor_invoice'>()
const fields = { ...invoiceFields, shipmentsCount: ref('shipments_count') }

const { integer, money } = columnsOf<DebtorInvoice>()
const counted = [
  integer({ ru: 'Отгрузок', en: 'Shipments' }, ({ shipmentsCount }) => shipmentsCount),
  money({ ru: 'Премии', en: 'Premiums' }, ({ premiumAmount }) => premiumAmount),
  money({ ru: 'До минимальной', en: 'To the minimum' }, ({ minimumAmount }) => minimumAmount),
]

/** An invoice as the list shows it. */
const viewOf = (row: InvoiceRow, today: DayText, language: Language): DebtorInvoice => ({
  ...invoiceView(row, today, language),
  shipmentsCount: row.shipments_count,
  premiumAmount: row.premium_amount,
  minimumAmount: row.minimum_amount,
})

/** The calls about premium invoices. */
export const invoices = invoiceCallsOf(premiumInvoices, { list: debtorInvoices, fields, counted }, viewOf)

/** @throws HttpError 404 */
export const getInvoice = async (context: RequestContext, id: string): Promise<DebtorInvoiceCard> =>
  invoices.card(context, await invoices.own(context, id))

/** The shipments of an invoice as a workbook. */
export const exportInvoiceShipments = async (context: RequestContext, id: string) => {
  const { number } = await invoices.own(context, id)
  const filters = [{ field: 'invoiceId', operation: 'EQ' as const, value: id }]
  const title = { ru: `Отгрузки счёта ${number}`, en: `Shipments of invoice ${number}` }
  const { platform, organizationId, language } = context
  const body = { pageNumber: 0, pageSize: 100, sort: [], filters }
  return exportShipments({ platform, organizationId, language, body }, title)
}
