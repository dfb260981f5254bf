import { request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { login } from '@cabinet/contract/auth'
import { status } from '@cabinet/contract/debtor'
import { current } from '@cabinet/contract/people/user'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anyKind } from '../support/any-kind.ts'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'

describe('the HTTP server', () => {
  let cabinet: Cabinet

  beforeAll(async () => {
    cabinet = await openCabinet(anyKind(), { variables: { METRICS_PORT: '0' } })
  })
  afterAll(() => cabinet.remove())

  it('gives every answer an id that finds it in the log, and takes one from a proxy', async () => {
    const own = await cabinet.call(current)
    expect(own.raw.headers['x-request-id']).toBe(own.body['traceId'])
    const given = await cabinet.call(current, { headers: { 'x-request-id': 'proxy-0123456789' } })
    expect(given.body['traceId']).toBe('proxy-0123456789')
    const forged = await cabinet.call(current, { headers: { 'x-request-id': 'bad id\n"}' } })
    expect(forged.body['traceId']).toMatch(/^[\da-f-]{36}$/)
  })

  it.each([
    [undefined, 'ru'],
    ['ru', 'ru'],
    ['en', 'en'],
    ['en-US,en;q=0.9', 'en'],
    ['de,fr', 'ru'],
    ['en;q=0.2, ru;q=0.9', 'ru'],
    ['en;q=0', 'ru'],
    ['*', 'ru'],
    ['en;q=nonsense', 'ru'],
  ])('answers Accept-Language %s in %s', async (header, language) => {
    const headers = header === undefined ? {} : { 'accept-language': header }
    const { body, raw } = await cabinet.call(current, { headers })
    expect(raw.headers['content-language']).toBe(language)
    expect(body['message']).toBe(
      language === 'ru' ? 'Сеанс завершён. Войдите снова' : 'The session has ended. Sign in again',
    )
  })

  it('is never kept by a browser and can load nothing', async () => {
    const { raw } = await cabinet.call(status, { token: await cabinet.tokenOf('P7') })
    expect(raw.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'content-type': 'application/json; charset=utf-8',
    })
  })

  it.each([
    ['not JSON', { 'content-type': 'application/json' }, '{', 400, 'VALIDATION'],
    ['nothing', { 'content-type': 'application/json' }, '', 400, 'VALIDATION'],
    ['text', { 'content-type': 'text/plain' }, 'hello', 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 'a=1', 415, 'UNSUPPORTED_MEDIA_TYPE'],
    [
      'too much',
      { 'content-type': 'application/json' },
      JSON.stringify({ a: 'x'.repeat(2 ** 20) }),
      413,
      'PAYLOAD_TOO_LARGE',
    ],
    ['a poisoned prototype', { 'content-type': 'application/json' }, '{"__proto__":{"a":1}}', 400, 'VALIDATION'],
  ])('refuses %s', async (_what, headers, payload, code, name) => {
    const response = await cabinet.app.inject({ method: 'POST', url: `/api${login.path}`, headers, payload })
    expect(response.statusCode).toBe(code)
    expect(response.json()).toMatchObject({ code: name, message: expect.any(String) as string })
  })

  it.each(['/api/%zz', '/api/v1/%E0%A4%A'])('refuses the address %s that cannot be read', async (url) => {
    const response = await cabinet.app.inject({ url })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ code: 'VALIDATION' })
  })

  it('allows no other origin', async () => {
    const response = await cabinet.app.inject({
      method: 'OPTIONS',
      url: `/api${current.path}`,
      headers: { origin: 'https://other.example', 'access-control-request-method': 'GET' },
    })
    expect(response.statusCode).toBe(404)
    expect(response.headers['access-control-allow-origin']).toBeUndefined()
  })

  it('hides its own mistakes behind an id', async () => {
    const token = await cabinet.tokenOf('P10')
    await sql`alter table debtor_insurance rename to debtor_insurance_gone`.execute(cabinet.platform.database.query)
    const { status: code, body } = await cabinet.call(status, { token })
    await sql`alter table debtor_insurance_gone rename to debtor_insurance`.execute(cabinet.platform.database.query)
    expect(code).toBe(500)
    expect(body).toEqual({
      code: 'INTERNAL',
      message: 'Произошла неизвестная ошибка. Попробуйте ещё раз или обратитесь в поддержку',
      traceId: expect.any(String) as string,
    })
  })

  it('shows numbers for Prometheus on their own port only', async () => {
    await cabinet.call(current)
    const metrics = await fetch(`http://127.0.0.1:${cabinet.metricsPort}/metrics`)
    const text = await metrics.text()
    expect(text).toContain('process_cpu_seconds_total')
    expect(text).toMatch(/http_request_duration_seconds_count\{method="GET",route="\/api\/v1\/user",status="401"\} \d/)
    expect((await fetch(`http://127.0.0.1:${cabinet.metricsPort}/other`)).status).toBe(404)
    expect((await cabinet.app.inject({ url: '/metrics', headers: { accept: 'application/json' } })).statusCode).toBe(
      404,
    )
    expect((await cabinet.app.inject({ url: '/api/metrics' })).statusCode).toBe(404)
  })

  it('shows a page to try the calls out, which may load its own files only', async () => {
    const page = await cabinet.app.inject({ url: '/api/docs' })
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('swagger-ui')
    expect(page.headers['content-security-policy']).toContain("script-src 'self'")
    expect((await cabinet.app.inject({ url: '/api/docs/static/swagger-ui.css' })).statusCode).toBe(200)
  })
})

describe('stopping', () => {
  it('finishes the calls that run and takes no more', async () => {
    const cabinet = await openCabinet(anyKind())
    await cabinet.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = cabinet.app.server.address() as AddressInfo
    const token = await cabinet.tokenOf('P7')
    cabinet.platform.faults.set('slow', true)
    const entered = new Promise<void>((resolve) => {
      cabinet.app.server.once('request', () => resolve())
    })
    const running = new Promise<number | undefined>((resolve, reject) => {
      const call = httpRequest(
        { port, path: `/api${status.path}`, headers: { authorization: `Bearer ${token}` } },
        (response) => {
          response.resume()
          resolve(response.statusCode)
        },
      )
      call.on('error', reject)
      call.end()
    })
    await entered
    await cabinet.stop()
    expect(await running).toBe(200)
    await expect(fetch(`http://127.0.0.1:${port}/api/service/build/health`)).rejects.toThrow()
    await cabinet.removeData()
  })
})
