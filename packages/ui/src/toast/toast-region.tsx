'use client'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Button } from '../button/button.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Icon } from '../icon/icon.tsx'
import { X } from '../icon/lines.tsx'
import { useWords } from '../i18n/define-words.ts'
import { toastWords } from '../i18n/toast.ts'
import { classNames } from '../internal/class-names.ts'
import { takeParts, type PartOf, type PartsProps } from '../internal/parts.ts'
import { useMergedRefs } from '../internal/merge-refs.ts'
import type { CommonProps, DataAttributes } from '../internal/props.ts'
import { messageIcons } from '../internal/message-icons.ts'
import { tones } from '../internal/tones.css.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { durationOf, toast as applicationQueue, type QueuedToast, type ToastQueue } from './toast-queue.ts'
import * as styles from './toast.css.ts'
import { useAttention } from './use-attention.ts'

type ToastPart = 'toast' | 'icon' | 'text' | 'buttons'

export interface ToastRegionProps
  extends CommonProps<HTMLElement>, DataAttributes, PartsProps<ToastPart | 'list' | 'pile'> {
  /** The queue that it shows; that of the application when absent. */
  queue?: ToastQueue | undefined
}

/** Closes a toast when its time is over; the time stands still while the region is in use. */
const useTimer = (toast: QueuedToast, isPaused: boolean, close: () => void): void => {
  const duration = durationOf(toast)
  const left = useRef(duration)
  useEffect(() => {
    if (isPaused || !Number.isFinite(duration)) return
    const since = performance.now()
    const timer = setTimeout(close, left.current)
    return () => {
      clearTimeout(timer)
      left.current = Math.max(0, left.current - (performance.now() - since))
    }
  }, [isPaused, duration, close])
}

// As many as fit over a page without hiding it.
const most = 4

interface ToastItemProps {
  part: PartOf<ToastPart>
  toast: QueuedToast
  isPaused: boolean
  /** Newer ones have its place; its time runs all the same. */
  isHidden: boolean
  queue: ToastQueue
}

function ToastItem({ part, toast, isPaused, isHidden, queue }: ToastItemProps) {
  const words = useWords(toastWords)
  const [close] = useState(() => () => queue.close(toast.id))
  useTimer(toast, isPaused, close)
  const { text, tone = 'neutral', action } = toast
  const drawing = messageIcons[tone]
  return (
    <li {...part('toast', styles.item, tones[tone])} hidden={isHidden}>
      {drawing && <Icon {...part('icon', styles.icon)} of={drawing} />}
      <span {...part('text', styles.words)}>{text}</span>
      <span {...part('buttons', styles.buttons)}>
        {action && (
          <Button
            size="small"
            variant="quiet"
            onPress={() => {
              action.onAction()
              close()
            }}
          >
            {action.label}
          </Button>
        )}
        <IconButton data-track="toast-close" icon={X} label={words.close} size="small" onPress={close} />
      </span>
    </li>
  )
}

/**
 * Where toasts appear; one per application, always in the page, so that screen readers know its live regions before
 * something is said. Time stands still while the pointer or the focus is inside and while the tab is in the background.
 * F8 moves the focus to the newest toast, Escape brings it back. Of many at once the newest four are in sight, the others
 * behind a button.
 */
export function ToastRegion(asGiven: ToastRegionProps) {
  const [part, props] = takeParts(asGiven)
  const { queue = applicationQueue, className, ref, ...rest } = props
  const words = useWords(toastWords)
  const toasts = useSyncExternalStore(queue.subscribe, queue.current, queue.onServer)
  const own = useRef<HTMLElement>(null)
  const merged = useMergedRefs(own, ref)
  const isPaused = useAttention(own, toasts.length === 0)
  const latest = toasts.at(-1)
  const [isWhole, setWhole] = useState(false)
  // The next pile is folded again.
  if (isWhole && toasts.length <= most) setWhole(false)
  const folded = isWhole ? 0 : Math.max(0, toasts.length - most)
  const isUrgent = latest?.tone === 'negative'
  return (
    <section
      ref={merged}
      aria-label={words.region}
      className={classNames(styles.region, className)}
      // Dialogs hide the rest of the page from screen readers; what is marked so stays usable.
      data-react-aria-top-layer="true"
      {...rest}
    >
      <VisuallyHidden aria-live="polite" as="div">
        {isUrgent ? '' : latest?.text}
      </VisuallyHidden>
      <VisuallyHidden aria-live="assertive" as="div">
        {isUrgent ? latest.text : ''}
      </VisuallyHidden>
      {toasts.length > most && (
        <div {...part('pile', styles.pile)}>
          {folded > 0 && (
            <Button
              data-track="toasts-all"
              size="small"
              tone="neutral"
              variant="outline"
              onPress={() => setWhole(true)}
            >
              {words.more(folded)}
            </Button>
          )}
          <Button data-track="toasts-close" size="small" tone="neutral" variant="outline" onPress={queue.clear}>
            {words.closeAll}
          </Button>
        </div>
      )}
      <ol {...part('list', styles.list)} data-whole={isWhole || undefined}>
        {toasts.map((toast, index) => (
          <ToastItem
            key={toast.id}
            part={part}
            isHidden={index < folded}
            isPaused={isPaused}
            queue={queue}
            toast={toast}
          />
        ))}
      </ol>
    </section>
  )
}
