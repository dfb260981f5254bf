import { type FilePurpose, type FileInfo, upload } from '@cabinet/contract/file'
import type { Upload, UploadedFile, UploadError } from '@cabinet/ui/file-upload'
import { useCallback } from 'react'
import { useInvalidate } from '../api/data.ts'
import { call } from '../api/http.ts'
import { problemOf } from '../api/problem.ts'
import { useSharedMessages } from '../messages.ts'

/** What the server knows about a file, in the terms of the field. */
export const uploadedOf = ({ id, name, size, contentType }: FileInfo): UploadedFile => ({
  id,
  name,
  size,
  type: contentType,
})

/** Sends files for the field `FileUpload`: with progress, cancelled when the person leaves, refused with a sentence. */
export const useUpload = (purpose: FilePurpose): Upload => {
  const shared = useSharedMessages()
  const stale = useInvalidate()
  return useCallback<Upload>(
    async (file, options) => {
      try {
        const info = await call(upload, { body: { purpose, file } }, options)
        await stale(upload.invalidates)
        return uploadedOf(info)
      } catch (error) {
        const { fields, message } = problemOf(error, shared)
        const refusal = fields.find(({ field }) => field === 'file')
        const failure: UploadError = new Error(refusal?.message ?? message, { cause: error })
        throw Object.assign(failure, { isFinal: refusal !== undefined })
      }
    },
    [purpose, shared, stale],
  )
}
