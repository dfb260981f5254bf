'use client'
import { useMemo, type ReactNode } from 'react'
import { decimalText } from '../internal/entry/decimal-text.ts'
import { ValueField, type EntryProps } from '../internal/entry/value-field.tsx'
import { FieldUnit } from '../text-field/text-field.tsx'

export interface DecimalFieldProps extends EntryProps<string> {
  /**
   * The exact decimal text with a point and without groups, `1234.5`; an empty string while there is no number. Never a
   * float: hand it on as text, or to a decimal library.
   */
  value?: string | undefined
  defaultValue?: string | undefined
  /** Gets the exact decimal text without zeros at its end: `24,50` is `24.5`. */
  onChange?: ((value: string) => void) | undefined
  /** Most digits after the comma. */
  fractionDigits?: number | undefined
  /** Most digits before the comma. */
  wholeDigits?: number | undefined
  /** Numbers below zero are possible. */
  isSigned?: boolean | undefined
  /** What is measured, after the number: «кг», «м³». */
  unit?: ReactNode
}

/**
 * A decimal number: `24,5` and `24.5` are the same, and the value is its exact text. A digit too many after the comma,
 * or a text that is no number, stays as it was typed with a sentence, and the value is empty.
 */
export function DecimalField(props: DecimalFieldProps) {
  const { fractionDigits: fraction = 2, wholeDigits: whole = 15, isSigned, unit, ...rest } = props
  const text = useMemo(() => decimalText({ fraction, whole, isSigned }), [fraction, whole, isSigned])
  return (
    <ValueField
      {...rest}
      {...text}
      end={unit === undefined ? undefined : <FieldUnit>{unit}</FieldUnit>}
      inputMode="decimal"
    />
  )
}
