'use client'
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { CircleCheckBig } from 'lucide-react'
import { Heading } from 'react-aria-components/Heading'
import { Banner } from '../banner/banner.tsx'
import { Button } from '../button/button.tsx'
import { formatDate } from '../date-text/format-date.ts'
import { useWords } from '../i18n/define-words.ts'
import { useCabinetLocale } from '../i18n/locale.ts'
import { notificationCenterWords } from '../i18n/notification-center.ts'
import { Icon } from '../icon/icon.tsx'
import type { PartOf } from '../internal/parts.ts'
import { useFocusRestore } from '../internal/use-focus-restore.ts'
import { SkeletonText } from '../skeleton/skeleton.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { byDay, dayOf, type NotificationItem } from './by-day.ts'
import * as styles from './notification-center.css.ts'
import { NotificationRow, type NotificationPart } from './notification-row.tsx'

interface PanelProps {
  part: PartOf<NotificationPart>
  items: readonly NotificationItem[]
  canOpen: boolean
  isLoading: boolean
  error: string | boolean | undefined
  footer: ReactNode
  news: string
  now: Date | undefined
  timeZone: string | undefined
  onOpen: (item: NotificationItem) => void
  onRead: ((item: NotificationItem) => void) | undefined
  onReadAll: (() => void) | undefined
  onRetry: (() => void) | undefined
}

const dayMilliseconds = 24 * 60 * 60 * 1000

/** From one notification to the next by the arrows, to the first and the last by Home and End. */
const walk = (event: KeyboardEvent<HTMLElement>): void => {
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-notification]')]
  const index = all.findIndex((one) => one.closest('li')?.contains(event.target as Node) === true)
  const next = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: all.length - 1 }[event.key]
  if (next === undefined || index < 0) return
  event.preventDefault()
  all[Math.max(0, Math.min(next, all.length - 1))]?.focus()
}

/** What the bell opens: notifications by days, or why there are none. */
export function Panel(props: PanelProps) {
  const { part, items, canOpen, isLoading, error, footer, news, now, timeZone, onOpen, onRead, onReadAll, onRetry } =
    props
  const words = useWords(notificationCenterWords)
  const locale = useCabinetLocale()
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const keepFocus = useFocusRestore(root)
  const [opened] = useState(() => new Date())
  const moment = now ?? opened
  const names: Readonly<Record<string, string>> = {
    [dayOf(moment, timeZone)]: words.today,
    [dayOf(new Date(moment.getTime() - dayMilliseconds), timeZone)]: words.yesterday,
  }
  const hasError = error !== undefined && error !== false
  return (
    <div ref={root} className={styles.panel}>
      <div className={styles.header}>
        <Heading {...part('title', styles.title)} level={2} slot="title">
          {words.title}
        </Heading>
        {onReadAll && (
          <Button
            data-track="notifications-read"
            size="small"
            tone="neutral"
            variant="quiet"
            onPress={() => {
              keepFocus()
              onReadAll()
            }}
          >
            {words.readAll}
          </Button>
        )}
      </div>
      <div aria-busy={isLoading} {...part('body', styles.body)}>
        {hasError && (
          <Banner
            action={
              onRetry && (
                <Button
                  data-track="notifications-retry"
                  size="small"
                  tone="neutral"
                  variant="outline"
                  onPress={onRetry}
                >
                  {words.retry}
                </Button>
              )
            }
            tone="negative"
          >
            {typeof error === 'string' ? error : words.failed}
          </Banner>
        )}
        {isLoading && items.length === 0 && (
          <>
            <VisuallyHidden role="status">{words.loading}</VisuallyHidden>
            <SkeletonText lines={6} />
          </>
        )}
        {!isLoading && !hasError && items.length === 0 && (
          <div {...part('empty', styles.empty)}>
            <Icon of={CircleCheckBig} size={24} />
            <span className={styles.emptyTitle}>{words.empty}</span>
            <span className={styles.emptyHelp}>{words.emptyHelp}</span>
          </div>
        )}
        {items.length > 0 && (
          // The keys go from link to link; the links themselves are what is pressed.
          <div onKeyDown={walk} role="presentation">
            {byDay(items, timeZone).map(({ date, items: ofDay }) => (
              <section key={date} aria-labelledby={`${id}-${date}`}>
                <h3 {...part('day', styles.day)} id={`${id}-${date}`}>
                  {names[date] ?? formatDate(date, 'long', { locale })}
                </h3>
                <ul aria-labelledby={`${id}-${date}`} className={styles.list} role="list">
                  {ofDay.map((item) => (
                    <NotificationRow
                      key={item.id}
                      part={part}
                      canOpen={canOpen}
                      item={item}
                      timeZone={timeZone}
                      onOpen={() => onOpen(item)}
                      onRead={
                        onRead &&
                        (() => {
                          keepFocus()
                          onRead(item)
                        })
                      }
                    />
                  ))}
                </ul>
              </section>
            ))}
          </div>
        )}
      </div>
      {footer !== undefined && footer !== null && <div {...part('footer', styles.footer)}>{footer}</div>}
      {/* The page behind is hidden from screen readers while the panel is open, its announcements too. */}
      <VisuallyHidden role="status">{news}</VisuallyHidden>
    </div>
  )
}
