import { SkeletonText } from '@cabinet/ui/skeleton'
import { lazy, Suspense } from 'react'
import type { AttachmentsProps } from './attachments.tsx'
import { loadFileWords } from './words.ts'

const Attachments = lazy(async () => {
  const [{ Attachments: component }] = await Promise.all([import('./attachments.tsx'), loadFileWords()])
  return { default: component }
})

/**
 * Files of a form: `<AttachmentsField name="files" label="…" purpose="SUPPORT_MESSAGE" maxFiles={5} />` inside a form of
 * react-final-form. The value is a list of `UploadedFile`; send the ids.
 */
export const AttachmentsField = (props: AttachmentsProps) => (
  <Suspense fallback={<SkeletonText lines={4} />}>
    <Attachments {...props} />
  </Suspense>
)
