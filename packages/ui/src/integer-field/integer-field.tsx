'use client'
import { useMemo, type ReactNode } from 'react'
import { numberText } from '../internal/entry/number-shape.ts'
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

/** «1 234 шт.», «15 %»; not «5 тыс.», which is another number. */
const withoutUnit = (text: string): string =>
  text.replace(
    /(\d)(?!\s*\p{L}*(?:тыс|млн|млрд|трлн|мил|сот|thou|mil|bil))(?!\s*[kкmмbe](?!\p{L}))[\p{L}.%\s]+$/iu,
    '$1',
  )

const kind = (isSigned: boolean) => {
  const { shape, parse, problemOf } = numberText({ fraction: 0, whole: 15, isSigned, bare: withoutUnit })
  const codec: Codec<number | null> = {
    read: (text) => {
      const parts = parse(text)
      return parts === undefined ? null : Number(`${parts.isNegative ? '-' : ''}${parts.whole || '0'}`) + 0
    },
    write: (value) => (value === null ? '' : shape.layOut(String(value), 'replace')),
    empty: null,
    submit: (value) => (value === null ? '' : String(value)),
  }
  return { shape, problemOf, codec }
}
const kinds = { signed: kind(true), unsigned: kind(false) }

/**
 * A whole number, in groups of three. Arrow up and down change it by a step. What is no whole number (`12,5`) stays as
 * it was typed with a sentence, and the value is `null`.
 */
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
      {...(minValue < 0 ? kinds.signed : kinds.unsigned)}
      end={unit === undefined ? undefined : <FieldUnit>{unit}</FieldUnit>}
      inputMode="numeric"
      onStep={onStep}
    />
  )
}
