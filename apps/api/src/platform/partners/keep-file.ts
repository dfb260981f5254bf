import type { FileInfo } from '@cabinet/contract/file'
import { errors } from '../../kernel/http-error.ts'
import type { Platform } from '../context.ts'
import { findFileInfos } from '../files/attachment.ts'
import { inspectContent } from '../files/content.ts'
import { fileErrors } from '../files/errors.ts'
import { cleanFileName } from '../files/file-name.ts'
import type { IncomingFile } from '../files/incoming.ts'

/**
 * Keeps a file that a partner gives an organization. Nobody has uploaded it, so nobody of the organization deletes it.
 *
 * @throws HttpError 415 for a type that is not taken, or a content that is not what the name says
 */
export const keepFileFor = async (
  { database, files }: Pick<Platform, 'database' | 'files'>,
  organizationId: string,
  file: IncomingFile,
): Promise<FileInfo> => {
  const name = cleanFileName(file.name)
  const facts = await inspectContent(name, file.path)
  if (!facts) throw fileErrors.wrongType(name)
  const kept = { ...facts, organizationId, uploadedBy: null, purpose: 'PLATFORM', name, isShared: false } as const
  const [info] = await findFileInfos(database, [await files.keep(kept, file)])
  if (!info) throw errors.notFound()
  return info
}
