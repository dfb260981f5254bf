import type { FileInfo } from '@cabinet/contract/file'
import type { FileRow } from './store.ts'

/** Everything about a file but its content. */
export const infoOf = (row: FileRow): FileInfo => ({
  id: row.id,
  name: row.name,
  size: row.size,
  contentType: row.content_type,
  width: row.width,
  height: row.height,
  createdDateTime: row.created_at,
})
