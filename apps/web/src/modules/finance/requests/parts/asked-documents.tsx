import type { AskedDocument } from '@cabinet/contract/finance/asked-documents'
import { MAX_REQUEST_DOCUMENTS } from '@cabinet/contract/finance/request-values'
import { Badge } from '@cabinet/ui/badge'
import { Button } from '@cabinet/ui/button'
import { Card } from '@cabinet/ui/card'
import type { UploadedFile } from '@cabinet/ui/file-upload'
import { Heading } from '@cabinet/ui/heading'
import { Inline } from '@cabinet/ui/inline'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import { Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { LazyViewer } from '../../../../shared/files/lazy-viewer.tsx'
import { uploadedOf } from '../../../../shared/files/use-upload.ts'
import { useRequestMessages } from '../messages.ts'
import * as styles from './request.css.ts'
import { FilesForBank } from './files-for-bank.tsx'
import { SentFiles } from './sent-files.tsx'
import { useFormats } from './use-formats.ts'

const toneOf = { ASKED: 'notice', ANSWERED: 'positive', WITHDRAWN: 'neutral' } as const

interface Answering {
  readonly asked: AskedDocument
  readonly onOpen: (file: UploadedFile) => void
}

/** Where the files come in; one that was answered takes more on demand. */
const Answer = ({ asked, onOpen }: Answering) => {
  const t = useRequestMessages()
  const [isOpen, setOpen] = useState(asked.status.name === 'ASKED')
  const room = MAX_REQUEST_DOCUMENTS - asked.files.length
  if (room <= 0) return null
  if (!isOpen) {
    return (
      <div>
        <Button
          variant="quiet"
          size="small"
          icon={Plus}
          data-track="request-document-more"
          aria-label={t('asked.moreFor', { document: asked.document })}
          onPress={() => setOpen(true)}
        >
          {t('asked.more')}
        </Button>
      </div>
    )
  }
  return (
    <FilesForBank
      track="asked-document"
      label={t('asked.file', { document: asked.document })}
      askedDocumentId={asked.id}
      isAsked={asked.status.name === 'ASKED'}
      maxFiles={room}
      onOpen={onOpen}
      onSent={() => setOpen(false)}
    />
  )
}

const AskedDocumentRow = ({ asked, canAttach, onOpen }: Answering & { canAttach: boolean }) => {
  const t = useRequestMessages()
  const { moment } = useFormats()
  const { document, comment, status, askedDateTime, settledDateTime, answeredBy } = asked
  const files = useMemo(() => asked.files.map(uploadedOf), [asked.files])
  const settled = settledDateTime === null ? null : moment(settledDateTime)
  return (
    <li className={styles.asked}>
      <Stack gap={8}>
        <Inline gap={8}>
          <Text weight="semibold">{document}</Text>
          <Badge tone={toneOf[status.name]}>{t(`asked.${status.name}`)}</Badge>
        </Inline>
        <Text size="caption" tone="muted">
          {t('asked.at', { time: moment(askedDateTime) })}
          {status.name === 'ANSWERED' && settled !== null
            ? `. ${t('asked.answeredAt', { time: settled, person: answeredBy ?? '' })}`
            : ''}
          {status.name === 'WITHDRAWN' && settled !== null ? `. ${t('asked.withdrawnAt', { time: settled })}` : ''}
        </Text>
        {comment !== null && <Text>{comment}</Text>}
        {files.length > 0 && <SentFiles files={files} onOpen={onOpen} />}
        {canAttach && status.name !== 'WITHDRAWN' && <Answer asked={asked} onOpen={onOpen} />}
      </Stack>
    </li>
  )
}

/** Everything that the bank has asked for; each is answered on its own. */
export const AskedDocuments = ({ asked, canAttach }: { asked: readonly AskedDocument[]; canAttach: boolean }) => {
  const t = useRequestMessages()
  const [opened, setOpened] = useState<UploadedFile>()
  if (asked.length === 0) return null
  return (
    <Card as="section" aria-labelledby="request-asked">
      <Stack gap={12}>
        <Heading id="request-asked" level={2} size="reading">
          {t('section.asked')}
        </Heading>
        <ul className={styles.askedList}>
          {[...asked]
            .sort((one, other) => Number(other.status.name === 'ASKED') - Number(one.status.name === 'ASKED'))
            .map((one) => (
              <AskedDocumentRow key={one.id} asked={one} canAttach={canAttach} onOpen={setOpened} />
            ))}
        </ul>
      </Stack>
      <LazyViewer file={opened} onClose={() => setOpened(undefined)} />
    </Card>
  )
}
