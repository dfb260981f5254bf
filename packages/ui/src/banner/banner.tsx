'use client'
import { isValidElement, type ReactNode } from 'react'
import { Info, X } from 'lucide-react'
import { useWords } from '../i18n/define-words.ts'
import { bannerWords } from '../i18n/banner.ts'
import { Icon, type IconType } from '../icon/icon.tsx'
import * as iconStyles from '../icon-button/icon-button.css.ts'
import { buttonLook } from '../button/button-look.ts'
import { PressButton } from '../internal/press/press-button.tsx'
import { classNames } from '../internal/class-names.ts'
import { takeParts, type PartsProps } from '../internal/parts.ts'
import type { CommonProps, DataAttributes } from '../internal/props.ts'
import { messageIcons } from '../internal/message-icons.ts'
import type { Tone } from '../internal/tone-icons.ts'
import { tones } from '../internal/tones.css.ts'
import * as styles from './banner.css.ts'
import { Words } from '../internal/words.tsx'

export interface BannerProps
  extends
    CommonProps<HTMLDivElement>,
    DataAttributes,
    PartsProps<'icon' | 'body' | 'words' | 'title' | 'action' | 'close'> {
  tone?: Tone | undefined
  /** What happened, without a full stop. */
  title?: ReactNode
  /** What it means and what to do. */
  children?: ReactNode
  /** One quiet button or link. */
  action?: ReactNode
  /** Icon at the start; `null` for none. Each tone has its own when absent. */
  icon?: IconType | null | undefined
  /**
   * How screen readers learn of a banner that appears later: `status` when they pause, `alert` at once (a failure).
   * None for what is there from the start.
   */
  announce?: 'status' | 'alert' | undefined
  /** Adds a button that dismisses it. */
  onClose?: (() => void) | undefined
}

/** A quiet button has no edges: its words, and not its padding, stand in line with the message. */
const isQuiet = (action: ReactNode): boolean =>
  isValidElement<{ variant?: unknown }>(action) && action.props.variant === 'quiet'

/** A message that stays in its place in the page. For the result of an action that passes use a toast. */
export function Banner(asGiven: BannerProps) {
  const [part, props] = takeParts(asGiven)
  const { tone = 'info', title, children, action, icon, announce, onClose, className, ...rest } = props
  const words = useWords(bannerWords)
  const drawing = icon === undefined ? (messageIcons[tone] ?? Info) : icon
  return (
    <div className={classNames(styles.root, tones[tone], className)} role={announce} {...rest}>
      {drawing && <Icon {...part('icon', styles.icon)} of={drawing} />}
      <div {...part('body', styles.body)}>
        <div {...part('words', styles.words)}>
          {title !== undefined && <p {...part('title', styles.title)}>{title}</p>}
          {children !== undefined && <Words>{children}</Words>}
        </div>
        {action !== undefined && (
          <div {...part('action', styles.action, isQuiet(action) && styles.quiet)}>{action}</div>
        )}
      </div>
      {onClose && (
        // Not an IconButton: a cross needs no bubble with its name, and most messages have neither.
        <PressButton
          data-track="banner-close"
          aria-label={words.close}
          {...part(
            'close',
            buttonLook({ tone: 'neutral', variant: 'quiet', size: 'small' }),
            iconStyles.root,
            styles.close,
          )}
          onPress={onClose}
        >
          <Icon of={X} />
        </PressButton>
      )}
    </div>
  )
}
