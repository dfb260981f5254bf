'use client'
import { mask } from '@cabinet/validators/settlement-account'
import { maskedText } from '../internal/entry/mask-shape.ts'
import { ValueField, type EntryProps } from '../internal/entry/value-field.tsx'

export interface AccountFieldProps extends EntryProps<string> {
  /** The digits without separators, fewer while it is being typed, an empty string when there is nothing. A text that cannot be read is the value as it is. */
  value?: string | undefined
  defaultValue?: string | undefined
  onChange?: ((value: string) => void) | undefined
}

const text = maskedText(mask)

/** A settlement or correspondent account, shown in groups of 3-2-3-1-4-7; the value is 20 digits. The check is that of `@cabinet/validators/settlement-account`. */
export function AccountField(props: AccountFieldProps) {
  return <ValueField autoComplete="off" {...props} {...text} inputMode="numeric" />
}
