import { type ClaimDocumentType, MAX_CLAIM_DOCUMENTS } from '@cabinet/contract/claim/values'
import type { FileInfo } from '@cabinet/contract/file'
import { errors } from '../../../kernel/http-error.ts'
import { newId } from '../../../kernel/ids.ts'
import type { RequestContext } from '../../../platform/context.ts'
import { lockUpload } from '../../../platform/files/attachment.ts'
import { claimErrors } from '../messages.ts'
import * as store from '../store.ts'

/** A document with its file. */
export interface Attached {
  readonly row: store.DocumentRow
  readonly file: FileInfo
}

/**
 * Attaches an upload to a claim in the transaction of the caller. Attached already, it is answered as it stands.
 *
 * @throws HttpError 404 for a file of others, 409 when the claim is full or the file belongs to something else
 */
export const attachFile = async (
  { platform, organizationId, user }: RequestContext,
  claim: store.ClaimKey,
  { type, fileId }: { readonly type: ClaimDocumentType; readonly fileId: string },
): Promise<Attached> => {
  const { database, clock } = platform
  const file = await lockUpload(database, { fileId, organizationId, purpose: 'CLAIM_DOCUMENT' })
  if (!file) throw errors.notFound()
  const known = await store.findDocuments(database, claim)
  const same = known.find(({ file_id: id }) => id === fileId)
  if (same) return { row: same, file }
  if (known.length >= MAX_CLAIM_DOCUMENTS) throw claimErrors.tooManyDocuments()
  if (await store.usesFile(database, fileId)) throw claimErrors.attachedElsewhere()
  const at = clock.nowText()
  const row = await store.insertDocument(database, {
    organization_id: organizationId,
    id: newId(),
    claim_id: claim.id,
    type,
    file_id: fileId,
    status: 'UPLOADED',
    comment: null,
    is_generated: false,
    added_by: user.id,
    created_at: at,
    updated_at: at,
    is_deleted: false,
  })
  return { row, file }
}
