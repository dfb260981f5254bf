'use client'
import { useMemo } from 'react'
import { ValueField, type EntryProps } from '../internal/entry/value-field.tsx'
import { FieldUnit } from '../text-field/text-field.tsx'
import { moneyCodec, moneyShape } from './money-text.ts'

export interface MoneyFieldProps extends EntryProps<number | null> {
  /** The sum in kopecks, a safe integer; `null` while the field is empty. */
  value?: number | null | undefined
  /** The sum at first, in kopecks. */
  defaultValue?: number | null | undefined
  /** Gets whole kopecks, never a float; `null` when the field is emptied. */
  onChange?: ((kopecks: number | null) => void) | undefined
  /** Lets a minus be typed. */
  isSigned?: boolean | undefined
}

/**
 * A sum in roubles. A point is as good as a comma, a pasted `1 234 567,50 ₽` keeps its kopecks, and the value is a whole
 * number of kopecks that no float has touched. In the data of a plain form `name` holds kopecks too.
 */
export function MoneyField({ isSigned = false, ...rest }: MoneyFieldProps) {
  const shape = useMemo(() => moneyShape(isSigned), [isSigned])
  return <ValueField {...rest} codec={moneyCodec} end={<FieldUnit>₽</FieldUnit>} inputMode="decimal" shape={shape} />
}
