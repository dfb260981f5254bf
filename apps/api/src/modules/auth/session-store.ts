import type { Database } from '../../db/database.ts'
import { forgetSubscriptionOf, forgetSubscriptionsOf } from '../../platform/push/subscriptions.ts'
import type { SessionEndReason } from './tables.ts'

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
  if (numUpdatedRows === 0n) return false
  await forgetSubscriptionOf(database, sessionId)
  return true
}

/** Whether a session lasts; it is held until the transaction ends, so that nobody ends it meanwhile. */
export const holdSession = async ({ query }: Database, sessionId: string): Promise<boolean> =>
  (await query
    .selectFrom('session')
    .select('id')
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()) !== undefined

/**
 * Ends the sessions of a person: their tokens stop working with the next call. One that has ended already keeps its
 * first reason.
 *
 * @param at real time, as sessions have it
 * @param exceptSessionId the session that goes on
 * @returns how many ended
 */
export const endSessionsOf = async (
  database: Database,
  personId: string,
  reason: SessionEndReason,
  at: string,
  exceptSessionId?: string,
): Promise<number> => {
  let ending = database.query
    .updateTable('session')
    .set({ ended_at: at, end_reason: reason })
    .where('person_id', '=', personId)
    .where('ended_at', 'is', null)
  if (exceptSessionId !== undefined) ending = ending.where('id', '!=', exceptSessionId)
  const { numUpdatedRows } = await ending.executeTakeFirst()
  // A sign-in that is under way has proved what counts no more.
  await database.query.deleteFrom('sign_in_ticket').where('person_id', '=', personId).execute()
  await forgetSubscriptionsOf(database, personId, exceptSessionId)
  return Number(numUpdatedRows)
}
