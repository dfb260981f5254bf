'use client'
import { Label } from 'react-aria-components/Label'
import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar'
import * as styles from '../internal/bar.css.ts'
import { classNames } from '../internal/class-names.ts'
import { given, type CommonProps, type DataAttributes } from '../internal/props.ts'

export interface ProgressBarProps extends CommonProps<HTMLDivElement>, DataAttributes {
  /** What is under way. */
  label: string
  /** The done share of `maxValue`; absent when nobody knows it. */
  value?: number | undefined
  maxValue?: number | undefined
  /** The share in words; a percentage when absent. */
  valueLabel?: string | undefined
}

/** How far something has come. For a share that does not move towards an end (a used limit) use `Meter`. */
export function ProgressBar({
  label,
  value,
  maxValue = 100,
  valueLabel,
  className,
  style,
  ref,
  ...rest
}: ProgressBarProps) {
  return (
    <AriaProgressBar
      {...rest}
      {...given({ style, value, valueLabel })}
      ref={ref}
      className={classNames(styles.root, styles.tones.accent, className)}
      isIndeterminate={value === undefined}
      maxValue={maxValue}
    >
      {({ percentage, valueText, isIndeterminate }) => (
        <>
          <span className={styles.words}>
            <Label>{label}</Label>
            {!isIndeterminate && <span className={styles.value}>{valueText}</span>}
          </span>
          <span className={styles.track}>
            <span
              className={classNames(styles.bar, isIndeterminate && styles.endless)}
              style={isIndeterminate ? undefined : { display: 'block', width: `${percentage ?? 0}%` }}
            />
          </span>
        </>
      )}
    </AriaProgressBar>
  )
}
