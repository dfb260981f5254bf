import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import type { CourierSimulator } from './simulator.ts'

const TELL_MS = 5000

/** How the server behaves beside answering. */
export interface ListenSettings {
  readonly host?: string
  /** 0 takes a free one. */
  readonly port?: number
  /** Every answer comes so much later. */
  readonly latencyMs?: number
  /** Share of the answers that are failures, 0 to 1. */
  readonly failures?: number
}

/** A simulated courier that listens. */
export interface ListeningSimulator {
  /** `http://127.0.0.1:4010` */
  readonly address: string
  close(): Promise<void>
}

/** Lets a simulated courier answer over HTTP and call its subscribers. */
export const listen = async (
  simulator: CourierSimulator,
  { host = '127.0.0.1', port = 0, latencyMs = 0, failures = 0 }: ListenSettings = {},
): Promise<ListeningSimulator> => {
  const answer = async (request: Request): Promise<Response> => {
    if (latencyMs > 0) await wait(latencyMs)
    if (Math.random() < failures) return new Response('Internal Server Error', { status: 500 })
    return simulator.handle(request)
  }
  const server = createServer((incoming, outgoing) => {
    const hasBody = incoming.method !== 'GET' && incoming.method !== 'HEAD'
    const request = new Request(`http://${incoming.headers.host ?? host}${incoming.url ?? '/'}`, {
      method: incoming.method ?? 'GET',
      headers: Object.entries(incoming.headers).flatMap(([name, value]): [string, string][] =>
        typeof value === 'string' ? [[name, value]] : [],
      ),
      ...(hasBody && { body: Readable.toWeb(incoming) as ReadableStream, duplex: 'half' }),
    })
    answer(request)
      .then(async (response) => {
        outgoing.writeHead(response.status, Object.fromEntries(response.headers))
        outgoing.end(Buffer.from(await response.arrayBuffer()))
      })
      .catch(() => outgoing.writeHead(500).end())
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  let notifying: Promise<void> | undefined
  const timer = setInterval(() => {
    notifying ??= simulator.notify().finally(() => {
      notifying = undefined
    })
  }, TELL_MS)
  timer.unref()
  const { port: taken } = server.address() as AddressInfo
  return {
    address: `http://${host}:${taken}`,
    async close() {
      clearInterval(timer)
      server.closeAllConnections()
      await new Promise((resolve) => {
        server.close(resolve)
      })
    },
  }
}
