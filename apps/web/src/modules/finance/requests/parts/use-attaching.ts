import type { Upload } from '@cabinet/ui/file-upload'
import { useCallback } from 'react'
import { problemOf } from '../../../../shared/api/problem.ts'
import { useUpload } from '../../../../shared/files/use-upload.ts'
import { useSharedMessages } from '../../../../shared/messages.ts'
import { useAttachDocument } from '../data.ts'
import { useRequestContext } from '../step-context.tsx'

/**
 * Attaches a file that has arrived, as the answer to what the bank asks for when that is named.
 *
 * @returns attaches a file by its id; throws an error with a sentence for the person
 */
export const useAttachToRequest = (askedDocumentId?: string): ((fileId: string) => Promise<void>) => {
  const shared = useSharedMessages()
  const { form } = useRequestContext()
  const { requestId } = form
  const { trigger: attach } = useAttachDocument()
  return useCallback(
    async (fileId) => {
      try {
        await attach({ params: { id: requestId }, body: { fileId, askedDocumentId } })
      } catch (error) {
        const { fields, message } = problemOf(error, shared)
        throw new Error(fields[0]?.message ?? message, { cause: error })
      }
    },
    [attach, requestId, askedDocumentId, shared],
  )
}

/** Sends a file and attaches it to a draft as soon as it has arrived. */
export const useAttaching = (): Upload => {
  const send = useUpload('REQUEST_DOCUMENT')
  const attach = useAttachToRequest()
  return useCallback<Upload>(
    async (file, options) => {
      const uploaded = await send(file, options)
      await attach(uploaded.id)
      return uploaded
    },
    [attach, send],
  )
}
