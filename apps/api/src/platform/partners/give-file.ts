import type { FileInfo } from '@cabinet/contract/file'
import { errors } from '../../kernel/http-error.ts'
import type { Platform } from '../context.ts'
import { findFileInfos } from '../files/attachment.ts'
import type { StagedContent } from '../files/received.ts'

/**
 * Makes the kept content a file that a partner gives an organization. Nobody has uploaded it, so nobody of the
 * organization deletes it.
 */
export const giveFile = async (
  { database, files }: Pick<Platform, 'database' | 'files'>,
  organizationId: string,
  { size, ...content }: StagedContent,
): Promise<FileInfo> => {
  await files.insertRow({ ...content, organizationId, uploadedBy: null, purpose: 'PLATFORM', isShared: false }, size)
  const [info] = await findFileInfos(database, [content.id])
  if (!info) throw errors.notFound()
  return info
}
