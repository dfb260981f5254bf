import { randomBytes } from 'node:crypto'

const hex = (bytes: Uint8Array): string => {
  const text = Buffer.from(bytes).toString('hex')
  return [text.slice(0, 8), text.slice(8, 12), text.slice(12, 16), text.slice(16, 20), text.slice(20)].join('-')
}

const LARGEST_COUNT = 0xfff

let latest = { milliseconds: 0, count: 0 }

/** The place of an id in the order of this process; `start` is where its millisecond begins to count. */
const following = (now: number, start: number): typeof latest => {
  if (now > latest.milliseconds) return { milliseconds: now, count: start }
  const { milliseconds, count } = latest
  return count < LARGEST_COUNT ? { milliseconds, count: count + 1 } : { milliseconds: milliseconds + 1, count: start }
}

/**
 * A new id: UUID version 7, so that rows created together lie together in the index. Each is larger than those that
 * this process made before, also within a millisecond (RFC 9562, 6.2, method 1), so they sort as they were made.
 */
export const newId = (): string => {
  const bytes = randomBytes(16)
  // The upper half of the count is left for what follows within the millisecond.
  latest = following(Date.now(), bytes.readUInt16BE(6) & (LARGEST_COUNT >> 1))
  bytes.writeUIntBE(latest.milliseconds, 0, 6)
  bytes.writeUInt16BE(0x7000 | latest.count, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  return hex(bytes)
}
