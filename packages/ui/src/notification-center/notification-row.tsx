'use client'
import { Bell, Check } from 'lucide-react'
import { Link } from 'react-aria-components/Link'
import { DateText } from '../date-text/date-text.tsx'
import { useWords } from '../i18n/define-words.ts'
import { notificationCenterWords } from '../i18n/notification-center.ts'
import { Icon } from '../icon/icon.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { classNames } from '../internal/class-names.ts'
import { PressButton } from '../internal/press/press-button.tsx'
import { toneIcons } from '../internal/tone-icons.ts'
import { tones } from '../internal/tones.css.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import type { NotificationItem } from './by-day.ts'
import * as styles from './notification-center.css.ts'

interface NotificationRowProps {
  item: NotificationItem
  canOpen: boolean
  timeZone: string | undefined
  onOpen: () => void
  onRead: (() => void) | undefined
}

/** One notification; all of it can be pressed when it leads somewhere. */
export function NotificationRow({ item, canOpen, timeZone, onOpen, onRead }: NotificationRowProps) {
  const { title, text, at, tone = 'neutral', href, isRead = false } = item
  const words = useWords(notificationCenterWords)
  const name = (
    <>
      {!isRead && <VisuallyHidden>{`${words.isUnread}. `}</VisuallyHidden>}
      {title}
    </>
  )
  return (
    <li className={styles.row} data-unread={!isRead || undefined}>
      <span className={classNames(styles.mark, tones[tone])}>
        <Icon of={toneIcons[tone] ?? Bell} size={16} />
      </span>
      <span className={styles.words}>
        {href !== undefined ? (
          <Link
            data-track="notification-open"
            data-notification
            className={classNames(styles.name, styles.pressed)}
            href={href}
            onPress={onOpen}
          >
            {name}
          </Link>
        ) : canOpen ? (
          <PressButton
            data-track="notification-open"
            data-notification
            className={classNames(styles.name, styles.pressed)}
            onPress={onOpen}
          >
            {name}
          </PressButton>
        ) : (
          <span className={styles.name}>{name}</span>
        )}
        {text !== undefined && <span className={styles.note}>{text}</span>}
        <DateText className={styles.time} format="time" timeZone={timeZone} value={at} />
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
