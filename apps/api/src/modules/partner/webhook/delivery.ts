import { newId } from '../../../kernel/ids.ts'
import type { SecretLocation } from '../../../kernel/secret-box.ts'
import type { Platform } from '../../../platform/context.ts'
import { sendToRecipients } from '../../../platform/emails/recipients.ts'
import { ownWebhookPaused, webhookPaused } from '../emails.ts'
import { eventOf, readFeed } from '../feed.ts'
import type { PlacedRow } from '../feed-store.ts'
import { findPartnerReaders, findStaff } from '../../people/port.ts'
import { findMembers } from '../people/store.ts'
import { signedHeaders } from './signature.ts'
import * as store from './store.ts'
import { deliver, DELIVERY_TIMEOUT_MS, type Resolve } from '../../../platform/target.ts'
import { SECOND_MS, MINUTE_MS, HOUR_MS } from '../../../kernel/durations.ts'

/** Pauses after the first failure, the second and so on; after the last one the webhook waits for people. */
export const PAUSES_MS = [
  5 * SECOND_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  10 * HOUR_MS,
] as const

/** Longer than a delivery takes: then the server that claimed it has died. */
const CLAIM_MS = DELIVERY_TIMEOUT_MS + 20 * SECOND_MS
const POLL_MS = 1000
/** Events that are sent in one go before others get their turn of the loop. */
const BATCH = 100

/** The place for which the secret of a webhook is sealed. */
export const secretLocationOf = (partnerId: string): SecretLocation => ({
  table: 'partner_webhook',
  column: 'secret_sealed',
  row: partnerId,
  organizationId: '',
})

/** What parts secrets that are kept together; none of them has one. */
const BETWEEN_SECRETS = ' '

/** Secrets that sign at most, the newest ones: a header has an end. */
const MOST_SECRETS = 5

/** The secrets of a webhook that sign now, the newest first: of a day old ones as many as have been replaced in it. */
const secretsOf = ({ secrets, clock }: Pick<Platform, 'secrets' | 'clock'>, webhook: store.WebhookRow): string[] => {
  const location = secretLocationOf(webhook.partner_id)
  const { old_secret_sealed: old, old_secret_until: until } = webhook
  const isOldGood = old !== null && until !== null && until > clock.real().toISOString()
  return [
    secrets.open(webhook.secret_sealed, location),
    ...(isOldGood ? secrets.open(old, location).split(BETWEEN_SECRETS) : []),
  ]
}

/**
 * What is kept of the secrets of a webhook when a new one comes. A secret may be replaced twice within a day, because an
 * answer was lost or two people did it: the partner goes on to check by any of them.
 */
export const sealOldSecrets = (platform: Pick<Platform, 'secrets' | 'clock'>, webhook: store.WebhookRow): string =>
  platform.secrets.seal(
    secretsOf(platform, webhook)
      .slice(0, MOST_SECRETS - 1)
      .join(BETWEEN_SECRETS),
    secretLocationOf(webhook.partner_id),
  )

interface Attempt {
  readonly httpCode: number | null
  readonly problem: string | null
}

const attempt = async (
  platform: Platform,
  webhook: store.SentWebhook,
  event: PlacedRow,
  resolve: Resolve | undefined,
): Promise<Attempt> => {
  const body = JSON.stringify(eventOf(event))
  try {
    // A secret that does not open is a problem of this webhook: it pauses like others, and staff are notified.
    const headers = signedHeaders(event.id, platform.clock.real(), body, secretsOf(platform, webhook))
    const mayBeLocal = platform.policy.allowsLocalTargets
    const httpCode = await deliver({ url: webhook.url, headers, body, mayBeLocal }, resolve)
    return { httpCode, problem: httpCode >= 200 && httpCode < 300 ? null : `The target answered ${httpCode}` }
  } catch (error) {
    return { httpCode: null, problem: (error instanceof Error ? error.message : String(error)).slice(0, 300) }
  }
}

/** Nobody tries any more: people of the partner must look, and platform staff know of it. */
const pause = async (platform: Platform, webhook: store.SentWebhook, problem: string | null): Promise<void> => {
  const details = { partner: webhook.name, problem: problem ?? '' }
  const { database } = platform
  await sendToRecipients(platform, null, await findStaff(database), webhookPaused, details)
  const members = await findMembers(database, webhook.partner_id)
  const ids = members.map(({ person_id: id }) => id)
  await sendToRecipients(platform, null, await findPartnerReaders(database, ids), ownWebhookPaused, details)
}

/** @returns whether the next event may follow */
const note = (
  platform: Platform,
  webhook: store.SentWebhook,
  event: PlacedRow,
  { httpCode, problem }: Attempt,
): Promise<boolean> => {
  const { database, clock } = platform
  const now = clock.real()
  const at = now.toISOString()
  const isDelivered = problem === null
  const attempts = webhook.attempts + 1
  return database.transaction(async () => {
    await store.insertDelivery(database, {
      id: newId(),
      partner_id: webhook.partner_id,
      event_id: event.id,
      seq: event.seq,
      type: event.type,
      subject_id: event.subject_id,
      attempt: attempts,
      is_delivered: isDelivered,
      http_code: httpCode,
      problem,
      attempted_at: at,
    })
    if (isDelivered) {
      const done = { cursor: event.seq, attempts: 0, next_attempt_at: at, last_problem: null, delivered_at: at }
      await store.saveWebhook(database, webhook.partner_id, done, webhook.cursor)
      return true
    }
    const next = PAUSES_MS[attempts - 1]
    const failed = {
      attempts,
      last_problem: problem,
      next_attempt_at: new Date(now.getTime() + (next ?? 0)).toISOString(),
      ...(next === undefined && { paused_at: at }),
    }
    await store.saveWebhook(database, webhook.partner_id, failed, webhook.cursor)
    if (next === undefined) await pause(platform, webhook, problem)
    return false
  })
}

/** Sends what waits of one webhook, one event after another: a later event never overtakes an earlier one. */
const sendWaiting = async (
  platform: Platform,
  due: store.SentWebhook,
  resolve: Resolve | undefined,
  isEnding: () => boolean = () => false,
): Promise<number> => {
  const { database, clock } = platform
  const feed = { kind: due.kind, partyId: due.party_id }
  const events = await readFeed(platform, feed, due.cursor, BATCH)
  let webhook = due
  let delivered = 0
  for (const event of events) {
    if (isEnding()) return delivered
    const until = new Date(clock.real().getTime() + CLAIM_MS).toISOString()
    if (!(await store.claim(database, webhook, until))) return delivered
    const mayGoOn = await note(platform, webhook, event, await attempt(platform, webhook, event, resolve))
    if (!mayGoOn) return delivered
    delivered += 1
    const now = await store.findWebhook(database, due.partner_id)
    if (now?.cursor !== event.seq) return delivered
    webhook = Object.assign({}, due, now)
  }
  return delivered
}

/**
 * Sends everything whose time has come, each partner by itself: one that is slow keeps nobody else waiting.
 *
 * @returns how many events arrived
 */
export const deliverDue = async (platform: Platform, resolve?: Resolve): Promise<number> => {
  const due = await store.findDue(platform.database, platform.clock.real().toISOString())
  const counts = await Promise.all(due.map((webhook) => sendWaiting(platform, webhook, resolve)))
  return counts.reduce((sum, count) => sum + count, 0)
}

/** Delivers all the time until the returned function is called. */
export const startDelivery = (platform: Platform): (() => Promise<void>) => {
  /** Partners whose events are on their way. */
  const busy = new Map<string, Promise<unknown>>()
  let isEnding = false
  const look = async (): Promise<void> => {
    const due = await store.findDue(platform.database, platform.clock.real().toISOString())
    for (const webhook of due) {
      if (busy.has(webhook.partner_id)) continue
      const sending = sendWaiting(platform, webhook, undefined, () => isEnding)
        .catch((error: unknown) => platform.log.error({ err: error, partner: webhook.partner_id }, 'webhook not sent'))
        .finally(() => busy.delete(webhook.partner_id))
      busy.set(webhook.partner_id, sending)
    }
  }
  const timer = setInterval(() => {
    look().catch((error: unknown) => platform.log.error({ err: error }, 'webhooks not looked at'))
  }, POLL_MS)
  timer.unref()
  return async () => {
    clearInterval(timer)
    isEnding = true
    await Promise.all(busy.values())
  }
}
