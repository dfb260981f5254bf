import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { fastify } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { createCaptchaCheck } from '../../src/integrations/captcha/captcha.ts'
import { createCourier } from '../../src/integrations/cdek/courier.ts'
import { demoCourierAccounts } from '@cabinet/demo/courier/accounts'
import { createCourierSimulator } from '@cabinet/demo/courier/simulator'
import { createHttpRegistry } from '../../src/integrations/registry/http.ts'
import { newId } from '../../src/kernel/ids.ts'
import { callForStream, callOut, AnswerTooLargeError } from '../../src/kernel/outgoing.ts'
import { createObjectStorage } from '../../src/platform/files/object-storage.ts'
import { httpSmsTransport } from '../../src/platform/mail/http-sms.ts'
import { smtpTransport } from '../../src/platform/mail/smtp.ts'
import { clientOf } from '@cabinet/demo/demo-partner'
import { deliver } from '../../src/platform/target.ts'
import { proxyAnalytics } from '../../src/platform/web/web.ts'
import { badManners, beginnings, collectGarbage, openBadServer } from '../support/bad-servers.ts'
import { objectAccess } from '../support/object-server.ts'

/** Time that every call of this test may take by its own bound, milliseconds. */
const LIMIT_MS = 250
const limits = { timeoutMs: LIMIT_MS, maxBytes: 64 * 1024 }
const now = () => new Date()
/** A letter needs several answers of its server before there is anything to wait for. */
const LETTER_MS = 1000
/** The simulated courier has many hints to give, each of which waits for so long. */
const HINT_MS = 20
/** So much later an order of the simulated courier has moved. */
const HINTED_MS = 600_000

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cabinet-outgoing-'))
  await writeFile(join(folder, 'content'), 'content')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const storageAt = (url: string) =>
  createObjectStorage({
    url,
    ...objectAccess,
    limits: { callMs: LIMIT_MS, silenceMs: LIMIT_MS, contentMs: LIMIT_MS },
  })

const courierAt = (url: string) => createCourier({ url, now, timeoutMs: LIMIT_MS, pause: async () => {} })
const key = demoCourierAccounts.wizard

const email = {
  ...{ id: newId(), organization_id: null, recipient: 'a@b.example', language: 'ru' as const, subject: 'x', body: 'x' },
  ...{ html: '<p>x</p>', subscriber_id: null, mailing_id: null, created_at: '2026-11-20T09:00:00.000Z', code: null },
  ...{ code_until: null, next_attempt_at: '2026-11-20T09:00:00.000Z', sent_at: null, failed_at: null, attempts: 0 },
  ...{ last_error: null, priority: 1 },
}

/** Ways out of the server by the file that they are in. Whatever they come to, they come to it in time. */
const waysOut: Readonly<Record<string, Readonly<Record<string, (url: string) => Promise<unknown>>>>> = {
  'integrations/captcha/captcha.ts': {
    'the bot check': (url) => createCaptchaCheck({ serverKey: 'key', url }, limits).verify('token', '10.0.0.1'),
  },
  'integrations/cdek/courier.ts': {
    'the check of a courier account': (url) => courierAt(url).check(key),
    'an order of the courier': (url) => courierAt(url).order(key, newId()),
    'a subscription at the courier': (url) => courierAt(url).subscribe(key, 'https://cabinet.example/hint'),
  },
  '../../demo/src/courier/simulator.ts': {
    'a hint of the simulated courier': async (url) => {
      let ahead = 0
      const later = () => new Date(now().getTime() + ahead)
      const settings = { now: later, real: later, start: async () => now(), webhookTimeoutMs: HINT_MS }
      const simulator = createCourierSimulator(settings)
      const ask = async (path: string, init: RequestInit) =>
        (await simulator.handle(new Request(`http://simulator${path}`, init))).json()
      const form = { grant_type: 'client_credentials', client_id: key.clientId, client_secret: key.clientSecret }
      const { access_token: token } = (await ask('/v2/oauth/token', {
        method: 'POST',
        body: new URLSearchParams(form),
      })) as { access_token: string }
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
      const post = (path: string, body: object) =>
        ask(path, { method: 'POST', headers, body: JSON.stringify(body) }) as Promise<{ entity: { uuid: string } }>
      await post('/v2/webhooks', { type: 'ORDER_STATUS', url })
      ahead = HINTED_MS
      await simulator.notify()
    },
  },
  'integrations/registry/http.ts': {
    'the registry': (url) =>
      createHttpRegistry({ url, token: 'key', now, timeoutMs: LIMIT_MS }).findByItn('7799012346'),
  },
  'platform/files/object-storage.ts': {
    'a content on its way into the storage': (url) =>
      storageAt(url).put(newId(), { name: 'a', path: join(folder, 'content'), size: 7, sha256: 'a' }, 'text/plain'),
    'a content on its way out of the storage': async (url) => {
      const content = await storageAt(url).read(newId())
      return content && buffer(content.stream)
    },
    'the removal of a content': (url) => storageAt(url).remove(newId()),
    'the list of contents': async (url) => {
      for await (const id of storageAt(url).idsBefore(now())) expect(id).toBeDefined()
    },
  },
  'platform/mail/http-sms.ts': {
    'the SMS gateway': (url) =>
      httpSmsTransport(url, null, LIMIT_MS)({ ...email, body: 'x', recipient: '+70000000001' }),
  },
  'platform/mail/smtp.ts': {
    'the mail server': (url) =>
      smtpTransport(url.replace('http:', 'smtp:'), 'a@b.example', () => ({}), LETTER_MS).send(email),
  },
  '../../demo/src/demo-partner.ts': {
    'a demo partner': (url) => clientOf({ address: url, key: 'ck_test_key' }, limits).bank.agreement.list(),
  },
  'platform/target.ts': {
    'a webhook or a notification': (url) =>
      deliver({ url, headers: {}, body: '{}', mayBeLocal: true }, undefined, LIMIT_MS),
  },
  'platform/web/web.ts': {
    'the web analytics': async (url) => {
      const app = fastify()
      await proxyAnalytics(app, url, limits)
      return app.inject('/stats/matomo.js').finally(() => app.close())
    },
  },
}

const source = resolve(import.meta.dirname, '../../src')
/** What leaves the server: the helper, requests of Node.js, mail, the proxy. */
const leaves =
  /\bcall(?:Out|ForStream|ForStatus)\(|request as request(?:Http|Https)\b|\bcreateTransport\(|\.register\(httpProxy/

it('every way out of the server is tried below', () => {
  const files = ['', '../../demo/src/'].flatMap((folder) =>
    readdirSync(join(source, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts'))
      .map((path) => folder + path),
  )
  const found = files.filter(
    (path) => path !== 'kernel/outgoing.ts' && leaves.test(readFileSync(join(source, path), 'utf8')),
  )
  expect(found.toSorted()).toEqual(Object.keys(waysOut).toSorted())
})

const calls = Object.values(waysOut).flatMap((byName) => Object.entries(byName))

describe.each(badManners)('a server that is %s', (manner) => {
  it.each(calls)(
    'does not hold up %s',
    async (name, call) => {
      const endCollecting = collectGarbage()
      onTestFinished(endCollecting)
      const server = await openBadServer(manner, beginnings[name === 'the mail server' ? 'smtp' : 'http'])
      onTestFinished(() => server.close())
      // The test itself is the bound: without one of its own the call would never end.
      await call(`http://127.0.0.1:${server.port}`).catch((error: unknown) => expect(error).toBeInstanceOf(Error))
      expect(server.taken()).toBeGreaterThan(0)
      // Nobody goes on listening.
      await expect.poll(server.open).toBe(0)
    },
    30_000,
  )
})

describe('a call that leaves the server', () => {
  const at = async (manner: (typeof badManners)[number]) => {
    const server = await openBadServer(manner, beginnings.http)
    onTestFinished(() => server.close())
    return new Request(`http://127.0.0.1:${server.port}`)
  }

  it('reads no more than it may', async () => {
    const call = callOut(await at('endlessBody'), { timeoutMs: 20_000, maxBytes: 1000 })
    await expect(call).rejects.toThrow(AnswerTooLargeError)
    const { stream } = await callForStream(await at('endlessBody'), {
      ...{ timeoutMs: 20_000, silenceMs: 20_000 },
      maxBytes: 1000,
    })
    await expect(buffer(stream)).rejects.toThrow('larger than 1000 bytes')
  })

  it('gives its connection back when nobody reads the answer', async () => {
    const server = await openBadServer('tricklingBody', beginnings.http)
    onTestFinished(() => server.close())
    const request = new Request(`http://127.0.0.1:${server.port}`)
    const { stream } = await callForStream(request, { timeoutMs: 20_000, silenceMs: 20_000, maxBytes: 1000 })
    stream.destroy()
    await expect.poll(server.open).toBe(0)
  })

  it('is answered in time by a transport that does not know its signal', async () => {
    const call = callOut(new Request('http://nowhere.example'), limits, () => new Promise(() => {}))
    await expect(call).rejects.toThrow('Not over within 0.25 seconds')
  })
})
