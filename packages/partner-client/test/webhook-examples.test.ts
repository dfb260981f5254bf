import { type ChildProcess, spawn } from 'node:child_process'
import { createHmac, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'

const SECRETS = ['present secret 1', 'the next secret 2'].map((text) => `whsec_${Buffer.from(text).toString('base64')}`)

/** A delivery as the platform sends it. */
const deliveryOf = (secret: string, id = randomUUID()) => {
  const event = { cursor: '1', id, type: 'claim.submitted', occurredAt: '2026-11-27T14:00:00Z' }
  const body = JSON.stringify({ ...event, data: { id: 'c1', version: 1 } })
  const timestamp = String(Math.floor(Date.now() / 1000))
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return {
    body,
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,${signature}`,
    },
  }
}

describe.each(['node', 'fastify'])('the example of %s', (name) => {
  let child: ChildProcess
  let address = ''
  let printed = ''

  /** Waits until the program has printed this. */
  const prints = (text: RegExp): Promise<string> => vi.waitUntil(() => text.exec(printed)?.[1], { timeout: 30_000 })

  beforeAll(async () => {
    const file = join(import.meta.dirname, `../examples/webhook-${name}.ts`)
    const env = { ...process.env, PORT: '0', WEBHOOK_SECRETS: SECRETS.join(' ') }
    child = spawn(process.execPath, ['--conditions=cabinet-source', file], { env })
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => (printed += chunk.toString()))
    address = `http://localhost:${await prints(/"port":(\d+)/)}/events`
  })
  afterAll(() => child.kill())

  test('takes deliveries with either secret, one of them once, and refuses others', async () => {
    const send = async (delivery: { readonly headers: Record<string, string>; readonly body: string }) =>
      (await fetch(address, { method: 'POST', ...delivery })).status
    const delivery = deliveryOf(SECRETS[0] ?? '')
    expect([await send(delivery), await send(delivery), await send(deliveryOf(SECRETS[1] ?? ''))]).toEqual([
      204, 204, 204,
    ])
    const changed = { ...delivery, body: delivery.body.replace('c1', 'c2') }
    expect(await send(changed)).toBe(400)
    await prints(/(signature): No signature/)
    expect(await send({ ...delivery, body: 'x'.repeat(100_000) })).toBeGreaterThanOrEqual(400)
    expect(printed.match(/claim\.submitted c1/g)).toHaveLength(2)
    for (const secret of SECRETS) expect(printed).not.toContain(secret)
  })
})

describe('the example of Express', () => {
  afterEach(() => {
    vi.unstubAllEnvs()
    vi.restoreAllMocks()
  })

  test('answers deliveries by their signatures', async () => {
    vi.stubEnv('WEBHOOK_SECRETS', SECRETS.join(' '))
    const { receive } = await import('../examples/webhook-express.ts')
    const [warn, log] = [vi.spyOn(console, 'warn').mockReturnValue(), vi.spyOn(console, 'log').mockReturnValue()]
    const answer = (secret: string) => {
      const { headers, body } = deliveryOf(secret)
      const response = { sendStatus: vi.fn() }
      receive({ headers, body: Buffer.from(body) }, response)
      return response.sendStatus.mock.calls
    }
    expect(answer(SECRETS[0] ?? '')).toEqual([[204]])
    expect(answer(`whsec_${Buffer.from('somebody else 17').toString('base64')}`)).toEqual([[400]])
    expect(log).toHaveBeenCalledExactlyOnceWith('claim.submitted c1')
    expect(warn).toHaveBeenCalledOnce()
  })
})
