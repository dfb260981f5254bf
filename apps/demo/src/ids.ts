import { createHash } from 'node:crypto'

/** The id of a demo object: always the same for the same name, so that modules can refer to one another's. */
export const demoId = (name: string): string => {
  const bytes = createHash('sha256').update(`cabinet demo ${name}`).digest().subarray(0, 16)
  // Version 8 of UUID is for ids of one's own making.
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  const text = bytes.toString('hex')
  return [text.slice(0, 8), text.slice(8, 12), text.slice(12, 16), text.slice(16, 20), text.slice(20)].join('-')
}
