import { MAX_REQUEST_DOCUMENTS } from '@cabinet/contract/finance-request-values'
import { MAX_FILE_BYTES } from '@cabinet/contract/file'
import { Button } from '@cabinet/ui/button'
import { Card } from '@cabinet/ui/card'
import { FileUpload, type Upload, type UploadedFile } from '@cabinet/ui/file-upload'
import { Heading } from '@cabinet/ui/heading'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import { FileText } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { problemOf } from '../../../../shared/api/problem.ts'
import { acceptedFiles } from '../../../../shared/files/accepted.ts'
import { LazyViewer } from '../../../../shared/files/lazy-viewer.tsx'
import { uploadedOf, useUpload } from '../../../../shared/files/use-upload.ts'
import { useSharedMessages } from '../../../../shared/messages.ts'
import { useAttempt } from '../../../../shared/use-attempt.ts'
import { useAttachDocument, useRemoveDocument } from '../data.ts'
import { useRequestMessages } from '../messages.ts'
import { useRequestContext } from '../step-context.tsx'
import * as styles from './request.css.ts'

const none: readonly UploadedFile[] = []

/** Files that the bank has already: they can be looked at. */
const SentFiles = ({ files, onOpen }: { files: readonly UploadedFile[]; onOpen: (file: UploadedFile) => void }) => {
  const t = useRequestMessages()
  if (files.length === 0) return <Text tone="muted">{t('documents.none')}</Text>
  return (
    <ul className={styles.reviewLinks}>
      {files.map((file) => (
        <li key={file.id}>
          <Button
            variant="quiet"
            size="small"
            icon={FileText}
            data-track="request-document"
            onPress={() => onOpen(file)}
          >
            {file.name}
          </Button>
        </li>
      ))}
    </ul>
  )
}

/**
 * Files that go to the bank with the request; each is attached as soon as it has arrived. What was sent stays: more can
 * only be added.
 */
export const Documents = ({ canAttach, canRemove }: { canAttach: boolean; canRemove: boolean }) => {
  const t = useRequestMessages()
  const shared = useSharedMessages()
  const { form } = useRequestContext()
  const { requestId } = form
  const send = useUpload('REQUEST_DOCUMENT')
  const { trigger: attach } = useAttachDocument()
  const { trigger: remove } = useRemoveDocument()
  const attempt = useAttempt()
  const [opened, setOpened] = useState<UploadedFile>()
  const files = useMemo(() => form.documents.map(uploadedOf), [form.documents])
  const upload = useCallback<Upload>(
    async (file, options) => {
      const uploaded = await send(file, options)
      try {
        await attach({ params: { id: requestId }, body: { fileId: uploaded.id } })
      } catch (error) {
        const { fields, message } = problemOf(error, shared)
        throw new Error(fields[0]?.message ?? message, { cause: error })
      }
      return uploaded
    },
    [attach, requestId, send, shared],
  )
  return (
    <Card as="section" aria-labelledby="request-documents">
      <Stack gap={12}>
        <Heading id="request-documents" level={3}>
          {t('section.documents')}
        </Heading>
        {!canRemove && <SentFiles files={files} onOpen={setOpened} />}
        {canAttach && (
          <FileUpload
            label={t('documents.label')}
            description={t('documents.description')}
            accept={acceptedFiles}
            maxSize={MAX_FILE_BYTES}
            maxFiles={canRemove ? MAX_REQUEST_DOCUMENTS : Math.max(1, MAX_REQUEST_DOCUMENTS - files.length)}
            upload={upload}
            value={canRemove ? files : none}
            onChange={(next) => {
              for (const { id } of files.filter((file) => !next.some((kept) => kept.id === file.id)))
                void attempt(async () => {
                  await remove({ params: { id: requestId, fileId: id } })
                })
            }}
            onOpen={setOpened}
          />
        )}
      </Stack>
      <LazyViewer file={opened} onClose={() => setOpened(undefined)} />
    </Card>
  )
}
