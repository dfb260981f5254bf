import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { gunzipSync, inflateRawSync, inflateSync } from 'node:zlib'

/** The tracker of Matomo 5.2 as its server delivers it; its licence lies beside it. */
const tracker = readFileSync(join(import.meta.dirname, 'matomo', 'tracker.txt'))

const attempt = (read: () => string): string => {
  try {
    return read()
  } catch {
    return ''
  }
}

/** A text as it is, and as whoever receives it can read it: addresses and base64 decoded. */
const readings = (text: string): string => {
  const decoded = [text]
  for (let depth = 0; depth < 3; depth += 1) {
    const last = decoded.at(-1) ?? ''
    decoded.push(last.replaceAll(/(?:%[\da-f]{2})+/gi, (part) => attempt(() => decodeURIComponent(part))))
  }
  const encoded = text.match(/[\w+/=-]{16,}/g) ?? []
  return [...decoded, ...encoded.map((part) => Buffer.from(part, 'base64').toString('utf8'))].join('\n')
}

const contentOf = (body: Buffer): string =>
  [
    body.toString('utf8'),
    ...[gunzipSync, inflateSync, inflateRawSync].map((inflate) => attempt(() => inflate(body).toString('utf8'))),
  ]
    .map(readings)
    .join('\n')

/** Stands for the servers of the analytics and of error reports, and remembers every byte that came. */
export class Collector {
  received = ''
  readonly #server: Server = createServer((request, response) => {
    const parts: Buffer[] = []
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('access-control-allow-headers', '*')
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      this.received += `${readings(request.url ?? '')}\n${readings(JSON.stringify(request.headers))}\n${contentOf(Buffer.concat(parts))}\n`
      if (request.url?.endsWith('/matomo.js')) return response.setHeader('content-type', 'text/javascript').end(tracker)
      return response.setHeader('content-type', 'application/json').end('{}')
    })
  })

  listen(port: number): Promise<void> {
    return new Promise((resolve) => this.#server.listen(port, '127.0.0.1', resolve))
  }

  close(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }
}
