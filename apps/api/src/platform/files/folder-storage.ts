import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { isStorageId, type Storage, storageKeyOf } from './storage.ts'

const isAbsent = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT'

const ifPresent = async <T>(asked: Promise<T>): Promise<T | undefined> => {
  try {
    return await asked
  } catch (error) {
    if (isAbsent(error)) return undefined
    throw error
  }
}

/** A new name survives a power cut only when its folder is written down too. */
const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** The bytes of a file. It is opened by the first who reads: what nobody reads leaves nothing open. */
async function* bytesOf(path: string): AsyncGenerator<Buffer> {
  yield* createReadStream(path) as AsyncIterable<Buffer>
}

/** Contents as files below a folder of this machine. */
export const createFolderStorage = (root: string): Storage => {
  const pathOf = (id: string): string => join(root, storageKeyOf(id))
  return {
    async put(id, { path }) {
      const target = pathOf(id)
      const created = await mkdir(dirname(target), { recursive: true })
      await rename(path, target)
      await syncFolder(dirname(target))
      if (created !== undefined) await syncFolder(root)
    },
    async read(id) {
      const path = pathOf(id)
      const details = await ifPresent(stat(path))
      return details && { size: details.size, stream: Readable.from(bytesOf(path), { objectMode: false }) }
    },
    remove: (id) => rm(pathOf(id), { force: true }),
    async *idsBefore(moment) {
      const folders = (await ifPresent(readdir(root))) ?? []
      for (const folder of folders.filter((name) => /^[\da-f]{2}$/.test(name))) {
        for (const name of await readdir(join(root, folder))) {
          const details = isStorageId(name) ? await ifPresent(stat(join(root, folder, name))) : undefined
          if (details && details.mtime < moment) yield name
        }
      }
    },
  }
}
