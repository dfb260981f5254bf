import type { PartnerWebhook, webhookStates, PartnerDelivery } from '@cabinet/contract/partner/partners'
import type { Database } from '../../../db/database.ts'
import { errors } from '../../../kernel/http-error.ts'
import { type AnyRequest, pageAround } from '../../../platform/find/page.ts'
import type { CallContext } from '../../../platform/handlers.ts'
import type { Platform } from '../../../platform/context.ts'
import { countAfter, lockHead } from '../feed-store.ts'
import { partnerErrors } from '../messages.ts'
import { recordAction } from '../journal.ts'
import { findPartner, type PartnerRow } from '../store.ts'
import { sealOldSecrets, secretLocationOf } from './delivery.ts'
import { createSecret } from './signature.ts'
import * as store from './store.ts'
import { ForbiddenTargetError, readTarget } from '../../../platform/target.ts'
import { DAY_MS } from '../../../kernel/durations.ts'

/** How a webhook is doing. */
export const stateOf = (row: store.WebhookRow | undefined): (typeof webhookStates)[number] => {
  if (!row) return 'OFF'
  if (row.paused_at !== null) return 'PAUSED'
  return row.attempts > 0 ? 'RETRYING' : 'DELIVERING'
}

export const webhookOf = async (
  { database }: Platform,
  { kind, party_id: partyId }: PartnerRow,
  row: store.WebhookRow,
): Promise<PartnerWebhook> => ({
  url: row.url,
  state: stateOf(row),
  waiting: await countAfter(database, { kind, partyId }, row.cursor),
  attempts: row.attempts,
  nextAttemptDateTime: row.attempts > 0 && row.paused_at === null ? row.next_attempt_at : null,
  lastProblem: row.last_problem,
  deliveredDateTime: row.delivered_at,
})

interface OfPartner extends CallContext {
  readonly params: { readonly id: string }
}

const getPartner = async ({ platform, params: { id } }: OfPartner): Promise<PartnerRow> => {
  const row = await findPartner(platform.database, id)
  if (!row) throw errors.notFound()
  return row
}

/** @throws HttpError 400 for a target that must not be called */
const assertWebhookTarget = ({ policy }: Platform, url: string): void => {
  try {
    readTarget(url, policy.allowsLocalTargets)
  } catch (error) {
    throw error instanceof ForbiddenTargetError ? partnerErrors.wrongTarget() : error
  }
}

/** Says where events go. A new webhook begins with what happens from now on. */
export const saveWebhook = async (
  context: OfPartner & { readonly body: { readonly url: string; readonly withNewSecret: boolean } },
): Promise<{ secret: string | null }> => {
  const { platform, body } = context
  const { database, clock, secrets } = platform
  const { id, kind, party_id: partyId } = await getPartner(context)
  assertWebhookTarget(platform, body.url)
  return database.transaction(async () => {
    // Held to the end: of several who do it at once each adds to what the one before has left.
    const cursor = await lockHead(database, { kind, partyId })
    const present = await store.findWebhook(database, id)
    await recordAction(context, id, 'WEBHOOK_SAVED', body.url)
    if (present && body.withNewSecret) await recordAction(context, id, 'WEBHOOK_SECRET_REPLACED')
    const secret = !present || body.withNewSecret ? createSecret() : null
    const sealed = secret === null ? undefined : secrets.seal(secret, secretLocationOf(id))
    const now = clock.real()
    const afresh = { attempts: 0, paused_at: null, last_problem: null, next_attempt_at: now.toISOString() }
    if (present) {
      await store.saveWebhook(database, id, {
        ...afresh,
        url: body.url,
        ...(sealed !== undefined && {
          secret_sealed: sealed,
          old_secret_sealed: sealOldSecrets(platform, present),
          old_secret_until: new Date(now.getTime() + DAY_MS).toISOString(),
        }),
      })
    } else if (sealed !== undefined) {
      await store.insertWebhook(database, {
        ...afresh,
        partner_id: id,
        url: body.url,
        secret_sealed: sealed,
        old_secret_sealed: null,
        old_secret_until: null,
        cursor,
        delivered_at: null,
      })
    }
    return { secret }
  })
}

export const removeWebhook = async (context: OfPartner): Promise<void> => {
  const { database } = context.platform
  await database.transaction(async () => {
    const { id } = await getPartner(context)
    const removed = await store.deleteWebhook(database, id)
    if (removed) await recordAction(context, id, 'WEBHOOK_REMOVED', removed.url)
  })
}

/**
 * Goes on after a pause, or sends once more what came after a cursor.
 *
 * @throws HttpError 400 for a cursor that no event has yet, 404, 409 without a webhook
 */
export const replayWebhook = async (
  context: OfPartner & { readonly body: { readonly after: string | null } },
): Promise<void> => {
  const { platform, body } = context
  const { id, kind, party_id: partyId } = await getPartner(context)
  await platform.database.transaction(async () => {
    if (!(await store.findWebhook(platform.database, id))) throw partnerErrors.noWebhook()
    // What gets the places up to there later would never be sent.
    if (body.after !== null && Number(body.after) > (await lockHead(platform.database, { kind, partyId }))) {
      throw partnerErrors.noSuchPosition()
    }
    await store.saveWebhook(platform.database, id, {
      attempts: 0,
      paused_at: null,
      last_problem: null,
      next_attempt_at: platform.clock.real().toISOString(),
      ...(body.after !== null && { cursor: Number(body.after) }),
    })
    if (body.after === null) await recordAction(context, id, 'WEBHOOK_RESUMED')
    else await recordAction(context, id, 'WEBHOOK_REPLAYED', `№ ${Number(body.after) + 1}`)
  })
}

/** Attempts as lists show them. */
export const viewDeliveries = async (
  database: Database,
  rows: readonly store.DeliveryRow[],
): Promise<PartnerDelivery[]> => {
  const arrivals = await store.findArrivals(database, [...new Set(rows.map(({ event_id: event }) => event))])
  return rows.map((row) => ({
    id: row.id,
    cursor: String(row.seq),
    isReplay: (arrivals.get(row.event_id) ?? row.attempted_at) < row.attempted_at,
    type: row.type,
    subjectId: row.subject_id,
    attempt: row.attempt,
    isDelivered: row.is_delivered,
    status: row.http_code,
    problem: row.problem,
    attemptedDateTime: row.attempted_at,
  }))
}

/** Attempts to deliver, the newest first. */
export const findDeliveries = async ({
  platform,
  onlyPartnerId,
  body,
}: CallContext & { readonly body: AnyRequest }) => {
  const { rows, count } = await store.findDeliveries(platform.database, onlyPartnerId, body)
  return pageAround(await viewDeliveries(platform.database, rows), count, body)
}
