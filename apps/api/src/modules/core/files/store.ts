import type { FilePurpose } from '@cabinet/contract/file'
import type { FindRequest } from '@cabinet/contract/find'
import { type ExpressionBuilder, type Selectable, sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { Tables } from '../../../db/schema.ts'
import { conditionsOf, COUNT_CAP, type FindFields, orderOf } from '../../../platform/find.ts'

export type FileRow = Selectable<Tables['stored_file']>

/** Whose eyes look at the files. */
export interface Viewer {
  readonly personId: string
  /** Null: nobody's files but the person's own and the shared ones. */
  readonly organizationId: string | null
}

const { ref } = sql

/** What uploads can be searched by, as clients call it. */
const fileFields: FindFields = {
  id: { kind: 'id', expression: ref('stored_file.id') },
  name: { kind: 'text', expression: ref('stored_file.name') },
  size: { kind: 'number', expression: ref('stored_file.size') },
  contentType: { kind: 'text', expression: ref('stored_file.content_type') },
  purpose: { kind: 'text', expression: ref('stored_file.purpose') },
  width: { kind: 'number', expression: ref('stored_file.width') },
  height: { kind: 'number', expression: ref('stored_file.height') },
  createdDateTime: { kind: 'instant', expression: ref('stored_file.created_at') },
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

/** Files that the person has uploaded, the latest first unless the request says otherwise. */
export const findUploads = async (database: Database, personId: string, request: FindRequest) => {
  const matching = database.query
    .selectFrom('stored_file')
    .where('uploaded_by', '=', personId)
    .where('is_deleted', '=', false)
    .where(conditionsOf(fileFields, request))
  let page = matching.selectAll()
  for (const { expression, direction } of orderOf(fileFields, request)) page = page.orderBy(expression, direction)
  const [rows, counted] = await Promise.all([
    page
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(request.pageSize)
      .offset(request.pageNumber * request.pageSize)
      .execute(),
    database.query
      .selectFrom(
        matching
          .select('id')
          .limit(COUNT_CAP + 1)
          .as('found'),
      )
      .select((column) => column.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  ])
  return { rows, count: Number(counted.count) }
}

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

/** Uploads of one organization wait for each other, so that their sizes add up. */
export const lockOrganization = async (database: Database, organizationId: string): Promise<void> => {
  await database.query
    .selectFrom('organization')
    .select('id')
    .where('id', '=', organizationId)
    .forNoKeyUpdate()
    .execute()
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
