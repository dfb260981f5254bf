import { type FilePurpose, MAX_FILE_BYTES, remove } from '@cabinet/contract/file'
import { FileUpload, type FileUploadProps, type UploadedFile } from '@cabinet/ui/file-upload'
import { useState } from 'react'
import { useField } from 'react-final-form'
import { call } from '../api/http.ts'
import { acceptedFiles } from './accepted.ts'
import { LazyViewer } from './lazy-viewer.tsx'
import { useUpload } from './use-upload.ts'
import { useFileMessages } from './messages.ts'

export interface AttachmentsProps extends Pick<
  FileUploadProps,
  'label' | 'description' | 'isRequired' | 'hasCamera' | 'accept'
> {
  /** The field of the form; its value is a list of `UploadedFile`. */
  readonly name: string
  readonly purpose: FilePurpose
  /** Most files. */
  readonly maxFiles: number
  readonly validate?: (value: unknown) => string | undefined
}

const none: readonly UploadedFile[] = []

/** The server may name one file of the list as wrong. */
const textOf = (error: unknown): string | undefined =>
  Array.isArray(error) ? error.find((entry) => typeof entry === 'string') : (error as string | undefined)

/**
 * Files of a form. They are sent as soon as they are chosen, so the form itself carries only their ids; it cannot be
 * sent before all of them are there. What is removed here is deleted on the server too.
 */
export const Attachments = ({
  name,
  purpose,
  maxFiles,
  validate,
  accept = acceptedFiles,
  ...field
}: AttachmentsProps) => {
  const t = useFileMessages()
  const upload = useUpload(purpose)
  const [opened, setOpened] = useState<UploadedFile>()
  const { input, meta } = useField<readonly UploadedFile[]>(name, { ...(validate && { validate }) })
  const pending = useField<number>(`${name}Pending`, {
    validate: (count) => (count > 0 ? t('attachments.pending') : undefined),
  })
  const files = input.value || none
  const change = (next: readonly UploadedFile[]) => {
    for (const { id } of files.filter((file) => !next.includes(file))) {
      // One that cannot be deleted now only takes room.
      call(remove, { params: { id } }).catch(console.error)
    }
    input.onChange(next)
    input.onBlur()
  }
  const own = meta.touched || meta.submitFailed ? meta.error : undefined
  const ofServer = meta.dirtySinceLastSubmit ? undefined : meta.submitError
  const ofPending = pending.meta.submitFailed ? pending.meta.error : undefined
  return (
    <>
      <FileUpload
        data-track={name}
        {...field}
        accept={accept}
        maxSize={MAX_FILE_BYTES}
        maxFiles={maxFiles}
        upload={upload}
        value={files}
        errorMessage={textOf(ofPending ?? own ?? ofServer)}
        onChange={change}
        onOpen={setOpened}
        onPendingChange={(count) => pending.input.onChange(count === 0 ? undefined : count)}
      />
      <LazyViewer file={opened} onClose={() => setOpened(undefined)} />
    </>
  )
}
