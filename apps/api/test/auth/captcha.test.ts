import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { CAPTCHA_HEADER, login } from '@cabinet/contract/auth'
import type { Endpoint } from '@cabinet/contract/endpoint'
import { recover } from '@cabinet/contract/auth/password'
import { register } from '@cabinet/contract/auth/registration'
import { register as registerSeller } from '@cabinet/contract/auth/seller-registration'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '@cabinet/demo/people'
import { anyKind } from '../support/any-kind.ts'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { stranger } from '../support/registration.ts'

/** A provider of the bot check that knows one good token. */
const openProvider = async (): Promise<{
  server: Server
  url: string
  forms: URLSearchParams[]
  fail: { on: boolean }
}> => {
  const forms: URLSearchParams[] = []
  const fail = { on: false }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const form = new URLSearchParams(Buffer.concat(chunks).toString())
      forms.push(form)
      const status = form.get('token') === 'good-token' ? 'ok' : 'failed'
      response.writeHead(fail.on ? 500 : 200, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ status, message: '', host: 'cabinet.example' }))
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, forms, fail }
}

describe('bot check', () => {
  let cabinet: Cabinet
  let provider: Awaited<ReturnType<typeof openProvider>>

  beforeAll(async () => {
    provider = await openProvider()
    cabinet = await openCabinet(anyKind(), {
      variables: { CAPTCHA_YANDEX_SERVER_KEY: 'server-key', CAPTCHA_YANDEX_URL: provider.url },
    })
  })
  afterAll(async () => {
    await cabinet.remove()
    provider.server.close()
  })

  const enter = (ip: string, token?: string) =>
    cabinet.call(login, {
      body: { username: '+70000000007', password: DEMO_PASSWORD },
      ip,
      ...(token !== undefined && { headers: { [CAPTCHA_HEADER]: token } }),
    })
  const failTimes = async (ip: string, times: number): Promise<void> => {
    for (let count = 0; count < times; count += 1) await cabinet.platform.limits.payAttempt(ip)
  }

  it('is not asked for before three failures', async () => {
    await failTimes('10.9.0.1', 2)
    expect((await enter('10.9.0.1')).status).toBe(200)
    expect(provider.forms).toHaveLength(0)
  })

  it('refuses a sign-in without a token or with a bad one', async () => {
    await failTimes('10.9.0.2', 3)
    for (const token of [undefined, 'bad-token']) {
      const refused = await enter('10.9.0.2', token)
      expect(refused.status).toBe(403)
      expect(refused.body['code']).toBe('CAPTCHA_REQUIRED')
    }
  })

  it('passes a good token and tells the provider key, token and address', async () => {
    await failTimes('10.9.0.3', 3)
    expect((await enter('10.9.0.3', 'good-token')).status).toBe(200)
    expect(Object.fromEntries(provider.forms.at(-1) ?? [])).toEqual({
      secret: 'server-key',
      token: 'good-token',
      ip: '10.9.0.3',
    })
  })

  it('lets people in when the provider is down, but refuses an address sooner', async () => {
    provider.fail.on = true
    await failTimes('10.9.0.4', 3)
    expect((await enter('10.9.0.4', 'any-token')).status).toBe(200)
    await failTimes('10.9.0.5', 10)
    expect((await enter('10.9.0.5', 'any-token')).status).toBe(429)
    provider.fail.on = false
  })

  const others: readonly [string, Endpoint, () => object][] = [
    ['a registration', register, stranger],
    ['a seller registration', registerSeller, () => ({ ...stranger(), token: 'demo-seller-new' })],
    ['a recovery', recover, () => ({ username: '+70000000007' })],
  ]
  it.each(others)('is asked for with every try of %s', async (_, endpoint, bodyOf) => {
    const ask = (ip: string, token?: string) =>
      cabinet.call(endpoint, {
        body: bodyOf(),
        ip,
        ...(token !== undefined && { headers: { [CAPTCHA_HEADER]: token } }),
      })
    for (const token of [undefined, 'bad-token']) {
      const refused = await ask('10.9.1.1', token)
      expect(refused.status).toBe(403)
      expect(refused.body['code']).toBe('CAPTCHA_REQUIRED')
    }
    expect((await ask('10.9.1.2', 'good-token')).status).toBe(200)
    expect(provider.forms.at(-1)?.get('ip')).toBe('10.9.1.2')
  })

  it('lets five visitors of one address register while the provider is down', async () => {
    provider.fail.on = true
    const statuses: number[] = []
    for (let count = 0; count < 6; count += 1) {
      const { status } = await cabinet.call(register, {
        body: stranger(),
        ip: '10.9.2.1',
        headers: { [CAPTCHA_HEADER]: 'any-token' },
      })
      statuses.push(status)
    }
    provider.fail.on = false
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })
})
