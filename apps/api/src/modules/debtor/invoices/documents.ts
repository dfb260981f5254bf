import type { RequestContext } from '../../../platform/context.ts'
import type { FileContent } from '../../../platform/handlers.ts'
import { invoiceDocument, money, periodText } from '../../../platform/invoices/documents.ts'
import { fact } from '../../../platform/pdf/pdf.ts'
import { findOrganization } from '../../organization/port.ts'
import { premiumInvoices } from './product.ts'
import { invoices } from './service.ts'

/**
 * The invoice as a document in Russian, as the law wants documents.
 *
 * @throws HttpError 404
 */
export const invoiceFile = async (context: RequestContext, id: string): Promise<FileContent> => {
  const { platform, organizationId } = context
  const row = await invoices.own(context, id)
  const payer = await findOrganization(platform.database, organizationId)
  const service = [
    fact('Услуга', `Страхование коммерческих кредитов ${periodText(row)}`),
    fact('Полис', row.policy_number),
    fact('Застраховано отгрузок', String(row.shipments_count)),
    fact('Премия за отгрузки', money(row.premium_amount)),
    ...(row.minimum_amount > 0 ? [fact('До минимальной премии за год', money(row.minimum_amount))] : []),
  ]
  return invoiceDocument(platform, premiumInvoices, row, { payer, service })
}
