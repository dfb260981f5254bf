import type { SellerDocument, SellerDocumentType } from '@cabinet/contract/seller-document'
import { errors } from '../../../kernel/http-error.ts'
import { type Language, type Message, named } from '../../../kernel/language.ts'
import type { RequestContext } from '../../../platform/context.ts'
import { type AnyRequest, pageAround } from '../../../platform/find/page.ts'
import { ordersFile } from '../orders/excel.ts'
import * as store from './store.ts'

interface OfMany extends RequestContext {
  readonly body: AnyRequest
}

const typeMessages = {
  CERTIFICATE: { ru: 'Страховой сертификат', en: 'Insurance certificate' },
  RULES: { ru: 'Правила страхования', en: 'Rules of insurance' },
  CONTRACT: { ru: 'Договор-оферта', en: 'Contract' },
} as const satisfies Record<SellerDocumentType, Message>

const documentView = (row: store.DocumentRow, language: Language): SellerDocument => ({
  id: row.id,
  type: named(typeMessages, row.type, language),
  number: row.number,
  period: row.period_from === null || row.period_to === null ? null : { from: row.period_from, to: row.period_to },
  issueDate: row.issue_date,
  ordersCount: row.orders_count,
  insuredSum: row.insured_sum,
  premium: row.premium,
})

/** Documents of the organization; those of a removed account stay. */
export const findDocuments = async ({ platform, organizationId, language, body }: OfMany) => {
  const { rows, count } = await store.findDocuments(platform.database, organizationId, body)
  return pageAround(
    rows.map((row) => documentView(row, language)),
    count,
    body,
  )
}

/** Sums over everything that a filter matches. */
export const sumDocuments = ({ platform, organizationId, body }: OfMany) =>
  store.sumDocuments(platform.database, organizationId, body)

/** @throws HttpError 404 */
export const ownDocument = async (
  { platform, organizationId }: RequestContext,
  id: string,
): Promise<store.DocumentRow> => {
  const row = await store.findDocument(platform.database, organizationId, id)
  if (!row) throw errors.notFound()
  return row
}

/**
 * The orders of a certificate as a workbook.
 *
 * @throws HttpError 404 for what is no certificate
 */
export const certificateOrders = async (context: RequestContext, id: string) => {
  const { type, number } = await ownDocument(context, id)
  if (type !== 'CERTIFICATE') throw errors.notFound()
  const filters = [{ field: 'certificate.id', operation: 'EQ' as const, value: id }]
  const sort = [{ field: 'shippedDate', direction: 'ASC' as const }]
  const title = { ru: `Заказы ${number}`, en: `Orders ${number}` }
  return ordersFile(context, { sort, filters }, title)
}
