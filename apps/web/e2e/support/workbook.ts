import { inflateRawSync } from 'node:zlib'

const END_OF_DIRECTORY = 0x06_05_4b_50
const END_LENGTH = 22

/** Every XML part of a workbook as one text: enough to look for what its cells say. */
export const workbookText = (file: Buffer): string => {
  let end = file.length - END_LENGTH
  while (end >= 0 && file.readUInt32LE(end) !== END_OF_DIRECTORY) end -= 1
  const parts: string[] = []
  let at = file.readUInt32LE(end + 16)
  for (let left = file.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [method, size] = [file.readUInt16LE(at + 10), file.readUInt32LE(at + 20)]
    const [name, extra, comment] = [at + 28, at + 30, at + 32].map((index) => file.readUInt16LE(index))
    const header = file.readUInt32LE(at + 42)
    const start = header + 30 + file.readUInt16LE(header + 26) + file.readUInt16LE(header + 28)
    const content = file.subarray(start, start + size)
    parts.push((method === 0 ? content : inflateRawSync(content)).toString('utf8'))
    at += 46 + (name ?? 0) + (extra ?? 0) + (comment ?? 0)
  }
  return parts.join('\n')
}
