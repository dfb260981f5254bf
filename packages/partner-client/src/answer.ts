import { type FieldError, PartnerApiError } from './error.ts'
import { type Download, fileNameIn } from './files.ts'
import type { Watch } from './watch.ts'

/** What every failure of a request says. */
export interface Asked {
  /** `POST /api/v1/partner/…` */
  readonly request: string
  readonly idempotencyKey: string | undefined
}

/** The body of an error of the platform. */
interface ErrorBody {
  readonly code: string
  readonly message: string
  readonly fields?: readonly FieldError[]
  readonly traceId?: string
  readonly state?: string
  readonly possible?: readonly string[]
}

const isErrorBody = (body: unknown): body is ErrorBody =>
  typeof body === 'object' &&
  body !== null &&
  'code' in body &&
  typeof body.code === 'string' &&
  'message' in body &&
  typeof body.message === 'string'

const typeOf = ({ headers }: Response): string =>
  (headers.get('content-type') ?? '').replace(/;.*/, '').trim().toLowerCase()

/** Seconds or a moment. A moment counts from that of the answer, so that it does not matter how our own clock goes. */
const retryAfterIn = ({ headers }: Response): number | undefined => {
  const value = headers.get('retry-after')
  if (value === null) return undefined
  const answeredAt = Date.parse(headers.get('date') ?? '')
  const delayMs = /^\d+$/.test(value.trim())
    ? Number(value) * 1000
    : Date.parse(value) - (Number.isNaN(answeredAt) ? Date.now() : answeredAt)
  return Number.isNaN(delayMs) ? undefined : Math.max(0, delayMs)
}

/** The JSON of a text; nothing when it is none. */
const parsed = (text: string): { readonly value: unknown } | undefined => {
  try {
    return { value: JSON.parse(text) as unknown }
  } catch {
    return undefined
  }
}

/** The failure of an answer that is not of the platform. */
const foreignAnswer = (response: Response, asked: Asked): PartnerApiError => {
  const { status } = response
  const what = status >= 300 && status < 400 ? 'a redirect' : typeOf(response) || 'nothing'
  const advice = status < 500 ? '. Is `url` right, is there a proxy?' : ''
  return new PartnerApiError({
    ...asked,
    kind: 'proxy',
    status,
    retryAfterMs: retryAfterIn(response),
    message: `${asked.request}: ${status} with ${what}, which is no answer of the platform${advice}`,
  })
}

/**
 * What a call is answered.
 *
 * @param text - the body of the answer, without the key of the partner
 * @throws PartnerApiError for everything that is not the good answer of a call
 */
export const answerOf = (response: Response, text: string, asked: Asked): object => {
  const { status } = response
  if (typeOf(response) !== 'application/json') throw foreignAnswer(response, asked)
  const body = parsed(text)
  if (response.ok) {
    if (body === undefined) {
      throw new PartnerApiError({
        ...asked,
        kind: 'network',
        status,
        message: `${asked.request}: only a part of the answer has come`,
      })
    }
    if (typeof body.value === 'object' && body.value !== null) return body.value
    throw foreignAnswer(response, asked)
  }
  if (!isErrorBody(body?.value)) throw foreignAnswer(response, asked)
  const { code, message, fields, traceId, state, possible } = body.value
  throw new PartnerApiError({
    ...{ ...asked, kind: 'api', status, code, fields, traceId, state, possible },
    retryAfterMs: retryAfterIn(response),
    message: `${asked.request}: ${status} ${code}: ${message}`,
  })
}

/** A file never comes as one of these. */
const isNoFile = (type: string): boolean => type === '' || type === 'application/json' || type.startsWith('text/')

/** Whether the answer is the file that was asked for; errors and pages of proxies are read as texts. */
export const isFile = (response: Response): boolean => response.status === 200 && !isNoFile(typeOf(response))

/** The bytes as they come: each waits no longer than an attempt may last, and a broken connection is an error. */
const contentOf = (
  { body }: Response,
  watch: Watch,
  failed: (error: unknown) => unknown,
): ReadableStream<Uint8Array> => {
  const reader = body?.getReader()
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          watch.start()
          const part = await reader?.read()
          watch.hold()
          if (part?.value) {
            controller.enqueue(part.value)
            return
          }
          watch.end()
          controller.close()
        } catch (error) {
          watch.end()
          controller.error(failed(error))
        }
      },
      async cancel(reason) {
        watch.end()
        await reader?.cancel(reason)
      },
    },
    { highWaterMark: 0 },
  )
}

/**
 * A file whose content is still on its way.
 *
 * @param failed - what a failure on the way becomes
 */
export const downloadOf = (response: Response, watch: Watch, failed: (error: unknown) => unknown): Download => {
  const { headers } = response
  const length = headers.get('content-encoding') === null ? headers.get('content-length') : null
  watch.hold()
  return {
    name: fileNameIn(headers.get('content-disposition') ?? ''),
    contentType: typeOf(response),
    size: length === null ? undefined : Number(length),
    content: contentOf(response, watch, failed),
  }
}
