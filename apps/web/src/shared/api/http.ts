import { refresh, type Tokens } from '@cabinet/contract/auth'
import { createCall } from '@cabinet/contract/client'
import axios, { AxiosError, type InternalAxiosRequestConfig } from 'axios'
import { runtimeConfig } from '../config/runtime-config.ts'
import { currentLocale } from '../intl/locale.ts'
import { factsOf, getAccessToken } from '../session/access-token.ts'
import { readRefreshToken } from '../session/cookie.ts'
import { endSession } from '../session/end-session.ts'
import { renew, SessionEnded } from '../session/renew.ts'
import { watchSlow } from './slow.ts'
import { redirectToLogin, redirectToUnavailable } from '../navigation.ts'

/** The owner's limit: long reports may take minutes. */
const TIMEOUT = 300_000
/** A token that ends within this time is renewed before it is sent. */
const EARLY = 5_000

const base = () => ({ baseURL: runtimeConfig().apiUrl, timeout: TIMEOUT })

/** Asks for new tokens past the interceptors: their own 401 must not ask again. */
const exchange = async (refreshToken: string): Promise<Tokens> => {
  try {
    const { data } = await axios.post<Tokens>(refresh.path, undefined, {
      ...base(),
      headers: { Authorization: `Bearer ${refreshToken}` },
    })
    return data
  } catch (error) {
    if (error instanceof AxiosError && error.response?.status === 401) throw new SessionEnded()
    throw error
  }
}

/** A valid access token, renewed when the current one is missing, refused or about to end. */
export const freshAccessToken = (rejected: string | null): Promise<string> => renew(exchange, rejected)

interface Retried extends InternalAxiosRequestConfig {
  /** The call has been repeated after a renewal; a second 401 is final. */
  wasRetried?: boolean
}

/** A form that is half filled must not be lost because one of its files did not get through: the field says so. */
const sendsFile = ({ data }: InternalAxiosRequestConfig) => data instanceof FormData

const statusOf = (error: unknown): number => (error instanceof AxiosError ? (error.response?.status ?? 0) : 0)

/** A token for a call, renewed when need be. Who has no session any more signs in. */
const tokenFor = async (rejected: string | null): Promise<string> => {
  try {
    return await freshAccessToken(rejected)
  } catch (error) {
    if (error instanceof SessionEnded) redirectToLogin()
    throw error
  }
}

/** The server fails: the whole page gives way, unless the call only decorates it. */
const leaveIfFailed = (error: unknown, config: InternalAxiosRequestConfig): void => {
  if (statusOf(error) >= 500 && !config.call?.isQuiet && !sendsFile(config)) redirectToUnavailable()
}

const authorized = async (config: InternalAxiosRequestConfig): Promise<InternalAxiosRequestConfig> => {
  config.headers.set('Accept-Language', currentLocale())
  if (!config.call?.usesSession) return config
  let token = getAccessToken()
  const facts = token ? factsOf(token) : null
  if (readRefreshToken() && (!facts || facts.expiresAt - Date.now() < EARLY)) {
    try {
      token = await tokenFor(token)
    } catch (error) {
      leaveIfFailed(error, config)
      throw error
    }
  }
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
    if (statusOf(error) === 401 && config.call?.usesSession) {
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
    leaveIfFailed(error, config)
    throw error
  })

  return http
}

let bound: ReturnType<typeof createCall> | undefined

/** Makes a call of the contract. Everything that asks the server goes through here. */
export const call: ReturnType<typeof createCall> = (endpoint, ...rest) => {
  bound ??= createCall(createHttp())
  const work = bound(endpoint, ...rest)
  // Files have a notice of their own, which can be cancelled; what only decorates a page keeps nobody waiting.
  const isFile = endpoint.response !== undefined && 'kind' in endpoint.response
  return isFile || endpoint.quiet ? work : watchSlow(work)
}
