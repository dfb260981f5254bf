import type { Policy } from '../policy.ts'
import { pages } from '@cabinet/contract/pages'
import type { Config } from '../../config.ts'
import type { PushMessageTable } from '../../db/schema.ts'
import { createOutbox, newDelivery, type Outbox, type OutboxParts, UndeliverableError } from '../mail/outbox.ts'
import { deliver, ForbiddenTargetError } from '../target.ts'
import { encryptFor } from './encrypt.ts'
import { createPushKeys } from './keys.ts'
import { deleteSubscription, findSubscription, findSubscriptionsOf } from './subscriptions.ts'

/** What has happened to somebody, without anything that only they should read: a screen may be locked. */
export interface Notice {
  readonly personId: string
  /** Id of the email that tells the whole: a later one of the kind takes the place of this one. */
  readonly tag: string
  /** What has happened, in the words of its occasion. */
  readonly text: string
  /** Page that shows it; the cabinet itself when it leads elsewhere. */
  readonly url: string | undefined
}

/** Notifications in browsers go through a table as emails do. */
export interface Push extends Outbox {
  /** By which browsers and push services know this installation. */
  readonly publicKey: string
  /** Writes it to every browser that the person wants notifications in; to none as a rule. */
  write(notice: Notice): Promise<void>
}

/** A browser that was off for a day has its person read it in the cabinet. */
const KEEP_SECONDS = 24 * 3600

/** The push service does not know the browser any more. */
const GONE = new Set([404, 410])
/** It knows the browser and will never take this message. */
const REFUSED = new Set([400, 401, 403, 413])

/** Only pages of ours: the press of a notification leads nowhere else. */
const pathOf = (url: string | undefined): string => (url?.startsWith('/') && !url.startsWith('//') ? url : pages.root())

type PushConfig = Pick<Config, 'brandName' | 'support'>

/**
 * Notifications kept in the database and handed to the push services of browsers, whose addresses are looked at like
 * those of webhooks: a browser names them, and may lie.
 *
 * @param secret the key of the installation
 */
export const createPush = (
  { brandName, support }: PushConfig,
  secret: string,
  parts: OutboxParts,
  { allowsLocalTargets: mayBeLocal }: Pick<Policy, 'allowsLocalTargets'>,
): Push => {
  const { database, clock } = parts
  const keys = createPushKeys(secret, support.email)

  const hand = async ({ subscription_id, body, tag, path }: PushMessageTable): Promise<void> => {
    const subscription = await findSubscription(database, subscription_id)
    if (!subscription) throw new UndeliverableError('The browser is forgotten')
    const { id, endpoint } = subscription
    const headers = {
      authorization: keys.authorizationFor(endpoint, clock.real()),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(KEEP_SECONDS),
      urgency: 'normal',
    }
    const sealed = encryptFor(subscription, JSON.stringify({ title: brandName, body, path, tag }))
    const status = await deliver({ url: endpoint, headers, body: sealed, mayBeLocal }).catch((error: unknown) => {
      throw error instanceof ForbiddenTargetError ? new UndeliverableError(error.message) : error
    })
    if (GONE.has(status)) await deleteSubscription(database, id)
    if (status >= 200 && status < 300) return
    const problem = `The push service answered ${status}`
    throw GONE.has(status) || REFUSED.has(status) ? new UndeliverableError(problem) : new Error(problem)
  }

  return {
    ...createOutbox<PushMessageTable>('PUSH', hand, parts),
    publicKey: keys.publicKey,
    async write({ personId, tag, text, url }) {
      const subscriptions = await findSubscriptionsOf(database, personId)
      if (subscriptions.length === 0) return
      const rows = subscriptions.map(({ id }) => ({
        ...newDelivery(clock),
        subscription_id: id,
        tag,
        body: text,
        path: pathOf(url),
        created_at: clock.nowText(),
      }))
      await database.query.insertInto('push_message').values(rows).execute()
    },
  }
}
