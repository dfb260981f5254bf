'use client'
import { mask } from '@cabinet/validators/bik'
import { maskedText } from '../internal/entry/mask-shape.ts'
import { ValueField, type EntryProps } from '../internal/entry/value-field.tsx'

export interface BikFieldProps extends EntryProps<string> {
  /** The digits, fewer while it is being typed, an empty string when there is nothing. A text that cannot be read is the value as it is. */
  value?: string | undefined
  defaultValue?: string | undefined
  onChange?: ((value: string) => void) | undefined
}

const text = maskedText(mask)

/** A bank identification code (БИК): nine digits. The check is that of `@cabinet/validators/bik`. */
export function BikField(props: BikFieldProps) {
  return <ValueField autoComplete="off" {...props} {...text} inputMode="numeric" />
}
