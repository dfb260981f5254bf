import { refresh, type Tokens } from '@cabinet/contract/auth'
import { createCall } from '@cabinet/contract/client'
import axios, { AxiosError, type InternalAxiosRequestConfig } from 'axios'
import { runtimeConfig } from '../config/runtime-config.ts'
import { currentLocale } from '../intl/locale.ts'
import { factsOf, getAccessToken } from '../session/access-token.ts'
import { readRefreshToken } from '../session/cookie.ts'
import { renew, SessionEnded } from '../session/renew.ts'
import { leaveForLogin, leaveForUnavailable } from './leave.ts'

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

const isAnonymous = (config: InternalAxiosRequestConfig) => /\/auth\/(login|token)/.test(config.url ?? '')

/** A form that is half filled must not be lost because one of its files did not get through: the field says so. */
const sendsFile = ({ data }: InternalAxiosRequestConfig) => data instanceof FormData

/** The only axios instance of the application. */
const createHttp = () => {
  const http = axios.create(base())

  http.interceptors.request.use(async (config) => {
    config.headers.set('Accept-Language', currentLocale())
    if (isAnonymous(config)) return config
    let token = getAccessToken()
    const facts = token ? factsOf(token) : null
    if (readRefreshToken() && (!facts || facts.expiresAt - Date.now() < EARLY)) {
      token = await freshAccessToken(token).catch((error: unknown) => {
        if (error instanceof SessionEnded) leaveForLogin()
        throw error
      })
    }
    if (token) config.headers.set('Authorization', `Bearer ${token}`)
    return config
  })

  http.interceptors.response.use(undefined, async (error: unknown) => {
    if (!(error instanceof AxiosError) || !error.config) throw error
    const config: Retried = error.config
    const status = error.response?.status ?? 0
    if (status === 401 && !isAnonymous(config)) {
      if (!config.wasRetried && readRefreshToken()) {
        config.wasRetried = true
        const rejected = String(config.headers.get('Authorization') ?? '').replace(/^Bearer /, '') || null
        try {
          const token = await freshAccessToken(rejected)
          config.headers.set('Authorization', `Bearer ${token}`)
        } catch (failure) {
          if (failure instanceof SessionEnded) leaveForLogin()
          throw failure
        }
        return http.request(config)
      }
      leaveForLogin()
    }
    if (status >= 500 && !sendsFile(config)) leaveForUnavailable()
    throw error
  })

  return http
}

let bound: ReturnType<typeof createCall> | undefined

/** Makes a call of the contract. Everything that asks the server goes through here. */
export const call: ReturnType<typeof createCall> = (endpoint, ...rest) => {
  bound ??= createCall(createHttp())
  return bound(endpoint, ...rest)
}
