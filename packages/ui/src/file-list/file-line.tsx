'use client'
import { MessageSquareWarning, RotateCw, Trash2, X } from 'lucide-react'
import { Button } from '../button/button.tsx'
import { formatSize } from '../file-upload/limits.ts'
import type { PendingFile } from '../file-upload/use-uploads.ts'
import { useWords } from '../i18n/define-words.ts'
import { fileListWords } from '../i18n/file-list.ts'
import { fileUploadWords } from '../i18n/file-upload.ts'
import { useCabinetLocale } from '../i18n/locale.ts'
import { Icon } from '../icon/icon.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { PressButton } from '../internal/press/press-button.tsx'
import { Link } from '../link/link.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import * as styles from './file-list.css.ts'
import type { CheckedFile } from './file-state.ts'

interface FileFactsProps {
  file: CheckedFile
  onOpen: (() => void) | undefined
}

/** The name of a file, which opens it, and its size or where it comes from. */
export function FileFacts({ file, onOpen }: FileFactsProps) {
  const words = useWords(fileUploadWords)
  const locale = useCabinetLocale()
  const { name, url, note, size } = file
  return (
    <>
      <span className={styles.name} title={name}>
        {onOpen ? (
          <PressButton data-track="file-open" className={styles.opener} onPress={onOpen}>
            {name}
          </PressButton>
        ) : url === undefined ? (
          name
        ) : (
          <Link data-track="file-open" href={url}>
            {name}
          </Link>
        )}
      </span>
      <span className={styles.size}>{note ?? formatSize(size, words.units, locale)}</span>
    </>
  )
}

interface FileActionsProps {
  file: CheckedFile
  disabledReason: string | undefined
  onReplace: () => void
  onRemove: () => void
}

/** What can be done about a file that nobody has accepted yet. */
export function FileActions({ file, disabledReason, onReplace, onRemove }: FileActionsProps) {
  const words = useWords(fileListWords)
  const uploadWords = useWords(fileUploadWords)
  return (
    <span className={styles.fileActions}>
      <Button
        data-track="file-replace"
        aria-label={words.of(words.replace, file.name)}
        disabledReason={disabledReason}
        size="small"
        tone="neutral"
        variant={file.check === 'rejected' ? 'outline' : 'quiet'}
        onPress={onReplace}
      >
        {words.replace}
      </Button>
      {disabledReason === undefined && (
        <IconButton
          data-track="file-remove"
          icon={Trash2}
          label={uploadWords.remove(file.name)}
          size="small"
          onPress={onRemove}
        />
      )}
    </span>
  )
}

/** Why a file was not accepted. */
export function Remark({ file: { check, comment } }: { file: CheckedFile }) {
  const words = useWords(fileListWords)
  if (check !== 'rejected' || comment === undefined) return null
  return (
    <p className={styles.comment}>
      <Icon of={MessageSquareWarning} size={16} />
      <span>
        <VisuallyHidden>{`${words.comment}: `}</VisuallyHidden>
        {comment}
      </span>
    </p>
  )
}

interface PendingLineProps {
  file: PendingFile
  /** What is wrong, in words. */
  problem: string | undefined
  onCancel: () => void
  onRetry: () => void
}

/** A file that is not there yet. */
export function PendingLine({ file, problem, onCancel, onRetry }: PendingLineProps) {
  const words = useWords(fileUploadWords)
  const locale = useCabinetLocale()
  const { name, size } = file.file
  const percent = Math.round(file.share * 100)
  const isOnItsWay = problem === undefined
  return (
    <li className={styles.file}>
      <span className={styles.fileName}>
        <span className={styles.name} title={name}>
          {name}
        </span>
        {isOnItsWay ? (
          <span className={styles.size}>
            {file.phase === 'waiting' ? words.waiting : formatSize(size, words.units, locale)}
          </span>
        ) : (
          <span className={styles.problem}>{problem}</span>
        )}
      </span>
      <span className={styles.fileActions}>
        {file.phase === 'failed' && (
          <Button
            data-track="file-retry"
            aria-label={words.retry(name)}
            icon={RotateCw}
            size="small"
            tone="neutral"
            variant="outline"
            onPress={onRetry}
          >
            {words.retryShort}
          </Button>
        )}
        <IconButton
          data-track="file-remove"
          icon={X}
          label={isOnItsWay ? words.cancel(name) : words.remove(name)}
          size="small"
          onPress={onCancel}
        />
      </span>
      {isOnItsWay && (
        <span
          aria-label={words.uploading(name)}
          aria-valuemax={100}
          aria-valuemin={0}
          aria-valuenow={percent}
          className={styles.track}
          role="progressbar"
        >
          <span className={styles.bar} style={{ width: `${percent}%` }} />
        </span>
      )}
    </li>
  )
}
