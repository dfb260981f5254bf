import type { ClaimCard, ClaimDocument } from '@cabinet/contract/claim/shapes'
import type { ClaimMessage, saveLine as saveLineCall, writeMessage as writeCall } from '@cabinet/contract/claim/papers'
import type { ClaimDocumentType } from '@cabinet/contract/claim/values'
import type { ReceivedOf } from '@cabinet/contract/endpoint'
import type { FileInfo } from '@cabinet/contract/file'
import { errors } from '../../../kernel/http-error.ts'
import { newId } from '../../../kernel/ids.ts'
import type { Platform, RequestContext } from '../../../platform/context.ts'
import { findFileInfos, lockUpload } from '../../../platform/files/attachment.ts'
import type { FileContent } from '../../../platform/handlers.ts'
import { publish } from '../../../platform/partners/partner.ts'
import { applyEvent } from '../../../platform/transitions/apply.ts'
import { versionsOf } from '../../../platform/transitions/store.ts'
import { findNamesOfPeople } from '../../people/port.ts'
import { archiveOf } from '../documents/archive.ts'
import { claimErrors } from '../messages.ts'
import { mayEdit, maySubmit } from '../products.ts'
import { getClaim, inDraft, ownClaim } from '../service.ts'
import * as store from '../store.ts'
import { claimMachine } from '../transitions.ts'
import { formColumns } from '../values.ts'
import { documentOf } from '../view.ts'
import { attachFile } from '../documents/attach-file.ts'
import { isSent } from '../documents/sent.ts'

/** States in which the insurer has not decided yet. */
const UNDECIDED: ReadonlySet<string> = new Set(['SUBMITTED', 'IN_REVIEW', 'DOCUMENTS_REQUESTED'])

/** The insurer hears of something that does not change the state of the claim. */
const notifyInsurer = async (
  platform: Platform,
  row: store.ClaimRow,
  type: 'claim.document.added' | 'message.created',
): Promise<void> => {
  if (row.insurer_id === null || row.submitted_at === null) return
  const versions = await versionsOf(platform.database, claimMachine.id, [row.id])
  await publish(platform, {
    type,
    kind: 'INSURER',
    partyId: row.insurer_id,
    subjectId: row.id,
    version: versions.get(row.id) ?? 0,
    at: platform.clock.nowText(),
  })
}

/**
 * A claim whose documents the person may change now, held until the transaction ends.
 *
 * @throws HttpError 403, 404, 409 when the claim is decided
 */
const attachableClaim = async (context: RequestContext, id: string): Promise<store.ClaimRow> => {
  const row = await ownClaim(context, id, true)
  if (row.status === 'DRAFT') {
    if (!mayEdit(context.user, row)) throw claimErrors.onlyAuthor()
    return row
  }
  if (!UNDECIDED.has(row.status)) throw claimErrors.closed()
  if (!maySubmit(context.user, row.product)) throw claimErrors.onlyRole()
  return row
}

interface NewDocument {
  readonly type: ClaimDocumentType
  readonly fileId: string
}

/** Attaches a document. The insurer has it at once, unless it waits for an answer: that is sent as a whole. */
const add = async (context: RequestContext, row: store.ClaimRow, given: NewDocument): Promise<ClaimDocument> => {
  const { platform, language } = context
  const { row: document, file } = await attachFile(context, row, given)
  if (isSent(row, document)) await notifyInsurer(platform, row, 'claim.document.added')
  return documentOf(row, document, file, language)
}

/**
 * Attaches an uploaded file to a claim.
 *
 * @throws HttpError 403, 404, 409 when the claim is decided or full, or the file is attached elsewhere
 */
export const addDocument = (context: RequestContext, id: string, given: NewDocument): Promise<ClaimDocument> =>
  context.platform.database.transaction(async () => add(context, await attachableClaim(context, id), given))

/** @throws HttpError 404 */
const documentIn = async ({ platform }: RequestContext, claim: store.ClaimRow, documentId: string) => {
  const found = await store.findDocument(platform.database, claim, documentId)
  if (!found) throw errors.notFound()
  return found
}

/** What the insurer has and has not refused stays as it is. @throws HttpError 409 */
const assertChangeable = (claim: store.ClaimRow, document: store.DocumentRow): void => {
  if (document.is_generated) throw claimErrors.generated()
  if (isSent(claim, document) && document.status !== 'REJECTED') throw claimErrors.documentKept()
}

/**
 * Gives a document another type, or puts another file in its place. The new file is a document of its own, so that late
 * news about the old one say nothing of it.
 *
 * @throws HttpError 403, 404, 409
 */
export const changeDocument = (
  context: RequestContext,
  { id, documentId }: { readonly id: string; readonly documentId: string },
  given: NewDocument,
): Promise<ClaimDocument> => {
  const { platform, language } = context
  const { database, clock } = platform
  return database.transaction(async () => {
    const claim = await attachableClaim(context, id)
    const document = await documentIn(context, claim, documentId)
    assertChangeable(claim, document)
    const at = clock.nowText()
    if (document.file_id !== given.fileId) {
      await store.removeDocument(database, document, at)
      return add(context, claim, given)
    }
    if (document.status === 'REJECTED') throw claimErrors.documentKept()
    await store.retypeDocument(database, document, given.type, at)
    const [file] = await findFileInfos(database, [document.file_id])
    if (!file) throw errors.notFound()
    return documentOf(claim, { ...document, type: given.type }, file, language)
  })
}

/** @throws HttpError 403, 404, 409 for what the insurer has and has not refused */
export const removeDocument = (
  context: RequestContext,
  { id, documentId }: { readonly id: string; readonly documentId: string },
): Promise<void> => {
  const { database, clock } = context.platform
  return database.transaction(async () => {
    const claim = await attachableClaim(context, id)
    const document = await documentIn(context, claim, documentId)
    assertChangeable(claim, document)
    await store.removeDocument(database, document, clock.nowText())
  })
}

/**
 * Sends the documents that have come since the insurer asked, and lets the claim go on with them.
 *
 * @throws HttpError 403, 404, 409 when the insurer has not asked for anything, or nothing has come since
 */
export const answerInsurer = async (context: RequestContext, id: string): Promise<ClaimCard> => {
  const { platform, organizationId, user } = context
  const row = await ownClaim(context, id)
  if (!maySubmit(user, row.product)) throw claimErrors.onlyRole()
  await applyEvent(platform, claimMachine, {
    subject: { id, organizationId },
    event: 'answer',
    input: undefined,
    actor: { kind: 'USER', id: user.id },
  })
  return getClaim(context, id)
}

const messageOf = (
  row: store.MessageRow,
  claim: Pick<store.ClaimRow, 'insurer_name'>,
  names: ReadonlyMap<string, string>,
  files: ReadonlyMap<string, FileInfo>,
): ClaimMessage => ({
  id: row.id,
  from: row.from_insurer ? 'INSURER' : 'CLIENT',
  authorName: row.from_insurer ? claim.insurer_name : (row.author_id !== null && names.get(row.author_id)) || '',
  text: row.text,
  files: row.file_ids.flatMap((id) => files.get(id) ?? []),
  createdDateTime: row.created_at,
})

const messagesOf = async (
  { platform }: RequestContext,
  claim: store.ClaimRow,
  rows: readonly store.MessageRow[],
): Promise<ClaimMessage[]> => {
  const authors = [...new Set(rows.flatMap(({ author_id: id }) => id ?? []))]
  const [names, infos] = await Promise.all([
    findNamesOfPeople(platform.database, authors),
    findFileInfos(
      platform.database,
      rows.flatMap(({ file_ids: ids }) => ids),
    ),
  ])
  const files = new Map(infos.map((info) => [info.id, info]))
  return rows.map((row) => messageOf(row, claim, names, files))
}

/** What was written about a claim, the oldest first. @throws HttpError 404 */
export const findMessages = async (context: RequestContext, id: string) => {
  const claim = await ownClaim(context, id)
  return { messages: await messagesOf(context, claim, await store.findMessages(context.platform.database, claim)) }
}

/**
 * Writes to the insurer.
 *
 * @throws HttpError 403, 404 for a claim or a file of others, 409 for a claim that the insurer does not have
 */
export const writeMessage = (
  context: RequestContext,
  id: string,
  { text, fileIds }: ReceivedOf<typeof writeCall>['body'],
): Promise<ClaimMessage> => {
  const { platform, organizationId, user } = context
  const { database, clock } = platform
  return database.transaction(async () => {
    const claim = await ownClaim(context, id, true)
    if (!maySubmit(user, claim.product)) throw claimErrors.onlyRole()
    if (claim.submitted_at === null || claim.status === 'WITHDRAWN') throw claimErrors.notSent()
    for (const fileId of fileIds) {
      const file = await lockUpload(database, { fileId, organizationId, purpose: 'CLAIM_DOCUMENT' })
      if (!file) throw errors.notFound()
    }
    const row = await store.insertMessage(database, {
      organization_id: organizationId,
      id: newId(),
      claim_id: id,
      from_insurer: false,
      author_id: user.id,
      text,
      file_ids: JSON.stringify([...new Set(fileIds)]),
      external_id: null,
      created_at: clock.nowText(),
    })
    if (!row) throw new Error('A message was not kept')
    await notifyInsurer(platform, claim, 'message.created')
    const [message] = await messagesOf(context, claim, [row])
    if (!message) throw new Error('A message was not read')
    return message
  })
}

/**
 * Takes an order out of the draft of a month, or puts it back.
 *
 * @throws HttpError 400 without a reason, 403, 404, 409
 */
export const saveLine = (
  context: RequestContext,
  { id, orderId }: { readonly id: string; readonly orderId: string },
  { version, excluded, reason }: ReceivedOf<typeof saveLineCall>['body'],
): Promise<ClaimCard> =>
  inDraft(context, id, version, async ({ row, form, conditions }) => {
    const { database, clock } = context.platform
    const isKnown = await store.updateLine(database, row, orderId, {
      is_excluded: excluded,
      exclude_reason: excluded ? reason : null,
    })
    if (!isKnown) throw errors.notFound()
    if (excluded && !reason) throw claimErrors.reasonNeeded()
    const lines = await store.findLines(database, row)
    await store.updateClaim(database, row, { ...formColumns(form, conditions, lines), updated_at: clock.nowText() })
  })

/** All documents of a claim in one archive. @throws HttpError 404 */
export const downloadArchive = async (context: RequestContext, id: string): Promise<FileContent> => {
  const row = await ownClaim(context, id)
  return archiveOf(context.platform, row, await store.findDocuments(context.platform.database, row))
}
