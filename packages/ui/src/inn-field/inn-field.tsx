'use client'
import { mask } from '@cabinet/validators/inn'
import { maskedText } from '../internal/entry/mask-shape.ts'
import { ValueField, type EntryProps } from '../internal/entry/value-field.tsx'

export interface InnFieldProps extends EntryProps<string> {
  /** The digits, fewer while it is being typed, an empty string when there is nothing. A text that cannot be read is the value as it is. */
  value?: string | undefined
  defaultValue?: string | undefined
  onChange?: ((value: string) => void) | undefined
}

const text = maskedText(mask)

/** A taxpayer number (ИНН): 10 digits of an organization, 12 of a person. The check is that of `@cabinet/validators/inn`. */
export function InnField(props: InnFieldProps) {
  return <ValueField autoComplete="off" {...props} {...text} inputMode="numeric" />
}
