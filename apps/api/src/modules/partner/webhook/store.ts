import { partnerDeliveries } from '@cabinet/contract/partner/partners'
import { type Selectable, type SelectQueryBuilder, sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { Tables } from '../../../db/schema.ts'
import type { FindFields } from '../../../platform/find/fields.ts'
import { descending } from '../../../platform/find/order.ts'
import { type AnyRequest, findPage, readAll } from '../../../platform/find/page.ts'
import type { PartnerDeliveryTable, PartnerWebhookTable } from '../tables.ts'

export type WebhookRow = Selectable<PartnerWebhookTable>
export type DeliveryRow = Selectable<PartnerDeliveryTable>

const { ref } = sql

const webhooks = ({ query }: Database) =>
  query
    .selectFrom('partner_webhook')
    .innerJoin('partner', 'partner.id', 'partner_webhook.partner_id')
    .selectAll('partner_webhook')
    .select(['partner.kind', 'partner.party_id', 'partner.name'])

/** A webhook with the feed that it sends. */
export type SentWebhook = Awaited<ReturnType<typeof findDue>>[number]

/** Webhooks that may send now. */
export const findDue = (database: Database, now: string) =>
  webhooks(database)
    .where('partner.is_active', '=', true)
    .where('partner.is_deleted', '=', false)
    .where('partner_webhook.paused_at', 'is', null)
    .where('partner_webhook.next_attempt_at', '<=', now)
    .execute()

export const findWebhook = ({ query }: Database, partnerId: string): Promise<WebhookRow | undefined> =>
  query.selectFrom('partner_webhook').selectAll().where('partner_id', '=', partnerId).executeTakeFirst()

export const findWebhooks = ({ query }: Database): Promise<WebhookRow[]> =>
  query.selectFrom('partner_webhook').selectAll().execute()

/**
 * Takes the next delivery of a webhook for this server until the moment given; another server leaves it alone.
 *
 * @returns the webhook as it is now; nothing when another server was faster
 */
export const claim = async (
  { query }: Database,
  { partner_id: id, cursor, next_attempt_at: seen }: Pick<WebhookRow, 'partner_id' | 'cursor' | 'next_attempt_at'>,
  until: string,
): Promise<boolean> => {
  const { numUpdatedRows } = await query
    .updateTable('partner_webhook')
    .set({ next_attempt_at: until })
    .where('partner_id', '=', id)
    .where('cursor', '=', cursor)
    .where('next_attempt_at', '=', seen)
    .where('paused_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Changes a webhook; with a cursor only while nobody has set it elsewhere. */
export const saveWebhook = async (
  { query }: Database,
  partnerId: string,
  change: Partial<WebhookRow>,
  cursor?: number,
): Promise<void> => {
  let saving = query.updateTable('partner_webhook').set(change).where('partner_id', '=', partnerId)
  if (cursor !== undefined) saving = saving.where('cursor', '=', cursor)
  await saving.execute()
}

export const insertWebhook = async ({ query }: Database, row: WebhookRow): Promise<void> => {
  await query.insertInto('partner_webhook').values(row).execute()
}

/** @returns where it led; nothing when there is none, or somebody else was faster */
export const deleteWebhook = ({ query }: Database, partnerId: string): Promise<Pick<WebhookRow, 'url'> | undefined> =>
  query.deleteFrom('partner_webhook').where('partner_id', '=', partnerId).returning('url').executeTakeFirst()

export const insertDelivery = async ({ query }: Database, row: DeliveryRow): Promise<void> => {
  await query.insertInto('partner_delivery').values(row).execute()
}

const deliveryFields: FindFields<typeof partnerDeliveries> = {
  id: ref('id'),
  partnerId: ref('partner_id'),
  search: sql`concat_ws(' ', type, subject_id)`,
  subjectId: ref('subject_id'),
  attempt: ref('attempt'),
  isFailed: sql`not is_delivered`,
  attemptedDateTime: ref('attempted_at'),
}

const deliveriesOf = ({ query }: Database, onlyOf: string | null) => ({
  list: partnerDeliveries,
  fields: deliveryFields,
  from: query.selectFrom('partner_delivery').$if(onlyOf !== null, (found) => found.where('partner_id', '=', onlyOf)),
  select: (from: SelectQueryBuilder<Tables, 'partner_delivery', object>) => from.selectAll('partner_delivery'),
  order: [descending(ref('attempted_at'), 'timestamptz'), descending(ref('id'), 'uuid')],
})

/** A page of the attempts to deliver; to one partner alone when it is named. */
export const findDeliveries = (database: Database, onlyOf: string | null, request: AnyRequest) =>
  findPage(database, deliveriesOf(database, onlyOf), request)

/** Every attempt that a filter matches, a batch at a time. */
export const listDeliveries = (database: Database, onlyOf: string | null, request: AnyRequest) =>
  readAll(deliveriesOf(database, onlyOf), request)

/** When each of the events arrived for the first time. */
export const findArrivals = async (
  { query }: Database,
  eventIds: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  if (eventIds.length === 0) return new Map()
  const rows = await query
    .selectFrom('partner_delivery')
    .select((column) => ['event_id', column.fn.min('attempted_at').as('at')])
    .where('event_id', 'in', eventIds)
    .where('is_delivered', '=', true)
    .groupBy('event_id')
    .execute()
  return new Map(rows.map(({ event_id: id, at }) => [id, at]))
}

/** Deliveries of long ago say nothing any more. */
export const deleteDeliveries = async ({ query }: Database, before: string): Promise<number> => {
  const { numDeletedRows } = await query
    .deleteFrom('partner_delivery')
    .where('attempted_at', '<', before)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
