import { errors } from '../../../kernel/http-error.ts'
import type { RequestContext } from '../../../platform/context.ts'
import { type AnyRequest, pageAround } from '../../../platform/find/page.ts'
import { ordersFile } from '../orders/excel.ts'
import * as store from './store.ts'
import { documentView } from './view.ts'

interface OfMany extends RequestContext {
  readonly body: AnyRequest
}

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
