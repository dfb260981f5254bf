import type { Insertable, Selectable } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { FinanceAskedDocumentTable } from './tables.ts'

export type AskedRow = Selectable<FinanceAskedDocumentTable>

export const insertAsked = async ({ query }: Database, row: Insertable<FinanceAskedDocumentTable>): Promise<void> => {
  await query.insertInto('finance_asked_document').values(row).execute()
}

/** What banks have asked for about these requests, in the order of their asking. */
export const findAskedDocuments = async (
  { query }: Database,
  requestIds: readonly string[],
): Promise<readonly AskedRow[]> => {
  if (requestIds.length === 0) return []
  return query
    .selectFrom('finance_asked_document')
    .selectAll()
    .where('request_id', 'in', requestIds)
    .where('is_deleted', '=', false)
    .orderBy('asked_at')
    .orderBy('id')
    .execute()
}

/** One of a request; undefined for one of another request. */
export const findAskedDocument = (
  { query }: Database,
  { organizationId, requestId }: { readonly organizationId: string; readonly requestId: string },
  id: string,
): Promise<AskedRow | undefined> =>
  query
    .selectFrom('finance_asked_document')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('request_id', '=', requestId)
    .where('id', '=', id)
    .where('is_deleted', '=', false)
    .executeTakeFirst()

/** Requests of an organization that wait for documents, with how many each waits for and since when. */
export const findWaitingRequests = ({ query }: Database, organizationId: string) =>
  query
    .selectFrom('finance_asked_document')
    .innerJoin('finance_request', (join) =>
      join
        .onRef('finance_request.organization_id', '=', 'finance_asked_document.organization_id')
        .onRef('finance_request.id', '=', 'finance_asked_document.request_id'),
    )
    .innerJoin('finance_offer', 'finance_offer.id', 'finance_request.offer_id')
    .innerJoin('finance_bank', 'finance_bank.id', 'finance_offer.bank_id')
    .select(['finance_request.id', 'finance_bank.short_name as bank'])
    .select((column) => [
      column.fn.countAll<number>().as('count'),
      column.fn.min('finance_asked_document.asked_at').as('since'),
    ])
    .where('finance_asked_document.organization_id', '=', organizationId)
    .where('finance_asked_document.status', '=', 'ASKED')
    .where('finance_asked_document.is_deleted', '=', false)
    .where('finance_request.is_deleted', '=', false)
    .groupBy(['finance_request.id', 'finance_bank.short_name'])
    .orderBy('since')
    .execute()

/** Files that answer what banks have asked for, by what was asked. */
export const findAnswers = async (
  { query }: Database,
  askedIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> => {
  if (askedIds.length === 0) return new Map()
  const rows = await query
    .selectFrom('finance_request_document')
    .select(['asked_document_id', 'file_id'])
    .where('asked_document_id', 'in', askedIds)
    .orderBy('created_at')
    .orderBy('file_id')
    .execute()
  const answers = Map.groupBy(rows, ({ asked_document_id: id }) => id ?? '')
  return new Map([...answers].map(([id, files]) => [id, files.map(({ file_id: file }) => file)]))
}
