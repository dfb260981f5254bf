'use client'
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup'
import { Icon, type IconType } from '../icon/icon.tsx'
import { classNames } from '../internal/class-names.ts'
import { given, type CommonProps, type DataAttributes } from '../internal/props.ts'
import * as styles from './segmented-control.css.ts'

export interface Segment {
  value: string
  /** One or two words. */
  label: string
  icon?: IconType | undefined
  isDisabled?: boolean | undefined
}

export interface SegmentedControlProps extends CommonProps<HTMLDivElement>, DataAttributes {
  /** What is chosen between, for screen readers: «Вид». */
  label: string
  /** Two to four. */
  segments: readonly Segment[]
  value: string
  onChange: (value: string) => void
  /** The segments share the whole width. */
  isWide?: boolean | undefined
}

/** Two to four ways to look at the same thing, one of them in force. The change is seen at once. */
export function SegmentedControl(props: SegmentedControlProps) {
  const { label, segments, value, onChange, isWide = false, className, style, ref, ...rest } = props
  return (
    <RadioGroup
      {...rest}
      {...given({ style })}
      ref={ref}
      aria-label={label}
      className={classNames(styles.root, isWide && styles.wide, className)}
      orientation="horizontal"
      value={value}
      onChange={onChange}
    >
      {segments.map((segment) => (
        <Radio
          key={segment.value}
          {...given({ isDisabled: segment.isDisabled })}
          className={styles.segment}
          value={segment.value}
        >
          {segment.icon && <Icon of={segment.icon} size={16} />}
          <span className={styles.label}>{segment.label}</span>
        </Radio>
      ))}
    </RadioGroup>
  )
}
