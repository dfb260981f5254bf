import type { ClaimDocument } from '@cabinet/contract/claim-shapes'
import { Badge } from '@cabinet/ui/badge'
import { Button } from '@cabinet/ui/button'
import { IconButton } from '@cabinet/ui/icon-button'
import { Text } from '@cabinet/ui/text'
import { toast } from '@cabinet/ui/toast'
import { Check, Eye, RefreshCw, Trash2, X } from 'lucide-react'
import { useState } from 'react'
import { useFileSize } from '../../../shared/files/file-size.ts'
import { useAttempt } from '../../../shared/use-attempt.ts'
import { useRemoveDocument } from '../data.ts'
import { useClaimMessages } from '../words/messages.ts'
import { DocumentUpload } from './document-upload.tsx'
import * as styles from './claim.css.ts'

const looks = {
  UPLOADED: { tone: 'neutral', icon: null },
  ACCEPTED: { tone: 'positive', icon: Check },
  REJECTED: { tone: 'negative', icon: X },
} as const

interface Props {
  readonly claimId: string
  readonly document: ClaimDocument
  readonly isDraft: boolean
  readonly canAttach: boolean
  readonly onOpen: () => void
}

/** A document: what the insurer thinks of it, and what can be done about that. */
export const DocumentFile = ({ claimId, document, isDraft, canAttach, onOpen }: Props) => {
  const t = useClaimMessages()
  const sizeOf = useFileSize()
  const attempt = useAttempt()
  const [isReplacing, setReplacing] = useState(false)
  const { trigger: remove, isMutating } = useRemoveDocument()
  const { id, file, status, comment, isGenerated, type } = document
  const isRefused = status.name === 'REJECTED'
  const canChange = canAttach && !isGenerated
  const takeAway = () =>
    attempt(async () => {
      await remove({ params: { id: claimId, documentId: id } })
      toast.show({ text: t('documents.removed', { name: file.name }) })
    })
  return (
    <li>
      <div className={styles.file}>
        <span className={styles.fileName}>
          <span>{file.name}</span>
          <Text as="span" size="caption" tone="muted">
            {isGenerated ? t('documents.generated') : sizeOf(file.size)}
          </Text>
        </span>
        {(!isDraft || isRefused) && <Badge {...looks[status.name]}>{status.description}</Badge>}
        <IconButton icon={Eye} size="small" label={t('documents.open', { name: file.name })} onPress={onOpen} />
        {canChange && isRefused && !isReplacing && (
          <Button
            icon={RefreshCw}
            variant="outline"
            size="small"
            aria-label={t('documents.replaceFile', { name: file.name })}
            onPress={() => setReplacing(true)}
          >
            {t('documents.replace')}
          </Button>
        )}
        {canChange && (isDraft || isRefused) && (
          <IconButton
            icon={Trash2}
            size="small"
            label={t('documents.remove', { name: file.name })}
            isDisabled={isMutating}
            onPress={() => void takeAway()}
          />
        )}
        {comment !== null && (
          <p className={styles.comment}>
            <strong>{t('documents.comment')}</strong> {comment}
          </p>
        )}
      </div>
      {isReplacing && canChange && isRefused && (
        <DocumentUpload
          claimId={claimId}
          type={type.name}
          name={type.description}
          replaced={document}
          onDone={() => setReplacing(false)}
        />
      )}
    </li>
  )
}
