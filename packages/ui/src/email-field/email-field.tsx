'use client'
import { check, parse } from '@cabinet/validators/email'
import { inOneCell } from '../internal/entry/cells.ts'
import type { ProblemOf } from '../internal/entry/problem.ts'
import { narrow, textCodec, type Shape } from '../internal/entry/shape.ts'
import { ValueField, type EntryProps } from '../internal/entry/value-field.tsx'

export interface EmailFieldProps extends EntryProps<string> {
  /** The address as it was typed, without spaces around it; an empty string when there is nothing. */
  value?: string | undefined
  defaultValue?: string | undefined
  onChange?: ((value: string) => void) | undefined
}

/** `mailto:anna@example.ru` and an address with spaces around it, as they are copied from pages and letters. */
const clean = (text: string): string => {
  const bare = narrow(text)
    .trim()
    .replace(/^mailto:/i, '')
  const parsed = parse(bare)
  return parsed.ok ? parsed.value : bare
}

const shape: Shape = inOneCell({
  layOut: (text, edit) => (edit === 'paste' || edit === 'replace' ? clean(text) : narrow(text)),
  isFixed: () => false,
  accepts: (character) => !/\s/.test(character),
  cleanPaste: clean,
})

const codec = textCodec(
  (text) => text.trim(),
  (value) => value,
)

const problemOf: ProblemOf = (text) => (text === '' || check(text) === undefined ? undefined : (words) => words.email)

/**
 * An e-mail address. Phones show the keyboard with @, browsers fill it in, nothing is corrected or capitalized. A text
 * that is no address is told when the field has been left; the check is that of `@cabinet/validators/email`.
 */
export function EmailField({ autoComplete = 'email', placeholder = 'name@company.ru', ...rest }: EmailFieldProps) {
  return (
    <ValueField
      {...rest}
      autoCapitalize="none"
      autoComplete={autoComplete}
      codec={codec}
      inputMode="email"
      placeholder={placeholder}
      problemOf={problemOf}
      shape={shape}
    />
  )
}
