'use client'
import { useEffect, useState, type ReactNode } from 'react'
import { FileSpreadsheet, FileText, Image, RotateCw, Trash2, X } from 'lucide-react'
import { useWords } from '../i18n/define-words.ts'
import { fileUploadWords } from '../i18n/file-upload.ts'
import { useCabinetLocale } from '../i18n/locale.ts'
import { Icon, type IconType } from '../icon/icon.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Link } from '../link/link.tsx'
import { styled, type PartOf } from '../internal/parts.ts'
import * as styles from './file-upload.css.ts'
import { formatSize } from './limits.ts'
import type { PendingFile, UploadedFile } from './use-uploads.ts'
import { PressButton } from '../internal/press/press-button.tsx'
import { Words } from '../internal/words.tsx'

/** The drawing of a kind of file. */
export const iconOf = (type: string, name: string): IconType => {
  if (type.startsWith('image/')) return Image
  return /sheet|excel|csv/.test(type) || /\.(?:xlsx?|csv)$/i.test(name) ? FileSpreadsheet : FileText
}

/** A picture of a local file while it is on the screen; its address is given back afterwards. */
const useLocalPicture = (file: File | undefined): string | undefined => {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (file?.type.startsWith('image/') !== true) return
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => {
      setUrl(undefined)
      URL.revokeObjectURL(made)
    }
  }, [file])
  return url
}

/** What the row of a file has for whoever styles it. */
export type FilePart = 'file' | 'preview' | 'name' | 'size' | 'track' | 'bar' | 'problem'

interface RowProps {
  part: PartOf<FilePart>
  name: ReactNode
  picture: string | undefined
  icon: IconType
  isInvalid?: boolean
  children: ReactNode
  actions: ReactNode
}

function Row({ part, name, picture, icon, isInvalid = false, children, actions }: RowProps) {
  return (
    <li {...part('file', styles.row)} data-invalid={isInvalid || undefined}>
      <span {...part('preview', styles.preview)}>
        {picture === undefined ? <Icon of={icon} /> : <img alt="" className={styles.picture} src={picture} />}
      </span>
      <span className={styles.words}>
        <span {...part('name', styles.name)}>{name}</span>
        {children}
      </span>
      <span className={styles.rowActions}>{actions}</span>
    </li>
  )
}

interface UploadedRowProps {
  part: PartOf<FilePart>
  file: UploadedFile
  onOpen: ((file: UploadedFile) => void) | undefined
  onRemove: (() => void) | undefined
}

function UploadedName({ file, onOpen }: Pick<UploadedRowProps, 'file' | 'onOpen'>) {
  if (onOpen)
    return (
      <PressButton data-track="file-open" className={styles.opener} onPress={() => onOpen(file)}>
        {file.name}
      </PressButton>
    )
  return file.url === undefined ? (
    <Words>{file.name}</Words>
  ) : (
    // What is filled in beside it must not go with the page.
    <Link data-track="file-open" href={file.url} rel="noopener" target="_blank">
      {file.name}
    </Link>
  )
}

/** A file that the server has. */
export function UploadedRow({ part, file, onOpen, onRemove }: UploadedRowProps) {
  const words = useWords(fileUploadWords)
  const locale = useCabinetLocale()
  return (
    <Row
      part={part}
      actions={
        onRemove && (
          <IconButton
            data-track="file-remove"
            icon={Trash2}
            label={words.remove(file.name)}
            size="small"
            onPress={onRemove}
          />
        )
      }
      icon={iconOf(file.type, file.name)}
      name={<UploadedName file={file} onOpen={onOpen} />}
      picture={file.previewUrl}
    >
      <span {...part('size', styles.size)}>{formatSize(file.size, words.units, locale)}</span>
    </Row>
  )
}

interface PendingRowProps {
  part: PartOf<FilePart>
  file: PendingFile
  /** What is wrong, in words. */
  problem: string | undefined
  onCancel: () => void
  onRetry: () => void
}

/** A file that is not there yet. */
export function PendingRow({ part, file, problem, onCancel, onRetry }: PendingRowProps) {
  const words = useWords(fileUploadWords)
  const locale = useCabinetLocale()
  const picture = useLocalPicture(file.file)
  const { name, type, size } = file.file
  const percent = Math.round(file.share * 100)
  const isOnItsWay = problem === undefined
  return (
    <Row
      part={part}
      actions={
        <>
          {file.phase === 'failed' && !file.isFinal && (
            <IconButton
              data-track="file-retry"
              icon={RotateCw}
              label={words.retry(name)}
              size="small"
              onPress={onRetry}
            />
          )}
          <IconButton
            data-track="file-remove"
            icon={X}
            label={isOnItsWay ? words.cancel(name) : words.remove(name)}
            size="small"
            onPress={onCancel}
          />
        </>
      }
      icon={iconOf(type, name)}
      isInvalid={!isOnItsWay}
      name={name}
      picture={picture}
    >
      {isOnItsWay ? (
        <>
          <span {...part('size', styles.size)}>
            {file.phase === 'waiting'
              ? words.waiting
              : `${words.progress(percent)} · ${formatSize(size, words.units, locale)}`}
          </span>
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
        </>
      ) : (
        <span {...part('problem', styles.problem)}>{problem}</span>
      )}
    </Row>
  )
}
