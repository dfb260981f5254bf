'use client'
import { ValueField, type EntryProps } from '../internal/entry/value-field.tsx'
import { FieldUnit } from '../text-field/text-field.tsx'
import { moneyText } from './money-text.ts'

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

const kinds = { signed: moneyText(true), unsigned: moneyText(false) }

/**
 * A sum in roubles. A point is as good as a comma, a pasted `1 234 567,50 ₽` keeps its kopecks, and the value is a whole
 * number of kopecks that no float has touched. What is no sum (`1 млн`, a third digit of kopecks, a minus where none is
 * possible) stays as it was typed with a sentence, and the value is `null`. In the data of a plain form `name` holds kopecks too.
 */
export function MoneyField({ isSigned = false, ...rest }: MoneyFieldProps) {
  return (
    <ValueField
      {...rest}
      {...(isSigned ? kinds.signed : kinds.unsigned)}
      end={<FieldUnit>₽</FieldUnit>}
      inputMode="decimal"
    />
  )
}
