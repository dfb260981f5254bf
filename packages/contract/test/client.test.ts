import axios, { AxiosError } from 'axios'
import { describe, expect, test } from 'vitest'
import { createCall, pathOf, requestOf } from '../src/client.ts'
import { createRequest } from '../src/finance.ts'
import { download, upload } from '../src/file.ts'
import { read as image } from '../src/image.ts'
import { healthCheck } from '../src/service.ts'
import { login } from '../src/auth.ts'
import { write } from '../src/support/requests.ts'

describe('addresses of calls', () => {
  test('parameters are encoded', () => {
    expect(pathOf('/v1/sender/checking-prefix/{contractNumber}', { contractNumber: 'ИМ-РФ/1 %' })).toBe(
      '/v1/sender/checking-prefix/%D0%98%D0%9C-%D0%A0%D0%A4%2F1%20%25',
    )
  })

  test.each([undefined, null, ''])('a missing parameter (%s) is an error of ours, not a wrong address', (id) => {
    expect(() => pathOf('/v1/user/{id}', { id })).toThrow('No value for {id} in /v1/user/{id}')
  })
})

describe('requests of calls', () => {
  test('a body goes as data', () => {
    const body = { username: '+70000000001', password: 'x' }
    expect(requestOf(login, { body })).toEqual({ method: 'POST', url: '/v1/auth/login', data: body })
  })

  test('a query goes as params', () => {
    const offerId = '0b0c6c1e-0000-4000-8000-000000000001'
    expect(requestOf(createRequest, { query: { offerId } })).toMatchObject({
      method: 'POST',
      url: '/v1/finance/request',
      params: { offerId },
    })
  })

  test('several values of one name travel as the name repeated, also when there is one', () => {
    const uriOf = (offerId: readonly string[]): string =>
      axios.getUri(requestOf(createRequest, { query: { offerId: offerId as never } }))
    expect(uriOf(['a', 'b'])).toBe('/v1/finance/request?offerId=a&offerId=b')
    expect(uriOf(['a'])).toBe('/v1/finance/request?offerId=a')
  })

  test('a file is asked for as a blob', () => {
    expect(requestOf(image, { params: { id: 'a' } }).responseType).toBe('blob')
    expect(requestOf(healthCheck, { params: { service: 'seller' } }).responseType).toBeUndefined()
  })

  test('headers and the signal travel with the call', () => {
    const { signal } = new AbortController()
    const headers = { 'x-captcha-token': 't' }
    expect(requestOf(login, {}, { signal, headers })).toMatchObject({ signal, headers })
  })
})

describe('files of calls', () => {
  const file = new File(['%PDF-1.7'], 'Полис.pdf', { type: 'application/pdf' })

  test('a form carries its fields first and its file under its own name', () => {
    const { data } = requestOf(upload, { body: { purpose: 'CLAIM_DOCUMENT', file } })
    const entries = [...(data as FormData).entries()]
    expect(entries.map(([name]) => name)).toEqual(['purpose', 'file'])
    expect(entries[0]?.[1]).toBe('CLAIM_DOCUMENT')
    expect(entries[1]?.[1]).toMatchObject({ name: 'Полис.pdf' })
  })

  test('the way of what is sent or fetched is told as a share', () => {
    const shares: number[] = []
    const onProgress = (share: number) => shares.push(share)
    const sending = requestOf(upload, { body: { purpose: 'CLAIM_DOCUMENT', file } }, { onProgress })
    const fetching = requestOf(download, { params: { id: 'a' } }, { onProgress })
    expect([sending.onDownloadProgress, fetching.onUploadProgress]).toEqual([undefined, undefined])
    sending.onUploadProgress?.({ loaded: 1, bytes: 1, lengthComputable: true, progress: 0.25 })
    fetching.onDownloadProgress?.({ loaded: 1, bytes: 1, lengthComputable: false })
    fetching.onDownloadProgress?.({ loaded: 1, bytes: 1, lengthComputable: true, progress: 1.2 })
    expect(shares).toEqual([0.25, 1])
  })

  const answering = (data: unknown, headers: Record<string, string>, status = 200) =>
    createCall(
      axios.create({
        adapter: async (config) => {
          const response = { data, status, statusText: '', headers, config }
          if (status < 400) return response
          throw new AxiosError('refused', undefined, config, undefined, response)
        },
      }),
    )

  test('a fetched file has the name that the server gave it', async () => {
    const call = answering(file, { 'content-disposition': `attachment; filename="x.pdf"; filename*=UTF-8''%D0%90.pdf` })
    const fetched = await call(download, { params: { id: 'a' } })
    expect([fetched.name, fetched.type, await fetched.text()]).toEqual(['А.pdf', 'application/pdf', '%PDF-1.7'])
    expect((await answering(file, {})(download, { params: { id: 'a' } })).name).toBe('')
  })

  test('a refusal in place of a file can be read like every other', async () => {
    const body = { code: 'NOT_FOUND', message: 'Объект не найден или удалён', traceId: 't' }
    const call = answering(new Blob([JSON.stringify(body)], { type: 'application/json; charset=utf-8' }), {}, 404)
    await expect(call(download, { params: { id: 'a' } })).rejects.toMatchObject({
      response: { status: 404, data: body },
    })
    for (const [text, type] of [
      ['<html>', 'text/html'],
      ['{"code":', 'application/json'],
    ] as const) {
      const broken = answering(new Blob([text], { type }), {}, 502)
      await expect(broken(download, { params: { id: 'a' } })).rejects.toMatchObject({ response: { status: 502 } })
    }
  })
})

describe('calls that can be repeated', () => {
  const message = { topic: 'OTHER' as const, message: 'Не открывается раздел' }
  /** Good for each of the calls below. */
  const ANSWER = { id: '00000000-0000-4000-8000-000000000001', number: 'О-1', accessToken: 'a', refreshToken: 'r' }

  /** Answers in turn: a status, or no answer at all. */
  const serverThat = (...outcomes: (number | 'silence')[]) => {
    const keys: unknown[] = []
    const call = createCall(
      axios.create({
        adapter: async (config) => {
          keys.push(config.headers.get('idempotency-key'))
          const status = outcomes.shift() ?? 200
          if (status === 'silence') throw new AxiosError('lost', 'ERR_NETWORK', config)
          const response = { data: ANSWER, status, statusText: '', headers: {}, config }
          if (status < 400) return response
          throw new AxiosError('refused', undefined, config, undefined, response)
        },
      }),
    )
    const send = (text = message.message) => call(write, { body: { ...message, message: text } }).catch(() => undefined)
    return { keys, send, call }
  }

  test('carry a key of their own each time', async () => {
    const { keys, send } = serverThat(200, 409, 200)
    for (let turn = 0; turn < 3; turn += 1) await send()
    expect(new Set(keys).size).toBe(3)
    for (const key of keys) expect(key).toMatch(/^[\da-f]{32}$/)
  })

  test('carry the same key until somebody knows what became of them', async () => {
    const { keys, send } = serverThat('silence', 503, 200, 200)
    for (let turn = 0; turn < 4; turn += 1) await send()
    expect(keys[1]).toBe(keys[0])
    expect(keys[2]).toBe(keys[0])
    expect(keys[3]).not.toBe(keys[0])
  })

  test('carry the same key when they are sent twice at the same moment, and another with another input', async () => {
    const { keys, send } = serverThat()
    await Promise.all([send(), send(), send('Другой вопрос, не тот')])
    expect(keys[1]).toBe(keys[0])
    expect(keys[2]).not.toBe(keys[0])
  })

  test('carry a key for each file, and the same one when that file is sent again', async () => {
    const { keys, call } = serverThat('silence', 200, 200)
    const [first, second] = [new File(['a'], 'Акт.pdf'), new File(['b'], 'Акт.pdf')]
    const send = (file: File) => call(upload, { body: { purpose: 'SUPPORT_MESSAGE', file } }).catch(() => undefined)
    await send(first)
    await Promise.all([send(first), send(second)])
    expect(keys[1]).toBe(keys[0])
    expect(keys[2]).not.toBe(keys[0])
  })

  test('are the only ones that carry one', async () => {
    const { keys, call } = serverThat()
    await call(login, { body: { username: '+70000000001', password: 'x' } })
    expect(keys).toEqual([undefined])
  })
})
