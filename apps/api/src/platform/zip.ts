import { pipeline, Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'

/** A file of an archive. Its content is asked for when its turn comes. */
export interface ZipEntry {
  /** With folders before slashes. */
  readonly name: string
  readonly modifiedAt: Date
  content(): Promise<Readable>
}

/** Bit 3: sizes come behind the content. Bit 11: the name is UTF-8, so Windows shows Cyrillic as it is. */
const FLAGS = 0x0808
const VERSION = 20
const DEFLATED = 8
const MOSCOW_MS = 3 * 3_600_000

/** Date and time as archives have kept them since 1989: by two seconds. */
const dosTime = (moment: Date): readonly [time: number, date: number] => {
  const here = new Date(moment.getTime() + MOSCOW_MS)
  const time = (here.getUTCHours() << 11) | (here.getUTCMinutes() << 5) | (here.getUTCSeconds() >> 1)
  const date = ((here.getUTCFullYear() - 1980) << 9) | ((here.getUTCMonth() + 1) << 5) | here.getUTCDate()
  return [time, date]
}

/** Numbers of two and four bytes, the least byte first. */
const packed = (...fields: readonly (readonly [bytes: 2 | 4, value: number])[]): Buffer => {
  const buffer = Buffer.alloc(fields.reduce((sum, [bytes]) => sum + bytes, 0))
  let offset = 0
  for (const [bytes, value] of fields) {
    if (bytes === 2) buffer.writeUInt16LE(value, offset)
    else buffer.writeUInt32LE(value, offset)
    offset += bytes
  }
  return buffer
}

interface Written {
  readonly name: Buffer
  readonly modifiedAt: Date
  readonly offset: number
  readonly crc: number
  readonly size: number
  readonly packedSize: number
}

const localHeader = (name: Buffer, modifiedAt: Date): Buffer => {
  const [time, date] = dosTime(modifiedAt)
  const head = packed([4, 0x04034b50], [2, VERSION], [2, FLAGS], [2, DEFLATED], [2, time], [2, date])
  const sizes = packed([4, 0], [4, 0], [4, 0], [2, name.length], [2, 0])
  return Buffer.concat([head, sizes, name])
}

const centralHeader = ({ name, modifiedAt, offset, crc, size, packedSize }: Written): Buffer => {
  const [time, date] = dosTime(modifiedAt)
  const head = packed([4, 0x02014b50], [2, VERSION], [2, VERSION], [2, FLAGS], [2, DEFLATED], [2, time], [2, date])
  const sizes = packed([4, crc], [4, packedSize], [4, size], [2, name.length], [2, 0], [2, 0])
  return Buffer.concat([head, sizes, packed([2, 0], [2, 0], [4, 0], [4, offset]), name])
}

async function* piecesOf(entries: readonly ZipEntry[]): AsyncGenerator<Buffer> {
  const written: Written[] = []
  let offset = 0
  for (const entry of entries) {
    const name = Buffer.from(entry.name, 'utf8')
    const header = localHeader(name, entry.modifiedAt)
    yield header
    let [crc, size, packedSize] = [0, 0, 0]
    const source = await entry.content()
    const counted = async function* () {
      for await (const chunk of source as AsyncIterable<Buffer>) {
        crc = crc32(chunk, crc)
        size += chunk.length
        yield chunk
      }
    }
    const deflated = createDeflateRaw({ level: 6 })
    // Errors come out of the far end, where they are heard; who stops reading there closes the source as well.
    pipeline(Readable.from(counted(), { objectMode: false }), deflated, () => {})
    for await (const chunk of deflated as AsyncIterable<Buffer>) {
      packedSize += chunk.length
      yield chunk
    }
    yield packed([4, 0x08074b50], [4, crc], [4, packedSize], [4, size])
    written.push({ name, modifiedAt: entry.modifiedAt, offset, crc, size, packedSize })
    offset += header.length + packedSize + 16
  }
  let length = 0
  for (const one of written) {
    const header = centralHeader(one)
    length += header.length
    yield header
  }
  const count = written.length
  yield packed([4, 0x06054b50], [2, 0], [2, 0], [2, count], [2, count], [4, length], [4, offset], [2, 0])
}

/**
 * An archive as a stream: no more than one piece of one file is in memory. Up to 65,535 files and four gigabytes; names
 * are read in every system.
 */
export const zipStream = (entries: readonly ZipEntry[]): Readable =>
  Readable.from(piecesOf(entries), { objectMode: false })
