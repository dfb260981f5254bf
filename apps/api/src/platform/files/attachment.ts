import { type FileInfo, type FilePurpose, shownImageTypes } from '@cabinet/contract/file'
import type { Database } from '../../db/database.ts'
import type { Clock } from '../../kernel/clock.ts'
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

/**
 * Makes a picture that the person has uploaded one that everybody sees: a logo. In the transaction of what shows it.
 *
 * @returns false for what is no picture, or not theirs, or for something else
 */
export const shareUpload = async (
  { database: { query }, clock }: { readonly database: Database; readonly clock: Clock },
  { fileId, personId, purpose }: { readonly fileId: string; readonly personId: string; readonly purpose: FilePurpose },
): Promise<boolean> => {
  const shared = await query
    .updateTable('stored_file')
    .set({ is_shared: true, updated_at: clock.nowText() })
    .where('id', '=', fileId)
    .where('uploaded_by', '=', personId)
    .where('purpose', '=', purpose)
    // Drawings (svg) of others could carry scripts, and not every browser shows HEIC.
    .where('content_type', 'in', shownImageTypes)
    .where('is_deleted', '=', false)
    .returning('id')
    .executeTakeFirst()
  return shared !== undefined
}
