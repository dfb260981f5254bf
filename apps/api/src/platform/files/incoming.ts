import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { newId } from '../../kernel/ids.ts'

/** A file that has been received whole and is kept nowhere yet. What its name says is not proven. */
export interface IncomingFile {
  /** As the sender calls it. */
  readonly name: string
  readonly path: string
  /** Bytes. */
  readonly size: number
  /** SHA-256, hexadecimal. */
  readonly sha256: string
}

/** The waiting room: files lie here until they are looked at, and nowhere else when they are refused. */
export interface Incoming {
  /** Writes a content down as it comes. When it breaks off, nothing stays. */
  receive(name: string, content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<IncomingFile>
  /** Forgets a file; one that has moved on is forgotten already. */
  discard(file: IncomingFile): Promise<void>
  /** Removes what a server that was killed has left behind. */
  discardBefore(moment: Date): Promise<void>
}

/** @param folder on the same disk as the storage, if that is a folder: files then move without being copied */
export const createIncoming = (folder: string): Incoming => ({
  async receive(name, content) {
    await mkdir(folder, { recursive: true })
    const path = join(folder, newId())
    const hash = createHash('sha256')
    let size = 0
    const counted = async function* (): AsyncGenerator<Uint8Array> {
      for await (const chunk of content) {
        hash.update(chunk)
        size += chunk.length
        yield chunk
      }
    }
    try {
      await pipeline(counted, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }))
    } catch (error) {
      await rm(path, { force: true })
      throw error
    }
    return { name, path, size, sha256: hash.digest('hex') }
  },
  discard: ({ path }) => rm(path, { force: true }),
  async discardBefore(moment) {
    const names = await readdir(folder).catch(() => [])
    for (const path of names.map((name) => join(folder, name))) {
      const details = await stat(path).catch(() => undefined)
      if (details && details.mtime < moment) await rm(path, { force: true })
    }
  },
})
