'use client'
import { ValueField, type EntryProps } from '../internal/entry/value-field.tsx'
import { phoneCodec, phoneShape } from './phone-text.ts'

export interface PhoneFieldProps extends EntryProps<string> {
  /** `+7XXXXXXXXXX`, shorter while it is being typed, an empty string when there is nothing. */
  value?: string | undefined
  defaultValue?: string | undefined
  onChange?: ((phone: string) => void) | undefined
}

/** A Russian phone number, `+7 916 123-45-67`. Typed, pasted or filled in as 8916…, 7916… or 916… it is the same number. */
export function PhoneField({ autoComplete = 'tel', placeholder = '+7 900 000-00-00', ...rest }: PhoneFieldProps) {
  return (
    <ValueField
      {...rest}
      autoComplete={autoComplete}
      codec={phoneCodec}
      inputMode="tel"
      placeholder={placeholder}
      shape={phoneShape}
      type="tel"
    />
  )
}
