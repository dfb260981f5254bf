import { refresh, type Tokens } from '@cabinet/contract/auth'
import { createCall } from '@cabinet/contract/client'
import { isAnswerOf, isPage, isRefusal } from '@cabinet/contract/answer'
import { type Endpoint, isForm } from '@cabinet/contract/endpoint'
import { type ErrorBody, NEW_PASSWORD_REQUIRED, PROOF_REQUIRED, SECOND_FACTOR_REQUIRED } from '@cabinet/contract/errors'
import axios, { AxiosError, type InternalAxiosRequestConfig } from 'axios'
import { askProof } from '../auth/proof.ts'
import { runtimeConfig } from '../config/runtime-config.ts'
import { currentLocale } from '../intl/locale.ts'
import { endsWithin, getAccessToken } from '../session/access-token.ts'
import { readRefreshToken } from '../session/cookie.ts'
import { endSession } from '../session/end-session.ts'
import { renew, SessionEnded } from '../session/renew.ts'
import { recordCallPath } from '../observe/call-paths.ts'
import { watchSlow } from './slow.ts'
import { redirectToLogin, redirectToNewPassword, redirectToSecondFactor } from '../navigation.ts'

/** The owner's limit: long reports may take minutes. */
const TIMEOUT = 300_000
/** A token that ends within this time is renewed before it is sent. */
const EARLY = 5_000

const base = () => ({ baseURL: runtimeConfig().apiUrl, timeout: TIMEOUT })

/** Our server does not take the token. A page with the same status is of a proxy, which knows nothing of sessions. */
const isRefused = (error: unknown): error is AxiosError =>
  error instanceof AxiosError && error.response?.status === 401 && !isPage(error.response)

/** Asks for new tokens past the interceptors: their own 401 must not ask again. */
const exchange = async (refreshToken: string): Promise<Tokens> => {
  try {
    const response = await axios.post<Tokens>(refresh.path, undefined, {
      ...base(),
      headers: { Authorization: `Bearer ${refreshToken}` },
    })
    if (isAnswerOf(refresh, response)) return response.data
    throw new AxiosError('Not a pair of tokens', AxiosError.ERR_BAD_RESPONSE, response.config, undefined, response)
  } catch (error) {
    if (isRefused(error)) throw new SessionEnded()
    throw error
  }
}

/** A valid access token, renewed when the current one is missing, refused or about to end. */
export const freshAccessToken = (rejected: string | null): Promise<string> => renew(exchange, rejected)

/** The code of a refusal, which comes in a blob where a file was expected. */
const codeOf = async (data: unknown): Promise<ErrorBody['code'] | undefined> => {
  if (!(data instanceof Blob)) return (data as Partial<ErrorBody> | undefined)?.code
  return data.type.startsWith('application/json')
    ? (JSON.parse(await data.text()) as Partial<ErrorBody>).code
    : undefined
}

interface Retried extends InternalAxiosRequestConfig {
  /** The person has proved who they are for this call; it is not asked for twice. */
  wasProved?: boolean
  /** The call has been repeated after a renewal; a second 401 is final. */
  wasRetried?: boolean
}

/** A token for a call, renewed when need be. Who has no session any more signs in. */
const tokenFor = async (rejected: string | null): Promise<string> => {
  try {
    return await freshAccessToken(rejected)
  } catch (error) {
    if (error instanceof SessionEnded) redirectToLogin()
    throw error
  }
}

const authorized = async (config: InternalAxiosRequestConfig): Promise<InternalAxiosRequestConfig> => {
  config.headers.set('Accept-Language', currentLocale())
  if (!config.call?.usesSession) return config
  let token = getAccessToken()
  if (readRefreshToken() && endsWithin(EARLY)) token = await tokenFor(token)
  if (token) config.headers.set('Authorization', `Bearer ${token}`)
  return config
}

/** The only axios instance of the application. */
const createHttp = () => {
  const http = axios.create(base())

  http.interceptors.request.use(authorized)

  http.interceptors.response.use(undefined, async (error: unknown) => {
    if (!(error instanceof AxiosError) || !error.config?.call) throw error
    const config: Retried = error.config
    if (isRefused(error) && config.call?.usesSession) {
      if (!config.wasRetried && readRefreshToken()) {
        config.wasRetried = true
        const rejected = String(config.headers.get('Authorization') ?? '').replace(/^Bearer /, '') || null
        const token = await tokenFor(rejected)
        config.headers.set('Authorization', `Bearer ${token}`)
        return http.request(config)
      }
      // Refused with a token that has just been renewed: asking again would never end.
      endSession('ended')
      redirectToLogin()
      throw new SessionEnded('', { cause: error })
    }
    const code = error.response?.status === 403 ? await codeOf(error.response.data) : undefined
    if (code === NEW_PASSWORD_REQUIRED) redirectToNewPassword()
    if (code === SECOND_FACTOR_REQUIRED) redirectToSecondFactor()
    if (code === PROOF_REQUIRED && !config.wasProved && (await askProof())) {
      config.wasProved = true
      return http.request(config)
    }
    throw error
  })

  return http
}

let bound: ReturnType<typeof createCall> | undefined

/** The code is fetched when it is needed: a server that does not give it is not asked how it is either. */
const leaveIfServiceIsDown = (): Promise<void> =>
  import('./leaving.ts').then(
    (leaving) => leaving.leaveIfServiceIsDown(),
    () => {},
  )

/** What the person did has come to nothing that anybody knows of: a file apart, which could not be put back. */
const reportWrite = async <T>(endpoint: Endpoint, work: Promise<T>): Promise<T> => {
  try {
    return await work
  } catch (error) {
    const isLost = axios.isAxiosError(error) && !axios.isCancel(error) && !isRefusal(error.response)
    if (isLost && !isForm(endpoint.body)) void leaveIfServiceIsDown()
    throw error
  }
}

/**
 * Makes a call of the contract. Everything that asks the server goes through here.
 *
 * A call that fails leaves the page where it is: whoever has made it says so in its place. A write that was not answered
 * asks beside that how the service is; only when the service itself is down does the page give way.
 */
export const call: ReturnType<typeof createCall> = (endpoint, ...rest) => {
  bound ??= createCall(createHttp())
  recordCallPath(endpoint.path)
  const made = bound(endpoint, ...rest)
  const work = endpoint.isRead ? made : reportWrite(endpoint, made)
  // Files have a notice of their own, which can be cancelled; what only decorates a page keeps nobody waiting.
  const isFile = endpoint.response !== undefined && 'kind' in endpoint.response
  return isFile || endpoint.quiet ? work : watchSlow(work)
}
