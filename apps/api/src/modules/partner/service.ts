import type { Partner, PartnerCard, PartnerKey } from '@cabinet/contract/partner/partners'
import { addDays, startOfDay } from '../../kernel/days.ts'
import { businessDay } from '../../kernel/clock.ts'
import { errors } from '../../kernel/http-error.ts'
import { newId } from '../../kernel/ids.ts'
import type { CallContext } from '../../platform/handlers.ts'
import type { Platform } from '../../platform/context.ts'
import { type AnyRequest, pageAround } from '../../platform/find/page.ts'
import { recordAction } from './journal.ts'
import { createKey, readNetwork } from './key.ts'
import { findPartnerOf } from './people/store.ts'
import { partnerErrors } from './messages.ts'
import * as store from './store.ts'
import { stateOf, webhookOf } from './webhook/service.ts'
import * as webhooks from './webhook/store.ts'

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

/** A page of the partners. */
export const findPartners = async ({ platform, body }: CallContext & { readonly body: AnyRequest }) => {
  const { database, clock } = platform
  const [{ rows, count }, keys, hooks] = await Promise.all([
    store.findPageOfPartners(database, body),
    store.findKeys(database),
    webhooks.findWebhooks(database),
  ])
  const now = clock.real().toISOString()
  const partners = rows.map((row) =>
    partnerOf(
      row,
      keys.filter(({ partner_id: id }) => id === row.id),
      hooks.find(({ partner_id: id }) => id === row.id),
      now,
    ),
  )
  return pageAround(partners, count, body)
}

/** Those whom modules know and who are no partners yet. */
export const partiesOf = async ({ database, modules }: Platform) => {
  const known = await store.findPartners(database)
  const found = await Promise.all(
    modules.all.map(async ({ partnerParties }) =>
      partnerParties
        ? (await partnerParties.find(database))
            .filter(({ isActive = true }) => isActive)
            .map(({ id, name }) => ({ id, name, kind: partnerParties.kind }))
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
  const { database, clock, policy, secrets } = platform
  const row = await findPartner(platform, id)
  const [keys, webhook] = await Promise.all([store.findKeys(database, id), webhooks.findWebhook(database, id)])
  const readable = policy.readableKeyOf?.(secrets, row.party_id)
  const isReadable = keys.some((key) => key.id === readable?.id && key.revoked_at === null)
  return {
    ...partnerOf(row, keys, webhook, clock.real().toISOString()),
    keyList: keys.map(keyOf),
    demoKey: readable && isReadable ? readable.key : null,
    webhookTarget: webhook ? await webhookOf(platform, row, webhook) : null,
  }
}

/** The same for who asks: keys and the webhook are no business of who only decides for the partner. */
export const cardFor = async (
  context: CallContext & { readonly params: { readonly id: string } },
): Promise<PartnerCard> => {
  const { platform, user, onlyPartnerId, params } = context
  const card = await cardOf(platform, params.id)
  if (onlyPartnerId === null) return card
  const own = await findPartnerOf(platform.database, user.id)
  return own?.may_develop ? card : { ...card, keyList: [], demoKey: null, webhookTarget: null }
}

/** Makes a party a partner. */
export const createPartner = async (
  context: CallContext & { readonly body: { readonly kind: Partner['kind']; readonly partyId: string } },
) => {
  const { platform, body } = context
  const { kind, partyId } = body
  const { database, clock, modules } = platform
  const known = await Promise.all(
    modules.all.map(async ({ partnerParties }) => (partnerParties?.kind === kind ? partnerParties.find(database) : [])),
  )
  const party = known.flat().find(({ id }) => id === partyId)
  if (!party) throw errors.notFound()
  const at = clock.nowText()
  const id = newId()
  await database.transaction(async () => {
    const isNew = await store.insertPartner(database, {
      id,
      kind,
      party_id: partyId,
      name: party.name,
      is_active: true,
      created_at: at,
      updated_at: at,
      is_deleted: false,
    })
    if (!isNew) throw partnerErrors.already()
    await recordAction(context, id, 'ADDED')
  })
  return cardOf(platform, id)
}

/** Switches the keys of a partner off, or on again. */
export const setActive = async (
  context: CallContext & { readonly params: { readonly id: string }; readonly body: { readonly isActive: boolean } },
) => {
  const { platform, params, body } = context
  const { id } = params
  const { isActive } = body
  await platform.database.transaction(async () => {
    await findPartner(platform, id)
    const isSwitched = await store.switchPartner(platform.database, id, isActive, platform.clock.nowText())
    if (isSwitched) await recordAction(context, id, isActive ? 'SWITCHED_ON' : 'SWITCHED_OFF')
  })
  return cardOf(platform, id)
}

interface NewKey {
  readonly isTest: boolean
  readonly note: string
  readonly expiresDate: string | null
  readonly networks: readonly string[]
}

/** A key as the journal names it. */
const keyTextOf = ({ prefix, note }: Pick<store.KeyRow, 'prefix' | 'note'>): string => `${prefix}… · ${note}`

/** The end of a day in Moscow. */
const endOf = (day: string): string => startOfDay(addDays(day, 1))

/** Issues a key; it is in this answer and nowhere else. */
export const issueKey = async (
  context: CallContext & { readonly params: { readonly id: string }; readonly body: NewKey },
) => {
  const { platform, params, body } = context
  const { id } = params
  const { isTest, note, expiresDate, networks } = body
  const { database, clock } = platform
  await findPartner(platform, id)
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
  await database.transaction(async () => {
    await store.insertKey(database, row)
    await recordAction(context, id, 'KEY_ISSUED', keyTextOf(row))
  })
  return { key, item: keyOf(row) }
}

/** Revokes a key: it stops working with the next call. */
export const revokeKey = async (
  context: CallContext & { readonly params: { readonly id: string; readonly keyId: string } },
): Promise<void> => {
  const { platform, params } = context
  const { id, keyId } = params
  const { database, clock } = platform
  await database.transaction(async () => {
    const row = (await store.findKeys(database, id)).find((key) => key.id === keyId)
    if (!row) throw errors.notFound()
    const isRevoked = await store.revokeKey(database, keyId, clock.real().toISOString())
    if (isRevoked) await recordAction(context, id, 'KEY_REVOKED', keyTextOf(row))
  })
}
