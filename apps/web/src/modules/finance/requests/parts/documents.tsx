import type { AskedDocument } from '@cabinet/contract/finance/asked-documents'
import { MAX_REQUEST_DOCUMENTS } from '@cabinet/contract/finance/request-values'
import { MAX_FILE_BYTES } from '@cabinet/contract/file'
import { Card } from '@cabinet/ui/card'
import { FileUpload, type UploadedFile } from '@cabinet/ui/file-upload'
import { Heading } from '@cabinet/ui/heading'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import { useMemo, useState } from 'react'
import { acceptedFiles } from '../../../../shared/files/accepted.ts'
import { LazyViewer } from '../../../../shared/files/lazy-viewer.tsx'
import { uploadedOf } from '../../../../shared/files/use-upload.ts'
import { useAttempt } from '../../../../shared/use-attempt.ts'
import { useRemoveDocument } from '../data.ts'
import { useRequestMessages } from '../messages.ts'
import { useRequestContext } from '../step-context.tsx'
import { FilesForBank } from './files-for-bank.tsx'
import { SentFiles } from './sent-files.tsx'
import { useAttaching } from './use-attaching.ts'

const nothingAsked: readonly AskedDocument[] = []

/**
 * Files that go to the bank with the request. Those of a draft are attached as soon as they have arrived; what was sent
 * stays, and more is sent by a press of its own.
 */
export const Documents = ({
  canAttach,
  canRemove,
  asked = nothingAsked,
}: {
  canAttach: boolean
  canRemove: boolean
  /** What the bank asks for is shown in a place of its own, with its files. */
  asked?: readonly AskedDocument[]
}) => {
  const t = useRequestMessages()
  const { form } = useRequestContext()
  const { requestId } = form
  const upload = useAttaching()
  const { trigger: remove } = useRemoveDocument()
  const attempt = useAttempt()
  const [opened, setOpened] = useState<UploadedFile>()
  const files = useMemo(() => {
    const answers = new Set(asked.flatMap(({ files: given }) => given.map(({ id }) => id)))
    return form.documents.filter(({ id }) => !answers.has(id)).map(uploadedOf)
  }, [form.documents, asked])
  return (
    <Card as="section" aria-labelledby="request-documents">
      <Stack gap={12}>
        <Heading id="request-documents" level={form.isEditable ? 3 : 2} size="reading">
          {t('section.documents')}
        </Heading>
        {!canRemove &&
          (files.length === 0 ? (
            <Text tone="muted">{t('documents.none')}</Text>
          ) : (
            <SentFiles files={files} onOpen={setOpened} />
          ))}
        {canAttach && canRemove && (
          <FileUpload
            data-track="request-document"
            label={t('documents.label')}
            description={t('documents.description')}
            accept={acceptedFiles}
            maxSize={MAX_FILE_BYTES}
            maxFiles={MAX_REQUEST_DOCUMENTS}
            upload={upload}
            value={files}
            onChange={(next) => {
              for (const { id } of files.filter((file) => !next.some((remaining) => remaining.id === file.id)))
                void attempt(async () => {
                  await remove({ params: { id: requestId, fileId: id } })
                })
            }}
            onOpen={setOpened}
          />
        )}
        {canAttach && !canRemove && files.length < MAX_REQUEST_DOCUMENTS && (
          <FilesForBank
            track="request-document"
            label={t('documents.label')}
            description={t('documents.description')}
            maxFiles={MAX_REQUEST_DOCUMENTS - files.length}
            onOpen={setOpened}
          />
        )}
      </Stack>
      <LazyViewer file={opened} onClose={() => setOpened(undefined)} />
    </Card>
  )
}
