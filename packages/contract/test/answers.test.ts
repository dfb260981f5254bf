import axios, { AxiosError, type InternalAxiosRequestConfig } from 'axios'
import { describe, expect, test } from 'vitest'
import { createCall } from '../src/client.ts'
import { type Endpoint, isEndpoint } from '../src/endpoint.ts'
import { sampleAnswer } from '../src/sample.ts'

const files = import.meta.glob<Record<string, unknown>>('../src/**/*.ts', { eager: true })
const endpoints = [...new Set(Object.values(files).flatMap((exports) => Object.values(exports).filter(isEndpoint)))]
const ID = '0b0c6c1e-0000-4000-8000-0000000000aa'

/** An answer of somebody: its status, its body and its type; silence when there is none. */
type Answer = { readonly status: number; readonly body: unknown; readonly type?: string } | 'silence'

const PAGE = '<!doctype html><title>Доступ ограничен</title>'
const page = (status: number): Answer => ({ status, body: PAGE, type: 'text/html; charset=utf-8' })

/** Gives a call its answers in turn, and remembers under which keys they were asked for. */
const serverThat = (endpoint: Endpoint, ...answers: readonly Answer[]) => {
  const keys: unknown[] = []
  const adapter = async (config: InternalAxiosRequestConfig) => {
    const answer = answers[keys.length] ?? 'silence'
    keys.push(config.headers.get('idempotency-key'))
    if (answer === 'silence') throw new AxiosError('timeout', AxiosError.ECONNABORTED, config)
    const { status, body, type = 'application/json' } = answer
    const isBlob = config.responseType === 'blob' && !(body instanceof Blob)
    const data = isBlob ? new Blob([typeof body === 'string' ? body : JSON.stringify(body)], { type }) : body
    const response = { data, status, statusText: '', headers: { 'content-type': type }, config }
    if (status >= 200 && status < 300) return response
    throw new AxiosError('refused', undefined, config, undefined, response)
  }
  const call = createCall(axios.create({ adapter })) as (of: Endpoint, input: unknown) => Promise<unknown>
  const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const input = { params: Object.fromEntries(names.map((name) => [name, ID])), body: {} }
  return { keys, send: () => call(endpoint, input) }
}

/** What others answer in the place of our server, by what it is. */
const strangers = (endpoint: Endpoint): Readonly<Record<string, Answer>> => {
  const isOfPages = endpoint.response !== undefined && 'kind' in endpoint.response && 'text/html' in pagesOf(endpoint)
  return {
    ...(isOfPages || endpoint.response === undefined ? {} : { 'a page': page(endpoint.status) }),
    ...(endpoint.response === undefined ? {} : { nothing: { status: endpoint.status, body: '' } }),
    ...(endpoint.response === undefined || 'kind' in endpoint.response || !hasFields(endpoint)
      ? {}
      : { '{}': { status: endpoint.status, body: {} } }),
    'a page under another good status': page(endpoint.status === 200 ? 203 : 200),
    'nothing under another good status': { status: endpoint.status === 204 ? 200 : 204, body: '' },
    silence: 'silence',
    '500': { status: 500, body: { code: 'INTERNAL', message: 'Сломалось', traceId: 't' } },
    '503 of a proxy': page(503),
  }
}
const pagesOf = ({ response }: Endpoint) =>
  Object.fromEntries(response && 'kind' in response ? response.contentTypes.map((type) => [type, true]) : [])
/** Whether something in the answer is always there: an answer without such fields may be empty. */
const hasFields = (endpoint: Endpoint): boolean => {
  const sample = sampleAnswer(endpoint)
  return Array.isArray(sample) || Object.keys(sample as object).length > 0
}

describe('what comes in answer to each call', () => {
  test('is taken when it is one of the call', async () => {
    for (const endpoint of endpoints) {
      const { send } = serverThat(endpoint, { status: endpoint.status, body: sampleAnswer(endpoint) })
      await expect(send(), endpoint.id).resolves.toBeDefined()
    }
  })

  test('is a failure when it is none', async () => {
    for (const endpoint of endpoints)
      for (const [name, answer] of Object.entries(strangers(endpoint))) {
        const outcome = await serverThat(endpoint, answer)
          .send()
          .then(
            () => 'taken',
            (error: unknown) => (axios.isAxiosError(error) ? 'failed' : error),
          )
        expect(outcome, `${endpoint.id}, ${name}`).toBe('failed')
      }
  })

  test('and says who somebody is counts only when all of it is as declared', async () => {
    const whole = endpoints.filter(({ isCheckedWhole }) => isCheckedWhole)
    expect(whole.length).toBeGreaterThan(2)
    for (const endpoint of whole) {
      const sample = sampleAnswer(endpoint) as object
      for (const name of Object.keys(sample)) {
        const { send } = serverThat(endpoint, { status: endpoint.status, body: { ...sample, [name]: undefined } })
        await expect(send(), `${endpoint.id} without ${name}`).rejects.toThrow('Not an answer')
      }
    }
  })
})

describe('a call that can be repeated', () => {
  const repeatable = endpoints.filter(({ idempotent }) => idempotent)

  test('goes under the same key until our server has said what became of it', async () => {
    expect(repeatable.length).toBeGreaterThan(20)
    for (const endpoint of repeatable) {
      const good = { status: endpoint.status, body: sampleAnswer(endpoint) }
      for (const [name, answer] of Object.entries({ ...strangers(endpoint), 'a page of a filter': page(403) })) {
        const { keys, send } = serverThat(endpoint, answer, good, good)
        await expect(send(), `${endpoint.id}, ${name}`).rejects.toThrow()
        await send()
        expect(keys[1], `${endpoint.id}, ${name}`).toBe(keys[0])
        await send()
        expect(keys[2], `${endpoint.id}, ${name}`).not.toBe(keys[1])
      }
    }
  })

  test('goes under another key once it was refused', async () => {
    for (const endpoint of repeatable) {
      const refusal = { status: 409, body: { code: 'CONFLICT', message: 'Занято', traceId: 't' } }
      const { keys, send } = serverThat(endpoint, refusal, refusal)
      await expect(send()).rejects.toThrow()
      await expect(send()).rejects.toThrow()
      expect(keys[1], endpoint.id).not.toBe(keys[0])
    }
  })
})
