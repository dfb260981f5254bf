'use client'
import { mask } from '@cabinet/validators/kpp'
import { capitalsOf, maskedText } from '../internal/entry/mask-shape.ts'
import { ValueField, type EntryProps } from '../internal/entry/value-field.tsx'

export interface KppFieldProps extends EntryProps<string> {
  /** The characters, fewer while it is being typed, an empty string when there is nothing. A text that cannot be read is the value as it is. */
  value?: string | undefined
  defaultValue?: string | undefined
  onChange?: ((value: string) => void) | undefined
}

const text = maskedText(mask, capitalsOf)

/** A tax registration reason code (КПП): nine characters, the fifth and sixth may be capital Latin letters. Cyrillic letters that look the same become Latin. The check is that of `@cabinet/validators/kpp`. */
export function KppField(props: KppFieldProps) {
  return <ValueField autoComplete="off" {...props} autoCapitalize="characters" {...text} inputMode="text" />
}
