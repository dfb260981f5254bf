'use client'
import type { CommonProps, DataAttributes } from '../internal/props.ts'
import { useWords } from '../i18n/define-words.ts'
import { spinnerWords } from '../i18n/spinner.ts'
import { classNames } from '../internal/class-names.ts'
import { takeParts, type PartsProps } from '../internal/parts.ts'
import * as styles from './spinner.css.ts'

export interface SpinnerProps extends CommonProps<HTMLSpanElement>, DataAttributes, PartsProps<'drawing' | 'track'> {
  /** Edge in CSS pixels. */
  size?: 16 | 20 | 24 | 40 | undefined
  /** What is being loaded; «Загрузка» when absent. */
  label?: string | undefined
  /** Takes the colour of the text around it instead of the accent. */
  isInherited?: boolean | undefined
}

/**
 * Something is under way and its length is unknown. For content that has a shape use `Skeleton`, for a known share
 * `ProgressBar`. It stands still for readers who asked for less motion.
 */
export function Spinner(asGiven: SpinnerProps) {
  const [part, props] = takeParts(asGiven)
  const { size = 24, label, isInherited = false, className, ...rest } = props
  const words = useWords(spinnerWords)
  return (
    <span
      aria-label={label ?? words.loading}
      className={classNames(styles.root, isInherited && styles.inherit, className)}
      role="img"
      {...rest}
    >
      <svg
        aria-hidden
        {...part('drawing', styles.drawing)}
        height={size}
        strokeWidth={2.5}
        viewBox="0 0 24 24"
        width={size}
      >
        <circle {...part('track', styles.track)} cx="12" cy="12" r="9" />
        <path d="M12 3a9 9 0 0 1 9 9" />
      </svg>
    </span>
  )
}
