import { Banner } from '@cabinet/ui/banner'
import { Button } from '@cabinet/ui/button'
import { EmptyState } from '@cabinet/ui/empty-state'
import { Skeleton } from '@cabinet/ui/skeleton'
import { VisuallyHidden } from '@cabinet/ui/visually-hidden'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useIntl } from '../../intl/messages.ts'
import { useSharedMessages } from '../../messages.ts'
import { useFileMessages } from '../messages.ts'
import { PdfTools } from './pdf-tools.tsx'
import * as styles from './pdf-view.css.ts'
import { VIEWER_PATH, zoomOfKey, zoomRange } from './protocol.ts'
import { type DocumentState, type Frame, useFrame } from './use-frame.ts'

interface PdfViewProps {
  readonly content: Blob
  readonly name: string
}

/** Why no page is to be seen. */
const Cover = ({ state, onRetry }: { state: Exclude<DocumentState, 'shown'>; onRetry: () => void }) => {
  const t = useFileMessages()
  const shared = useSharedMessages()
  if (state === 'loading') return <Skeleton shape="block" height="100%" />
  if (state === 'silent') {
    return (
      <Banner
        tone="negative"
        announce="alert"
        title={t('viewer.failed')}
        action={<Button onPress={onRetry}>{shared('retry')}</Button>}
      >
        {t('document.silent')}
      </Banner>
    )
  }
  return (
    <div role="alert">
      <EmptyState title={t(state === 'locked' ? 'document.locked' : 'document.broken')}>
        {t(state === 'locked' ? 'document.lockedText' : 'document.brokenText')}
      </EmptyState>
    </div>
  )
}

/** The keys of zoom work wherever the focus is in the dialog, or in the view where it stands in a page; the frame passes on those that are pressed inside it. */
const useZoomKeys = (ref: React.RefObject<HTMLElement | null>, { tenths, zoom }: Frame): void => {
  const onKeyDown = useEffectEvent((event: KeyboardEvent): void => {
    const by = zoomOfKey(event)
    if (by === undefined) return
    event.preventDefault()
    zoom(by === 0 ? zoomRange.plain : tenths + by)
  })
  useEffect(() => {
    const element = ref.current?.closest<HTMLElement>('[role=dialog]') ?? ref.current
    const listener = (event: KeyboardEvent): void => onKeyDown(event)
    element?.addEventListener('keydown', listener)
    return () => element?.removeEventListener('keydown', listener)
  }, [ref])
}

/**
 * Presses Escape where the frame stands, for one that was pressed inside it. The focus leaves the frame first: a frame
 * that goes takes the focus with it, and the dialog could not give it back to what opened it.
 */
const pressEscape = (dialog: HTMLElement | null | undefined): void => {
  dialog?.focus()
  dialog?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
}

const Framed = ({ content, name, onRetry }: PdfViewProps & { onRetry: () => void }) => {
  const t = useFileMessages()
  const { locale } = useIntl()
  const view = useRef<HTMLDivElement>(null)
  const frame = useFrame({
    content,
    messages: { language: locale, pages: t('document.pages'), page: t('document.page', { page: '#' }) },
    onEscape: () => pressEscape(view.current?.closest<HTMLElement>('[role=dialog]')),
  })
  const { state, page, pages, tenths } = frame
  useZoomKeys(view, frame)
  const percent = (tenths / 10).toLocaleString(locale, { style: 'percent' })
  return (
    <div ref={view} className={styles.view}>
      <div className={styles.place} aria-busy={state === 'loading'}>
        {/* Without our origin: whatever a document makes the viewer do, it reaches neither session nor storage. */}
        <iframe
          className={styles.frame}
          data-hidden={state === 'shown' ? undefined : ''}
          sandbox="allow-scripts"
          src={VIEWER_PATH}
          title={t('viewer.document', { name })}
          onLoad={(event) => frame.connect(event.currentTarget)}
        />
        {state !== 'shown' && (
          <div className={styles.cover}>
            <Cover state={state} onRetry={onRetry} />
          </div>
        )}
      </div>
      {state === 'shown' && <PdfTools {...frame} />}
      <VisuallyHidden aria-live="polite">
        {state === 'shown' && t('document.said', { page, pages, percent })}
      </VisuallyHidden>
    </div>
  )
}

/** A PDF document in a frame of its own that has no origin, and so no access to anything of the page. */
export const PdfView = (props: PdfViewProps) => {
  const [attempt, setAttempt] = useState(0)
  return <Framed key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />
}
