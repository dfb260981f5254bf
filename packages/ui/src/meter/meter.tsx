'use client'
import type { ReactNode } from 'react'
import { Meter as AriaMeter } from 'react-aria-components/Meter'
import * as styles from '../internal/bar.css.ts'
import { classNames } from '../internal/class-names.ts'
import { given, type CommonProps, type DataAttributes } from '../internal/props.ts'

export interface MeterProps extends CommonProps<HTMLDivElement>, DataAttributes {
  /** What is measured: the name for screen readers. */
  label: string
  /** The measured amount, in the unit of `maxValue`. */
  value: number
  maxValue?: number | undefined
  /** The amount in words for screen readers («4 250 000 ₽ из 15 000 000 ₽»). */
  valueLabel?: string | undefined
  /** A line under the bar. */
  children?: ReactNode
  tone?: keyof typeof styles.tones | undefined
}

/** A share of a whole that is known: a used limit, a filled quota. */
export function Meter(props: MeterProps) {
  const { label, value, maxValue = 100, valueLabel, children, tone = 'accent', className, style, ref, ...rest } = props
  return (
    <AriaMeter
      {...rest}
      {...given({ style, valueLabel })}
      ref={ref}
      aria-label={label}
      className={classNames(styles.root, styles.tones[tone], className)}
      maxValue={maxValue}
      value={value}
    >
      {({ percentage }) => (
        <>
          <span className={styles.track}>
            <span className={styles.bar} style={{ display: 'block', width: `${percentage}%` }} />
          </span>
          {children !== undefined && <span className={styles.note}>{children}</span>}
        </>
      )}
    </AriaMeter>
  )
}
