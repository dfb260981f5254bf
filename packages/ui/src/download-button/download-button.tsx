'use client'
import { useRef } from 'react'
import { Download as DownloadIcon, TriangleAlert, X } from 'lucide-react'
import { Button, type ButtonProps } from '../button/button.tsx'
import { useWords } from '../i18n/define-words.ts'
import { downloadButtonWords } from '../i18n/download-button.ts'
import { useCabinetLocale } from '../i18n/locale.ts'
import { Icon } from '../icon/icon.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { classNames } from '../internal/class-names.ts'
import { styled, takeParts, type PartsProps } from '../internal/parts.ts'
import { useMergedRefs } from '../internal/merge-refs.ts'
import { given, type CommonProps, type DataAttributes } from '../internal/props.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import * as styles from './download-button.css.ts'
import { useDownload, type Download } from './use-download.ts'
import { activeElement } from '../internal/active-element.ts'

export interface DownloadButtonProps
  extends CommonProps<HTMLDivElement>, DataAttributes, PartsProps<'percent' | 'track' | 'bar' | 'failed'> {
  /** «Выгрузить в Excel». «Скачать» when absent. */
  children?: string | undefined
  /** Fetches the file and reports how far it is. */
  onDownload: Download
  /** Name of the saved file, with its extension. */
  fileName: string
  /** The reason of a failure, for the log; the person has been told already. */
  onError?: ((error: unknown) => void) | undefined
  tone?: ButtonProps['tone']
  variant?: ButtonProps['variant']
  size?: ButtonProps['size']
  disabledReason?: string | undefined
  /** Its words are the name of the button and stay out of sight: among other buttons of icons. */
  isIconOnly?: boolean | undefined
}

/** Fetches a file that takes time: shows how far it is and can be stopped. A ready file needs only a link. */
export function DownloadButton(asGiven: DownloadButtonProps) {
  const [part, props] = takeParts(asGiven)
  const { children, onDownload, fileName, onError, tone = 'neutral', variant = 'outline', size, ...others } = props
  const { disabledReason, isIconOnly = false, className, ref, ...rest } = others
  const words = useWords(downloadButtonWords)
  const locale = useCabinetLocale()
  const own = useRef<HTMLDivElement>(null)
  const merged = useMergedRefs(own, ref)
  // The cross goes with the download; the focus must not go with it.
  const saveFocus = (): void => {
    const [main, cross] = own.current?.querySelectorAll('button') ?? []
    if (cross !== undefined && cross === activeElement()) main?.focus()
  }
  const { state, start, cancel } = useDownload({ download: onDownload, fileName, onError, beforeEnd: saveFocus })
  const isRunning = state.phase === 'running'
  const share = isRunning ? state.share : undefined
  const percent = share?.toLocaleString(locale, { style: 'percent', maximumFractionDigits: 0 })

  return (
    <div ref={merged} className={classNames(styles.root, className)} {...rest}>
      <span className={styles.line}>
        {isIconOnly ? (
          <IconButton
            {...given({ disabledReason, size })}
            icon={DownloadIcon}
            isLoading={isRunning}
            label={children ?? words.download}
            onPress={start}
          />
        ) : (
          <Button
            disabledReason={disabledReason}
            icon={DownloadIcon}
            isLoading={isRunning}
            size={size}
            tone={tone}
            variant={variant}
            onPress={start}
          >
            {children ?? words.download}
          </Button>
        )}
        {isRunning && (
          <span className={styles.running}>
            <span aria-hidden {...part('percent', styles.percent)}>
              {percent ?? words.preparing}
            </span>
            <IconButton data-track="download-cancel" icon={X} label={words.cancel} size="small" onPress={cancel} />
          </span>
        )}
      </span>
      {share !== undefined && (
        <span aria-hidden {...part('track', styles.track)}>
          <span {...styled(part('bar', styles.bar), { width: `${share * 100}%` })} />
        </span>
      )}
      {state.phase === 'failed' && (
        <span {...part('failed', styles.failed)} role="alert">
          <Icon of={TriangleAlert} size={16} />
          {words.failed}
        </span>
      )}
      <VisuallyHidden aria-live="polite">
        {isRunning && announced(share, words)}
        {state.phase === 'done' && words.done}
        {state.phase === 'cancelled' && words.cancelled}
      </VisuallyHidden>
    </div>
  )
}

type Words = (typeof downloadButtonWords)['ru']

/** Quarters only: a screen reader that hears every per cent hears nothing else. */
const announced = (share: number | undefined, words: Words): string => {
  const quarter = Math.floor((share ?? 0) * 4) * 25
  return quarter === 0 || quarter === 100 ? words.preparing : words.progress(`${quarter}\u00a0%`)
}
