'use client'
import { mask } from '@cabinet/validators/ogrn'
import { maskedText } from '../internal/entry/mask-shape.ts'
import { ValueField, type EntryProps } from '../internal/entry/value-field.tsx'

export interface OgrnFieldProps extends EntryProps<string> {
  /** The digits, fewer while it is being typed, an empty string when there is nothing. A text that cannot be read is the value as it is. */
  value?: string | undefined
  defaultValue?: string | undefined
  onChange?: ((value: string) => void) | undefined
}

const text = maskedText(mask)

/** A registration number: ОГРН of 13 digits or ОГРНИП of 15. The check is that of `@cabinet/validators/ogrn`. */
export function OgrnField(props: OgrnFieldProps) {
  return <ValueField autoComplete="off" {...props} {...text} inputMode="numeric" />
}
