import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { zipStream } from '../../src/platform/zip.ts'

const archiveOf = (content: Readable) =>
  zipStream([{ name: 'a.bin', modifiedAt: new Date('2026-11-20T21:30:00Z'), content: () => Promise.resolve(content) }])

describe('an archive', () => {
  it('closes the file that is being read when nobody reads the archive any more', async () => {
    // Bytes that cannot be packed, so that the archive is not read ahead to its end.
    async function* endless() {
      for (;;) yield randomBytes(65_536)
    }
    const file = Readable.from(endless(), { objectMode: false })
    const closed = new Promise((resolve) => file.once('error', () => {}).once('close', resolve))
    const archive = archiveOf(file)
    for await (const piece of archive) if (piece.length > 1000) break
    await closed
    expect(file.destroyed).toBe(true)
  })

  it('breaks off when a file cannot be read', async () => {
    const file = new Readable({
      read() {
        this.destroy(new Error('the disk is gone'))
      },
    })
    await expect(archiveOf(file).toArray()).rejects.toThrow('the disk is gone')
  })
})
