import type { AskedDocument } from '@cabinet/contract/finance/asked-documents'
import type { BankAskedDocument } from '@cabinet/contract/finance/partner-shapes'
import type { Database } from '../../../db/database.ts'
import { type Language, named } from '../../../kernel/language.ts'
import { findFileInfos } from '../../../platform/files/attachment.ts'
import { findNamesOfPeople } from '../../people/port.ts'
import { askedDocumentStatusMessages } from '../messages.ts'
import * as store from './store.ts'

/** What was asked for about some requests, who has answered and with which files. */
const loadAsked = async (database: Database, requestIds: readonly string[]) => {
  const rows = await store.findAskedDocuments(database, requestIds)
  const people = rows.flatMap(({ answered_by: id }) => id ?? [])
  const [files, names] = await Promise.all([
    store.findAnswers(
      database,
      rows.map(({ id }) => id),
    ),
    findNamesOfPeople(database, [...new Set(people)]),
  ])
  return rows.map((row) => ({
    row,
    fileIds: files.get(row.id) ?? [],
    answeredBy: row.answered_by === null ? null : (names.get(row.answered_by) ?? ''),
  }))
}

/** What a bank has asked for about a request, as the organization reads it. */
export const askedOf = async (database: Database, requestId: string, language: Language): Promise<AskedDocument[]> => {
  const loaded = await loadAsked(database, [requestId])
  const infos = await findFileInfos(
    database,
    loaded.flatMap(({ fileIds }) => fileIds),
  )
  const byId = new Map(infos.map((info) => [info.id, info]))
  return loaded.map(({ row, fileIds, answeredBy }) => ({
    id: row.id,
    document: row.document,
    comment: row.comment,
    status: named(askedDocumentStatusMessages, row.status, language),
    askedDateTime: row.asked_at,
    settledDateTime: row.settled_at,
    answeredBy,
    files: fileIds.flatMap((id) => byId.get(id) ?? []),
  }))
}

/** The same as the bank reads it, by request. */
export const askedByRequest = async (
  database: Database,
  requestIds: readonly string[],
): Promise<ReadonlyMap<string, readonly BankAskedDocument[]>> => {
  const loaded = await loadAsked(database, requestIds)
  const asked = Map.groupBy(loaded, ({ row }) => row.request_id)
  return new Map(
    [...asked].map(([requestId, documents]) => [
      requestId,
      documents.map(({ row, fileIds, answeredBy }) => ({
        id: row.id,
        externalId: row.external_id,
        document: row.document,
        comment: row.comment,
        state: row.status,
        askedDateTime: row.asked_at,
        settledDateTime: row.settled_at,
        answeredBy,
        documents: [...fileIds],
      })),
    ]),
  )
}
