import { classNames } from '../internal/class-names.ts'
import * as styles from './button.css.ts'

/** `accent`: the one main action; `neutral`: the rest; `negative`: takes something away. */
export type ButtonTone = keyof typeof styles.tones
/** How loud: `solid` once per view, `outline` beside it, `quiet` inside rows and headers. */
export type ButtonVariant = keyof typeof styles.variants
/** Height: 32, 40, 44 px (28, 32, 40 when compact; at least 44 on touch). */
export type ButtonSize = keyof typeof styles.sizes

export interface ButtonLook {
  tone?: ButtonTone | undefined
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  /** Takes the whole width of its container. */
  isBlock?: boolean | undefined
}

/** Classes of a thing that looks like a button. */
export const buttonLook = ({ tone = 'accent', variant = 'solid', size = 'medium', isBlock }: ButtonLook): string =>
  classNames(styles.root, styles.tones[tone], styles.sizes[size], styles.variants[variant], isBlock && styles.block)
