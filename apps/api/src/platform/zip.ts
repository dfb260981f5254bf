import type { Readable } from 'node:stream'
import { ZipFile } from 'yazl'

/** A file of an archive. Its content is asked for when its turn comes. */
export interface ZipEntry {
  /** With folders before slashes. */
  readonly name: string
  readonly modifiedAt: Date
  content(): Promise<Readable>
}

const MOSCOW_MS = 3 * 3_600_000

/** The moment that a clock of this server calls as one in Moscow calls this: archives know no time zones. */
const inMoscow = (moment: Date): Date => new Date(moment.getTime() + MOSCOW_MS + moment.getTimezoneOffset() * 60_000)

/**
 * An archive as a stream: no more than one piece of one file is in memory. Names are read in every system. Whoever stops
 * reading it closes the file that is being read; a file that cannot be read breaks it off.
 */
export const zipStream = (entries: readonly ZipEntry[]): Readable => {
  const zip = new ZipFile()
  const archive = zip.outputStream as Readable
  const fail = (error: Error): unknown => archive.destroy(error)
  zip.once('error', fail)
  for (const { name, modifiedAt, content } of entries)
    zip.addReadStreamLazy(name, { mtime: inMoscow(modifiedAt), forceDosTimestamp: true }, (read) => {
      content().then((file) => {
        file.once('error', fail)
        archive.once('close', () => file.destroy())
        if (archive.destroyed) file.destroy()
        else read(null, file)
      }, fail)
    })
  zip.end()
  return archive
}
