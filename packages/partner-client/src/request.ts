import { randomUUID } from 'node:crypto'
import { answerOf, type Asked, downloadOf, isFile } from './answer.ts'
import { PartnerApiError } from './error.ts'
import type { CallOptions, PartnerClientOptions, WriteOptions } from './options.ts'
import { createWatch, sleep, type Watch } from './watch.ts'

/** A request, the same for every attempt. */
export interface PartnerRequest {
  readonly method: 'GET' | 'POST'
  /** Below `/api`, with its parameters and its query. */
  readonly path: string
  /** JSON, or a form. */
  readonly body?: string | FormData | undefined
  readonly isDownload?: boolean | undefined
}

/** Makes a request until it is answered or its time is over. */
export type Send = (request: PartnerRequest, options?: WriteOptions) => Promise<unknown>

const TIMEOUT_MS = 30_000
const TOTAL_TIMEOUT_MS = 120_000
/** The first pause, the longest one of our own, and the longest one at all, whatever is asked for. */
const PAUSE_MS = { first: 500, longest: 30_000, longestAsked: 600_000 } as const
/** A timer of Node ends at once when it is longer. */
const LONGEST_TIMER_MS = 2 ** 31 - 1

/** A growing pause, at least as long as the platform asks. By chance, programs that failed together come back apart. */
const pauseAfter = (attempt: number, { retryAfterMs }: PartnerApiError): number => {
  const ownMs = Math.min(PAUSE_MS.longest, PAUSE_MS.first * 2 ** (attempt - 1)) * (0.5 + Math.random() / 2)
  const askedMs = retryAfterMs === undefined ? 0 : retryAfterMs + Math.random() * PAUSE_MS.first
  return Math.ceil(Math.max(ownMs, askedMs))
}

/** Codes of Node for certificates that are not good. */
const ofCertificate = /CERT|SELF_SIGNED|ERR_TLS|SIGNATURE/

/** What Node says of a broken connection: `ECONNREFUSED`, `DEPTH_ZERO_SELF_SIGNED_CERT`. */
const codeOf = (error: unknown): string => {
  const { cause, code, message } = error as { cause?: unknown; code?: string; message?: string }
  return cause ? codeOf(cause) : (code ?? message ?? 'unknown')
}

/** @throws TypeError with no part of the address or of the key in it: they may be secret */
const assertReachable = ({ url, key }: PartnerClientOptions): URL => {
  if (!/^ck_(?:live|test)_[\w-]+$/.test(key))
    throw new TypeError('`key` is no key of a partner (ck_live_… or ck_test_…), or there is something around it')
  if (!URL.canParse(url)) throw new TypeError('`url` is no address, such as https://cabinet.example')
  const base = new URL(url)
  if (base.username || base.password || base.search || base.hash)
    throw new TypeError('`url` has more than a host and a path')
  const isHere = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(base.hostname)
  const isSafe = base.protocol === 'https:' || (base.protocol === 'http:' && (isHere || key.startsWith('ck_test_')))
  if (!isSafe) throw new TypeError('`url` does not begin with https://, and the key is no test key')
  return base
}

/** @throws TypeError for what no header can carry */
const assertIdempotencyKey = (key: string): string => {
  if (/^[\x21-\x7e]{1,128}$/.test(key)) return key
  throw new TypeError('`idempotencyKey` is not 1 to 128 letters, digits and signs without spaces')
}

/** How requests are sent with the key of a partner. The key is in the closure alone: whoever prints a client, sees none. */
export const createSend = (client: PartnerClientOptions): Send => {
  const base = assertReachable(client)
  const address = base.href.replace(/\/$/, '')
  const { key, language = 'ru' } = client

  const attempt = async (
    { method, path, body, isDownload }: PartnerRequest,
    asked: Asked,
    watch: Watch,
    { signal }: CallOptions,
  ): Promise<unknown> => {
    const failed = (cause: unknown): unknown => {
      if (signal?.aborted) return signal.reason
      if (cause instanceof PartnerApiError) return cause
      if (watch.isLate()) {
        const message = `${asked.request}: no whole answer in time`
        return new PartnerApiError({ ...asked, kind: 'timeout', message, cause })
      }
      const code = codeOf(cause)
      const message = `${asked.request}: no whole answer (${code})`
      return new PartnerApiError({ ...asked, kind: 'network', message, cause, isLasting: ofCertificate.test(code) })
    }
    try {
      const send = client.fetch ?? fetch
      const response = await send(`${address}/api${path}`, {
        method,
        headers: {
          authorization: `Bearer ${key}`,
          accept: isDownload ? '*/*' : 'application/json',
          'accept-language': language,
          'user-agent': 'cabinet-partner-client',
          ...(asked.idempotencyKey !== undefined && { 'idempotency-key': asked.idempotencyKey }),
          ...(typeof body === 'string' && { 'content-type': 'application/json' }),
        },
        body: body ?? null,
        // A key goes nowhere but to the address that it was given for.
        redirect: 'manual',
        signal: watch.signal,
      })
      if (isDownload && isFile(response)) return downloadOf(response, watch, failed)
      const text = await response.text()
      watch.end()
      return answerOf(response, text.replaceAll(key, '[key]'), asked)
    } catch (error) {
      watch.end()
      throw failed(error)
    }
  }

  return async (request, options = {}) => {
    const { signal, idempotencyKey } = options
    const timeoutMs = options.timeoutMs ?? client.timeoutMs ?? TIMEOUT_MS
    const totalTimeoutMs = options.totalTimeoutMs ?? client.totalTimeoutMs ?? TOTAL_TIMEOUT_MS
    const asked: Asked = {
      request: `${request.method} /api${request.path.replace(/\?.*/, '')}`,
      idempotencyKey: request.method === 'POST' ? assertIdempotencyKey(idempotencyKey ?? randomUUID()) : undefined,
    }
    // Not the clock of the day: somebody may set it.
    const startedAt = performance.now()
    const leftMs = (): number => totalTimeoutMs - (performance.now() - startedAt)
    const attemptMs = (): number => Math.min(timeoutMs, totalTimeoutMs === 0 ? Infinity : leftMs(), LONGEST_TIMER_MS)
    for (let number = 1; ; number += 1) {
      try {
        const watch = createWatch(attemptMs(), signal)
        return await attempt(request, asked, watch, options)
      } catch (error) {
        if (!(error instanceof PartnerApiError) || !error.isTemporary) throw error
        const wantedMs = pauseAfter(number, error)
        if (wantedMs >= leftMs()) throw error
        const delayMs = Math.min(wantedMs, PAUSE_MS.longestAsked)
        client.onRetry?.({ attempt: number, delayMs, error })
        await sleep(delayMs, signal)
      }
    }
  }
}
