'use client'
import { mask } from '@cabinet/validators/snils'
import { maskedText } from '../internal/entry/mask-shape.ts'
import { ValueField, type EntryProps } from '../internal/entry/value-field.tsx'

export interface SnilsFieldProps extends EntryProps<string> {
  /** The digits without separators, fewer while it is being typed, an empty string when there is nothing. A text that cannot be read is the value as it is. */
  value?: string | undefined
  defaultValue?: string | undefined
  onChange?: ((value: string) => void) | undefined
}

const text = maskedText(mask)

/** An insurance number (СНИЛС), shown as `112-233-445 95`; the value is 11 digits. The check is that of `@cabinet/validators/snils`. */
export function SnilsField(props: SnilsFieldProps) {
  return <ValueField autoComplete="off" {...props} {...text} inputMode="numeric" />
}
