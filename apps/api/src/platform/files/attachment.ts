import type { FileInfo, FilePurpose } from '@cabinet/contract/file'
import type { Database } from '../../db/database.ts'
import { infoOf } from './info.ts'

/** Files by their ids, in the order of the ids; those that are deleted are left out. */
export const findFileInfos = async ({ query }: Database, ids: readonly string[]): Promise<FileInfo[]> => {
  if (ids.length === 0) return []
  const rows = await query
    .selectFrom('stored_file')
    .selectAll()
    .where('id', 'in', ids)
    .where('is_deleted', '=', false)
    .execute()
  const byId = new Map(rows.map((row) => [row.id, infoOf(row)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** What has been uploaded by a person of an organization, and for what. */
export interface WantedUpload {
  readonly fileId: string
  readonly organizationId: string
  readonly purpose: FilePurpose
}

/** An upload that may be attached to something; nobody deletes it until the transaction ends. */
export const lockUpload = async (
  { query }: Database,
  { fileId, organizationId, purpose }: WantedUpload,
): Promise<FileInfo | undefined> => {
  const row = await query
    .selectFrom('stored_file')
    .selectAll()
    .where('id', '=', fileId)
    .where('organization_id', '=', organizationId)
    .where('purpose', '=', purpose)
    .where('is_deleted', '=', false)
    .forUpdate()
    .executeTakeFirst()
  return row && infoOf(row)
}
