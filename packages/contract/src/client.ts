import type { AxiosInstance, AxiosRequestConfig } from 'axios'
import type { AnswerOf, Endpoint, InputOf, NeedsNoInput } from './endpoint.ts'

/** Fills the parameters of a path: `/v1/user/{id}` with `{ id }`. Values are encoded; a missing one is a bug. */
export const pathOf = (path: string, params: Record<string, unknown> = {}): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined || value === null || value === '') throw new Error(`No value for {${name}} in ${path}`)
    return encodeURIComponent(String(value))
  })

/** What a call may need besides its input. */
export interface CallOptions {
  readonly signal?: AbortSignal
  readonly headers?: Readonly<Record<string, string>>
}

interface AnyInput {
  readonly params?: Record<string, unknown>
  readonly query?: Record<string, unknown>
  readonly body?: unknown
}

/** The request of a call in axios' terms. */
export const requestOf = (endpoint: Endpoint, input: AnyInput = {}, options: CallOptions = {}): AxiosRequestConfig => ({
  method: endpoint.method,
  url: pathOf(endpoint.path, input.params),
  ...(input.query && { params: input.query }),
  ...(input.body !== undefined && { data: input.body }),
  ...(options.signal && { signal: options.signal }),
  ...(options.headers && { headers: options.headers }),
  ...(endpoint.answer &&
    'kind' in endpoint.answer &&
    endpoint.answer.kind === 'file' && { responseType: 'blob' as const }),
})

/** Makes a call and answers its typed body. The rules of tokens and redirects belong to the axios instance. */
export type Call = <E extends Endpoint>(
  endpoint: E,
  ...rest: NeedsNoInput<E> extends true
    ? [input?: InputOf<E>, options?: CallOptions]
    : [input: InputOf<E>, options?: CallOptions]
) => Promise<AnswerOf<E>>

/** Binds calls to an axios instance. */
export const createCall =
  (http: AxiosInstance): Call =>
  async (endpoint, ...[input, options]) => {
    const { data } = await http.request(requestOf(endpoint, input as AnyInput | undefined, options))
    return data
  }
