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
import { styled, type PartOf } from '../internal/parts.ts'
import { PressButton } from '../internal/press/press-button.tsx'
import { Link } from '../link/link.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import * as styles from './file-list.css.ts'
import type { CheckedFile } from './file-state.ts'
import { Words } from '../internal/words.tsx'

/** One file of a document: its name and size, what can be done about it, what was said about it, how far it has come. */
export type FileLinePart =
  | 'file'
  | 'name'
  | 'size'
  | 'actions'
  | 'replace'
  | 'remove'
  | 'retry'
  | 'comment'
  | 'problem'
  | 'track'
  | 'bar'

interface FileDetailsProps {
  part: PartOf<FileLinePart>
  file: CheckedFile
  onOpen: (() => void) | undefined
}

/** The name of a file, which opens it, and its size or where it comes from. */
export function FileDetails({ part, file, onOpen }: FileDetailsProps) {
  const words = useWords(fileUploadWords)
  const locale = useCabinetLocale()
  const { name, url, note, size } = file
  return (
    <>
      <span {...part('name', styles.name)} title={name}>
        {onOpen ? (
          <PressButton data-track="file-open" className={styles.opener} onPress={onOpen}>
            {name}
          </PressButton>
        ) : url === undefined ? (
          <Words>{name}</Words>
        ) : (
          // What is filled in beside it must not go with the page.
          <Link data-track="file-open" href={url} rel="noopener" target="_blank">
            {name}
          </Link>
        )}
      </span>
      <span {...part('size', styles.size)}>{note ?? formatSize(size, words.units, locale)}</span>
    </>
  )
}

interface FileActionsProps {
  part: PartOf<FileLinePart>
  file: CheckedFile
  disabledReason: string | undefined
  onReplace: () => void
  onRemove: () => void
}

/** What can be done about a file that nobody has accepted yet. */
export function FileActions({ part, file, disabledReason, onReplace, onRemove }: FileActionsProps) {
  const words = useWords(fileListWords)
  const uploadWords = useWords(fileUploadWords)
  return (
    <span {...part('actions', styles.fileActions)}>
      <Button
        data-track="file-replace"
        {...part('replace')}
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
          {...part('remove')}
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
export function Remark({ part, file }: { part: PartOf<FileLinePart>; file: CheckedFile }) {
  const words = useWords(fileListWords)
  const { check, comment } = file
  if (check !== 'rejected' || comment === undefined) return null
  return (
    <p {...part('comment', styles.comment)}>
      <Icon of={MessageSquareWarning} size={16} />
      <span>
        <VisuallyHidden>{`${words.comment}: `}</VisuallyHidden>
        {comment}
      </span>
    </p>
  )
}

interface PendingLineProps {
  part: PartOf<FileLinePart>
  file: PendingFile
  /** What is wrong, in words. */
  problem: string | undefined
  onCancel: () => void
  onRetry: () => void
}

/** A file that is not there yet. */
export function PendingLine({ part, file, problem, onCancel, onRetry }: PendingLineProps) {
  const words = useWords(fileUploadWords)
  const locale = useCabinetLocale()
  const { name, size } = file.file
  const percent = Math.round(file.share * 100)
  const isOnItsWay = problem === undefined
  return (
    <li {...part('file', styles.file)}>
      <span className={styles.fileName}>
        <span {...part('name', styles.name)} title={name}>
          {name}
        </span>
        {isOnItsWay ? (
          <span {...part('size', styles.size)}>
            {file.phase === 'waiting' ? words.waiting : formatSize(size, words.units, locale)}
          </span>
        ) : (
          <span {...part('problem', styles.problem)}>{problem}</span>
        )}
      </span>
      <span {...part('actions', styles.fileActions)}>
        {file.phase === 'failed' && !file.isFinal && (
          <Button
            data-track="file-retry"
            {...part('retry')}
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
          {...part('remove')}
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
          {...part('track', styles.track)}
          role="progressbar"
        >
          <span {...styled(part('bar', styles.bar), { width: `${percent}%` })} />
        </span>
      )}
    </li>
  )
}
