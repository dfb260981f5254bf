import { afterEach, describe, expect, test } from 'vitest'
import { PartnerApiError } from '../src/index.ts'
import { type Answer, event, json, KEY, openServer, outcome, type TestServer } from './server.ts'

let server: TestServer
const serve = async (answer: Answer): Promise<TestServer> => {
  server = await openServer(answer)
  return server
}
afterEach(() => server.close())

const kindOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'no failure',
    (error: unknown) => {
      expect(error).toBeInstanceOf(PartnerApiError)
      expect(String((error as PartnerApiError).stack)).not.toContain(KEY)
      return (error as PartnerApiError).kind
    },
  )

describe('a server that is none of ours, or is broken', () => {
  const whole = JSON.stringify(outcome)
  const answers: readonly (readonly [string, string, Answer])[] = [
    [
      'a page instead of an answer',
      'proxy',
      (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Sign in</p>'),
    ],
    [
      'a page with an error',
      'proxy',
      (response) => response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>404</h1>'),
    ],
    ['JSON that is no error of ours', 'proxy', (response) => json(response, 400, { error: 'bad request' })],
    ['a good answer without an object', 'proxy', (response) => json(response, 200, 'ok')],
    ['a redirect', 'proxy', (response) => response.writeHead(302, { location: 'https://elsewhere.example/' }).end()],
    [
      'half of an answer that says its length',
      'network',
      (response) => {
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': whole.length })
        response.write(whole.slice(0, 20), () => response.destroy())
      },
    ],
    [
      'half of an answer in chunks',
      'network',
      (response) => {
        response.writeHead(200, { 'content-type': 'application/json' })
        response.write(whole.slice(0, 20), () => response.destroy())
      },
    ],
    [
      'half of an answer that ends as if it were whole',
      'network',
      (response) => {
        response.writeHead(200, { 'content-type': 'application/json' }).end(whole.slice(0, 20))
      },
    ],
    ['an answer that breaks off before it begins', 'network', (response) => response.destroy()],
    ['silence', 'timeout', () => {}],
    [
      'silence in the middle of an answer',
      'timeout',
      (response) => {
        response.writeHead(200, { 'content-type': 'application/json' }).write(whole.slice(0, 20))
      },
    ],
  ]
  test.each(answers)('with %s is told apart: %s', async (_, kind, answer) => {
    const { client, received } = await serve(answer)
    // Only where silence is what is tested may a busy machine reach the limit.
    const timeoutMs = kind === 'timeout' ? 3_000 : 60_000
    expect(await kindOf(client({ timeoutMs }).bank.request.take('r1', event))).toBe(kind)
    expect(received).toHaveLength(1)
  })

  test('is not followed to another address with the key', async () => {
    const other = await openServer((response) => json(response, 200, outcome))
    const { client } = await serve((response) => response.writeHead(307, { location: `${other.url}/` }).end())
    expect(await kindOf(client().bank.request.take('r1', event))).toBe('proxy')
    expect(other.received).toEqual([])
    await other.close()
  })

  test('that is not there is a failure of the network that names its reason', async () => {
    const { client, close } = await serve((response) => json(response, 200, outcome))
    await close()
    await expect(client().bank.request.get('r1')).rejects.toThrow(/ECONNREFUSED/)
  })

  test('has no good certificate: nothing is repeated', async () => {
    const { client } = await serve((response) => json(response, 200, outcome))
    let attempts = 0
    const failing: typeof fetch = () => {
      attempts += 1
      return Promise.reject(
        new TypeError('fetch failed', { cause: Object.assign(new Error(), { code: 'CERT_HAS_EXPIRED' }) }),
      )
    }
    expect(await kindOf(client({ fetch: failing, totalTimeoutMs: 60_000 }).bank.request.get('r1'))).toBe('network')
    expect(attempts).toBe(1)
  })
})

describe('a caller that wants no more', () => {
  test('gets the reason of its signal at once, before and during a call', async () => {
    const arrived = Promise.withResolvers<void>()
    const { client, received } = await serve(() => arrived.resolve())
    const stop = new AbortController()
    const call = client().bank.request.get('r1', { signal: stop.signal })
    await arrived.promise
    const reason = new Error('Shutting down')
    stop.abort(reason)
    await expect(call).rejects.toBe(reason)
    await expect(client().bank.request.get('r1', { signal: stop.signal })).rejects.toBe(reason)
    expect(received).toHaveLength(1)
  })

  test('leaves nothing behind on a signal that lives longer than its calls', async () => {
    const { client } = await serve((response) => json(response, 200, outcome))
    const { signal } = new AbortController()
    const listeners = { added: 0, removed: 0 }
    const counted = Object.create(signal, {
      aborted: { get: () => signal.aborted },
      addEventListener: { value: () => (listeners.added += 1) },
      removeEventListener: { value: () => (listeners.removed += 1) },
      throwIfAborted: { value: () => signal.throwIfAborted() },
    }) as AbortSignal
    for (let count = 0; count < 5; count += 1) await client().bank.request.get('r1', { signal: counted })
    expect(listeners).toEqual({ added: 5, removed: 5 })
  })
})
