'use client'
import { useRef, type Ref } from 'react'
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup'
import { Icon, type IconType } from '../icon/icon.tsx'
import { classNames } from '../internal/class-names.ts'
import { takeParts, type PartsProps } from '../internal/parts.ts'
import { useMergedRefs } from '../internal/merge-refs.ts'
import { useGroupInput } from '../internal/use-group-input.ts'
import { given, type CommonProps, type DataAttributes } from '../internal/props.ts'
import { useTouchingChange } from '../internal/touched.ts'
import * as styles from './segmented-control.css.ts'

export interface Segment {
  value: string
  /** One or two words. */
  label: string
  icon?: IconType | undefined
  isDisabled?: boolean | undefined
}

export interface SegmentedControlProps
  extends CommonProps<HTMLDivElement>, DataAttributes, PartsProps<'segment' | 'label'> {
  /** What is chosen between, for screen readers: «Вид». */
  label: string
  /** Two to four. */
  items?: readonly Segment[] | undefined
  value: string
  onChange: (value: string) => void
  /** The input of the chosen segment. */
  inputRef?: Ref<HTMLInputElement | null> | undefined
  /** The segments share the whole width. */
  isWide?: boolean | undefined
}

const none: readonly never[] = []

/** Two to four ways to look at the same thing, one of them in force. The change is seen at once. */
export function SegmentedControl(asGiven: SegmentedControlProps) {
  const [part, props] = takeParts(asGiven)
  const {
    label,
    items: segments = none,
    value,
    onChange,
    isWide = false,
    inputRef,
    className,
    style,
    ref,
    ...rest
  } = props
  const root = useRef<HTMLDivElement>(null)
  const refs = useMergedRefs(root, ref)
  useGroupInput(root, inputRef)
  const handleChange = useTouchingChange(onChange)
  return (
    <RadioGroup
      {...rest}
      {...given({ style })}
      ref={refs}
      aria-label={label}
      className={classNames(styles.root, isWide && styles.wide, className)}
      orientation="horizontal"
      value={value}
      onChange={handleChange}
    >
      {segments.map((segment) => (
        <Radio
          key={segment.value}
          {...given({ isDisabled: segment.isDisabled })}
          {...part('segment', styles.segment)}
          value={segment.value}
        >
          {segment.icon && <Icon of={segment.icon} size={16} />}
          <span {...part('label', styles.label)}>{segment.label}</span>
        </Radio>
      ))}
    </RadioGroup>
  )
}
