import { type FilePurpose, type FileInfo, upload } from '@cabinet/contract/file'
import type { Upload, UploadedFile } from '@cabinet/ui/file-upload'
import { useCallback } from 'react'
import { useStale } from '../api/data.ts'
import { call } from '../api/http.ts'
import { problemOf } from '../api/problem.ts'
import { useSharedWords } from '../words.ts'

/** What the server knows about a file, in the terms of the field. */
export const uploadedOf = ({ id, name, size, contentType }: FileInfo): UploadedFile => ({
  id,
  name,
  size,
  type: contentType,
})

/** Sends files for the field `FileUpload`: with progress, cancelled when the person leaves, refused in words. */
export const useUpload = (purpose: FilePurpose): Upload => {
  const shared = useSharedWords()
  const stale = useStale()
  return useCallback<Upload>(
    async (file, options) => {
      try {
        const info = await call(upload, { body: { purpose, file } }, options)
        await stale(upload.touches)
        return uploadedOf(info)
      } catch (error) {
        const { fields, message } = problemOf(error, shared)
        throw new Error(fields[0]?.message ?? message, { cause: error })
      }
    },
    [purpose, shared, stale],
  )
}
