import { type FilePurpose, uploads } from '@cabinet/contract/file'
import { type ExpressionBuilder, type Selectable, type SelectQueryBuilder, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Tables } from '../../db/schema.ts'
import type { FindFields } from '../find/fields.ts'
import { descending } from '../find/order.ts'
import { type AnyRequest, findPage, readAll, summarize } from '../find/page.ts'

export type FileRow = Selectable<Tables['stored_file']>

/** Whose eyes look at the files. */
export interface Viewer {
  readonly personId: string
  /** Null: nobody's files but the person's own and the shared ones. */
  readonly organizationId: string | null
}

const { ref } = sql

const fileFields: FindFields<typeof uploads> = {
  id: ref('stored_file.id'),
  name: ref('stored_file.name'),
  size: ref('stored_file.size'),
  contentType: ref('stored_file.content_type'),
  purpose: ref('stored_file.purpose'),
  width: ref('stored_file.width'),
  height: ref('stored_file.height'),
  createdDateTime: ref('stored_file.created_at'),
}

const isVisibleTo =
  ({ personId, organizationId }: Viewer) =>
  (column: ExpressionBuilder<Tables, 'stored_file'>) =>
    column.or([
      column('is_shared', '=', true),
      column('uploaded_by', '=', personId),
      ...(organizationId === null ? [] : [column('organization_id', '=', organizationId)]),
    ])

const livingFile = ({ query }: Database, viewer: Viewer, fileId: string) =>
  query
    .selectFrom('stored_file')
    .selectAll()
    .where('id', '=', fileId)
    .where('is_deleted', '=', false)
    .where(isVisibleTo(viewer))

export const findFile = (database: Database, viewer: Viewer, fileId: string): Promise<FileRow | undefined> =>
  livingFile(database, viewer, fileId).executeTakeFirst()

/** As `findFile`; nobody else deletes or attaches the file until the transaction ends. */
export const lockFile = (database: Database, viewer: Viewer, fileId: string): Promise<FileRow | undefined> =>
  livingFile(database, viewer, fileId).forUpdate().executeTakeFirst()

/** Files that the person has uploaded, the latest first unless a request says otherwise. */
const uploadsOf = (database: Database, personId: string) => ({
  list: uploads,
  fields: fileFields,
  from: database.query.selectFrom('stored_file').where('uploaded_by', '=', personId).where('is_deleted', '=', false),
  order: [descending(ref('stored_file.created_at'), 'timestamptz'), descending(ref('stored_file.id'), 'uuid')],
  select: (from: SelectQueryBuilder<Tables, 'stored_file', object>) => from.selectAll(),
})

/** A page of the uploads of a person. */
export const findUploads = (database: Database, personId: string, request: AnyRequest) =>
  findPage(database, uploadsOf(database, personId), request)

/** Every upload of a person that a filter matches, a batch at a time. */
export const listUploads = (database: Database, personId: string, request: AnyRequest) =>
  readAll(uploadsOf(database, personId), request)

/** How many uploads there are, and their bytes. */
export const summarizeUploads = (database: Database, personId: string, request: AnyRequest) =>
  summarize(uploadsOf(database, personId), request, { size: ref('stored_file.size') })

/** How many files the person has uploaded after the moment, deleted ones too. */
export const countUploadsSince = async (database: Database, personId: string, since: string): Promise<number> => {
  const { count } = await database.query
    .selectFrom('stored_file')
    .select((column) => column.fn.countAll<number>().as('count'))
    .where('uploaded_by', '=', personId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Bytes of the files of an organization. */
export const bytesOf = async (database: Database, organizationId: string): Promise<number> => {
  const { bytes } = await database.query
    .selectFrom('stored_file')
    .select((column) => column.fn.sum<number | null>('size').as('bytes'))
    .where('organization_id', '=', organizationId)
    .where('is_deleted', '=', false)
    .executeTakeFirstOrThrow()
  return Number(bytes ?? 0)
}

/** Uploads for these purposes between two moments. */
export const findUploadIds = async (
  database: Database,
  purposes: readonly FilePurpose[],
  from: string,
  to: string,
): Promise<readonly string[]> => {
  if (purposes.length === 0) return []
  const rows = await database.query
    .selectFrom('stored_file')
    .select('id')
    .where('purpose', 'in', purposes)
    .where('uploaded_by', 'is not', null)
    .where('is_deleted', '=', false)
    .where('created_at', '>', from)
    .where('created_at', '<=', to)
    .execute()
  return rows.map(({ id }) => id)
}

/** Nobody attaches or deletes the upload until the transaction ends; false when it is gone already. */
export const lockUpload = async (database: Database, fileId: string): Promise<boolean> => {
  const row = await database.query
    .selectFrom('stored_file')
    .select('id')
    .where('id', '=', fileId)
    .where('is_deleted', '=', false)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/** @param realNow the real time; contents are removed by it */
export const markDeleted = async (database: Database, fileId: string, at: string, realNow: string): Promise<void> => {
  await database.query
    .updateTable('stored_file')
    .set({ is_deleted: true, updated_at: at, deleted_at: realNow })
    .where('id', '=', fileId)
    .execute()
}

/**
 * Names of the files that this person has uploaded for the purpose, by id. Nobody deletes them until the
 * transaction ends.
 */
export const findOwnFiles = async (
  database: Database,
  personId: string,
  purpose: FilePurpose,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  if (ids.length === 0) return new Map()
  const rows = await database.query
    .selectFrom('stored_file')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .where('uploaded_by', '=', personId)
    .where('purpose', '=', purpose)
    .where('is_deleted', '=', false)
    .orderBy('id')
    .forUpdate()
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Every file, for who throws all of them away. */
export const findFileIds = async ({ query }: Database): Promise<string[]> => {
  const rows = await query.selectFrom('stored_file').select('id').execute()
  return rows.map(({ id }) => id)
}
