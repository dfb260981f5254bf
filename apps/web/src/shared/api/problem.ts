import type { ErrorBody, FieldError } from '@cabinet/contract/errors'
import type { AxiosError } from 'axios'
import { keepTogether } from '../intl/keep-together.ts'
import type { SharedMessages } from '../messages.ts'

/** A failure in the terms of a person. Each one is shown once: at its field, in the form, on the page or in a toast. */
export interface Problem {
  readonly message: string
  readonly fields: readonly FieldError[]
  readonly status: number | null
  readonly code: string | number | null
  readonly traceId: string | null
  /** When the same may succeed, if the server has said so. */
  readonly retryAfterSeconds: number | null
}

const isAxiosError = (error: unknown): error is AxiosError =>
  error instanceof Error && 'isAxiosError' in error && error.isAxiosError === true

/** The server has failed, and says so by its status. */
export const isServerFailure = (error: unknown): boolean => isAxiosError(error) && (error.response?.status ?? 0) >= 500

const bodyOf = (data: unknown): Partial<ErrorBody> => (typeof data === 'object' && data !== null ? data : {})

const UNKNOWN = { fields: [], status: null, code: null, traceId: null, retryAfterSeconds: null } as const

/** Texts for answers that come without a sentence of their own, for example from a proxy in between. */
const byStatus: Readonly<Record<number, Parameters<SharedMessages>[0]>> = {
  403: 'problem.forbidden',
  404: 'problem.notFound',
  409: 'problem.conflict',
  413: 'problem.tooLarge',
  429: 'problem.tooMany',
}

/**
 * The only translator of failures. The server's sentence comes first (`message`, then `errorMessage`), then ours for
 * the kind of failure, then the general one.
 */
export const problemOf = (error: unknown, t: SharedMessages): Problem => {
  if (!isAxiosError(error)) return { ...UNKNOWN, message: t('problem.unknown') }
  if (!error.response) {
    const message =
      error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT' ? t('problem.timeout') : t('problem.offline')
    return { ...UNKNOWN, message, code: error.code ?? null }
  }
  const { status, headers } = error.response
  const body = bodyOf(error.response.data)
  return {
    message: keepTogether(body.message || body.errorMessage || '') || t(byStatus[status] ?? 'problem.unknown'),
    fields: body.fields ?? [],
    status,
    code: body.code ?? null,
    traceId: body.traceId ?? null,
    retryAfterSeconds: Number(headers['retry-after']) || null,
  }
}

/** The code in the body of a response, on the good path and on the failed one alike. */
export const bodyCodeOf = (response: unknown): string | number | null => {
  const data = isAxiosError(response) ? response.response?.data : response
  return bodyOf(data).code ?? null
}
