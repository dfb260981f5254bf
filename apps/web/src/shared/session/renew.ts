import type { Tokens } from '@cabinet/contract/auth'
import { getAccessToken, setAccessToken } from './access-token.ts'
import { clearRefreshToken, readRefreshToken, writeRefreshToken } from './cookie.ts'
import { broadcast } from './tabs.ts'

/** The session is over: the refresh token is gone or the server no longer takes it. */
export class SessionEnded extends Error {
  override name = 'SessionEnded'
}

/** Asks the server for a new pair; rejects with `SessionEnded` when the token is refused, else with the failure. */
export type Exchange = (refreshToken: string) => Promise<Tokens>

const LOCK = 'cabinet-session'
const LOCK_TIMEOUT = 30_000

const nextTick = () => new Promise<void>((resolve) => setTimeout(resolve, 0))

const exchangeOnce = async (exchange: Exchange, rejected: string | null): Promise<string> => {
  // A message of another tab may still wait in the queue: let it in before comparing.
  await nextTick()
  const current = getAccessToken()
  if (current && current !== rejected) return current
  const refreshToken = readRefreshToken()
  if (!refreshToken) throw new SessionEnded()
  try {
    return accept(await exchange(refreshToken))
  } catch (error) {
    if (!(error instanceof SessionEnded)) throw error
    // Another tab may have replaced the token while this one was asking: only the newest refusal counts.
    const newest = readRefreshToken()
    if (newest && newest !== refreshToken) return accept(await exchange(newest))
    clearRefreshToken()
    setAccessToken(null)
    throw error
  }
}

const accept = (tokens: Tokens): string => {
  writeRefreshToken(tokens.refreshToken)
  setAccessToken(tokens.accessToken)
  broadcast({ kind: 'renewed', accessToken: tokens.accessToken })
  return tokens.accessToken
}

let underWay: Promise<string> | null = null

/**
 * A valid access token in place of a rejected one.
 *
 * One exchange at a time in this tab (parallel callers wait for the same promise) and in the browser (a Web Lock held
 * around the exchange only). If the token has been replaced meanwhile, nothing is asked.
 *
 * @param rejected the token that the server refused or that has expired; null when there is none yet
 */
export const renew = (exchange: Exchange, rejected: string | null): Promise<string> => {
  const current = getAccessToken()
  if (current && current !== rejected) return Promise.resolve(current)
  underWay ??= withLock(() => exchangeOnce(exchange, rejected)).finally(() => {
    underWay = null
  })
  return underWay
}

const withLock = <T>(task: () => Promise<T>): Promise<T> =>
  typeof navigator !== 'undefined' && navigator.locks
    ? navigator.locks.request(LOCK, { signal: AbortSignal.timeout(LOCK_TIMEOUT) }, task)
    : task()
