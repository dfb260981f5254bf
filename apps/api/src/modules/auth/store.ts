import type { Database } from '../../db/database.ts'
import type { SessionTable } from '../../db/schema.ts'
import type { Language } from '../../platform/language.ts'

/** What sign-in must know about a person. */
export const findByUsername = (database: Database, username: string) =>
  database.query
    .selectFrom('person')
    .select(['id', 'status', 'password_hash'])
    .where(username.includes('@') ? 'email' : 'username', '=', username)
    .where('is_deleted', '=', false)
    .executeTakeFirst()

export const insertSession = async (database: Database, session: SessionTable): Promise<void> => {
  await database.query.insertInto('session').values(session).execute()
}

/** Notes the sign-in, and in which language letters to the person are written. */
export const noteSignIn = async (
  database: Database,
  personId: string,
  at: string,
  language: Language | undefined,
): Promise<void> => {
  await database.query
    .updateTable('person')
    .set({ last_login_at: at, ...(language && { language }) })
    .where('id', '=', personId)
    .execute()
}

/** Ends a session; one that has ended already keeps its first reason. */
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

/** The session of a token when it and its person are still good. */
export const findLiveSession = (database: Database, sessionId: string, realNow: string) =>
  database.query
    .selectFrom('session')
    .innerJoin('person', 'person.id', 'session.person_id')
    .select(['session.id', 'session.person_id'])
    .where('session.id', '=', sessionId)
    .where('session.ended_at', 'is', null)
    .where('session.expires_at', '>', realNow)
    .where('person.is_deleted', '=', false)
    .where('person.status', 'in', ['ACTIVE', 'UNCONFIRMED'])
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

/** Forgets sessions that nobody can use any more. */
export const deleteDeadSessions = async (database: Database, before: string): Promise<void> => {
  await database.query
    .deleteFrom('refresh_token')
    .where('session_id', 'in', (query) => query.selectFrom('session').select('id').where('expires_at', '<', before))
    .execute()
  await database.query.deleteFrom('session').where('expires_at', '<', before).execute()
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

/** Deletes counters whose time is over. */
export const deleteSpentLimits = async ({ query }: Database, realNow: number): Promise<number> => {
  const { numDeletedRows } = await query.deleteFrom('rate_limit').where('expire', '<', realNow).executeTakeFirst()
  return Number(numDeletedRows)
}
