import type { Database } from '../../../db/database.ts'

export const findLiveSessions = (database: Database, personId: string, realNow: string) =>
  database.query
    .selectFrom('session')
    .select(['id', 'ip', 'user_agent', 'created_at', 'last_used_at'])
    .where('person_id', '=', personId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', realNow)
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .limit(100)
    .execute()

/** Sign-ins of a person, newest first, as far back as sessions are kept. */
export const findSignIns = (database: Database, personId: string, limit: number) =>
  database.query
    .selectFrom('session')
    .select(['id', 'created_at'])
    .where('person_id', '=', personId)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute()

/** Ends a session of this person; false when it is not theirs or has ended. */
export const endOwnSession = async (
  database: Database,
  personId: string,
  sessionId: string,
  at: string,
): Promise<boolean> => {
  const { numUpdatedRows } = await database.query
    .updateTable('session')
    .set({ ended_at: at, end_reason: 'SIGN_OUT' })
    .where('id', '=', sessionId)
    .where('person_id', '=', personId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
