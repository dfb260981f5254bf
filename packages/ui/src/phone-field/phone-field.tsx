'use client'
import { ValueField, type EntryProps } from '../internal/entry/value-field.tsx'
import { phoneCodec, phoneProblem, phoneShape } from './phone-text.ts'

export interface PhoneFieldProps extends EntryProps<string> {
  /**
   * `+7XXXXXXXXXX`, shorter while it is being typed, an empty string when there is nothing. A foreign number with its
   * plus, `+375291234567`; a text that cannot be read as it is, for the check of the form to refuse.
   */
  value?: string | undefined
  defaultValue?: string | undefined
  onChange?: ((phone: string) => void) | undefined
  /** Takes numbers of other countries, typed with a plus. Without it they stay in sight with a sentence. */
  isInternational?: boolean | undefined
}

const problems = { russian: phoneProblem(false), international: phoneProblem(true) }

/**
 * A phone number, `+7 916 123-45-67`. Typed, pasted or filled in as 8916…, 7916… or 916… it is the same number. No
 * number becomes another: what cannot be read stays as it was typed, with a sentence.
 */
export function PhoneField(props: PhoneFieldProps) {
  const { autoComplete = 'tel', placeholder = '+7 900 000-00-00', isInternational = false, ...rest } = props
  return (
    <ValueField
      {...rest}
      autoComplete={autoComplete}
      codec={phoneCodec}
      inputMode="tel"
      placeholder={placeholder}
      problemOf={isInternational ? problems.international : problems.russian}
      shape={phoneShape}
      type="tel"
    />
  )
}
