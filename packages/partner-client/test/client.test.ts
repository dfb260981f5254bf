import { inspect } from 'node:util'
import { afterEach, describe, expect, test } from 'vitest'
import { nameOf } from '../src/call.ts'
import { calls } from '../src/calls.ts'
import { createPartnerClient, PartnerApiError } from '../src/index.ts'
import { type Answer, event, json, KEY, openServer, outcome, refusal, type TestServer } from './server.ts'

let server: TestServer
const serve = async (answer: Answer): Promise<TestServer> => {
  server = await openServer(answer)
  return server
}
afterEach(() => server.close())

const failureOf = (call: Promise<unknown>): Promise<PartnerApiError> =>
  call.then(
    () => expect.unreachable('the call did not fail'),
    (error: unknown) => {
      expect(error).toBeInstanceOf(PartnerApiError)
      return error as PartnerApiError
    },
  )

describe('a call', () => {
  test('goes to its address with the key, its query and its body, and gives the answer with fields that come later', async () => {
    const { client, received } = await serve((response) => json(response, 200, { ...outcome, later: 'новое' }))
    const cabinet = client({ language: 'en' })
    expect(await cabinet.bank.request.take('r 1', event)).toEqual({ ...outcome, later: 'новое' })
    await cabinet.insurer.shipment.list({ insuranceId: 'i1', limit: 5, after: undefined })
    await cabinet.marketplace.account.month.get('a1', '2026-10')
    expect(received.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'POST /api/v1/partner/bank/request/r%201/take',
      'GET /api/v1/partner/insurer/shipment?insuranceId=i1&limit=5',
      'GET /api/v1/partner/marketplace/account/a1/month/2026-10',
    ])
    expect(received[0]?.headers).toMatchObject({
      authorization: `Bearer ${KEY}`,
      'accept-language': 'en',
      'content-type': 'application/json',
      'idempotency-key': expect.stringMatching(/^[\da-f-]{36}$/),
    })
    expect(JSON.parse(String(received[0]?.body))).toEqual(event)
    expect(received[1]?.headers['idempotency-key']).toBeUndefined()
  })

  test('is there for every address of the contract', async () => {
    const { client, received } = await serve((response, { method }) =>
      json(response, 200, method === 'GET' ? {} : outcome),
    )
    const cabinet = client()
    const file = { name: 'a.pdf', content: new Uint8Array([1]) }
    for (const call of calls.filter(({ isDownload }) => !isDownload)) {
      const branch = nameOf(call).reduce<unknown>((found, name) => (found as Record<string, unknown>)[name], cabinet)
      const ids = [...call.path.matchAll(/\{\w+\}/g)].map(() => 'x')
      await (branch as (...input: unknown[]) => Promise<unknown>)(
        ...ids,
        ...(call.method === 'POST' ? [{ ...event, ...(call.isUpload && { file }) }] : []),
      )
      expect(received.at(-1)).toMatchObject({
        method: call.method,
        url: `/api${call.path.replaceAll(/\{\w+\}/g, 'x')}`,
      })
    }
    expect(received.length).toBeGreaterThan(60)
  })

  test.each(['', '.', '..', undefined as unknown as string])(
    'does not leave its address for the id «%s»',
    async (id) => {
      const { client, received } = await serve((response) => json(response, 200, outcome))
      await expect(client().bank.request.take(id, event)).rejects.toThrow(TypeError)
      expect(received).toEqual([])
    },
  )

  test('has types that refuse what the platform would refuse', async () => {
    const { client } = await serve((response) => json(response, 200, outcome))
    const { bank } = client()
    // @ts-expect-error -- `occurredAt` is missing
    await bank.request.take('r1', { externalId: 'e-1' })
    // @ts-expect-error -- no such product
    await bank.offer.save({ ...event, product: 'LOAN' })
    const taken = await bank.request.take('r1', event)
    const version: number = taken.version
    expect(version).toBe(2)
  })
})

describe('an error of the platform', () => {
  test('says its status, code, state, what is possible, wrong fields and the id of the request', async () => {
    const fields = [{ field: 'limit', code: 'too_big', message: 'Больше предложения' }]
    const { client } = await serve((response, _, attempt) => {
      if (attempt === 1) json(response, 400, refusal('VALIDATION', { fields }))
      else json(response, 409, refusal('WRONG_STATE', { state: 'APPROVED', possible: ['prolong'] }))
    })
    const wrong = await failureOf(client().bank.request.take('r1', event, { idempotencyKey: 'take-1' }))
    expect(wrong).toMatchObject({
      ...{ name: 'PartnerApiError', kind: 'api', status: 400, code: 'VALIDATION', fields, traceId: 'trace-1' },
      ...{ possible: [], request: 'POST /api/v1/partner/bank/request/r1/take', idempotencyKey: 'take-1' },
      message: 'POST /api/v1/partner/bank/request/r1/take: 400 VALIDATION: Так нельзя',
    })
    const late = await failureOf(client().bank.request.take('r1', event))
    expect(late).toMatchObject({ status: 409, code: 'WRONG_STATE', state: 'APPROVED', possible: ['prolong'] })
  })
})

describe('the key', () => {
  test('is nowhere in a client, nor in a failure, although a server sends it back', async () => {
    const { client } = await serve((response, { headers }, attempt) => {
      if (attempt === 1) json(response, 400, refusal('VALIDATION', { message: `Wrong: ${headers.authorization}` }))
      else if (attempt === 2) response.destroy()
      else response.writeHead(502, { 'content-type': 'text/html' }).end(`<pre>${headers.authorization}</pre>`)
    })
    const cabinet = client()
    const printed = [
      cabinet,
      await failureOf(cabinet.bank.request.get('r1')),
      await failureOf(cabinet.bank.request.take('r1', event)),
      await failureOf(cabinet.bank.request.get('r1')),
    ].map((value) => inspect(value, { depth: 20, showHidden: true }) + JSON.stringify(value))
    expect(printed[1]).toContain('Wrong: Bearer [key]')
    expect(printed.join('\n')).not.toContain(KEY)
  })

  test.each([
    ['a line break after the key', { key: `${KEY}\n` }],
    ['something else than a key', { key: 'eyJhbGciOi' }],
    ['no address', { url: 'cabinet.example' }],
    ['a password in the address', { url: 'https://me:secret@cabinet.example' }],
    ['no encryption', { url: 'http://cabinet.example' }],
  ])('does not begin to be used with %s, and the reason shows no secret', async (_, wrong) => {
    const { client } = await serve((response) => json(response, 200, {}))
    const options = { url: 'https://cabinet.example', key: KEY, ...wrong }
    try {
      createPartnerClient(options)
      expect.unreachable()
    } catch (error) {
      expect(error).toBeInstanceOf(TypeError)
      expect(String(error)).not.toContain(options.key.trim())
      expect(String(error)).not.toContain('secret')
    }
    expect(client).toBeDefined()
  })

  test('travels without encryption to this machine, and to a demo', async () => {
    await serve((response) => json(response, 200, {}))
    expect(createPartnerClient({ url: 'http://localhost:3000', key: KEY })).toBeDefined()
    expect(createPartnerClient({ url: 'http://demo.example/cabinet/', key: 'ck_test_abc' })).toBeDefined()
  })
})
