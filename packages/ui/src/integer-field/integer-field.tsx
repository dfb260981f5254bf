'use client'
import { useMemo, type ReactNode } from 'react'
import { numberShape } from '../internal/entry/number-shape.ts'
import type { Codec } from '../internal/entry/shape.ts'
import { ValueField, type EntryProps } from '../internal/entry/value-field.tsx'
import { FieldUnit } from '../text-field/text-field.tsx'

export interface IntegerFieldProps extends EntryProps<number | null> {
  /** A safe integer; `null` while the field is empty. */
  value?: number | null | undefined
  defaultValue?: number | null | undefined
  onChange?: ((value: number | null) => void) | undefined
  /** The least value that the arrow keys reach. A negative one lets a minus be typed. What is typed is checked by the form. */
  minValue?: number | undefined
  /** The greatest value that the arrow keys reach. */
  maxValue?: number | undefined
  /** How much the arrow keys add. */
  step?: number | undefined
  /** What is counted, after the number: «дней», «%». */
  unit?: ReactNode
}

const plain = (text: string): string => text.replaceAll('\u00a0', '').replace('\u2212', '-')
const shapes = {
  signed: numberShape({ fraction: 0, whole: 15, isSigned: true }),
  unsigned: numberShape({ fraction: 0, whole: 15, isSigned: false }),
}
const codec: Codec<number | null> = {
  read: (text) => (/\d/.test(text) ? Number(plain(text)) + 0 : null),
  write: (value) => (value === null ? '' : shapes.signed.layOut(String(value), 'replace')),
  empty: null,
  submit: (value) => (value === null ? '' : String(value)),
}

/** A whole number, in groups of three. Arrow up and down change it by a step. */
export function IntegerField(props: IntegerFieldProps) {
  const { minValue = 0, maxValue = 999_999_999_999_999, step = 1, unit, ...rest } = props
  const onStep = useMemo(
    () => (value: number | null, direction: 1 | -1) =>
      Math.min(
        maxValue,
        Math.max(minValue, (value ?? (direction === 1 ? minValue - step : minValue)) + direction * step),
      ),
    [minValue, maxValue, step],
  )
  return (
    <ValueField
      {...rest}
      codec={codec}
      end={unit === undefined ? undefined : <FieldUnit>{unit}</FieldUnit>}
      inputMode="numeric"
      shape={minValue < 0 ? shapes.signed : shapes.unsigned}
      onStep={onStep}
    />
  )
}
