import type { ClaimCard } from '@cabinet/contract/claim/shapes'
import type { ClaimDocumentType } from '@cabinet/contract/claim/values'
import { extensionOf } from '@cabinet/contract/file'
import type { CheckedFile, FileListUpload } from '@cabinet/ui/file-list'
import type { UploadedFile } from '@cabinet/ui/file-upload'
import { useCallback, useRef } from 'react'
import { problemOf } from '../../../shared/api/problem.ts'
import { useUpload } from '../../../shared/files/use-upload.ts'
import { useSharedMessages } from '../../../shared/messages.ts'
import { useAttempt } from '../../../shared/use-attempt.ts'
import { useAddDocument, useChangeDocument, useRemoveDocument } from '../data.ts'
import { useClaimMessages } from './messages.ts'

/**
 * Sends a file and attaches it to a claim, or puts it in the place of another document. What has arrived and could not be
 * attached is not sent a second time.
 */
export const useDocumentUpload = (claimId: string): FileListUpload => {
  const t = useClaimMessages()
  const shared = useSharedMessages()
  const send = useUpload('CLAIM_DOCUMENT')
  const { trigger: add } = useAddDocument()
  const { trigger: change } = useChangeDocument()
  const arrived = useRef(new WeakMap<File, UploadedFile>())
  return useCallback<FileListUpload>(
    async (file, { item, replaces, ...options }) => {
      // The insurer could not open it, and no browser shows it.
      if (extensionOf(file.name) === 'heic') throw new Error(t('documents.heic'))
      const uploaded = arrived.current.get(file) ?? (await send(file, options))
      arrived.current.set(file, uploaded)
      const body = { type: item as ClaimDocumentType, fileId: uploaded.id }
      try {
        const { id } = await (replaces === undefined
          ? add({ params: { id: claimId }, body })
          : change({ params: { id: claimId, documentId: replaces }, body }))
        return { ...uploaded, id }
      } catch (error) {
        const { fields, message } = problemOf(error, shared)
        throw new Error(fields[0]?.message ?? message, { cause: error })
      }
    },
    [t, shared, send, add, change, claimId],
  )
}

/** Takes away the documents of a type that the list does not have any more; what has come stands in the claim already. */
export const useDocumentRemoval = ({ id, documents }: Pick<ClaimCard, 'id' | 'documents'>) => {
  const attempt = useAttempt()
  const { trigger: remove } = useRemoveDocument()
  return (item: string, remaining: readonly CheckedFile[]): void => {
    const known = new Set(documents.map((document) => document.id))
    // A file has just come, maybe in the place of another: the server knows.
    if (remaining.some((file) => !known.has(file.id))) return
    const left = new Set(remaining.map((file) => file.id))
    const gone = documents.filter((document) => document.type.name === item && !left.has(document.id))
    for (const { id: documentId } of gone)
      void attempt(async () => {
        await remove({ params: { id, documentId } })
      })
  }
}
