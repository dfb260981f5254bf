import type { Partner, PartnerCard, PartnerKey } from '@cabinet/contract/partners'
import { businessDay } from '../../kernel/clock.ts'
import { errors } from '../../kernel/http-error.ts'
import { newId } from '../../kernel/ids.ts'
import type { CallContext } from '../../platform/handlers.ts'
import type { Platform } from '../../platform/context.ts'
import { type AnyRequest, pageAround } from '../../platform/find/page.ts'
import { createKey, readNetwork } from './key.ts'
import { partnerErrors } from './messages.ts'
import * as store from './store.ts'
import { stateOf, webhookOf } from './webhook/service.ts'
import * as webhooks from './webhook/store.ts'
import { DAY_MS } from '../../kernel/durations.ts'

const isUsable = ({ revoked_at: revokedAt, expires_at: expiresAt }: store.KeyRow, now: string): boolean =>
  revokedAt === null && (expiresAt === null || expiresAt > now)

const keyOf = (row: store.KeyRow): PartnerKey => ({
  id: row.id,
  prefix: row.prefix,
  isTest: row.is_test,
  note: row.note,
  networks: JSON.parse(row.networks) as string[],
  createdDateTime: row.created_at,
  expiresDateTime: row.expires_at,
  lastUsedDateTime: row.last_used_at,
  revokedDateTime: row.revoked_at,
})

const partnerOf = (
  row: store.PartnerRow,
  keys: readonly store.KeyRow[],
  webhook: webhooks.WebhookRow | undefined,
  now: string,
): Partner => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  isActive: row.is_active,
  keys: keys.filter((key) => isUsable(key, now)).length,
  lastUsedDateTime: keys
    .map(({ last_used_at: usedAt }) => usedAt)
    .reduce((a, b) => ((a ?? '') > (b ?? '') ? a : b), null),
  webhook: stateOf(webhook),
})

/** Every partner. */
export const partnersOf = async ({ database, clock }: Platform) => {
  const [rows, keys, hooks] = await Promise.all([
    store.findPartners(database),
    store.findKeys(database),
    webhooks.findWebhooks(database),
  ])
  const now = clock.real().toISOString()
  return {
    partners: rows.map((row) =>
      partnerOf(
        row,
        keys.filter(({ partner_id: id }) => id === row.id),
        hooks.find(({ partner_id: id }) => id === row.id),
        now,
      ),
    ),
  }
}

/** Those whom modules know and who are no partners yet. */
export const partiesOf = async ({ database, modules }: Platform) => {
  const known = await store.findPartners(database)
  const found = await Promise.all(
    modules.all.map(async ({ partnerParties }) =>
      partnerParties
        ? (await partnerParties.find(database)).map((party) => ({ ...party, kind: partnerParties.kind }))
        : [],
    ),
  )
  const isPartner = ({ id, kind }: { id: string; kind: string }): boolean =>
    known.some((partner) => partner.party_id === id && partner.kind === kind)
  return { parties: found.flat().filter((party) => !isPartner(party)) }
}

/** @throws HttpError 404 */
const findPartner = async ({ database }: Platform, id: string): Promise<store.PartnerRow> => {
  const row = await store.findPartner(database, id)
  if (!row) throw errors.notFound()
  return row
}

/** A partner with its keys and its webhook. */
export const cardOf = async (platform: Platform, id: string): Promise<PartnerCard> => {
  const { database, clock } = platform
  const row = await findPartner(platform, id)
  const [keys, webhook] = await Promise.all([store.findKeys(database, id), webhooks.findWebhook(database, id)])
  return {
    ...partnerOf(row, keys, webhook, clock.real().toISOString()),
    keyList: keys.map(keyOf),
    webhookTarget: webhook ? await webhookOf(platform, row, webhook) : null,
  }
}

/** Makes a party a partner. */
export const createPartner = async ({
  platform,
  body: { kind, partyId },
}: CallContext & { readonly body: { readonly kind: Partner['kind']; readonly partyId: string } }) => {
  const { database, clock, modules } = platform
  const known = await Promise.all(
    modules.all.map(async ({ partnerParties }) => (partnerParties?.kind === kind ? partnerParties.find(database) : [])),
  )
  const party = known.flat().find(({ id }) => id === partyId)
  if (!party) throw errors.notFound()
  const at = clock.nowText()
  const id = newId()
  const isNew = await store.insertPartner(database, {
    id,
    kind,
    party_id: partyId,
    name: party.name,
    is_active: true,
    mood: 'PROMPT',
    created_at: at,
    updated_at: at,
    is_deleted: false,
  })
  if (!isNew) throw partnerErrors.already()
  platform.log.info({ partner: id, kind }, 'partner added')
  return cardOf(platform, id)
}

/** Switches the keys of a partner off, or on again. */
export const setActive = async ({
  platform,
  user,
  params: { id },
  body: { isActive },
}: CallContext & { readonly params: { readonly id: string }; readonly body: { readonly isActive: boolean } }) => {
  await findPartner(platform, id)
  await store.changePartner(platform.database, id, { is_active: isActive }, platform.clock.nowText())
  platform.log.info({ partner: id, isActive, by: user.id }, 'partner switched')
  return cardOf(platform, id)
}

interface NewKey {
  readonly isTest: boolean
  readonly note: string
  readonly expiresDate: string | null
  readonly networks: readonly string[]
}

/** The end of a day in Moscow. */
const endOf = (day: string): string => new Date(Date.parse(`${day}T00:00:00+03:00`) + DAY_MS).toISOString()

/** Issues a key; it is in this answer and nowhere else. */
export const issueKey = async ({
  platform,
  user,
  params: { id },
  body: { isTest, note, expiresDate, networks },
}: CallContext & { readonly params: { readonly id: string }; readonly body: NewKey }) => {
  const { database, clock, config } = platform
  await findPartner(platform, id)
  if (isTest && !config.isDemo) throw partnerErrors.testOnly()
  if (networks.some((text) => readNetwork(text) === undefined)) throw partnerErrors.wrongNetwork()
  const now = clock.real()
  if (expiresDate !== null && expiresDate < businessDay(now)) throw partnerErrors.expired()
  const { key, prefix, hash } = createKey(isTest)
  const row = {
    id: newId(),
    partner_id: id,
    key_hash: hash,
    prefix,
    is_test: isTest,
    note,
    networks: JSON.stringify(networks),
    created_at: now.toISOString(),
    expires_at: expiresDate === null ? null : endOf(expiresDate),
    last_used_at: null,
    revoked_at: null,
  }
  await store.insertKey(database, row)
  platform.log.info({ partner: id, key: row.id, by: user.id }, 'partner key issued')
  return { key, item: keyOf(row) }
}

/** Revokes a key: it stops working with the next call. */
export const revokeKey = async ({
  platform,
  user,
  params: { id, keyId },
}: CallContext & { readonly params: { readonly id: string; readonly keyId: string } }): Promise<void> => {
  const { database, clock, log } = platform
  if (!(await store.revokeKey(database, id, keyId, clock.real().toISOString()))) throw errors.notFound()
  log.info({ partner: id, key: keyId, by: user.id }, 'partner key revoked')
}

/** What partners have told, word for word. */
export const findCalls = async ({ platform, body }: CallContext & { readonly body: AnyRequest }) => {
  const { rows, count } = await store.findCalls(platform.database, body)
  const content = rows.map((row) => ({
    id: row.id,
    partner: row.partner ?? '',
    endpoint: row.endpoint,
    subjectId: row.subject_id,
    externalId: row.external_id,
    status: row.http_code,
    atDateTime: row.called_at,
    keyPrefix: row.key_prefix ?? '',
    body: row.body,
    answer: row.answer,
  }))
  return pageAround(content, count, body)
}
