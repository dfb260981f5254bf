import type { ClaimBrief, ClaimCard } from '@cabinet/contract/claim/shapes'
import type { create as createCall } from '@cabinet/contract/claim'
import { type ClaimFields, claimSubjectDetails } from '@cabinet/contract/claim/values'
import type { ReceivedOf } from '@cabinet/contract/endpoint'
import type { InsuredProduct } from '@cabinet/contract/insured'
import { businessDay } from '../../kernel/clock.ts'
import { cleaned } from '../../kernel/cleaned.ts'
import { errors } from '../../kernel/http-error.ts'
import { newId } from '../../kernel/ids.ts'
import type { ClaimableThing } from '../../platform/claims.ts'
import type { RequestContext } from '../../platform/context.ts'
import { discardStored } from '../../platform/files/received.ts'
import { applyEvent } from '../../platform/transitions/apply.ts'
import { findOrganization, findPaymentDetails, hasPaymentDetails } from '../organization/port.ts'
import { startingForm } from './claimable-service.ts'
import { type StagedDocument, stageGenerated } from './documents/attach.ts'
import { claimErrors } from './messages.ts'
import { attachFile } from './documents/attach-file.ts'
import { insurerOf, mayEdit, maySubmit, scopeOf, visibleProducts, wantedProduct } from './products.ts'
import { blankClaim, thingColumns } from './rows.ts'
import * as store from './store.ts'
import type { PayoutAccount } from './tables.ts'
import { claimMachine, type Submission } from './transitions.ts'
import {
  conditionsOf,
  formColumns,
  loadClaim,
  type LoadedClaim,
  assertComplete,
  assertWellFormed,
  withoutForeignFields,
} from './values.ts'
import { briefOf, claimCard } from './view.ts'

/**
 * A claim of the organization that the person may see.
 *
 * @throws HttpError 404
 */
export const ownClaim = async (context: RequestContext, id: string, isHeld = false): Promise<store.ClaimRow> => {
  const { platform, organizationId, user } = context
  const find = isHeld ? store.lockClaim : store.findClaim
  const row = await find(platform.database, { organization_id: organizationId, id })
  if (!row || !visibleProducts(user).includes(row.product)) throw errors.notFound()
  return row
}

/** A claim with everything. @throws HttpError 404 */
export const getClaim = async (context: RequestContext, id: string): Promise<ClaimCard> => {
  const row = await ownClaim(context, id)
  return claimCard(context, await loadClaim(context.platform, row))
}

/**
 * The account is one of the organization.
 *
 * @throws HttpError 404 for an account of others
 */
const checkAccount = async ({ platform, organizationId }: RequestContext, form: ClaimFields): Promise<void> => {
  const id = form.paymentDetailsId
  if (id !== null && !(await hasPaymentDetails(platform.database, organizationId, id))) throw errors.notFound()
}

interface NewClaim {
  readonly product: InsuredProduct
  readonly thing: ClaimableThing | null
  readonly form: ClaimFields
  readonly clonedFrom?: store.ClaimRow
}

/** The row of a claim that begins. */
const newClaimRow = async (
  { platform, organizationId, user }: RequestContext,
  { product, thing, clonedFrom }: NewClaim,
  insurer: { readonly id: string | null; readonly name: string },
) => {
  const { database, clock } = platform
  const at = clock.nowText()
  const organization = await findOrganization(database, organizationId)
  const number = await store.nextClaimNumber(database, at)
  const isMsp = organization?.is_msp ?? false
  return {
    ...blankClaim({ organizationId, number, product, at, isMsp, insurer }),
    ...thingColumns(thing),
    is_group: clonedFrom?.is_group ?? false,
    period: clonedFrom?.period ?? null,
    author_id: user.id,
    cloned_from: clonedFrom?.id ?? null,
  }
}

/** Begins a claim in the transaction of the caller. */
const begin = async (context: RequestContext, wanted: NewClaim): Promise<store.ClaimRow> => {
  const { platform } = context
  const scope = scopeOf(context)
  const claimable = wantedProduct(context, wanted.product)
  const insurer = await insurerOf(platform.modules.all, claimable, scope, platform.config.insurer.name)
  const row = await newClaimRow(context, wanted, insurer)
  const conditions = conditionsOf(row, wanted.thing, businessDay(scope.now))
  const given = withoutForeignFields(cleaned(wanted.form), conditions)
  // The day of an overdue payment is that of the shipment.
  const form = wanted.product === 'DEBTOR' ? { ...given, eventDate: wanted.thing?.eventDate ?? null } : given
  assertWellFormed(form, conditions)
  await checkAccount(context, form)
  return store.insertClaim(platform.database, { ...row, ...formColumns(form, conditions, []) })
}

type Creation = ReceivedOf<typeof createCall>['body']

/** What is left out of a form is what is known already. */
const filledIn = (known: ClaimFields, given: Creation['form']): ClaimFields => ({
  ...known,
  ...(Object.fromEntries(
    Object.entries(given ?? {}).filter(([, value]) => value !== undefined),
  ) as Partial<ClaimFields>),
})

interface Creating extends RequestContext {
  readonly body: Creation
}

/**
 * The documents of a claim that is sent as soon as it has begun, made ahead of the transaction. Whether it can begin and
 * be sent is asked in there.
 */
export const prepareCreation = async (context: Creating): Promise<readonly StagedDocument[]> => {
  const { platform, organizationId, body } = context
  if (body.status !== 'SUBMITTED') return []
  const thing = await wantedProduct(context, body.product).read(scopeOf(context), body.objectId)
  if (!thing || thing.obstacle !== null) return []
  const form = filledIn(await startingForm(context, body.product, thing), body.form)
  return stageGenerated(platform, {
    ...thingColumns(thing),
    organization_id: organizationId,
    product: body.product,
    event_type: form.subjectCode === null ? null : claimSubjectDetails[form.subjectCode].eventType,
    is_group: false,
    period: null,
    number: '',
  })
}

/** Throws away what was made for a claim that was not sent in the end. */
export const discardDocuments = async (
  { platform }: RequestContext,
  documents: readonly StagedDocument[],
): Promise<void> => {
  await Promise.all(documents.map((staged) => discardStored(platform, staged)))
}

/**
 * Begins a claim for an order or a shipment, and sends it at once when asked to.
 *
 * @throws HttpError 400, 404, 409 when nothing can be claimed or a claim is open already
 */
export const createClaim = async (context: Creating, made: readonly StagedDocument[]): Promise<ClaimBrief> => {
  const { platform, organizationId, language, body } = context
  const { product, objectId, status, documents } = body
  const { database } = platform
  const claimable = wantedProduct(context, product)
  return database.transaction(async () => {
    const thing = await claimable.read(scopeOf(context), objectId)
    if (!thing) throw errors.notFound()
    if (thing.obstacle !== null) throw claimErrors.obstacle(thing.obstacle)
    const form = filledIn(await startingForm(context, product, thing), body.form)
    const row = await begin(context, { product, thing, form })
    for (const document of documents) await attachFile(context, row, document)
    if (status === 'SUBMITTED') await send(context, row, made)
    const saved = await store.findClaim(database, { organization_id: organizationId, id: row.id })
    return briefOf(saved ?? row, language)
  })
}

/**
 * Changes a draft in one transaction.
 *
 * @throws HttpError 403 for a draft of somebody else, 404, 409 when it was sent or somebody was faster
 */
export const inDraft = async (
  context: RequestContext,
  id: string,
  version: number | null,
  change: (loaded: LoadedClaim) => Promise<void>,
): Promise<ClaimCard> => {
  const { platform, user } = context
  await platform.database.transaction(async () => {
    const row = await ownClaim(context, id, true)
    if (row.status !== 'DRAFT') throw claimErrors.notDraft()
    if (!mayEdit(user, row)) throw claimErrors.onlyAuthor()
    if (version !== null && row.version !== version) throw errors.stale()
    await change(await loadClaim(platform, row))
  })
  return getClaim(context, id)
}

/** Saves the form of a draft; see `inDraft` for what it throws. */
export const saveClaim = (
  context: RequestContext,
  id: string,
  { version, ...given }: ClaimFields & { readonly version: number },
): Promise<ClaimCard> =>
  inDraft(context, id, version, async ({ row, conditions, lines }) => {
    const { database, clock } = context.platform
    const form = withoutForeignFields(cleaned(given), conditions)
    // The subject of a group is that of its month, and the day of an overdue payment that of the shipment.
    const values = {
      ...form,
      ...(conditions.isGroupClaim && { subjectCode: row.subject_code }),
      ...(conditions.product === 'DEBTOR' && { eventDate: row.event_date }),
    }
    assertWellFormed(values, conditions)
    await checkAccount(context, values)
    await store.updateClaim(database, row, { ...formColumns(values, conditions, lines), updated_at: clock.nowText() })
  })

/** The account to which the insurer pays, as it is now. */
const payoutAccount = async (
  { platform, organizationId }: RequestContext,
  { paymentDetailsId }: ClaimFields,
): Promise<PayoutAccount> => {
  const all = await findPaymentDetails(platform.database, organizationId)
  const account = all.find(({ id }) => id === paymentDetailsId)
  if (!account) {
    const text = { ru: 'Выберите счёт для выплаты', en: 'Choose the account for the payment' }
    throw errors.validation([{ field: 'paymentDetailsId', code: 'empty', text }])
  }
  return {
    bankName: account.bank_name,
    bik: account.bik,
    settlementAccount: account.settlement_account,
    correspondentAccount: account.correspondent_account,
  }
}

/** What a claim keeps of its submission. @throws HttpError 400 with everything that is missing, 409 */
const submissionOf = async (
  context: RequestContext,
  row: store.ClaimRow,
  documents: readonly StagedDocument[],
): Promise<Submission> => {
  const { platform, organizationId } = context
  const loaded = await loadClaim(platform, row)
  const obstacle = loaded.thing?.obstacle ?? null
  if (obstacle !== null) throw claimErrors.obstacle(obstacle)
  assertComplete(loaded)
  const { form, conditions, lines, thing } = loaded
  const organization = await findOrganization(platform.database, organizationId)
  return {
    thing,
    claimedAmount: formColumns(form, conditions, lines).claimed_amount ?? 0,
    account: await payoutAccount(context, form),
    isMsp: organization?.is_msp ?? false,
    documents,
  }
}

/** A draft that was begun while nobody decided the claims of its product: somebody may by now. */
const ensureInsurer = async (context: RequestContext, row: store.ClaimRow): Promise<void> => {
  if (row.insurer_id !== null || row.status !== 'DRAFT') return
  const { platform } = context
  const claimable = wantedProduct(context, row.product)
  const insurer = await insurerOf(platform.modules.all, claimable, scopeOf(context), row.insurer_name)
  if (insurer.id === null) return
  await store.updateClaim(platform.database, row, { insurer_id: insurer.id, insurer_name: insurer.name })
}

/** Sends a claim in the transaction of the caller. */
const send = async (
  context: RequestContext,
  row: store.ClaimRow,
  documents: readonly StagedDocument[],
): Promise<void> => {
  const { platform, organizationId, user } = context
  await ensureInsurer(context, row)
  await applyEvent(platform, claimMachine, {
    subject: { id: row.id, organizationId },
    event: 'submit',
    input: row.status === 'DRAFT' ? await submissionOf(context, row, documents) : null,
    actor: { kind: 'USER', id: user.id },
  })
}

interface Submitting extends RequestContext {
  readonly params: { readonly id: string }
  readonly body: { readonly version: number }
}

/**
 * The documents of a draft that is to be sent, made ahead of the transaction. Its version says that they are still those
 * of the draft when it is sent.
 *
 * @throws HttpError 403, 404, 409
 */
export const prepareSubmission = async (context: Submitting): Promise<readonly StagedDocument[]> => {
  const { platform, user, params, body } = context
  const row = await ownClaim(context, params.id)
  if (!maySubmit(user, row.product)) throw claimErrors.onlyRole()
  if (row.status !== 'DRAFT') return []
  if (row.version !== body.version) throw errors.stale()
  return stageGenerated(platform, row)
}

/**
 * Sends a draft to the insurer. One that was sent already is answered as it stands.
 *
 * @throws HttpError 400 with everything that is missing, 403, 404, 409
 */
export const submitClaim = async (context: Submitting, made: readonly StagedDocument[]): Promise<ClaimCard> => {
  const {
    platform,
    user,
    params: { id },
    body: { version },
  } = context
  const isNew = await platform.database.transaction(async () => {
    const row = await ownClaim(context, id, true)
    if (!maySubmit(user, row.product)) throw claimErrors.onlyRole()
    if (row.status === 'DRAFT' && row.version !== version) throw errors.stale()
    await send(context, row, made)
    return row.status === 'DRAFT'
  })
  // Somebody has sent it at the same moment, with documents of their own.
  if (!isNew) await discardDocuments(context, made)
  return getClaim(context, id)
}

/** @throws HttpError 403, 404, 409 when the insurer considers the claim */
export const withdrawClaim = async (context: RequestContext, id: string, reason: string | null): Promise<ClaimCard> => {
  const { platform, organizationId, user } = context
  const row = await ownClaim(context, id)
  if (!maySubmit(user, row.product)) throw claimErrors.onlyRole()
  await applyEvent(platform, claimMachine, {
    subject: { id, organizationId },
    event: 'withdraw',
    input: undefined,
    actor: { kind: 'USER', id: user.id },
    reason,
  })
  return getClaim(context, id)
}

/** Deletes a draft. @throws HttpError 403, 404, 409 when it was sent */
export const removeClaim = async (context: RequestContext, id: string): Promise<void> => {
  const { platform, organizationId, user } = context
  const row = await ownClaim(context, id)
  if (row.status !== 'DRAFT') throw claimErrors.notDraft()
  if (!mayEdit(user, row)) throw claimErrors.onlyAuthor()
  await applyEvent(platform, claimMachine, {
    subject: { id, organizationId },
    event: 'discard',
    input: undefined,
    actor: { kind: 'USER', id: user.id },
  })
}

/**
 * Makes a draft of a refused claim, with the documents that the insurer has not refused.
 *
 * @throws HttpError 403, 404, 409 for a claim that was not refused, or was repeated already
 */
export const cloneClaim = async (context: RequestContext, id: string): Promise<ClaimBrief> => {
  const { platform, user, language } = context
  const { database, clock } = platform
  return database.transaction(async () => {
    const source = await ownClaim(context, id, true)
    if (!maySubmit(user, source.product)) throw claimErrors.onlyRole()
    if (source.status !== 'REJECTED') throw claimErrors.closed()
    if (await store.findRepeating(database, source.organization_id, id)) throw claimErrors.repeated()
    const { form, documents, lines } = await loadClaim(platform, source)
    const thing =
      source.object_id === null
        ? null
        : ((await wantedProduct(context, source.product).read(scopeOf(context), source.object_id)) ?? null)
    if (thing?.obstacle) throw claimErrors.obstacle(thing.obstacle)
    const wanted = { product: source.product, thing, form: { ...form, isConfirmed: false }, clonedFrom: source }
    const row = await begin(context, wanted)
    const at = clock.nowText()
    await store.insertLines(
      database,
      lines.map((line) => ({ ...line, claim_id: row.id })),
    )
    for (const one of documents.filter(({ status, is_generated: isMade }) => status !== 'REJECTED' && !isMade)) {
      await store.insertDocument(database, {
        ...one,
        id: newId(),
        claim_id: row.id,
        status: 'UPLOADED',
        comment: null,
        created_at: at,
        updated_at: at,
      })
    }
    if (source.is_group) await store.updateClaim(database, row, { claimed_amount: source.claimed_amount })
    return briefOf(row, language)
  })
}
