'use client'
import { useId, useRef, useState, type ChangeEvent, type ClipboardEvent, type DragEvent } from 'react'
import { Camera, TriangleAlert, Upload as UploadIcon } from 'lucide-react'
import { Button } from '../button/button.tsx'
import { useWords } from '../i18n/define-words.ts'
import { fileUploadWords } from '../i18n/file-upload.ts'
import { useCabinetLocale } from '../i18n/locale.ts'
import { Icon } from '../icon/icon.tsx'
import { classNames } from '../internal/class-names.ts'
import { takeParts } from '../internal/parts.ts'
import { useFormReset } from '../internal/entry/use-form-reset.ts'
import * as fieldStyles from '../internal/field/field.css.ts'
import { invalidity } from '../internal/field/field.tsx'
import { useDropGuard } from '../internal/use-drop-guard.ts'
import { useServerError } from '../internal/form-errors.ts'
import { useFocusRestore } from '../internal/use-focus-restore.ts'
import { useMergedRefs } from '../internal/merge-refs.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { PendingRow, UploadedRow } from './file-row.tsx'
import * as styles from './file-upload.css.ts'
import { formatSize, typesText } from './limits.ts'
import { useCountChange } from './use-count-change.ts'
import { usePendingProblem } from './use-pending-problem.ts'
import { useUploads, type UploadedFile } from './use-uploads.ts'
import { useTouched } from '../internal/touched.ts'
import type { FileUploadProps } from './props.ts'
import { trackOf } from '../internal/track.ts'
import { Words } from '../internal/words.tsx'

const tenMegabytes = 10 * 1024 * 1024
const noFiles: readonly UploadedFile[] = []

/**
 * Files: chosen, dropped, pasted or photographed. Each has its progress and can be cancelled, tried again and removed;
 * what the limits refuse is named with the reason.
 */
export function FileUpload(asGiven: FileUploadProps) {
  const [part, props] = takeParts(useServerError(asGiven))
  const { label, description, errorMessage, isInvalid, isRequired, isDisabled = false, labelAction, ...rest } = props
  const {
    value,
    defaultValue = noFiles,
    onChange,
    onOpen,
    onPendingChange,
    upload,
    accept,
    maxSize = tenMegabytes,
    ...own
  } = rest
  const { maxFiles = 20, hasCamera = false, inputRef, name, className, ref, ...root } = own
  const words = useWords(fileUploadWords)
  const locale = useCabinetLocale()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const [ownValue, setOwnValue] = useState(defaultValue)
  const [depth, setDepth] = useState(0)
  const [news, setNews] = useState('')
  const current = value ?? ownValue
  const element = useRef<HTMLDivElement>(null)
  const refs = useMergedRefs(element, ref)
  const keepFocus = useFocusRestore(element)
  useDropGuard()
  useFormReset(element, () => setOwnValue(defaultValue))
  const limits = words.limits(typesText(accept, words.images), formatSize(maxSize, words.units, locale))
  const touched = useTouched()
  const change = (next: readonly UploadedFile[], arrived?: UploadedFile): void => {
    if (arrived) setNews(words.uploaded(arrived.name))
    setOwnValue(next)
    touched()
    onChange?.(next)
  }
  const uploads = useUploads({ value: current, onChange: change, upload, limits: { accept, maxSize, maxFiles } })
  const awaited = uploads.pending.filter(({ phase }) => phase !== 'refused').length
  useCountChange(awaited, onPendingChange)
  const invalid = invalidity({ isInvalid, errorMessage })
  const hasHelp = invalid ? errorMessage !== undefined : description !== undefined
  const isSingle = maxFiles === 1

  const add = (files: FileList | null | undefined): void => {
    if (files && files.length > 0 && !isDisabled) uploads.add([...files])
  }
  const pick = (event: ChangeEvent<HTMLInputElement>): void => {
    add(event.target.files)
    // The same file may be chosen again after it was removed.
    event.target.value = ''
  }
  const drop = (event: DragEvent): void => {
    event.preventDefault()
    setDepth(0)
    add(event.dataTransfer.files)
  }
  const paste = (event: ClipboardEvent): void => {
    if (event.clipboardData.files.length > 0) event.preventDefault()
    add(event.clipboardData.files)
  }
  const problemOf = usePendingProblem({ accept, maxSize, maxFiles })
  const refused = uploads.pending.map((file) => ({ file, problem: problemOf(file) })).filter(({ problem }) => problem)
  return (
    <div
      {...root}
      {...trackOf(props)}
      ref={refs}
      aria-describedby={hasHelp ? `${id}-help` : undefined}
      aria-labelledby={`${id}-label`}
      className={classNames(fieldStyles.root, className)}
      role="group"
      onPaste={paste}
    >
      <span className={fieldStyles.labelRow}>
        <span {...part('label', fieldStyles.label)} id={`${id}-label`}>
          <Words>{label}</Words>
          {isRequired === true && (
            <span aria-hidden className={fieldStyles.required}>
              {'\u00a0*'}
            </span>
          )}
        </span>
        {labelAction}
      </span>
      <div
        {...part('zone', styles.zone)}
        data-disabled={isDisabled || undefined}
        data-drop-target={depth > 0 || undefined}
        data-invalid={invalid || undefined}
        // Entering a child comes before leaving its parent: the depth tells whether the pointer is still inside.
        onDragEnter={() => setDepth((before) => (isDisabled ? 0 : before + 1))}
        onDragLeave={() => setDepth((before) => Math.max(0, before - 1))}
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
      >
        <span {...part('hint', styles.hint, styles.desktopHint)}>
          {depth > 0 ? words.drop : isSingle ? words.hintOne : words.hint}
        </span>
        <div {...part('actions', styles.actions)}>
          <Button
            ref={inputRef}
            aria-describedby={`${id}-limits`}
            icon={UploadIcon}
            isDisabled={isDisabled}
            tone="neutral"
            variant="outline"
            onPress={() => input.current?.click()}
          >
            {isSingle ? words.chooseOne : words.choose}
          </Button>
          {hasCamera && (
            <Button
              className={styles.camera}
              icon={Camera}
              isDisabled={isDisabled}
              tone="neutral"
              variant="outline"
              onPress={() => camera.current?.click()}
            >
              {words.camera}
            </Button>
          )}
        </div>
        <span {...part('limits', styles.limits)} id={`${id}-limits`}>
          {limits}
        </span>
        <input
          ref={input}
          hidden
          accept={accept?.join(',')}
          className={styles.input}
          disabled={isDisabled}
          multiple={!isSingle}
          type="file"
          onChange={pick}
        />
        {hasCamera && (
          <input
            ref={camera}
            hidden
            accept="image/*"
            capture="environment"
            className={styles.input}
            disabled={isDisabled}
            type="file"
            onChange={pick}
          />
        )}
      </div>
      {(current.length > 0 || uploads.pending.length > 0) && (
        <ul aria-label={words.list} {...part('list', styles.list)}>
          {current.map((file) => (
            <UploadedRow
              key={file.id}
              part={part}
              file={file}
              onOpen={onOpen}
              onRemove={
                isDisabled
                  ? undefined
                  : () => {
                      keepFocus()
                      setNews(words.removed(file.name))
                      uploads.remove(file.id)
                    }
              }
            />
          ))}
          {uploads.pending.map((file) => (
            <PendingRow
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
      <VisuallyHidden role="status">
        {refused.length > 0 ? refused.map(({ file, problem }) => `${file.file.name}: ${problem}`).join('. ') : news}
      </VisuallyHidden>
      {name !== undefined &&
        current.map((file) => <input key={file.id} disabled={isDisabled} name={name} type="hidden" value={file.id} />)}
      {hasHelp && (
        <span
          {...part(invalid ? 'error' : 'description', invalid ? fieldStyles.error : fieldStyles.description)}
          id={`${id}-help`}
        >
          {invalid && <Icon of={TriangleAlert} size={16} />}
          <span>{invalid ? errorMessage : description}</span>
        </span>
      )}
    </div>
  )
}
