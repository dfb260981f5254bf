'use client'
import { Bell, Check } from 'lucide-react'
import { Link } from 'react-aria-components/Link'
import { DateText } from '../date-text/date-text.tsx'
import { useWords } from '../i18n/define-words.ts'
import { notificationCenterWords } from '../i18n/notification-center.ts'
import { Icon } from '../icon/icon.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import type { PartOf } from '../internal/parts.ts'
import { PressButton } from '../internal/press/press-button.tsx'
import { messageIcons } from '../internal/message-icons.ts'
import { tones } from '../internal/tones.css.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import type { NotificationItem } from './by-day.ts'
import * as styles from './notification-center.css.ts'
import { Words } from '../internal/words.tsx'

/** What the panel of notifications has for whoever styles it. */
export type NotificationPart =
  | 'count'
  | 'panel'
  | 'title'
  | 'body'
  | 'empty'
  | 'day'
  | 'row'
  | 'mark'
  | 'name'
  | 'text'
  | 'time'
  | 'footer'

interface NotificationRowProps {
  part: PartOf<NotificationPart>
  item: NotificationItem
  canOpen: boolean
  timeZone: string | undefined
  onOpen: () => void
  onRead: (() => void) | undefined
}

/** One notification; all of it can be pressed when it leads somewhere. */
export function NotificationRow({ part, item, canOpen, timeZone, onOpen, onRead }: NotificationRowProps) {
  const { title, text, at, tone = 'neutral', href, isRead = false } = item
  const words = useWords(notificationCenterWords)
  const name = (
    <>
      {!isRead && <VisuallyHidden>{`${words.isUnread}. `}</VisuallyHidden>}
      <Words>{title}</Words>
    </>
  )
  return (
    <li {...part('row', styles.row)} data-unread={!isRead || undefined}>
      <span {...part('mark', styles.mark, tones[tone])}>
        <Icon of={messageIcons[tone] ?? Bell} size={16} />
      </span>
      <span className={styles.words}>
        {href !== undefined ? (
          <Link
            data-track="notification-open"
            data-notification
            {...part('name', styles.name, styles.pressed)}
            href={href}
            onPress={onOpen}
          >
            {name}
          </Link>
        ) : canOpen ? (
          <PressButton
            data-track="notification-open"
            data-notification
            {...part('name', styles.name, styles.pressed)}
            onPress={onOpen}
          >
            {name}
          </PressButton>
        ) : (
          <span {...part('name', styles.name)}>{name}</span>
        )}
        {text !== undefined && <span {...part('text', styles.note)}>{text}</span>}
        <DateText {...part('time', styles.time)} format="time" timeZone={timeZone} value={at} />
      </span>
      {onRead && !isRead && (
        <IconButton
          data-track="notification-read"
          className={styles.read}
          icon={Check}
          label={words.read(title)}
          size="small"
          onPress={onRead}
        />
      )}
    </li>
  )
}
