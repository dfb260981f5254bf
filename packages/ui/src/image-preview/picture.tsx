'use client'
import { useEffect, useRef, useState } from 'react'
import { useLatest } from '../internal/use-latest.ts'
import { ImageOff } from 'lucide-react'
import { Button } from '../button/button.tsx'
import { useWords } from '../i18n/define-words.ts'
import { imagePreviewWords } from '../i18n/image-preview.ts'
import type { PartOf } from '../internal/parts.ts'
import { Icon } from '../icon/icon.tsx'
import { Spinner } from '../spinner/spinner.tsx'
import * as styles from './image-preview.css.ts'
import type { Size } from './view.ts'
import { activeElement } from '../internal/active-element.ts'

interface PictureProps {
  src: string
  alt: string
  look: ReturnType<PartOf<'picture'>>
  /** The picture is there; its own size in CSS pixels. */
  onSize?: ((size: Size) => void) | undefined
  /** A retry has succeeded and its button, which had the focus, goes. */
  onFocusLost: () => void
}

type Phase = 'loading' | 'ready' | 'failed'

/** A picture that says when it loads and when it could not, and can be asked for again. Give it `key={src}`. */
export function Picture({ src, alt, look, onSize, onFocusLost }: PictureProps) {
  const words = useWords(imagePreviewWords)
  const image = useRef<HTMLImageElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [phase, setPhase] = useState<Phase>('loading')
  const [attempt, setAttempt] = useState(0)

  const settle = (element: HTMLImageElement): void => {
    if (element.naturalWidth === 0) {
      setPhase('failed')
      return
    }
    if (panel.current?.contains(activeElement()) === true) onFocusLost()
    setPhase('ready')
    onSize?.({ width: element.naturalWidth, height: element.naturalHeight })
  }
  const settleEarly = useLatest((): void => {
    if (image.current?.complete === true) settle(image.current)
  })
  // A picture from the server may have come, or failed, before React listened to it.
  useEffect(() => settleEarly(), [settleEarly])

  const hasFailed = phase === 'failed' || (phase === 'loading' && attempt > 0)
  return (
    <>
      <img
        key={attempt}
        ref={image}
        {...look}
        alt={alt}
        data-phase={phase}
        draggable={false}
        src={src}
        onError={() => setPhase('failed')}
        onLoad={(event) => settle(event.currentTarget)}
      />
      {phase === 'loading' && attempt === 0 && (
        <span className={styles.cover}>
          <Spinner label={words.loading} size={40} />
        </span>
      )}
      {hasFailed && (
        <div ref={panel} className={styles.failed}>
          <Icon of={ImageOff} size={24} />
          <span role="alert">{phase === 'failed' && words.failed}</span>
          <Button
            data-track="picture-retry"
            isLoading={phase === 'loading'}
            size="small"
            tone="neutral"
            variant="outline"
            onPress={() => {
              setPhase('loading')
              setAttempt(attempt + 1)
            }}
          >
            {words.retry}
          </Button>
        </div>
      )}
    </>
  )
}
