import { assignInlineVars } from '../internal/inline-vars.ts'
import { classNames } from '../internal/class-names.ts'
import type { CommonProps, DataAttributes } from '../internal/props.ts'
import * as styles from './avatar.css.ts'
import { hueOf, initials } from './initials.ts'

export interface AvatarProps extends CommonProps<HTMLSpanElement>, DataAttributes {
  /** Name of the person or organization; gives the letters and the hue. */
  name: string
  /** Edge in CSS pixels. */
  size?: 24 | 32 | 40 | 56 | undefined
  /** `circle` for people, `square` for organizations. */
  shape?: keyof typeof styles.shapes | undefined
  /** `accent` for the reader's own; a hue from the name otherwise. */
  tone?: 'name' | 'accent' | undefined
  /** The name stands beside it in words, so screen readers pass it by. */
  isDecorative?: boolean | undefined
}

/** A monogram: two letters on a colour that stays the same for the same name. We show no logos of others. */
export function Avatar(props: AvatarProps) {
  const { name, size = 32, shape = 'circle', tone = 'name', isDecorative = false, className, style, ...rest } = props
  const naming = isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name }
  return (
    <span
      {...naming}
      className={classNames(
        styles.root,
        styles.shapes[shape],
        styles.sizes[size],
        tone === 'accent' && styles.accent,
        className,
      )}
      style={{ ...assignInlineVars({ [styles.hue]: String(hueOf(name)) }), ...style }}
      {...rest}
    >
      {initials(name)}
    </span>
  )
}
