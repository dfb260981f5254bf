'use client'
import { useWords } from '../i18n/define-words.ts'
import { tagWords } from '../i18n/tag.ts'
import { Icon } from '../icon/icon.tsx'
import { X } from '../icon/lines.tsx'
import { classNames } from '../internal/class-names.ts'
import { takeParts, type PartsProps } from '../internal/parts.ts'
import type { CommonProps, DataAttributes } from '../internal/props.ts'
import type { Tone } from '../internal/tone-icons.ts'
import { tones } from '../internal/tones.css.ts'
import { PressButton } from '../internal/press/press-button.tsx'
import * as styles from './tag.css.ts'

export interface TagProps extends CommonProps<HTMLSpanElement>, DataAttributes, PartsProps<'content' | 'remove'> {
  /** The text: a chosen filter, an address, a file. */
  children: string
  tone?: Tone | undefined
  /** Adds a button that removes the tag. */
  onRemove?: (() => void) | undefined
}

/** A chosen thing that may be removed. For a status use `Badge`. */
export function Tag(asGiven: TagProps) {
  const [part, props] = takeParts(asGiven)
  const { children, tone = 'neutral', onRemove, className, ...rest } = props
  const words = useWords(tagWords)
  return (
    <span className={classNames(styles.root, tones[tone], onRemove && styles.removable, className)} {...rest}>
      <span {...part('content', styles.content)}>{children}</span>
      {onRemove && (
        <PressButton
          data-track="tag-remove"
          aria-label={words.remove(children)}
          {...part('remove', styles.remove)}
          onPress={onRemove}
        >
          <Icon of={X} size={14} />
        </PressButton>
      )}
    </span>
  )
}
