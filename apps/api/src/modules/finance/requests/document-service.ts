import type { FileInfo } from '@cabinet/contract/file'
import { MAX_REQUEST_DOCUMENTS } from '@cabinet/contract/finance/request-values'
import { errors } from '../../../kernel/http-error.ts'
import type { RequestContext } from '../../../platform/context.ts'
import { applyEvent } from '../../../platform/transitions/apply.ts'
import { lockUpload } from '../../../platform/files/attachment.ts'
import { findAskedDocument } from '../asked-documents/store.ts'
import { askedDocumentMachine } from '../asked-documents/transitions.ts'
import { requestMachine } from './transitions.ts'
import { inDraft } from './draft.ts'
import { requestErrors } from './messages.ts'
import * as store from './store.ts'

/**
 * Attaches an uploaded file to a draft, or to a request that the bank considers; the bank is notified then. It may answer a
 * document that the bank has asked for.
 *
 * @throws HttpError 404 for a request or a file of another organization, 409 when the request is decided or full, or the
 *   file is attached to another one, or the bank needs the document no more
 */
export const attachDocument = (
  context: RequestContext,
  requestId: string,
  { fileId, askedDocumentId }: { readonly fileId: string; readonly askedDocumentId?: string | undefined },
): Promise<FileInfo> => {
  const { platform, organizationId, user } = context
  const { database, clock } = platform
  const key = { organizationId, requestId }
  return database.transaction(async () => {
    const request = await store.lockRequest(database, key)
    if (!request) throw errors.notFound()
    const file = await lockUpload(database, { fileId, organizationId, purpose: 'REQUEST_DOCUMENT' })
    if (!file) throw errors.notFound()
    const asked = askedDocumentId === undefined ? null : await findAskedDocument(database, key, askedDocumentId)
    if (asked === undefined) throw errors.notFound()
    const { documents } = await store.findEntered(database, key)
    if (documents.some(({ file_id: id }) => id === fileId)) return file
    // What the bank asks for needs no room among what the organization has thought of itself.
    const beside = documents.filter(({ asked_document_id: id }) => id === (asked?.id ?? null))
    if (beside.length >= MAX_REQUEST_DOCUMENTS) {
      throw asked ? requestErrors.tooManyAnswers() : requestErrors.tooManyDocuments()
    }
    if (await store.isDocument(database, fileId)) throw requestErrors.attachedElsewhere()
    if (request.status !== 'DRAFT') {
      const actor = { kind: 'USER', id: user.id } as const
      const subject = { id: requestId, organizationId }
      await applyEvent(platform, requestMachine, { subject, event: 'attach', input: undefined, actor })
      if (asked) {
        const answered = { id: asked.id, organizationId }
        await applyEvent(platform, askedDocumentMachine, {
          subject: answered,
          event: 'answer',
          input: undefined,
          actor,
        })
      }
    }
    const at = clock.nowText()
    await store.insertDocument(database, {
      organization_id: organizationId,
      request_id: requestId,
      file_id: fileId,
      asked_document_id: asked?.id ?? null,
      added_by: user.id,
      created_at: at,
    })
    await store.touchRequest(database, key, at)
    return file
  })
}

/** @throws HttpError 404, 409 when the request was sent: the bank has the document then */
export const removeDocument = (context: RequestContext, requestId: string, fileId: string): Promise<void> =>
  inDraft(context, requestId, async () => {
    const { platform, organizationId } = context
    if (!(await store.deleteDocument(platform.database, { organizationId, requestId }, fileId))) throw errors.notFound()
  })
