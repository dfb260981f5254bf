import {
  type Endpoint,
  IDEMPOTENCY_HEADER,
  type FileResponse,
  type HandlerResultOf,
  type ReceivedOf,
  type ResponseOf,
  type Schema,
} from '@cabinet/contract/endpoint'
import type { ErrorBody } from '@cabinet/contract/errors'
import { parse } from '@cabinet/contract/parse'
import { AxiosError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios'

/** A good response of a call: what a handler of the server would return, or a file. */
type Good<E extends Endpoint> = ResponseOf<E> extends File ? File : HandlerResultOf<E>
type Handler<E extends Endpoint> = (input: ReceivedOf<E, File>) => Good<E> | Promise<Good<E>>
type AnyHandler = (input: unknown) => unknown

interface Rule {
  readonly endpoint: Endpoint
  readonly pattern: RegExp
  respond: (config: InternalAxiosRequestConfig) => Promise<AxiosResponse>
}

/** Thrown by a handler to answer with an error: `throw new Failure(409, { code: 'STALE' })`. */
export class Failure extends Error {
  readonly status: number
  readonly body: ErrorBody

  constructor(status: number, body: Partial<ErrorBody> = {}) {
    super(`${status}`)
    this.status = status
    this.body = { code: 'ERROR', message: '', traceId: 'test', ...body }
  }
}

const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '([^/]+)')}$`)

const paramsOf = ({ path }: Endpoint, pattern: RegExp, url: string) => {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const values = pattern.exec(url)?.slice(1) ?? []
  return Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(values[index] ?? '')]))
}

const bodyOf = (data: unknown): unknown => {
  if (data instanceof FormData) return Object.fromEntries(data.entries())
  return typeof data === 'string' ? JSON.parse(data) : data
}

const isFile = (response: Schema | FileResponse | undefined): response is FileResponse =>
  response !== undefined && 'kind' in response

const parsed = (schema: Schema | undefined, value: unknown): unknown =>
  schema === undefined ? undefined : parse(schema, value)

/**
 * A server made from the contract: it answers only what a test has declared, with the types and the schemas of the
 * calls. A call that nobody has declared fails, and `unexpected` names it.
 */
export class FakeServer {
  readonly #rules: Rule[] = []
  readonly #calls: { readonly id: string; readonly input: unknown; readonly key: unknown }[] = []
  readonly #closing = new AbortController()
  /** Calls that no rule answered, and responses that are none of their call. */
  readonly unexpected: string[] = []
  /** Whether the health check of the service is good. */
  isHealthy = true

  /** Answers a call with a value, or with what a handler makes of its input. */
  answer<E extends Endpoint>(endpoint: E, response: Good<E> | Handler<E>): void {
    const handle = (typeof response === 'function' ? response : () => response) as AnyHandler
    this.#on(endpoint, async (config, pattern) => {
      const input = {
        params: parsed(endpoint.params, paramsOf(endpoint, pattern, config.url ?? '')),
        query: parsed(endpoint.query, config.params),
        body:
          endpoint.body && 'kind' in endpoint.body ? bodyOf(config.data) : parsed(endpoint.body, bodyOf(config.data)),
      }
      const data = await handle(input)
      if (isFile(endpoint.response)) return this.#good(config, endpoint, data)
      return this.#good(config, endpoint, parsed(endpoint.response, data))
    })
  }

  /** Answers a call unless the test declares, earlier or later, what it answers. */
  answerByDefault<E extends Endpoint>(endpoint: E, response: Good<E>): void {
    this.answer(endpoint, response)
    const rule = this.#rules.shift()
    if (rule) this.#rules.push(rule)
  }

  /** Answers a call with what is none of its responses, as somebody in between does. */
  answerAsIs(endpoint: Endpoint, data: unknown): void {
    this.#on(endpoint, async (config) => this.#good(config, endpoint, data))
  }

  /** Answers a call with an error. */
  fail(endpoint: Endpoint, status: number, body?: Partial<ErrorBody>): void {
    this.#on(endpoint, () => Promise.reject(new Failure(status, body)))
  }

  /** The network is gone for this call. */
  disconnect(endpoint: Endpoint): void {
    this.#on(endpoint, (config) => Promise.reject(new AxiosError('Network Error', AxiosError.ERR_NETWORK, config)))
  }

  /**
   * Keeps a call waiting.
   *
   * @returns lets it go on to the response that was declared for it before
   */
  hold(endpoint: Endpoint): () => void {
    const before = this.#rules.find((rule) => rule.endpoint === endpoint)
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#on(endpoint, async (config) => {
      await promise
      if (!before) throw new Failure(500)
      return before.respond(config)
    })
    return resolve
  }

  /** Drops what is still waiting for a response: a call that never ends would be told as a slow one in a later test. */
  close(): void {
    this.#closing.abort()
  }

  /** Inputs of the calls that this endpoint has had, the oldest first. */
  calls<E extends Endpoint>(endpoint: E): readonly { params?: unknown; query?: unknown; body?: unknown }[] {
    return this.#calls.filter(({ id }) => id === endpoint.id).map(({ input }) => input as object)
  }

  /** The keys under which the calls of this endpoint came, the oldest first; undefined for a call without one. */
  keys(endpoint: Endpoint): readonly unknown[] {
    return this.#calls.filter(({ id }) => id === endpoint.id).map(({ key }) => key)
  }

  #on(endpoint: Endpoint, respond: (config: InternalAxiosRequestConfig, pattern: RegExp) => Promise<AxiosResponse>) {
    const pattern = patternOf(endpoint.path)
    this.#rules.unshift({ endpoint, pattern, respond: (config) => respond(config, pattern) })
  }

  #closed(config: InternalAxiosRequestConfig): Promise<never> {
    return new Promise((_, reject) => {
      const drop = () => reject(new AxiosError('The test has ended', AxiosError.ERR_NETWORK, config))
      this.#closing.signal.addEventListener('abort', drop, { once: true })
    })
  }

  #good(config: InternalAxiosRequestConfig, { status }: Endpoint, data: unknown): AxiosResponse {
    return { data, status, statusText: '', headers: {}, config }
  }

  /** What the network does for axios. */
  async respond(config: InternalAxiosRequestConfig): Promise<AxiosResponse> {
    const url = config.url ?? ''
    const method = (config.method ?? 'get').toUpperCase()
    const [rule] = this.#rules
      .filter(({ endpoint, pattern }) => endpoint.method === method && pattern.test(url))
      // As on the real server, an address without parameters wins: `/v1/debtor/…` over `/v1/{service}/…`.
      .toSorted((one, other) => one.endpoint.path.split('{').length - other.endpoint.path.split('{').length)
    if (!rule) {
      this.unexpected.push(`${method} ${url}`)
      throw new AxiosError(`Nobody answers ${method} ${url}`, AxiosError.ERR_NETWORK, config)
    }
    this.#calls.push({
      id: rule.endpoint.id,
      input: { params: paramsOf(rule.endpoint, rule.pattern, url), query: config.params, body: bodyOf(config.data) },
      key: config.headers.get(IDEMPOTENCY_HEADER),
    })
    try {
      return await Promise.race([rule.respond(config), this.#closed(config)])
    } catch (error) {
      if (!(error instanceof Failure)) {
        // What does not pass the schemas of the call is a mistake of the test.
        if (!(error instanceof AxiosError)) this.unexpected.push(`${rule.endpoint.id}: ${String(error)}`)
        throw error
      }
      const response = { data: error.body, status: error.status, statusText: '', headers: {}, config }
      throw new AxiosError(`${error.status}`, undefined, config, undefined, response)
    }
  }
}
