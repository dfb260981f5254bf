import { SkeletonText } from '@cabinet/ui/skeleton'
import { lazyPart } from '../ui/lazy-part.tsx'
import type { AttachmentsProps } from './attachments.tsx'
import { loadFileMessages } from './messages.ts'

const Attachments = lazyPart(async () => {
  const [{ Attachments: component }] = await Promise.all([import('./attachments.tsx'), loadFileMessages()])
  return component
})

/**
 * Files of a form: `<AttachmentsField name="files" label="…" purpose="SUPPORT_MESSAGE" maxFiles={5} />` inside a form of
 * react-final-form. The value is a list of `UploadedFile`; send the ids.
 */
export const AttachmentsField = (props: AttachmentsProps) => (
  <Attachments {...props} loading={<SkeletonText lines={4} />} />
)
