import { sellerDocuments } from '@cabinet/contract/seller/documents'
import { expressionBuilder, type Insertable, type Selectable, type SelectQueryBuilder } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { Tables } from '../../../db/schema.ts'
import type { FindFields } from '../../../platform/find/fields.ts'
import { descending } from '../../../platform/find/order.ts'
import { type AnyRequest, findPage, readAll, summarize } from '../../../platform/find/page.ts'
import type { SellerDocumentTable } from './tables.ts'

export type DocumentRow = Selectable<SellerDocumentTable>

const { ref } = expressionBuilder<Tables, 'seller_document'>()

const fields: FindFields<typeof sellerDocuments> = {
  id: ref('id'),
  number: ref('number'),
  'type.name': ref('type'),
  'period.from': ref('period_from'),
  issueDate: ref('issue_date'),
  ordersCount: ref('orders_count'),
  insuredSum: ref('insured_sum'),
  premium: ref('premium'),
}

const documentsOf = ({ query }: Database, organizationId: string) =>
  query.selectFrom('seller_document').where('organization_id', '=', organizationId).where('is_deleted', '=', false)

const sourceOf = (database: Database, organizationId: string) => ({
  list: sellerDocuments,
  fields,
  from: documentsOf(database, organizationId),
  select: (from: SelectQueryBuilder<Tables, 'seller_document', object>) => from.selectAll('seller_document'),
  order: [descending(ref('issue_date'), 'date'), descending(ref('number'), 'text'), descending(ref('id'), 'uuid')],
})

export const findDocuments = (database: Database, organizationId: string, request: AnyRequest) =>
  findPage(database, sourceOf(database, organizationId), request)

/** Every document that matches, a batch at a time. */
export const listDocuments = (database: Database, organizationId: string, request: AnyRequest) =>
  readAll(sourceOf(database, organizationId), request)

/** How many documents match, and the sums of the certificates among them. */
export const sumDocuments = (database: Database, organizationId: string, request: AnyRequest) =>
  summarize(sourceOf(database, organizationId), request, {
    ordersCount: ref('orders_count'),
    insuredSum: ref('insured_sum'),
    premiumSum: ref('premium'),
  })

export const findDocument = (
  database: Database,
  organizationId: string,
  id: string,
): Promise<DocumentRow | undefined> =>
  documentsOf(database, organizationId).selectAll().where('id', '=', id).executeTakeFirst()

export const insertDocument = async ({ query }: Database, row: Insertable<SellerDocumentTable>): Promise<void> => {
  await query.insertInto('seller_document').values(row).execute()
}

/** Whether an account has its rules and its contract. */
export const hasContract = async ({ query }: Database, accountId: string): Promise<boolean> =>
  (await query
    .selectFrom('seller_document')
    .select('id')
    .where('account_id', '=', accountId)
    .where('type', '=', 'CONTRACT')
    .executeTakeFirst()) !== undefined

/** The certificate of a month, by its first day. */
export const findCertificate = (
  { query }: Database,
  accountId: string,
  from: string,
): Promise<DocumentRow | undefined> =>
  query
    .selectFrom('seller_document')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('type', '=', 'CERTIFICATE')
    .where('period_from', '=', from)
    .executeTakeFirst()

/** Insured orders of an account that left until a day and stand on no certificate. */
export const findUncertified = ({ query }: Database, accountId: string, until: string) =>
  query
    .selectFrom('seller_order')
    .select(['id', 'premium', 'insured_sum'])
    .where('account_id', '=', accountId)
    .where('certificate_id', 'is', null)
    .where('premium', 'is not', null)
    .where('shipped_date', '<=', until)
    .where('is_deleted', '=', false)
    .execute()

/** Rows of one statement: PostgreSQL takes 65,535 parameters. */
const CHUNK = 1000

/** Puts orders on a certificate. */
export const certify = async (
  { query }: Database,
  { organization_id, id }: Pick<DocumentRow, 'organization_id' | 'id'>,
  orderIds: readonly string[],
): Promise<void> => {
  for (let from = 0; from < orderIds.length; from += CHUNK) {
    await query
      .updateTable('seller_order')
      .set({ certificate_id: id })
      .where('organization_id', '=', organization_id)
      .where('id', 'in', orderIds.slice(from, from + CHUNK))
      .execute()
  }
}

/** The goods of a certificate in the order in which they left, at most so many. */
export const findGoods = ({ query }: Database, { organization_id, id }: DocumentRow, limit: number) =>
  query
    .selectFrom('seller_order')
    .select(['order_number', 'sticker', 'scheme', 'name', 'price', 'premium', 'insured_sum', 'shipped_date'])
    .where('organization_id', '=', organization_id)
    .where('certificate_id', '=', id)
    .orderBy('shipped_date')
    .orderBy('order_number')
    .limit(limit)
    .execute()
