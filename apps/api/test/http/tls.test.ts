import { readFileSync } from 'node:fs'
import { type ClientHttp2Session, connect } from 'node:http2'
import { Agent, request } from 'node:https'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { login } from '@cabinet/contract/auth'
import { current, type CurrentUser } from '@cabinet/contract/people/user'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createInstance } from '../../src/server.ts'
import { DEMO_PASSWORD, usernameOf } from '@cabinet/demo/people'
import { anyKind } from '../support/any-kind.ts'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { createWebRoot } from '../support/web-root.ts'

const files = join(import.meta.dirname, '../support/tls')
const certificate = join(files, 'certificate.pem')
const key = join(files, 'key.pem')
const ca = readFileSync(certificate)

describe('a server with a certificate', () => {
  let cabinet: Cabinet
  let web: Awaited<ReturnType<typeof createWebRoot>>
  let address = ''
  let session: ClientHttp2Session

  beforeAll(async () => {
    web = await createWebRoot()
    const variables = { WEB_ROOT: web.folder, TLS_CERT_FILE: certificate, TLS_KEY_FILE: key }
    cabinet = await openCabinet(anyKind(), { variables })
    address = await cabinet.app.listen({ port: 0, host: '127.0.0.1' })
    session = connect(address, { ca })
  })
  afterAll(async () => {
    await cabinet.remove()
    await web.remove()
  })

  const ask = async (
    path: string,
    headers: Record<string, string> = {},
    body?: unknown,
  ): Promise<{ status: number; headers: Record<string, unknown>; body: string }> => {
    const stream = session.request({ ':path': path, ':method': body === undefined ? 'GET' : 'POST', ...headers })
    const answered = new Promise<Record<string, unknown>>((resolve, reject) => {
      stream.once('response', (given) => resolve({ ...given }))
      stream.once('error', reject)
    })
    stream.end(body === undefined ? undefined : JSON.stringify(body))
    const given = await answered
    return { status: Number(given[':status']), headers: given, body: await text(stream) }
  }

  it('speaks HTTP/2: many requests share a connection', async () => {
    expect(address).toMatch(/^https:/)
    const [page, script, config] = await Promise.all([
      ask('/login', { accept: 'text/html' }),
      ask('/assets/main-0a1b2c3d.js'),
      ask('/config.json'),
    ])
    expect([page.status, script.status, config.status]).toEqual([200, 200, 200])
    expect(session.alpnProtocol).toBe('h2')
    expect(page.headers['strict-transport-security']).toContain('max-age=')
    expect(page.headers['content-security-policy']).toContain("script-src 'self'")
  })

  it('takes calls with a body and a session', async () => {
    const body = { username: usernameOf('P7'), password: DEMO_PASSWORD }
    const signedIn = await ask(`/api${login.path}`, { 'content-type': 'application/json' }, body)
    expect(signedIn.status).toBe(200)
    const { accessToken } = JSON.parse(signedIn.body) as { accessToken: string }
    const me = await ask(`/api${current.path}`, { authorization: `Bearer ${accessToken}` })
    expect((JSON.parse(me.body) as CurrentUser).organization?.shortName).toBe('ООО «Фабрика Тканей»')
    expect((await ask(`/api${current.path}`)).status).toBe(401)
  })

  it('speaks HTTP/1.1 to who does not know the newer one', async () => {
    const agent = new Agent({ ca })
    const response = await new Promise<{ status: number | undefined; version: string }>((resolve, reject) => {
      const asked = request(`${address}/login`, { agent, headers: { accept: 'text/html' } }, (answer) => {
        answer.resume()
        resolve({ status: answer.statusCode, version: answer.httpVersion })
      })
      asked.once('error', reject)
      asked.end()
    })
    agent.destroy()
    expect(response).toEqual({ status: 200, version: '1.1' })
  })

  it('ends with its connections', async () => {
    expect(session.closed).toBe(false)
    const ended = new Promise((resolve) => session.once('close', resolve))
    await cabinet.app.close()
    await ended
  })
})

describe('a certificate that cannot be used', () => {
  it.each([
    ['is not there', { certificate: join(files, 'nothing.pem'), key }],
    ['is no certificate', { certificate: key, key }],
  ])('%s: the start says so by the names of the variables', (_, tls) => {
    expect(() => createInstance(false, { trustedProxies: [], tls })).toThrow(/^TLS_CERT_FILE, TLS_KEY_FILE: \S/)
  })
})
