import type { PushSubscriptionFields } from '@cabinet/contract/people/push'
import { violatedConstraint } from '../../db/database.ts'
import { errors } from '../../kernel/http-error.ts'
import type { Platform } from '../../platform/context.ts'
import type { Principal } from '../../platform/principal.ts'
import { isBrowserKey } from '../../platform/push/encrypt.ts'
import { findSubscriptionOf, forgetSubscriptionOf, saveSubscription } from '../../platform/push/subscriptions.ts'
import { ForbiddenTargetError, readTarget } from '../../platform/target.ts'
import { holdSession } from '../auth/port.ts'
import { peopleErrors } from './errors.ts'

/** Whether the browser of this session takes notifications in. */
export const pushStatus = async ({ database, push }: Platform, user: Principal) => {
  const subscription = await findSubscriptionOf(database, user.sessionId)
  return { publicKey: push.publicKey, endpoint: subscription?.endpoint ?? null }
}

/** @throws HttpError 400 for an address that must not be called, and for a key that no browser makes */
const assertPushService = ({ policy }: Platform, { endpoint, p256dh }: PushSubscriptionFields): void => {
  try {
    readTarget(endpoint, policy.allowsLocalTargets)
  } catch (error) {
    throw error instanceof ForbiddenTargetError ? peopleErrors.wrongPushService() : error
  }
  if (!isBrowserKey(p256dh)) throw peopleErrors.wrongPushKey()
}

/** Sends notifications to the browser of this session from now on. */
export const subscribeBrowser = async (
  platform: Platform,
  user: Principal,
  fields: PushSubscriptionFields,
): Promise<void> => {
  assertPushService(platform, fields)
  const { database, clock } = platform
  const subscriber = { personId: user.id, sessionId: user.sessionId }
  const subscribe = async (): Promise<void> => {
    if (!(await holdSession(database, user.sessionId))) throw errors.unauthenticated()
    await saveSubscription(database, subscriber, fields, clock.real().toISOString())
  }
  // Another session has given this address between our looking for it and our writing: the next time it can be seen.
  await database.transaction(subscribe, (error) => violatedConstraint(error) !== undefined)
}

export const unsubscribeBrowser = ({ database }: Platform, user: Principal): Promise<void> =>
  forgetSubscriptionOf(database, user.sessionId)
