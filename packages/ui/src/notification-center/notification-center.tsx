'use client'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Bell } from 'lucide-react'
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import { useWords } from '../i18n/define-words.ts'
import { useCabinetLocale } from '../i18n/locale.ts'
import { notificationCenterWords } from '../i18n/notification-center.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { joinIsland } from '../internal/join-island.ts'
import * as overlay from '../internal/overlay.css.ts'
import { takeParts, type PartsProps } from '../internal/parts.ts'
import type { CommonProps, DataAttributes } from '../internal/props.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import type { NotificationItem } from './by-day.ts'
import * as styles from './notification-center.css.ts'
import type { NotificationPart } from './notification-row.tsx'
import { Panel } from './panel.tsx'

export interface NotificationCenterProps
  extends CommonProps<HTMLButtonElement>, DataAttributes, PartsProps<NotificationPart> {
  /** In any order: they are shown by days, the newest first. */
  items: readonly NotificationItem[]
  /** How many are unread, when the server knows of more than `items`. Counted from them when absent. */
  unreadCount?: number | undefined
  /** A press on a notification; the panel closes. Those with `href` lead there by themselves. */
  onOpen?: ((item: NotificationItem) => void) | undefined
  /** A notification was pressed or marked as read. */
  onRead?: ((item: NotificationItem) => void) | undefined
  /** Everything was marked as read. */
  onReadAll?: (() => void) | undefined
  isLoading?: boolean | undefined
  /** They could not be loaded: why, in a sentence; `true` for the usual one. */
  error?: string | boolean | undefined
  onRetry?: (() => void) | undefined
  /** Below the list: a link to everything, or to the settings. */
  footer?: ReactNode
  isOpen?: boolean | undefined
  defaultOpen?: boolean | undefined
  onOpenChange?: ((isOpen: boolean) => void) | undefined
  /** IANA zone of the clock shown; `Europe/Moscow` when absent. */
  timeZone?: string | undefined
  /** The present moment, for «Сегодня» and «Вчера»; that of the reader when absent. */
  now?: Date | undefined
}

const most = 99

/**
 * A bell with the number of unread notifications and a panel with them by days. What arrives while one is on the page is
 * announced; Up and Down go from one to the next.
 */
export function NotificationCenter(asGiven: NotificationCenterProps) {
  const [part, props] = takeParts(asGiven)
  const { items, unreadCount, onOpen, onRead, onReadAll, isLoading = false, error, onRetry, footer, ...others } = props
  const { isOpen, defaultOpen = false, onOpenChange, timeZone, now, className, ...button } = others
  const words = useWords(notificationCenterWords)
  const locale = useCabinetLocale()
  const [openByItself, setOpenByItself] = useState(defaultOpen)
  const [news, setNews] = useState('')
  const unread = unreadCount ?? items.filter(({ isRead = false }) => !isRead).length
  const before = useRef({ unread, isLoading })
  useEffect(() => {
    const last = before.current
    before.current = { unread, isLoading }
    // The first answer of the server is what was there already.
    if (!last.isLoading && !isLoading && unread > last.unread) setNews(words.arrived(unread - last.unread))
  }, [unread, isLoading, words, before])
  const isShown = isOpen ?? openByItself
  const change = (next: boolean): void => {
    setOpenByItself(next)
    onOpenChange?.(next)
  }
  const count = unread > most ? `${most}+` : unread.toLocaleString(locale)
  return (
    <span className={styles.root}>
      <DialogTrigger isOpen={isShown} onOpenChange={change}>
        <IconButton
          data-track="notifications"
          {...button}
          className={className}
          icon={Bell}
          label={unread > 0 ? words.unread(unread.toLocaleString(locale)) : words.title}
        />
        <Popover
          ref={joinIsland}
          {...part('panel', overlay.floating, styles.floating)}
          offset={6}
          placement="bottom end"
        >
          <Dialog className={styles.dialog}>
            <Panel
              part={part}
              error={error}
              footer={footer}
              isLoading={isLoading}
              items={items}
              news={news}
              now={now}
              timeZone={timeZone}
              onOpen={(item) => {
                if (item.isRead !== true) onRead?.(item)
                onOpen?.(item)
                change(false)
              }}
              onRead={
                onRead &&
                ((item) => {
                  onRead(item)
                  setNews(words.wasRead(item.title))
                })
              }
              onReadAll={
                onReadAll && unread > 0
                  ? () => {
                      onReadAll()
                      setNews(words.allRead)
                    }
                  : undefined
              }
              onRetry={onRetry}
              canOpen={onOpen !== undefined}
            />
          </Dialog>
        </Popover>
      </DialogTrigger>
      {unread > 0 && (
        <span aria-hidden {...part('count', styles.count)}>
          {count}
        </span>
      )}
      <VisuallyHidden role="status">{news}</VisuallyHidden>
    </span>
  )
}
