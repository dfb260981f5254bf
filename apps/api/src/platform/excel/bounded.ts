import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'

const inflate = promisify(inflateRaw)

const END_OF_DIRECTORY = 0x06_05_4b_50
const DIRECTORY_ENTRY = 0x02_01_4b_50
const LOCAL_ENTRY = 0x04_03_4b_50
const END_LENGTH = 22
const LONGEST_COMMENT = 65_535
const STORED = 0
const DEFLATED = 8
/** More parts than any workbook of ours has. */
const MOST_ENTRIES = 500

/** Place of the end record: it is looked for from the end, because a comment may follow it. */
const endOf = (file: Buffer): number => {
  const first = Math.max(0, file.length - END_LENGTH - LONGEST_COMMENT)
  for (let index = file.length - END_LENGTH; index >= first; index--) {
    if (file.readUInt32LE(index) === END_OF_DIRECTORY) return index
  }
  return -1
}

/** What a part unpacks to, when that is no more than so many bytes; null when it is more or cannot be unpacked. */
const contentOf = async (file: Buffer, entry: number, most: number): Promise<Buffer | null> => {
  const method = file.readUInt16LE(entry + 10)
  const packed = file.readUInt32LE(entry + 20)
  const local = file.readUInt32LE(entry + 42)
  if (file.readUInt32LE(local) !== LOCAL_ENTRY) return null
  const start = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28)
  if (start + packed > file.length) return null
  const content = file.subarray(start, start + packed)
  if (method === STORED) return packed <= most ? content : null
  if (method !== DEFLATED) return null
  try {
    const unpacked = await inflate(content, { maxOutputLength: most + 1 })
    return unpacked.length <= most ? unpacked : null
  } catch {
    return null
  }
}

const TAG = '<'.charCodeAt(0)

const tagsIn = (content: Buffer): number => {
  let tags = 0
  for (let index = content.indexOf(TAG); index >= 0; index = content.indexOf(TAG, index + 1)) tags += 1
  return tags
}

/** What a workbook may unpack to. */
export interface UnpackedLimits {
  readonly bytes: number
  /** Beginnings and ends of elements in all parts: what takes the time and the memory of a reader. */
  readonly tags: number
}

/**
 * Whether a zip unpacks to no more than a reader of its parts bears. What its directory says of sizes is not believed:
 * every part is unpacked, and no further than the bounds.
 */
export const unpacksWithin = async (file: Buffer, { bytes, tags }: UnpackedLimits): Promise<boolean> => {
  try {
    const end = file.length < END_LENGTH ? -1 : endOf(file)
    if (end < 0) return false
    const count = file.readUInt16LE(end + 10)
    if (count === 0 || count > MOST_ENTRIES) return false
    let bytesLeft = bytes
    let tagsLeft = tags
    let entry = file.readUInt32LE(end + 16)
    for (let index = 0; index < count; index++) {
      if (file.readUInt32LE(entry) !== DIRECTORY_ENTRY) return false
      const content = await contentOf(file, entry, bytesLeft)
      if (!content) return false
      bytesLeft -= content.length
      tagsLeft -= tagsIn(content)
      if (tagsLeft < 0) return false
      entry += 46 + file.readUInt16LE(entry + 28) + file.readUInt16LE(entry + 30) + file.readUInt16LE(entry + 32)
    }
    return true
  } catch (error) {
    // A directory that points out of the file.
    if (error instanceof RangeError) return false
    throw error
  }
}
