import type { PushSubscriptionFields } from '@cabinet/contract/people/push'
import type { Database } from '../../db/database.ts'
import { newId } from '../../kernel/ids.ts'

/** Whose browser takes notifications in. */
export interface Subscriber {
  readonly personId: string
  readonly sessionId: string
}

/** Where notifications of a session go. */
export const findSubscriptionOf = ({ query }: Database, sessionId: string) =>
  query.selectFrom('push_subscription').selectAll().where('session_id', '=', sessionId).executeTakeFirst()

export const findSubscription = ({ query }: Database, id: string) =>
  query.selectFrom('push_subscription').selectAll().where('id', '=', id).executeTakeFirst()

/** Browsers of a person that take notifications in. */
export const findSubscriptionsOf = ({ query }: Database, personId: string) =>
  query.selectFrom('push_subscription').select('id').where('person_id', '=', personId).orderBy('id').execute()

/** Sessions whose browsers take notifications in. */
export const findSubscribedSessions = async ({ query }: Database): Promise<string[]> =>
  (await query.selectFrom('push_subscription').select('session_id').execute()).map(({ session_id }) => session_id)

/**
 * The one subscription of a session; what waits for the browser at an old address goes to the new one. A browser that
 * somebody else was signed in with before is theirs no more.
 */
export const saveSubscription = async (
  { query }: Database,
  { personId, sessionId }: Subscriber,
  { endpoint, p256dh, auth }: PushSubscriptionFields,
  at: string,
): Promise<void> => {
  await query
    .deleteFrom('push_subscription')
    .where('endpoint', '=', endpoint)
    .where('session_id', '!=', sessionId)
    .execute()
  await query
    .insertInto('push_subscription')
    .values({ id: newId(), person_id: personId, session_id: sessionId, endpoint, p256dh, auth, created_at: at })
    .onConflict((conflict) => conflict.column('session_id').doUpdateSet({ endpoint, p256dh, auth }))
    .execute()
}

/** Forgets a browser, with what still waits for it. */
export const deleteSubscription = async ({ query }: Database, id: string): Promise<void> => {
  await query.deleteFrom('push_subscription').where('id', '=', id).execute()
}

/** A session has ended, or wants no notifications any more. */
export const forgetSubscriptionOf = async ({ query }: Database, sessionId: string): Promise<void> => {
  await query.deleteFrom('push_subscription').where('session_id', '=', sessionId).execute()
}

/**
 * The sessions of a person have ended.
 *
 * @param exceptSessionId the session that goes on
 */
export const forgetSubscriptionsOf = async (
  { query }: Database,
  personId: string,
  exceptSessionId?: string,
): Promise<void> => {
  let forgetting = query.deleteFrom('push_subscription').where('person_id', '=', personId)
  if (exceptSessionId !== undefined) forgetting = forgetting.where('session_id', '!=', exceptSessionId)
  await forgetting.execute()
}
