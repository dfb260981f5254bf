import { MAX_FILE_BYTES, remove } from '@cabinet/contract/file'
import { Button } from '@cabinet/ui/button'
import { FileUpload, type UploadedFile } from '@cabinet/ui/file-upload'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import { useState } from 'react'
import { call } from '../../../../shared/api/http.ts'
import { acceptedFiles } from '../../../../shared/files/accepted.ts'
import { useUpload } from '../../../../shared/files/use-upload.ts'
import { UnsavedGuard } from '../../../../shared/ui/unsaved-guard.tsx'
import { useRequestMessages } from '../messages.ts'
import { useAttachToRequest } from './use-attaching.ts'

interface Props {
  readonly label: string
  readonly description?: string
  readonly track: string
  /** What the bank asks for and these files answer; without it they are added to the request. */
  readonly askedDocumentId?: string
  /** The bank asks for these files: they are what the page wants next. */
  readonly isAsked?: boolean
  readonly maxFiles: number
  readonly onOpen: (file: UploadedFile) => void
  readonly onSent?: () => void
}

/**
 * Files for a bank that has the request already. What has gone stays there, so files are chosen, looked at and taken back
 * first, and go by a press of their own.
 */
export const FilesForBank = ({
  label,
  description,
  track,
  askedDocumentId,
  isAsked = false,
  maxFiles,
  onOpen,
  onSent,
}: Props) => {
  const t = useRequestMessages()
  const upload = useUpload('REQUEST_DOCUMENT')
  const attach = useAttachToRequest(askedDocumentId)
  const [files, setFiles] = useState<readonly UploadedFile[]>([])
  const [pending, setPending] = useState(0)
  const [isSending, setSending] = useState(false)
  const [error, setError] = useState<string>()
  const change = (next: readonly UploadedFile[]): void => {
    for (const { id } of files.filter((file) => !next.includes(file))) {
      // One that cannot be deleted now only takes room.
      call(remove, { params: { id } }).catch(console.error)
    }
    setFiles(next)
    setError(undefined)
  }
  const send = async (): Promise<void> => {
    setSending(true)
    setError(undefined)
    try {
      for (const file of files) {
        await attach(file.id)
        setFiles((left) => left.filter((one) => one !== file))
      }
      onSent?.()
    } catch (failure) {
      // What has gone is gone; the others stay for another press.
      setError((failure as Error).message)
    } finally {
      setSending(false)
    }
  }
  return (
    <Stack gap={8}>
      <FileUpload
        data-track={track}
        label={label}
        {...(description !== undefined && { description })}
        accept={acceptedFiles}
        maxSize={MAX_FILE_BYTES}
        maxFiles={maxFiles}
        upload={upload}
        value={files}
        isDisabled={isSending}
        errorMessage={error}
        onChange={change}
        onOpen={onOpen}
        onPendingChange={setPending}
      />
      {files.length > 0 && (
        <>
          <div>
            <Button
              {...(!isAsked && { variant: 'outline', tone: 'neutral' })}
              data-track="request-files-send"
              isLoading={isSending}
              disabledReason={pending > 0 ? t('files.pending') : undefined}
              onPress={() => void send()}
            >
              {t('files.send', { count: files.length })}
            </Button>
          </div>
          <Text size="caption" tone="muted">
            {t('files.unsent')}
          </Text>
          <UnsavedGuard when />
        </>
      )}
    </Stack>
  )
}
