'use client'
import type { ReactNode } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import * as styles from '../internal/bar.css.ts'
import { classNames } from '../internal/class-names.ts'
import { takeParts, type PartsProps } from '../internal/parts.ts'
import type { CommonProps, DataAttributes } from '../internal/props.ts'

export interface MeterProps
  extends CommonProps<HTMLDivElement>, DataAttributes, PartsProps<'track' | 'bar' | 'planned' | 'note'> {
  /** What is measured: the name for screen readers. */
  label: string
  /** The measured amount, in the unit of `maxValue`. */
  value: number
  maxValue?: number | undefined
  /** What would come on top of `value`, such as sums that are chosen and not yet ordered: hatched. Say it in words too. */
  planned?: number | undefined
  /** The amount in words for screen readers («4 250 000 ₽ из 15 000 000 ₽»). */
  valueLabel?: string | undefined
  /** A line under the bar. */
  children?: ReactNode
  tone?: keyof typeof styles.tones | undefined
}

/** A share of a whole that is known: a used limit, a filled quota. */
export function Meter(asGiven: MeterProps) {
  const [part, props] = takeParts(asGiven)
  const { label, value, maxValue = 100, planned = 0, valueLabel, children, tone = 'accent', ...others } = props
  const { className, style, ref, ...rest } = others
  const { locale } = useLocale()
  const now = Math.min(Math.max(value, 0), maxValue)
  const share = now && now / maxValue
  // The element of the platform (`meter`) cannot be drawn alike everywhere, and the one of React Aria brings the formatter
  // of its number fields along, three times of what stands here.
  return (
    <div
      {...rest}
      ref={ref}
      aria-label={label}
      aria-valuemax={maxValue}
      aria-valuemin={0}
      aria-valuenow={now}
      aria-valuetext={valueLabel ?? new Intl.NumberFormat(locale, { style: 'percent' }).format(share)}
      className={classNames(styles.root, styles.tones[tone], className)}
      role="meter"
      style={style}
    >
      <span {...part('track', styles.track)}>
        <span {...part('bar', styles.bar)} style={{ width: `${share * 100}%` }} />
        {planned > 0 && (
          <span
            {...part('planned', styles.planned)}
            style={{ insetInlineStart: `${share * 100}%`, width: `${(planned / maxValue) * 100}%` }}
          />
        )}
      </span>
      {children !== undefined && <span {...part('note', styles.note)}>{children}</span>}
    </div>
  )
}
