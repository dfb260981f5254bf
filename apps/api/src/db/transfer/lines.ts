import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'

const LINE_END = 0x0a

/**
 * Lines of a compressed file, without their ends. Node's own reader of lines also ends them at U+2028, which texts may
 * hold.
 */
export async function* linesOf(file: string): AsyncGenerator<Buffer> {
  const source = createReadStream(file)
  const content = createGunzip()
  source.on('error', (error) => content.destroy(error))
  source.pipe(content)
  // A long line comes in many parts; they are put together once.
  let parts: Buffer[] = []
  try {
    for await (const chunk of content as AsyncIterable<Buffer>) {
      let start = 0
      for (let end = chunk.indexOf(LINE_END); end !== -1; end = chunk.indexOf(LINE_END, start)) {
        parts.push(chunk.subarray(start, end))
        yield parts.length === 1 ? (parts[0] ?? chunk) : Buffer.concat(parts)
        parts = []
        start = end + 1
      }
      if (start < chunk.length) parts.push(chunk.subarray(start))
    }
    if (parts.length > 0) yield Buffer.concat(parts)
  } finally {
    source.destroy()
  }
}
