import { contentTypes, type FileInfo } from '@cabinet/contract/file'
import { Readable } from 'node:stream'
import { errors } from '../../../kernel/http-error.ts'
import { findFileInfos } from '../../../platform/files/attachment.ts'
import type { Platform } from '../../../platform/context.ts'
import type { FileContent } from '../../../platform/handlers.ts'
import { type ZipEntry, zipStream } from '../../../platform/zip.ts'
import { documentMessagesOf } from '../messages.ts'
import type * as store from '../store.ts'

/** Signs that Windows does not take in a name. */
const FORBIDDEN = /[<>:"/\\|?*\p{Cc}]/gu

const cleanName = (name: string): string => name.replaceAll(FORBIDDEN, ' ').replaceAll(/\s+/g, ' ').trim()

/** Names of the same folder that are alike get numbers: `Фото.jpg`, `Фото (2).jpg`. */
const unique = (taken: Set<string>, folder: string, name: string): string => {
  const dot = name.lastIndexOf('.')
  const [stem, extension] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, '']
  for (let count = 1; ; count += 1) {
    const path = `${folder}/${stem}${count === 1 ? '' : ` (${count})`}${extension}`
    // Windows does not tell capital letters from small ones.
    const key = path.toLowerCase()
    if (!taken.has(key)) {
      taken.add(key)
      return path
    }
  }
}

/**
 * These documents of a claim and the letter of the insurer, in folders by their types. Refused documents are left out: the
 * insurer does not want them, and others are in their places.
 *
 * @throws HttpError 404 for a claim without documents
 */
export const archiveOf = async (
  { database, files }: Pick<Platform, 'database' | 'files'>,
  row: store.ClaimRow,
  documents: readonly store.DocumentRow[],
): Promise<FileContent> => {
  const wanted = [
    ...documents
      .filter(({ status }) => status !== 'REJECTED')
      .map(({ type, file_id: fileId }) => ({ folder: documentMessagesOf(row.product)[type].ru, fileId })),
    ...(row.letter_file_id === null ? [] : [{ folder: 'Решение страховщика', fileId: row.letter_file_id }]),
  ]
  const infos = await findFileInfos(
    database,
    wanted.map(({ fileId }) => fileId),
  )
  const byId = new Map(infos.map((info) => [info.id, info]))
  const taken = new Set<string>()
  const entries = wanted.flatMap(({ folder, fileId }): ZipEntry[] => {
    const info: FileInfo | undefined = byId.get(fileId)
    if (!info) return []
    return [
      {
        name: unique(taken, cleanName(folder), cleanName(info.name)),
        modifiedAt: new Date(info.createdDateTime),
        // A content that the storage has lost leaves an empty file: the others are still worth having.
        content: async () => (await files.contentOf(info.id))?.stream ?? Readable.from([]),
      },
    ]
  })
  if (entries.length === 0) throw errors.notFound()
  return { contentType: contentTypes.zip, bytes: zipStream(entries), name: `Заявление ${row.number}.zip` }
}
