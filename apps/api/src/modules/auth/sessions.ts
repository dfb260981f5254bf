import type { Tokens as TokenPair } from '@cabinet/contract/auth'
import { newId } from '../../kernel/ids.ts'
import type { Platform, Visitor } from '../../platform/context.ts'
import { errors } from '../../kernel/http-error.ts'
import { maySignIn, recordSignIn } from '../people/port.ts'
import * as store from './store.ts'
import { logSecurityEvent } from '../../platform/security-log.ts'
import { DAY_MS } from '../../kernel/durations.ts'
import { recordSignedIn, type SignedIn } from './sign-ins/record.ts'

/** A session ends after this long however busy it is. */
const SESSION_DAYS = 30
/** For this long a used token still answers its successor: tabs and retries may send it twice. */
export const GRACE_MS = 10_000

const later = (from: Date, milliseconds: number): string => new Date(from.getTime() + milliseconds).toISOString()

const pairOf = async (
  { tokens }: Platform,
  session: { readonly personId: string; readonly sessionId: string },
  refreshToken: string,
): Promise<TokenPair> => ({ accessToken: await tokens.issueAccess(session), refreshToken })

const rememberToken = ({ database, tokens, clock, config }: Platform, sessionId: string, refreshToken: string) =>
  store.insertRefreshToken(database, {
    hash: tokens.hashOf(refreshToken),
    sessionId,
    createdAt: clock.real().toISOString(),
    expiresAt: later(clock.real(), config.refreshTokenSeconds * 1000),
  })

/** Opens a session: a family of refresh tokens of which only the newest is good. */
export const openSession = async (
  platform: Platform,
  personId: string,
  visitor: Visitor,
  signedIn: SignedIn = { outcome: 'SIGNED_IN' },
): Promise<TokenPair> => {
  const { database, tokens, clock } = platform
  const sessionId = newId()
  const refreshToken = tokens.newRefresh()
  await database.transaction(async () => {
    const now = clock.real().toISOString()
    await store.insertSession(database, {
      id: sessionId,
      person_id: personId,
      created_at: now,
      last_used_at: now,
      expires_at: later(clock.real(), SESSION_DAYS * DAY_MS),
      ended_at: null,
      end_reason: null,
      ip: visitor.ip,
      user_agent: visitor.userAgent,
      proved_at: now,
    })
    await rememberToken(platform, sessionId, refreshToken)
    await recordSignIn(database, personId, clock.nowText(), visitor.language)
    await recordSignedIn(platform, personId, signedIn, visitor)
  })
  return pairOf(platform, { personId, sessionId }, refreshToken)
}

type Rotation = { readonly personId: string; readonly sessionId: string } | undefined

/** Uses up a token, or finds that it was used: within the grace that is harmless, after it the whole family ends. */
const rotate = async (platform: Platform, refreshToken: string, successor: string): Promise<Rotation> => {
  const { database, tokens, clock } = platform
  const now = clock.real()
  const nowText = now.toISOString()
  const hash = tokens.hashOf(refreshToken)
  const stored = await store.lockRefreshToken(database, hash)
  if (!stored || stored.expires_at <= nowText) return undefined
  const session = await store.findLiveSession(database, stored.session_id, nowText)
  if (!session || !(await maySignIn(database, session.person_id))) return undefined

  if (stored.used_at === null) {
    await store.markRefreshTokenUsed(database, hash, nowText)
    await rememberToken(platform, session.id, successor)
    await store.touchSession(database, session.id, nowText)
  } else if (now.getTime() - Date.parse(stored.used_at) > GRACE_MS) {
    await store.endSession(database, session.id, 'REUSE', nowText)
    database.onCommit(() => logSecurityEvent(platform.log, 'TOKEN_REUSED', { person: session.person_id }))
    return undefined
  }
  return { personId: session.person_id, sessionId: session.id }
}

/**
 * Exchanges a refresh token for a new pair.
 *
 * @throws HttpError 401 when the token is unknown, expired, of an ended session, or used long ago
 */
export const renewSession = async (platform: Platform, refreshToken: string | undefined): Promise<TokenPair> => {
  if (refreshToken === undefined) throw errors.unauthenticated()
  const { database, tokens } = platform
  const successor = tokens.successorOf(refreshToken)
  // The refusal is thrown outside: inside it would undo the end of a stolen family.
  const session = await database.transaction(() => rotate(platform, refreshToken, successor))
  if (!session) throw errors.unauthenticated()
  return pairOf(platform, session, successor)
}

/** Ends the session: its refresh token and its access token stop working at once. */
export const closeSession = ({ database, clock }: Platform, sessionId: string): Promise<void> =>
  store.endSession(database, sessionId, 'SIGN_OUT', clock.real().toISOString())
