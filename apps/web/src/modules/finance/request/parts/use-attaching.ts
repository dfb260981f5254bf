import type { Upload } from '@cabinet/ui/file-upload'
import { useCallback } from 'react'
import { problemOf } from '../../../../shared/api/problem.ts'
import { useUpload } from '../../../../shared/files/use-upload.ts'
import { useSharedMessages } from '../../../../shared/messages.ts'
import { useAttachDocument } from '../data.ts'
import { useRequestContext } from '../step-context.tsx'

/** Sends a file and attaches it as soon as it has arrived, as the answer to what the bank asks for when that is named. */
export const useAttaching = (askedDocumentId?: string): Upload => {
  const shared = useSharedMessages()
  const { form } = useRequestContext()
  const { requestId } = form
  const send = useUpload('REQUEST_DOCUMENT')
  const { trigger: attach } = useAttachDocument()
  return useCallback<Upload>(
    async (file, options) => {
      const uploaded = await send(file, options)
      try {
        await attach({ params: { id: requestId }, body: { fileId: uploaded.id, askedDocumentId } })
      } catch (error) {
        const { fields, message } = problemOf(error, shared)
        throw new Error(fields[0]?.message ?? message, { cause: error })
      }
      return uploaded
    },
    [attach, requestId, askedDocumentId, send, shared],
  )
}
