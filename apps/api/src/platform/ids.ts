import { randomBytes } from 'node:crypto'

const hex = (bytes: Uint8Array): string => {
  const text = Buffer.from(bytes).toString('hex')
  return [text.slice(0, 8), text.slice(8, 12), text.slice(12, 16), text.slice(16, 20), text.slice(20)].join('-')
}

/** A new id: UUID version 7, so that rows created together lie together in the index. */
export const newId = (): string => {
  const bytes = randomBytes(16)
  bytes.writeUIntBE(Date.now(), 0, 6)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  return hex(bytes)
}
