'use client'
import { mask } from '@cabinet/validators/passport'
import { maskedText } from '../internal/entry/mask-shape.ts'
import { ValueField, type EntryProps } from '../internal/entry/value-field.tsx'

export interface PassportFieldProps extends EntryProps<string> {
  /** The digits without separators, fewer while it is being typed, an empty string when there is nothing. A text that cannot be read is the value as it is. */
  value?: string | undefined
  defaultValue?: string | undefined
  onChange?: ((value: string) => void) | undefined
}

const text = maskedText(mask)

/** Series and number of a passport, shown as `45 10 123456`; the value is ten digits. The check is that of `@cabinet/validators/passport`. */
export function PassportField(props: PassportFieldProps) {
  return <ValueField autoComplete="off" {...props} {...text} inputMode="numeric" />
}
