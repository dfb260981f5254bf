import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { CODE_MASK } from '../../src/platform/mail/secrets.ts'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { productKinds } from '../support/databases.ts'

interface SentMessage {
  readonly authorization: string | undefined
  readonly key: string | undefined
  readonly body: unknown
}

/** An SMS gateway on this machine that answers what it is told to. */
const openGateway = async () => {
  const taken: SentMessage[] = []
  const state = { status: 200, isSilent: false }
  const server: Server = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk: Buffer) => {
      text += chunk.toString()
    })
    request.on('end', () => {
      const { authorization, 'idempotency-key': key } = request.headers
      taken.push({ authorization, key: String(key), body: JSON.parse(text) })
      if (state.isSilent) request.socket.destroy()
      else response.writeHead(state.status).end('{}')
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`
  return { server, taken, state, url }
}

describe.each(productKinds())('text messages on $name', (kind) => {
  let cabinet: Cabinet
  let gateway: Awaited<ReturnType<typeof openGateway>>
  const message = { recipient: '+70000000001', text: 'Код: 482913', code: '482913' }

  beforeAll(async () => {
    gateway = await openGateway()
    cabinet = await openCabinet(kind, {
      variables: { SMS_URL: gateway.url, SMS_TOKEN: 'gateway-token', DEMO_MODE: 'false' },
    })
  })
  afterEach(async () => {
    gateway.taken.length = 0
    Object.assign(gateway.state, { status: 200, isSilent: false })
    await cabinet.platform.database.query.deleteFrom('text_message').execute()
  })
  afterAll(async () => {
    await cabinet.remove()
    gateway.server.close()
  })

  const only = () => cabinet.platform.database.query.selectFrom('text_message').selectAll().executeTakeFirstOrThrow()

  it('reach the gateway once and forget their code', async () => {
    const { sms } = cabinet.platform
    await sms.write(message)
    const { id } = await only()
    await sms.deliver()
    await sms.deliver()
    expect(gateway.taken).toEqual([
      { authorization: 'Bearer gateway-token', key: id, body: { id, to: '+70000000001', text: 'Код: 482913' } },
    ])
    expect(await only()).toMatchObject({ sent_at: expect.any(String) as string, body: `Код: ${CODE_MASK}`, code: null })
  })

  it.each([{ status: 500 }, { status: 429 }, { status: 401 }, { status: 302 }, { isSilent: true }])(
    'are tried again after %j',
    async (trouble) => {
      const { sms } = cabinet.platform
      Object.assign(gateway.state, trouble)
      await sms.write(message)
      await sms.deliver()
      expect(await only()).toMatchObject({ attempts: 1, sent_at: null, failed_at: null, body: 'Код: 482913' })
      Object.assign(gateway.state, { status: 202, isSilent: false })
      cabinet.wait(60_000)
      await sms.deliver()
      expect(await only()).toMatchObject({ attempts: 2, sent_at: expect.any(String) as string })
      expect(new Set(gateway.taken.map(({ key }) => key)).size).toBe(1)
    },
  )

  it.each([400, 404, 422])('are given up at once after %i', async (status) => {
    const { sms } = cabinet.platform
    gateway.state.status = status
    await sms.write(message)
    await sms.deliver()
    const given = await only()
    expect(given).toMatchObject({ attempts: 1, failed_at: expect.any(String) as string, code: null })
    expect(JSON.stringify(given)).not.toContain('482913')
  })
})

describe.each(productKinds())('without a gateway on $name', (kind) => {
  it('text messages stay in the table', async () => {
    const cabinet = await openCabinet(kind)
    await cabinet.platform.sms.write({ recipient: '+70000000001', text: 'x' })
    await cabinet.platform.sms.deliver()
    const rows = await cabinet.platform.database.query.selectFrom('text_message').selectAll().execute()
    expect(rows).toMatchObject([{ sent_at: null, attempts: 0 }])
    await cabinet.remove()
  })
})
