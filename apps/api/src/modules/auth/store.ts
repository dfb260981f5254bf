import type { Database } from '../../db/database.ts'
import { forgetSubscriptionOf } from '../../platform/push/subscriptions.ts'
import type { SessionTable } from './tables.ts'

/** Addresses from which a person has signed in lately. */
export const findAddressesOf = async (database: Database, personId: string, since: string): Promise<string[]> => {
  const rows = await database.query
    .selectFrom('session')
    .select('ip')
    .distinct()
    .where('person_id', '=', personId)
    .where('created_at', '>', since)
    .limit(100)
    .execute()
  return rows.map(({ ip }) => ip)
}

export const insertSession = async (database: Database, session: SessionTable): Promise<void> => {
  await database.query.insertInto('session').values(session).execute()
}

/** Ends a session, and what its browser was to hear; one that has ended already keeps its first reason. */
export const endSession = async (
  database: Database,
  sessionId: string,
  reason: NonNullable<SessionTable['end_reason']>,
  at: string,
): Promise<void> => {
  await database.query
    .updateTable('session')
    .set({ ended_at: at, end_reason: reason })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .execute()
  await forgetSubscriptionOf(database, sessionId)
}

export const touchSession = async (database: Database, sessionId: string, at: string): Promise<void> => {
  await database.query.updateTable('session').set({ last_used_at: at }).where('id', '=', sessionId).execute()
}

/** A refresh token with its session, held until the transaction ends: parallel refreshes wait for one another. */
export const lockRefreshToken = (database: Database, tokenHash: string) =>
  database.query
    .selectFrom('refresh_token')
    .select(['session_id', 'used_at', 'expires_at'])
    .where('token_hash', '=', tokenHash)
    .forUpdate()
    .executeTakeFirst()

/** The session of a token while it lasts. */
export const findLiveSession = (database: Database, sessionId: string, realNow: string) =>
  database.query
    .selectFrom('session')
    .select(['id', 'person_id'])
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', realNow)
    .executeTakeFirst()

export const insertRefreshToken = async (
  database: Database,
  token: { readonly hash: string; readonly sessionId: string; readonly createdAt: string; readonly expiresAt: string },
): Promise<void> => {
  await database.query
    .insertInto('refresh_token')
    .values({
      token_hash: token.hash,
      session_id: token.sessionId,
      created_at: token.createdAt,
      expires_at: token.expiresAt,
      used_at: null,
    })
    .execute()
}

export const markRefreshTokenUsed = async (database: Database, tokenHash: string, at: string): Promise<void> => {
  await database.query.updateTable('refresh_token').set({ used_at: at }).where('token_hash', '=', tokenHash).execute()
}

/** Those of these sessions that nobody has used since: their refresh tokens have expired, and they open nothing. */
export const findUnused = async (
  { query }: Database,
  sessionIds: readonly string[],
  since: string,
): Promise<string[]> => {
  if (sessionIds.length === 0) return []
  const rows = await query
    .selectFrom('session')
    .select('id')
    .where('id', 'in', [...sessionIds])
    .where('last_used_at', '<', since)
    .execute()
  return rows.map(({ id }) => id)
}

/** Deletes sessions that have expired or ended long ago, with their tokens. */
export const deleteForgottenSessions = async (
  { query }: Database,
  realNow: string,
  endedBefore: string,
): Promise<number> => {
  const { numDeletedRows } = await query
    .deleteFrom('session')
    .where((session) => session.or([session('expires_at', '<', realNow), session('ended_at', '<', endedBefore)]))
    .executeTakeFirst()
  return Number(numDeletedRows)
}
