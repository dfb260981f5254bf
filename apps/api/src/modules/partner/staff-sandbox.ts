import type { PartnerSandbox } from '@cabinet/contract/partner/staff-sandbox'
import { hasSchema } from '../../db/schemas.ts'
import { errors } from '../../kernel/http-error.ts'
import type { Platform } from '../../platform/context.ts'
import type { CallContext } from '../../platform/handlers.ts'
import { schemaOf } from '../../platform/sandboxes.ts'
import { isPlayersKey } from './access.ts'
import { recordAction } from './journal.ts'
import { partnerErrors } from './messages.ts'
import { findKeys, findPartner, type PartnerRow } from './store.ts'
import { removeWebhook, saveWebhook, webhookOf } from './webhook/service.ts'
import { findWebhook } from './webhook/store.ts'
import { prepareSandbox, testOrganizationOf } from './sandbox/prepare.ts'
import { resetFor } from './sandbox/reset.ts'

type OfPartner = CallContext & { readonly params: { readonly id: string } }

/** A partner in its sandbox. */
interface Inside {
  readonly sandbox: Platform
  readonly partner: PartnerRow
}

/**
 * The sandbox of a partner, made when it is not there; nothing before its first test key. Never from inside of a
 * transaction.
 *
 * @throws HttpError 404
 */
const insideOf = async ({ platform, params: { id } }: OfPartner): Promise<Inside | undefined> => {
  const row = await findPartner(platform.database, id)
  if (!row) throw errors.notFound()
  const keys = await findKeys(platform.database, id)
  const isOpen = keys.some((key) => key.is_test && !isPlayersKey(platform, row.party_id, key.id))
  if (!isOpen) return undefined
  const sandbox = await platform.sandboxes.open(id)
  await prepareSandbox(sandbox, { id, kind: row.kind, name: row.name, partyId: row.party_id })
  const partner = await findPartner(sandbox.database, id)
  return partner && { sandbox, partner }
}

/**
 * Where the tables of the sandbox of a partner are, brought up to date; null while it has none. Never from inside of a
 * transaction.
 */
export const sandboxSchemaOf = async ({ database, sandboxes }: Platform, partnerId: string): Promise<string | null> => {
  const schema = schemaOf(partnerId)
  if (!(await hasSchema(database, schema))) return null
  await sandboxes.open(partnerId)
  return schema
}

/** The sandbox of a partner as staff see it. @throws HttpError 404 */
export const viewSandbox = async (context: OfPartner): Promise<PartnerSandbox> => {
  const inside = await insideOf(context)
  if (!inside) return { organization: null, webhookTarget: null }
  const { sandbox, partner } = inside
  const { itn, shortName } = await testOrganizationOf(sandbox)
  const webhook = await findWebhook(sandbox.database, partner.id)
  return {
    organization: { itn, shortName },
    webhookTarget: webhook ? await webhookOf(sandbox, partner, webhook) : null,
  }
}

/** The same call inside of the sandbox. @throws HttpError 404, 409 before the first test key */
const contextInside = async <Context extends OfPartner>(context: Context): Promise<Context> => {
  const inside = await insideOf(context)
  if (!inside) throw partnerErrors.noSandbox()
  const { sandbox } = inside
  return Object.create(context, { platform: { value: sandbox, enumerable: true } }) as Context
}

type Saving = OfPartner & { readonly body: { readonly url: string; readonly withNewSecret: boolean } }

/** Says where events of the sandbox go; before the transaction of the call, which is one of the installation. */
export const saveSandboxWebhook = async (context: Saving): Promise<{ secret: string | null }> =>
  saveWebhook(await contextInside(context))

/** Writes down who has done it. */
export const recordSandboxWebhook = async (
  context: Saving,
  saved: { secret: string | null },
): Promise<{ secret: string | null }> => {
  await recordAction(context, context.params.id, 'SANDBOX_WEBHOOK_SAVED', context.body.url)
  return saved
}

/** @returns whether there was one */
export const removeSandboxWebhook = async (context: OfPartner): Promise<boolean> => {
  const inside = await contextInside(context)
  const present = await findWebhook(inside.platform.database, context.params.id)
  await removeWebhook(inside)
  return present !== undefined
}

/** Writes down who has done it. */
export const recordNoSandboxWebhook = async (context: OfPartner, isRemoved: boolean): Promise<void> => {
  if (isRemoved) await recordAction(context, context.params.id, 'SANDBOX_WEBHOOK_REMOVED')
}

/**
 * Lets the sandbox begin anew; before the transaction of the call, which is one of the installation.
 *
 * @throws HttpError 404, 409 before the first test key, and while it begins anew already
 */
export const resetSandboxOf = async (context: OfPartner): Promise<void> => {
  const inside = await insideOf(context)
  if (!inside) throw partnerErrors.noSandbox()
  const row = await findPartner(context.platform.database, context.params.id)
  if (!row) throw errors.notFound()
  await resetFor(inside.sandbox, { id: row.id, kind: row.kind, name: row.name, partyId: row.party_id })
}

/** Writes down who has done it. */
export const recordSandboxReset = (context: OfPartner): Promise<void> =>
  recordAction(context, context.params.id, 'SANDBOX_RESET')
