import { createServer, type IncomingHttpHeaders, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createPartnerClient, type PartnerClient, type PartnerClientOptions } from '../src/index.ts'

/** The key of every test; no failure may show it. */
export const KEY = 'ck_live_Wm9yZ2VuZnJpIGlzIHNlY3JldA'

/** What came to a server. */
export interface Received {
  readonly method: string
  readonly url: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** A server that a test plays. */
export interface TestServer {
  readonly url: string
  readonly received: readonly Received[]
  /** A client of it. */
  client(options?: Partial<PartnerClientOptions>): PartnerClient
  close(): Promise<void>
}

/** Answers a request; `attempt` begins with 1. */
export type Answer = (response: ServerResponse, request: Received, attempt: number) => void

/** A server on a free port that answers by a function. */
export const openServer = async (answer: Answer): Promise<TestServer> => {
  const received: Received[] = []
  const listener: RequestListener = (request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const { method = '', url = '', headers } = request
      const whole = { method, url, headers, body: Buffer.concat(parts) }
      received.push(whole)
      answer(response, whole, received.length)
    })
  }
  const server = createServer(listener)
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    received,
    client: (options) => createPartnerClient({ url, key: KEY, totalTimeoutMs: 0, ...options }),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

/** Answers JSON. */
export const json = (response: ServerResponse, status: number, body: unknown, headers: object = {}): void => {
  response
    .writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers })
    .end(JSON.stringify(body))
}

/** An error of the platform. */
export const refusal = (code: string, more: object = {}): object => ({
  code,
  message: 'Так нельзя',
  traceId: 'trace-1',
  ...more,
})

export const event = { externalId: 'e-1', occurredAt: '2026-11-20T10:00:00+03:00' } as const
export const outcome = { id: 'r1', state: 'PROCESSING', version: 2 } as const
