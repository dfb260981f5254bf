import type { RequestContext } from '../../../platform/context.ts'
import type { FileContent } from '../../../platform/handlers.ts'
import {
  day,
  documentOf,
  insurerText,
  invoiceDocument,
  money,
  partyText,
  periodText,
  serviceLines,
} from '../../../platform/invoices/documents.ts'
import { fact, type Line, note } from '../../../platform/pdf/pdf.ts'
import { findOrganization } from '../../organization/port.ts'
import { senderErrors } from '../messages.ts'
import { orderInvoices } from '../invoice-product.ts'
import { invoices } from './service.ts'
import type { InvoiceRow } from './store.ts'

/** What was insured; the same on the invoice and on the act. */
const serviceOf = (row: InvoiceRow): readonly Line[] => [
  fact('Услуга', `Страхование заказов ${periodText(row)}`),
  fact('Застраховано заказов', String(row.orders_count)),
  ...(row.price === null ? [] : [fact('Цена за заказ', money(row.price))]),
]

/**
 * The invoice as a document in Russian, as the law wants documents.
 *
 * @throws HttpError 404
 */
export const invoiceFile = async (context: RequestContext, id: string): Promise<FileContent> => {
  const { platform, organizationId } = context
  const row = await invoices.own(context, id)
  const payer = await findOrganization(platform.database, organizationId)
  return invoiceDocument(platform, orderInvoices, row, { payer, service: serviceOf(row) })
}

/**
 * The act of rendered services of the month of an invoice.
 *
 * @throws HttpError 404, 409 for a cancelled invoice
 */
export const actFile = async (context: RequestContext, id: string): Promise<FileContent> => {
  const { platform, organizationId } = context
  const row = await invoices.own(context, id)
  if (row.status === 'CANCELLED') throw senderErrors.cancelledInvoice()
  const payer = await findOrganization(platform.database, organizationId)
  return documentOf(platform, `Акт к счёту ${row.number} от ${day(row.period_to)}`, [
    { kind: 'heading', text: 'Стороны' },
    fact('Исполнитель', insurerText(platform)),
    ...(payer ? [fact('Заказчик', partyText(payer))] : []),
    ...serviceLines(row, serviceOf(row)),
    note('Услуги оказаны полностью и в срок. Заказчик претензий по объёму, качеству и сроку не имеет.'),
    { kind: 'subheading', text: 'Исполнитель ____________________' },
    { kind: 'subheading', text: 'Заказчик ____________________' },
  ])
}
