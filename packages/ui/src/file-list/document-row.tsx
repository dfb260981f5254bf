'use client'
import { useEffect, useId, useRef, useState, type ChangeEvent, type DragEvent, type ReactNode } from 'react'
import { Camera, Plus } from 'lucide-react'
import { Button } from '../button/button.tsx'
import { iconOf } from '../file-upload/file-row.tsx'
import type { Limits } from '../file-upload/limits.ts'
import { usePendingProblem } from '../file-upload/use-pending-problem.ts'
import { useCountChange } from '../file-upload/use-count-change.ts'
import { useUploads } from '../file-upload/use-uploads.ts'
import { useWords } from '../i18n/define-words.ts'
import { fileListWords } from '../i18n/file-list.ts'
import { fileUploadWords } from '../i18n/file-upload.ts'
import { Icon } from '../icon/icon.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import type { PartOf } from '../internal/parts.ts'
import { useFocusRestore } from '../internal/use-focus-restore.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { FileActions, FileDetails, PendingLine, Remark, type FileLinePart } from './file-line.tsx'
import * as styles from './file-list.css.ts'
import { stateOf, type CheckedFile, type FileListItem, type FileListUpload } from './file-state.ts'
import { FileBadge, StateBadge } from './state-badge.tsx'
import { Words } from '../internal/words.tsx'

/** What a list of documents has for whoever styles it. */
export type FileListPart =
  | 'list'
  | 'item'
  | 'row'
  | 'mark'
  | 'title'
  | 'note'
  | 'end'
  | 'upload'
  | 'camera'
  | 'files'
  | 'limits'
  | FileLinePart

interface DocumentRowProps {
  part: PartOf<FileListPart>
  item: FileListItem
  limits: Limits
  offered: readonly string[] | undefined
  upload: FileListUpload | undefined
  disabledReason: string | undefined
  onFilesChange: (files: readonly CheckedFile[]) => void
  onOpen: ((file: CheckedFile, item: FileListItem) => void) | undefined
  onPendingChange: (item: string, count: number) => void
  onNews: (text: string) => void
}

const noUpload = (): Promise<never> => Promise.reject(new Error())

/** One document: what it is, how it stands, its files, and what can be done about it. */
export function DocumentRow(props: DocumentRowProps) {
  const { part, item, limits, offered, upload, disabledReason, onFilesChange, onOpen, onPendingChange, onNews } = props
  const { id, title, hint, isRequired = false, minFiles = 1, files, stateLabel, hasCamera = false } = item
  const words = useWords(fileListWords)
  const uploadWords = useWords(fileUploadWords)
  const titleId = useId()
  const row = useRef<HTMLLIElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const replaced = useRef<string>(undefined)
  const [depth, setDepth] = useState(0)
  const keepFocus = useFocusRestore(row)
  const problemOf = usePendingProblem(limits)
  const uploads = useUploads<CheckedFile>({
    value: files,
    onChange: (next, arrived) => {
      if (arrived) onNews(words.arrived(arrived.name, title))
      onFilesChange(next)
    },
    upload: (file, options) => (upload ?? noUpload)(file, { ...options, item: id }),
    limits,
  })
  const count = (value: number): void => onPendingChange(id, value)
  useCountChange(uploads.pending.filter(({ phase }) => phase !== 'refused').length, count)
  // A row that is taken away takes its files on their way along.
  useEffect(() => () => onPendingChange(id, 0), [id, onPendingChange])
  const problems = uploads.pending.map((file) => ({ name: file.file.name, problem: problemOf(file) }))
  const said = problems.flatMap(({ name, problem }) => (problem === undefined ? [] : `${name}: ${problem}`)).join('. ')
  const isEditable = upload !== undefined && item.isReadOnly !== true
  const canTake = isEditable && disabledReason === undefined
  const isSingle = limits.maxFiles === 1
  const state = stateOf(item)

  const pick = (event: ChangeEvent<HTMLInputElement>): void => {
    const chosen = [...(event.target.files ?? [])]
    // The same file may be chosen again after it was removed.
    event.target.value = ''
    if (chosen.length > 0) uploads.add(chosen, replaced.current)
    replaced.current = undefined
  }
  const choose = (replaces?: string): void => {
    replaced.current = replaces
    input.current?.click()
  }
  const drop = (event: DragEvent): void => {
    event.preventDefault()
    setDepth(0)
    const dropped = [...event.dataTransfer.files]
    if (!canTake || dropped.length === 0) return
    // A single file that may still be changed gives way to the one that is dropped on it.
    const [present] = files
    uploads.add(dropped, isSingle && !isKept ? present?.id : undefined)
  }
  const remove = (file: CheckedFile): void => {
    keepFocus()
    onNews(uploadWords.removed(file.name))
    uploads.remove(file.id)
  }
  const isFull = files.length + uploads.pending.length >= limits.maxFiles
  const isUrgent = state === 'missing' && files.length === 0 && uploads.pending.length === 0
  const [first] = files
  // A document of one file needs no list: its file stands below its name.
  const isOne = files.length === 1 && uploads.pending.length === 0
  const isKept = first?.check === 'accepted' || first?.isFixed === true
  const only = isOne && (isSingle || !isEditable || isKept) ? first : undefined
  const notes = [
    files.length > 1 ? words.files(files.length) : undefined,
    files.length === 0 ? hint : undefined,
    state === 'missing' && minFiles > 1 && stateLabel === undefined ? words.atLeast(minFiles) : undefined,
  ].filter((note) => note !== undefined)
  const openerOf = (file: CheckedFile) => onOpen && ((): void => onOpen(file, item))
  const actionsOf = (file: CheckedFile): ReactNode =>
    isEditable &&
    file.check !== 'accepted' &&
    file.isFixed !== true && (
      <FileActions
        part={part}
        disabledReason={disabledReason}
        file={file}
        onRemove={() => remove(file)}
        onReplace={() => choose(file.id)}
      />
    )
  return (
    <li {...item.attributes} ref={row} aria-labelledby={titleId} {...part('item', styles.item)}>
      <div
        {...part('row', styles.row)}
        data-drop-target={depth > 0 || undefined}
        data-state={state}
        // Entering a child comes before leaving its parent: the depth tells whether the pointer is still inside.
        onDragEnter={() => setDepth((before) => (canTake ? before + 1 : 0))}
        onDragLeave={() => setDepth((before) => Math.max(0, before - 1))}
        onDragOver={(event) => {
          if (isEditable) event.preventDefault()
        }}
        onDrop={isEditable ? drop : undefined}
      >
        <span {...part('mark', styles.mark)} data-empty={first === undefined || undefined}>
          <Icon of={first === undefined && isEditable ? Plus : iconOf(first?.type ?? '', first?.name ?? '')} />
        </span>
        <span className={styles.words}>
          <span {...part('title', styles.title)} id={titleId}>
            <Words>{title}</Words>
            {isRequired && <VisuallyHidden>{`, ${words.required}`}</VisuallyHidden>}
          </span>
          {notes.length > 0 && <span {...part('note', styles.note)}>{notes.join(', ')}</span>}
          {only && <FileDetails part={part} file={only} onOpen={openerOf(only)} />}
        </span>
        <span {...part('end', styles.end)}>
          <StateBadge label={stateLabel} pending={uploads.pending} state={state} />
          {only && actionsOf(only)}
          {isEditable && !isFull && (
            <Button
              data-track="file-choose"
              {...part('upload')}
              aria-label={words.of(files.length === 0 ? words.upload : words.more, title)}
              disabledReason={disabledReason}
              size="small"
              tone={isUrgent ? 'accent' : 'neutral'}
              variant={isUrgent ? 'solid' : 'outline'}
              onPress={() => choose()}
            >
              {files.length === 0 ? words.upload : words.more}
            </Button>
          )}
          {canTake && hasCamera && !isFull && (
            <IconButton
              data-track="file-camera"
              {...part('camera', styles.camera)}
              icon={Camera}
              label={words.of(uploadWords.camera, title)}
              onPress={() => camera.current?.click()}
            />
          )}
        </span>
        {only && <Remark part={part} file={only} />}
        {only === undefined && (files.length > 0 || uploads.pending.length > 0) && (
          <ul aria-labelledby={titleId} {...part('files', styles.files)} role="list">
            {files.map((file) => (
              <li key={file.id} {...part('file', styles.file)}>
                <span className={styles.fileName}>
                  <FileDetails part={part} file={file} onOpen={openerOf(file)} />
                </span>
                {files.length > 1 && <FileBadge check={file.check} />}
                {actionsOf(file)}
                <Remark part={part} file={file} />
              </li>
            ))}
            {uploads.pending.map((file) => (
              <PendingLine
                key={file.key}
                part={part}
                file={file}
                problem={problemOf(file)}
                onCancel={() => {
                  keepFocus()
                  uploads.cancel(file.key)
                }}
                onRetry={() => {
                  keepFocus()
                  uploads.retry(file.key)
                }}
              />
            ))}
          </ul>
        )}
        {isEditable && (
          <input
            ref={input}
            hidden
            accept={(offered ?? limits.accept)?.join(',')}
            aria-label={title}
            multiple={!isSingle}
            type="file"
            onChange={pick}
          />
        )}
        {canTake && hasCamera && (
          <input
            ref={camera}
            hidden
            accept="image/*"
            aria-label={words.of(uploadWords.camera, title)}
            capture="environment"
            type="file"
            onChange={pick}
          />
        )}
        <VisuallyHidden role="status">{said}</VisuallyHidden>
      </div>
    </li>
  )
}
