'use client'
import { useMemo } from 'react'
import { decimalText, withoutPercent } from '../internal/entry/decimal-text.ts'
import { ValueField, type EntryProps } from '../internal/entry/value-field.tsx'
import { FieldUnit } from '../text-field/text-field.tsx'

export interface PercentFieldProps extends EntryProps<string> {
  /** Per cent as exact decimal text with a point, `24.5` for 24,5 %; an empty string while there is no number. */
  value?: string | undefined
  defaultValue?: string | undefined
  /** Gets the exact decimal text of the per cent, never a float and never a share of one. */
  onChange?: ((value: string) => void) | undefined
  /** Most digits after the comma. */
  fractionDigits?: number | undefined
  /** Rates below zero are possible. */
  isSigned?: boolean | undefined
}

/**
 * A rate in per cent: `24,5`, `24.5` and a pasted `24,5 %` are the text `24.5`. A digit too many after the comma, or a
 * text that is no number, stays as it was typed with a sentence, and the value is empty.
 */
export function PercentField({ fractionDigits: fraction = 2, isSigned = false, ...rest }: PercentFieldProps) {
  const text = useMemo(() => decimalText({ fraction, whole: 6, isSigned, bare: withoutPercent }), [fraction, isSigned])
  return <ValueField {...rest} {...text} end={<FieldUnit>%</FieldUnit>} inputMode="decimal" />
}
