import type { InsurerClaim } from '@cabinet/contract/claim/partner-shapes'
import type { decide as decideCall, message as messageCall } from '@cabinet/contract/claim/partner'
import type { ReceivedOf } from '@cabinet/contract/endpoint'
import type { FileInfo } from '@cabinet/contract/file'
import type { PartnerHistory, PartnerOutcome } from '@cabinet/contract/partner'
import { businessDay } from '../../../kernel/clock.ts'
import { errors } from '../../../kernel/http-error.ts'
import { newId } from '../../../kernel/ids.ts'
import { findFileInfos } from '../../../platform/files/attachment.ts'
import { discardStored } from '../../../platform/files/received.ts'
import type { Platform } from '../../../platform/context.ts'
import type { CallContext, FileContent } from '../../../platform/handlers.ts'
import { type ReportContext, reportTo } from '../../../platform/partners/report.ts'
import { applyEvent } from '../../../platform/transitions/apply.ts'
import { historyOf } from '../../../platform/transitions/history.ts'
import { versionsOf } from '../../../platform/transitions/store.ts'
import { findOrganizationCard } from '../../organization/port.ts'
import { archiveOf } from '../documents/archive.ts'
import { letterOf, prepareLetter } from '../documents/letter.ts'
import { insurerWrote } from '../emails.ts'
import { writeToAuthor } from '../letters.ts'
import { findSent, isSent } from '../documents/sent.ts'
import { documentMachine } from '../papers/transitions.ts'
import * as store from '../store.ts'
import { claimMachine, type Decision, expectedOf } from '../transitions.ts'

interface OfOne extends CallContext {
  readonly params: { readonly id: string }
}

interface OfDocument extends CallContext {
  readonly params: { readonly id: string; readonly documentId: string }
}

/** A claim of another insurer does not exist for this one, nor does a draft. */
export const sentTo =
  ({ partyId }: { readonly partyId: string }) =>
  ({ insurer_id: insurerId, submitted_at: at }: Pick<store.ClaimRow, 'insurer_id' | 'submitted_at'>): boolean =>
    insurerId === partyId && at !== null

/** @throws HttpError 404 */
const claimOfInsurer = async ({ platform, partner }: CallContext, id: string): Promise<store.ClaimRow> => {
  const row = await store.findInsured(platform.database, partner.partyId).where('id', '=', id).executeTakeFirst()
  if (!row) throw errors.notFound()
  return row
}

/** A document that was not sent yet does not exist for the insurer. */
const documentOfInsurer = async (
  { database }: Pick<Platform, 'database'>,
  claim: store.ClaimRow,
  documentId: string,
): Promise<store.DocumentRow | undefined> => {
  const found = await store.findDocument(database, claim, documentId)
  return found && isSent(claim, found) ? found : undefined
}

const factText = (value: string | number): string => String(value)

const documentsOf = async ({ platform }: CallContext, row: store.ClaimRow): Promise<InsurerClaim['documents']> => {
  const { database } = platform
  const documents = await findSent(database, row)
  const ids = documents.map(({ id }) => id)
  const [versions, infos] = await Promise.all([
    versionsOf(database, documentMachine.id, ids),
    findFileInfos(
      database,
      documents.map(({ file_id: id }) => id),
    ),
  ])
  const files = new Map(infos.map((info) => [info.id, info]))
  return documents.flatMap(({ id, type, status, file_id: fileId, created_at: addedDateTime }) => {
    const file: FileInfo | undefined = files.get(fileId)
    if (!file) return []
    const { name: fileName, contentType, size } = file
    return [{ id, version: versions.get(id) ?? 0, type, state: status, fileName, contentType, size, addedDateTime }]
  })
}

const policyholderOf = async (
  { platform }: CallContext,
  { organization_id: id, is_msp: isMsp }: store.ClaimRow,
): Promise<InsurerClaim['policyholder']> => {
  const found = await findOrganizationCard(platform.database, id)
  if (!found) throw new Error('A claim refers to an organization that does not exist')
  return { fullName: found.full_name, itn: found.itn, kpp: found.kpp, isMsp }
}

const objectOf = ({ object_number: number, object_title: title, thing }: store.ClaimRow): InsurerClaim['object'] =>
  number === null
    ? null
    : {
        number,
        title: title ?? '',
        facts: Object.fromEntries((thing?.facts ?? []).map(({ code, value }) => [code, factText(value)])),
      }

const damagedOf = ({ form, thing }: store.ClaimRow): InsurerClaim['damagedItems'] =>
  form.damagedItems.flatMap(({ itemId, damagedAmount }) => {
    const item = thing?.items.find((one) => one.itemId === itemId)
    return item ? [{ name: item.name, damagedAmount, cost: item.cost }] : []
  })

const insurerClaimOf = async (
  context: CallContext,
  row: store.ClaimRow,
  versions: ReadonlyMap<string, number>,
): Promise<InsurerClaim> => {
  const { database } = context.platform
  const [policyholder, documents, messages, lines] = await Promise.all([
    policyholderOf(context, row),
    documentsOf(context, row),
    store.findMessages(database, row),
    row.is_group ? store.findLines(database, row) : [],
  ])
  return {
    id: row.id,
    version: versions.get(row.id) ?? 0,
    number: row.number,
    state: row.status,
    product: row.product,
    subject: row.subject_code,
    eventType: row.event_type,
    isGroupClaim: row.is_group,
    period: row.period,
    policyholder,
    object: objectOf(row),
    eventDate: row.event_date,
    eventPlace: row.form.eventPlace,
    description: row.form.description,
    damagedItems: damagedOf(row),
    claimedAmount: row.claimed_amount ?? 0,
    expectedAmount: expectedOf(row),
    courierCompensation: row.form.courierCompensation,
    lines: lines
      .filter(({ is_excluded: isExcluded }) => !isExcluded)
      .map((line) => ({
        number: line.number,
        eventType: line.event_type,
        eventDate: line.event_date,
        logisticsCost: line.cost,
      })),
    contact: row.form.contact,
    payment: row.payment_details,
    claimNumber: row.insurer_claim_number,
    submittedDateTime: row.submitted_at,
    decisionUntil: row.decision_until,
    paymentUntil: row.payment_until,
    approvedAmount: row.approved_amount,
    documents,
    messages: messages.map(({ id, from_insurer: fromInsurer, text, created_at: createdDateTime }) => ({
      id,
      from: fromInsurer ? 'INSURER' : 'CLIENT',
      text,
      createdDateTime,
    })),
  }
}

/** Claims that were sent to the insurer, a page at a time. */
export const listClaims = async (
  context: CallContext & { readonly query: { readonly after?: string | undefined; readonly limit: number } },
) => {
  const {
    platform: { database },
    partner,
    query: { after, limit },
  } = context
  const found = store.findInsured(database, partner.partyId).orderBy('id').limit(limit)
  const rows = await (after === undefined ? found : found.where('id', '>', after)).execute()
  const versions = await versionsOf(
    database,
    claimMachine.id,
    rows.map(({ id }) => id),
  )
  const claims: InsurerClaim[] = []
  for (const row of rows) claims.push(await insurerClaimOf(context, row, versions))
  return { claims }
}

/** @throws HttpError 404 for a claim of another insurer, and for one that was not sent */
export const oneClaim = async (context: OfOne): Promise<InsurerClaim> => {
  const row = await claimOfInsurer(context, context.params.id)
  return insurerClaimOf(context, row, await versionsOf(context.platform.database, claimMachine.id, [row.id]))
}

/** @throws HttpError 404 for a claim of another insurer, and for one that was not sent */
export const historyOfClaim = async (context: OfOne): Promise<PartnerHistory> => {
  const { platform, language } = context
  const { id, submitted_at: at } = await claimOfInsurer(context, context.params.id)
  const beginning = { id, at: at ?? '', title: claimMachine.title, by: 'USER' } as const
  const lines = await historyOf(platform.database, claimMachine, beginning, language)
  // What was before the claim was sent is no concern of the insurer: its draft, and that it was made.
  return {
    events: lines
      .filter(({ status }) => status.name !== 'DRAFT')
      .map(({ status, ...line }) => ({ ...line, state: status.name })),
  }
}

/** @throws HttpError 404 */
export const documentContent = async (context: OfDocument): Promise<FileContent> => {
  const { platform, params } = context
  const row = await claimOfInsurer(context, params.id)
  const document = await documentOfInsurer(platform, row, params.documentId)
  const [info] = document ? await findFileInfos(platform.database, [document.file_id]) : []
  const content = info && (await platform.files.contentOf(info.id))
  if (!info || !content) throw errors.notFound()
  return { contentType: info.contentType, bytes: content.stream, size: content.size, name: info.name }
}

/** @throws HttpError 404 */
export const archiveForInsurer = async (context: OfOne): Promise<FileContent> => {
  const row = await claimOfInsurer(context, context.params.id)
  return archiveOf(context.platform, row, await findSent(context.platform.database, row))
}

interface Deciding extends OfOne {
  readonly body: ReceivedOf<typeof decideCall>['body']
}

/** By the sum: everything, a part, or nothing. */
const decisionEvent = (approved: number, expected: number): 'approve' | 'approvePart' | 'reject' => {
  if (approved === expected) return 'approve'
  return approved === 0 ? 'reject' : 'approvePart'
}

const decidedStates = { approve: 'APPROVED', approvePart: 'PARTIALLY_APPROVED', reject: 'REJECTED' } as const

/** What an insurer has decided, its letter kept as a content. */
interface PreparedDecision {
  readonly event: keyof typeof decidedStates
  readonly decision: Decision
}

/**
 * Keeps the letter of a decision ahead of the transaction.
 *
 * @throws HttpError 400 for a letter that is no PDF, 404
 */
export const prepareDecision = async (context: Deciding): Promise<PreparedDecision> => {
  const { platform, params, body } = context
  const row = await claimOfInsurer(context, params.id)
  const expected = expectedOf(row)
  const event = decisionEvent(body.approvedAmount, expected)
  const said = {
    approvedAmount: body.approvedAmount,
    reason: body.reason ?? null,
    comment: body.comment ?? null,
  }
  const outcome = {
    ...said,
    status: decidedStates[event],
    date: businessDay(platform.clock.now()),
  }
  const letter = await prepareLetter(platform, row, outcome, await letterOf(body.letter))
  return { event, decision: { ...said, letter } }
}

/** Throws away the letter of a decision that was refused, or had been heard before. */
export const discardDecision = ({ platform }: Deciding, { decision }: PreparedDecision): Promise<void> =>
  discardStored(platform, decision.letter)

/**
 * Hears what the insurer has decided.
 *
 * @throws HttpError 400 for a sum above what was asked for, and for a part or nothing without a reason; 404, 409
 */
export const receiveDecision = (context: Deciding, { event, decision }: PreparedDecision): Promise<PartnerOutcome> => {
  const { body, partner } = context
  return reportTo(context, claimMachine, event, decision, sentTo(partner), body.comment ?? null)
}

/**
 * Receives the insurer's opinion of a document. The answer is about the document.
 *
 * @throws HttpError 404, 409
 */
export const judgeDocument = async (
  context: OfDocument & Pick<ReportContext, 'body'>,
  comment: string | null,
): Promise<PartnerOutcome> => {
  const { platform, partner, params, body } = context
  const { database } = platform
  return database.transaction(async () => {
    const claim = await claimOfInsurer(context, params.id)
    const document = await documentOfInsurer(platform, claim, params.documentId)
    if (!document) throw errors.notFound()
    const event = {
      subject: { id: document.id, organizationId: claim.organization_id },
      actor: { kind: 'PARTNER', id: partner.id },
      externalId: body.externalId,
      occurredAt: body.occurredAt,
      reason: comment,
    } as const
    const { state, version } =
      comment === null
        ? await applyEvent(platform, documentMachine, { ...event, event: 'accept', input: undefined })
        : await applyEvent(platform, documentMachine, { ...event, event: 'refuse', input: { comment } })
    return { id: document.id, state, version }
  })
}

/**
 * Receives a message of the insurer; sent again, it is not written again.
 *
 * @throws HttpError 404
 */
export const receiveMessage = async (
  context: OfOne & { readonly body: ReceivedOf<typeof messageCall>['body'] },
): Promise<PartnerOutcome> => {
  const { platform, params, body } = context
  const { database, clock } = platform
  return database.transaction(async () => {
    const claim = await claimOfInsurer(context, params.id)
    const written = await store.insertMessage(database, {
      organization_id: claim.organization_id,
      id: newId(),
      claim_id: claim.id,
      from_insurer: true,
      author_id: null,
      text: body.text,
      file_ids: '[]',
      external_id: body.externalId,
      created_at: clock.nowText(),
    })
    if (written) await writeToAuthor(platform, claim, insurerWrote, { number: claim.number, id: claim.id })
    const versions = await versionsOf(database, claimMachine.id, [claim.id])
    return { id: claim.id, state: claim.status, version: versions.get(claim.id) ?? 0 }
  })
}
