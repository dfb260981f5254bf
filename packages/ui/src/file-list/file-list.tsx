'use client'
import { useRef, useState } from 'react'
import { fileListWords } from '../i18n/file-list.ts'
import { fileUploadWords } from '../i18n/file-upload.ts'
import { useWords } from '../i18n/define-words.ts'
import { useCabinetLocale } from '../i18n/locale.ts'
import { formatSize, typesText } from '../file-upload/limits.ts'
import { classNames } from '../internal/class-names.ts'
import { takeParts, type PartsProps } from '../internal/parts.ts'
import type { CommonProps, DataAttributes } from '../internal/props.ts'
import { useDropGuard } from '../internal/use-drop-guard.ts'
import { useLatest } from '../internal/use-latest.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { DocumentRow, type FileListPart } from './document-row.tsx'
import * as styles from './file-list.css.ts'
import type { CheckedFile, FileListItem, FileListUpload } from './file-state.ts'

export interface FileListProps extends CommonProps<HTMLDivElement>, DataAttributes, PartsProps<FileListPart> {
  /** Name of the list for screen readers: «Документы заявления». */
  label: string
  /** The documents that are asked for, with their files. */
  items: readonly FileListItem[]
  /** Sends one file; the message of what it throws is shown beside the file. Without it the list is only read. */
  upload?: FileListUpload | undefined
  /** The files of a document have changed: one has arrived, taken the place of another or was removed. */
  onFilesChange?: ((item: string, files: readonly CheckedFile[]) => void) | undefined
  /** A press on the name of a file: shows it in place of the link to its `url`. */
  onOpen?: ((file: CheckedFile, item: FileListItem) => void) | undefined
  /** How many files are waiting, on their way or failed: what is sent now would go without them. */
  onPendingChange?: ((count: number) => void) | undefined
  /** Extensions with a point (`.pdf`), types (`image/png`), families (`image/*`). Everything when absent. */
  accept?: readonly string[] | undefined
  /**
   * What the choice of the system offers, when it is less than what is taken: a phone converts photographs to the types
   * that are offered, and who drops another one is told by `upload` what to do.
   */
  offered?: readonly string[] | undefined
  /** Largest file, in bytes; 10 MB by default. */
  maxSize?: number | undefined
  /** Files cannot be sent, and why: shown on the buttons, which stay reachable. */
  disabledReason?: string | undefined
}

const tenMegabytes = 10 * 1024 * 1024

/**
 * The documents of a case, each with its files and with what the one who checks them has said: missing, on its way,
 * uploaded, accepted, not accepted with a remark. A file is sent, cancelled, tried again, replaced and opened in its row.
 */
export function FileList(asGiven: FileListProps) {
  const [part, props] = takeParts(asGiven)
  const {
    label,
    items,
    upload,
    onFilesChange,
    onOpen,
    onPendingChange,
    accept,
    offered,
    maxSize = tenMegabytes,
    ...rest
  } = props
  const { disabledReason, className, ...root } = rest
  const words = useWords(fileListWords)
  const limitWords = useWords(fileUploadWords)
  const locale = useCabinetLocale()
  const [news, setNews] = useState('')
  useDropGuard()
  const counts = useRef(new Map<string, number>())
  const countPending = useLatest((item: string, count: number) => {
    if ((counts.current.get(item) ?? 0) === count) return
    counts.current.set(item, count)
    onPendingChange?.([...counts.current.values()].reduce((sum, one) => sum + one, 0))
  })
  const size = formatSize(maxSize, limitWords.units, locale)
  const types = typesText(offered ?? accept, limitWords.images)
  return (
    <div {...root} className={classNames(styles.root, className)}>
      {/* `list-style: none` takes the role away in Safari. */}
      <ul aria-label={label} {...part('list', styles.list)} role="list">
        {items.map((item) => (
          <DocumentRow
            key={item.id}
            part={part}
            disabledReason={disabledReason}
            item={item}
            limits={{ accept: item.accept ?? accept, maxSize, maxFiles: item.maxFiles ?? 10 }}
            offered={item.accept ? undefined : offered}
            onFilesChange={(files) => onFilesChange?.(item.id, files)}
            onNews={setNews}
            onOpen={onOpen}
            onPendingChange={countPending}
            upload={upload}
          />
        ))}
      </ul>
      {upload !== undefined && disabledReason === undefined && (
        <p {...part('limits', styles.limits)}>{`${words.drop(size)}${types === '' ? '' : ` (${types})`}`}</p>
      )}
      <VisuallyHidden role="status">{news}</VisuallyHidden>
    </div>
  )
}
