'use client'
import { useId } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import * as styles from '../internal/bar.css.ts'
import { classNames } from '../internal/class-names.ts'
import { takeParts, type PartsProps } from '../internal/parts.ts'
import type { CommonProps, DataAttributes } from '../internal/props.ts'

export interface ProgressBarProps
  extends CommonProps<HTMLDivElement>, DataAttributes, PartsProps<'words' | 'value' | 'track' | 'bar'> {
  /** What is under way. */
  label: string
  /** The done share of `maxValue`; absent when nobody knows it. */
  value?: number | undefined
  maxValue?: number | undefined
  /** The share in words; a percentage when absent. */
  valueLabel?: string | undefined
}

/** How far something has come. For a share that does not move towards an end (a used limit) use `Meter`. */
export function ProgressBar(asGiven: ProgressBarProps) {
  const [part, props] = takeParts(asGiven)
  const { label, value, maxValue = 100, valueLabel, className, style, ref, ...rest } = props
  const { locale } = useLocale()
  const labelId = useId()
  const now = value && Math.min(Math.max(value, 0), maxValue)
  const share = now && now / maxValue
  const words =
    share === undefined ? valueLabel : (valueLabel ?? new Intl.NumberFormat(locale, { style: 'percent' }).format(share))
  // The element of React Aria brings the formatter of its number fields along, and every button would load it.
  return (
    <div
      {...rest}
      ref={ref}
      aria-labelledby={labelId}
      aria-valuemax={maxValue}
      aria-valuemin={0}
      aria-valuenow={now}
      aria-valuetext={words}
      className={classNames(styles.root, styles.tones.accent, className)}
      role="progressbar"
      style={style}
    >
      <span {...part('words', styles.words)}>
        <span id={labelId}>{label}</span>
        {share !== undefined && <span {...part('value', styles.value)}>{words}</span>}
      </span>
      <span {...part('track', styles.track)}>
        <span
          {...part('bar', styles.bar, share === undefined && styles.endless)}
          style={{ width: share && `${share * 100}%` }}
        />
      </span>
    </div>
  )
}
