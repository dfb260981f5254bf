import type { ClaimDocument } from '@cabinet/contract/claim-shapes'
import type { ClaimDocumentType } from '@cabinet/contract/claim-values'
import { extensionOf } from '@cabinet/contract/file'
import type { Upload, UploadedFile } from '@cabinet/ui/file-upload'
import { useCallback, useRef } from 'react'
import { problemOf } from '../../../shared/api/problem.ts'
import { useUpload } from '../../../shared/files/use-upload.ts'
import { useSharedMessages } from '../../../shared/messages.ts'
import { useAddDocument, useChangeDocument } from '../data.ts'
import { useClaimMessages } from '../words/messages.ts'

/**
 * Sends a file and attaches it to a claim, or puts it in the place of another document. What has arrived and could not be
 * attached is not sent a second time.
 */
export const useDocumentUpload = (claimId: string, type: ClaimDocumentType, replaced?: ClaimDocument): Upload => {
  const t = useClaimMessages()
  const shared = useSharedMessages()
  const send = useUpload('CLAIM_DOCUMENT')
  const { trigger: add } = useAddDocument()
  const { trigger: change } = useChangeDocument()
  const arrived = useRef(new WeakMap<File, UploadedFile>())
  const documentId = replaced?.id
  return useCallback<Upload>(
    async (file, options) => {
      // The insurer could not open it, and no browser shows it.
      if (extensionOf(file.name) === 'heic') throw new Error(t('documents.heic'))
      const uploaded = arrived.current.get(file) ?? (await send(file, options))
      arrived.current.set(file, uploaded)
      const body = { type, fileId: uploaded.id }
      try {
        await (documentId === undefined
          ? add({ params: { id: claimId }, body })
          : change({ params: { id: claimId, documentId }, body }))
      } catch (error) {
        const { fields, message } = problemOf(error, shared)
        throw new Error(fields[0]?.message ?? message, { cause: error })
      }
      return uploaded
    },
    [t, shared, send, add, change, claimId, type, documentId],
  )
}
