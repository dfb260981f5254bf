import {
  AxiosError,
  type AxiosInstance,
  type AxiosProgressEvent,
  type AxiosRequestConfig,
  type AxiosResponse,
} from 'axios'
import { isAnswerOf, isRefusal } from './answer.ts'
import { fileNameIn } from './disposition.ts'
import {
  type ResponseOf,
  type Endpoint,
  IDEMPOTENCY_HEADER,
  type InputOf,
  isForm,
  type NeedsNoInput,
} from './endpoint.ts'
import { createRequestKeys, type RequestKeys } from './request-keys.ts'

/** What the rules of an axios instance (tokens, redirects) must know of the call that a request belongs to. */
export interface CallDetails {
  /** The call travels with an access token when there is one, and a 401 says that the token is not good. */
  readonly usesSession: boolean
}

declare module 'axios' {
  interface AxiosRequestConfig {
    call?: CallDetails
  }
}

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
  /** How much of the file, sent or fetched, is through: 0 to 1. Silent while its size is not known. */
  readonly onProgress?: (share: number) => void
}

interface AnyInput {
  readonly params?: Record<string, unknown>
  readonly query?: Record<string, unknown>
  readonly body?: unknown
}

/** The fields first: the server knows what a file is for before the file comes. */
const formOf = ({ file, ...fields }: Readonly<Record<string, unknown>>): FormData => {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) data.append(name, String(value))
  if (file instanceof File) data.append('file', file, file.name)
  return data
}

const bodyOf = (endpoint: Endpoint, body: unknown): unknown =>
  isForm(endpoint.body) ? formOf(body as Record<string, unknown>) : body

const isFileResponse = ({ response }: Endpoint): boolean => response !== undefined && 'kind' in response

const progressOf = (
  endpoint: Endpoint,
  report: (share: number) => void,
): Pick<AxiosRequestConfig, 'onUploadProgress' | 'onDownloadProgress'> => {
  const onProgress = ({ progress }: AxiosProgressEvent): void => {
    if (progress !== undefined) report(Math.min(1, progress))
  }
  return isForm(endpoint.body) ? { onUploadProgress: onProgress } : { onDownloadProgress: onProgress }
}

/** Several values of one name travel as the name repeated: `insuranceType=A&insuranceType=B`. */
const queryOf = (query: Readonly<Record<string, unknown>>): string => {
  const written = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    for (const one of [value].flat()) if (one !== undefined && one !== null) written.append(name, String(one))
  return written.toString()
}

/** The request of a call in axios' terms. */
export const requestOf = (endpoint: Endpoint, input: AnyInput = {}, options: CallOptions = {}): AxiosRequestConfig => ({
  method: endpoint.method,
  url: pathOf(endpoint.path, input.params),
  ...(input.query && { params: input.query, paramsSerializer: { serialize: queryOf } }),
  ...(input.body !== undefined && { data: bodyOf(endpoint, input.body) }),
  ...(options.signal && { signal: options.signal }),
  ...(options.headers && { headers: options.headers }),
  ...(options.onProgress && progressOf(endpoint, options.onProgress)),
  ...(isFileResponse(endpoint) && { responseType: 'blob' as const }),
})

const fileOf = ({ data, headers }: AxiosResponse<Blob>): File => {
  const name = fileNameIn(String(headers['content-disposition'] ?? ''))
  return new File([data], name ?? '', { type: data.type })
}

/** An error that came where a file was expected is JSON in a blob; nobody else should have to know. */
const withReadableBody = async (error: unknown): Promise<unknown> => {
  const response = (error as { response?: AxiosResponse } | null)?.response
  if (response?.data instanceof Blob && response.data.type.startsWith('application/json')) {
    try {
      response.data = JSON.parse(await response.data.text())
    } catch {
      // Something in between broke it off; it stays what it is.
    }
  }
  return error
}

const detailsOf = ({ access }: Endpoint): CallDetails => ({
  usesSession: access.session || access.bearer === 'access' || access.bearer === 'partner',
})

/** Makes a call and answers its typed body. The rules of tokens and redirects belong to the axios instance. */
export type Call = <E extends Endpoint>(
  endpoint: E,
  ...rest: NeedsNoInput<E> extends true
    ? [input?: InputOf<E>, options?: CallOptions]
    : [input: InputOf<E>, options?: CallOptions]
) => Promise<ResponseOf<E>>

const responseIn = (error: unknown): AxiosResponse | undefined =>
  (error as { response?: AxiosResponse } | null)?.response

/**
 * Sends a request.
 *
 * @throws also for an answer that is good by its status and none of this call: nobody knows whether it was done
 */
const send = async (http: AxiosInstance, endpoint: Endpoint, request: AxiosRequestConfig): Promise<AxiosResponse> => {
  const response = await http.request(request)
  if (isAnswerOf(endpoint, response)) return response
  const text = `Not an answer of ${endpoint.id}: ${response.status}`
  throw new AxiosError(text, AxiosError.ERR_BAD_RESPONSE, response.config, response.request, response)
}

/** Sends a request under a key of its own, or under the key of the same call whose answer was lost. */
const sendWithKey = async (
  http: AxiosInstance,
  keys: RequestKeys,
  endpoint: Endpoint,
  input: unknown,
  request: AxiosRequestConfig,
): Promise<AxiosResponse> => {
  const headers = { ...request.headers, [IDEMPOTENCY_HEADER]: keys.keyOf(endpoint, input) }
  try {
    const response = await send(http, endpoint, { ...request, headers })
    keys.settle(endpoint, input)
    return response
  } catch (error) {
    if (isRefusal(responseIn(error))) keys.settle(endpoint, input)
    throw error
  }
}

/** Binds calls to an axios instance. Calls that can be repeated carry a key by themselves. */
export const createCall = (http: AxiosInstance): Call => {
  const keys = createRequestKeys()
  return async (endpoint, ...[input, options]) => {
    const request = { ...requestOf(endpoint, input as AnyInput | undefined, options), call: detailsOf(endpoint) }
    if (endpoint.idempotent) return (await sendWithKey(http, keys, endpoint, input, request)).data
    if (!isFileResponse(endpoint)) return (await send(http, endpoint, request)).data
    const response = await send(http, endpoint, request).catch(async (error: unknown) => {
      throw await withReadableBody(error)
    })
    return fileOf(response) as ResponseOf<typeof endpoint>
  }
}
