import { openAsBlob } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Download, FileToUpload } from '../src/index.ts'
import { type Answer, event, json, openServer, type Received, refusal, type TestServer } from './server.ts'

let server: TestServer
const serve = async (answer: Answer): Promise<TestServer> => {
  server = await openServer(answer)
  return server
}
afterEach(async () => {
  vi.useRealTimers()
  await server.close()
})

const pdf =
  (content: string, more: object = {}): Answer =>
  (response) =>
    response.writeHead(200, { 'content-type': 'application/pdf', ...more }).end(content)

describe('a download', () => {
  test('comes with its name, type and size, and its bytes as a stream', async () => {
    const names = `attachment; filename="Otchet.pdf"; filename*=UTF-8''%D0%9E%D1%82%D1%87%D1%91%D1%82.pdf`
    const { client } = await serve(pdf('%PDF-1.7', { 'content-disposition': names, 'content-length': 8 }))
    const file = await client().bank.request.document.get('r1', 'f1')
    expect(file).toMatchObject({ name: 'Отчёт.pdf', contentType: 'application/pdf', size: 8 })
    expect(await text(file.content)).toBe('%PDF-1.7')
  })

  test('that breaks off is a failure and no shorter file', async () => {
    const { client } = await serve((response) => {
      response.writeHead(200, { 'content-type': 'application/zip', 'content-length': 1000 })
      response.write('a part', () => response.destroy())
    })
    const { content } = await client().insurer.claim.archive.get('c1')
    await expect(text(content)).rejects.toMatchObject({ name: 'PartnerApiError', kind: 'network' })
  })

  test('that stops in the middle ends in time, and by the signal', async () => {
    const { client } = await serve((response) => {
      response.writeHead(200, { 'content-type': 'application/zip' }).write('a part')
    })
    const slow = await client({ timeoutMs: 300 }).insurer.claim.archive.get('c1')
    await expect(text(slow.content)).rejects.toMatchObject({ kind: 'timeout' })
    const stop = new AbortController()
    const left = await client().insurer.claim.archive.get('c1', { signal: stop.signal })
    stop.abort(new Error('Enough'))
    await expect(text(left.content)).rejects.toThrow('Enough')
  })

  test('whose reader takes its time does not end', async () => {
    const { client } = await serve(pdf('%PDF-1.7'))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const file: Download = await client().bank.request.document.get('r1', 'f1')
    vi.advanceTimersByTime(3_600_000)
    expect(await text(file.content)).toBe('%PDF-1.7')
  })

  test('is an error when one comes, and no file when a page comes', async () => {
    const { client } = await serve((response, _, attempt) => {
      if (attempt === 1) json(response, 404, refusal('NOT_FOUND'))
      else response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Sign in</p>')
    })
    await expect(client().insurer.claim.archive.get('c1')).rejects.toMatchObject({ kind: 'api', code: 'NOT_FOUND' })
    await expect(client().insurer.claim.archive.get('c1')).rejects.toMatchObject({ kind: 'proxy', status: 200 })
  })
})

describe('an upload', () => {
  const partsOf = async ({ headers, body }: Received): Promise<Record<string, unknown>> => {
    const form = await new Response(new Uint8Array(body), {
      headers: { 'content-type': headers['content-type'] ?? '' },
    }).formData()
    const parts = await Promise.all(
      [...form].map(async ([name, value]) => [
        name,
        typeof value === 'string' ? value : [value.name, await value.text()],
      ]),
    )
    return Object.fromEntries(parts) as Record<string, unknown>
  }

  test('sends its fields and its file, from memory, from the disk and from a stream', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'partner-client-'))
    await writeFile(join(folder, 'scan.pdf'), '%PDF-1.7')
    const { client, received } = await serve((response) => json(response, 200, { id: 'f1' }))
    const contents: FileToUpload['content'][] = [
      Buffer.from('%PDF-1.7'),
      await openAsBlob(join(folder, 'scan.pdf')),
      Readable.from([Buffer.from('%PDF'), Buffer.from('-1.7')]),
    ]
    for (const content of contents) {
      const file = { name: 'УПД «1204».pdf', content }
      await client().bank.supply.file('s1', { ...event, type: 'UPD', number: '1204', file })
      const last = received.at(-1)
      expect(last && (await partsOf(last))).toEqual({
        ...event,
        type: 'UPD',
        number: '1204',
        file: ['УПД «1204».pdf', '%PDF-1.7'],
      })
    }
    await rm(folder, { recursive: true })
  })

  test('sends the same again under the same key, also from a stream', async () => {
    const { client, received } = await serve((response, _, attempt) => {
      if (attempt === 1) response.writeHead(502).end()
      else json(response, 200, { id: 'f1' })
    })
    const content = Readable.from([Buffer.from('%PDF-1.7')])
    await client({ totalTimeoutMs: 5000 }).bank.agreement.file('a1', { ...event, file: { name: 'a.pdf', content } })
    expect(received).toHaveLength(2)
    const [first, second] = await Promise.all(received.map(partsOf))
    expect(first).toEqual(second)
    expect(received[0]?.headers['idempotency-key']).toBe(received[1]?.headers['idempotency-key'])
  })

  test('does not read a stream without an end into memory', async () => {
    const { client, received } = await serve((response) => json(response, 200, { id: 'f1' }))
    const endless = async function* () {
      for (;;) yield new Uint8Array(1024 * 1024)
    }
    const file = { name: 'a.pdf', content: endless() }
    await expect(client().bank.agreement.file('a1', { ...event, file })).rejects.toThrow(RangeError)
    expect(received).toEqual([])
  })
})
