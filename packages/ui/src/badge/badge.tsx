import type { ReactNode } from 'react'
import { Icon, type IconType } from '../icon/icon.tsx'
import { classNames } from '../internal/class-names.ts'
import { takeParts, type PartsProps } from '../internal/parts.ts'
import type { CommonProps, DataAttributes } from '../internal/props.ts'
import { toneIcons, type Tone } from '../internal/tone-icons.ts'
import { tones } from '../internal/tones.css.ts'
import * as styles from './badge.css.ts'
import { Words } from '../internal/words.tsx'

export interface BadgeProps extends CommonProps<HTMLSpanElement>, DataAttributes, PartsProps<'icon'> {
  /** The status in words. */
  children: ReactNode
  tone?: Tone | undefined
  /** Icon before the words; `null` for none. Each tone has its own when absent. */
  icon?: IconType | null | undefined
  /** A small round number instead of words: a counter. */
  isCount?: boolean | undefined
}

/** The status of a thing, in words and an icon. Nothing happens when it is pressed; for a filter use `Tag`. */
export function Badge(asGiven: BadgeProps) {
  const [part, props] = takeParts(asGiven)
  const { children, tone = 'neutral', icon, isCount = false, className, ...rest } = props
  const drawing = isCount ? null : icon === undefined ? toneIcons[tone] : icon
  return (
    <span
      className={classNames(
        styles.root,
        tones[tone],
        isCount && styles.count,
        drawing !== null && styles.withIcon,
        className,
      )}
      {...rest}
    >
      {drawing && <Icon {...part('icon')} of={drawing} size={14} />}
      <Words>{children}</Words>
    </span>
  )
}
