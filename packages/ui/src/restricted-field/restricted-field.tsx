'use client'
import { useMemo } from 'react'
import { narrow, textCodec, type Shape } from '../internal/entry/shape.ts'
import { ValueField, type EntryProps } from '../internal/entry/value-field.tsx'
import type { TextFieldProps } from '../text-field/text-field.tsx'

export interface RestrictedFieldProps extends EntryProps<string> {
  value?: string | undefined
  defaultValue?: string | undefined
  onChange?: ((value: string) => void) | undefined
  /** One allowed character; every other is dropped, typed or pasted (`/[\p{L} -]/u` for a name). */
  allow: RegExp
  /** Most characters; what is over is not taken. */
  maxLength?: number | undefined
  /** Writes letters as capitals or small ones before they are compared with `allow`. */
  letterCase?: 'upper' | 'lower' | undefined
  /** Which keyboard phones show. */
  inputMode?: 'text' | 'numeric' | undefined
  autoCapitalize?: TextFieldProps['autoCapitalize']
}

const cased = (text: string, letterCase: RestrictedFieldProps['letterCase']): string =>
  letterCase === 'upper' ? text.toUpperCase() : letterCase === 'lower' ? text.toLowerCase() : text

const whatIsTyped = textCodec(
  (text) => text,
  (value) => value,
)

/** A line of text that takes only certain characters: Latin letters of a code, digits of a number without a mask. */
export function RestrictedField(props: RestrictedFieldProps) {
  const { allow, maxLength = Number.POSITIVE_INFINITY, letterCase, inputMode = 'text', ...rest } = props
  const { source, flags } = allow
  const shape = useMemo((): Shape => {
    // Without `g` and `y` a pattern has no memory between characters.
    const allowed = new RegExp(`^(?:${source})$`, flags.replaceAll(/[gy]/g, ''))
    return {
      layOut: (text) =>
        [...cased(narrow(text), letterCase)]
          .filter((character) => allowed.test(character))
          .slice(0, maxLength)
          .join(''),
      isFixed: () => false,
      accepts: (character) => allowed.test(cased(character, letterCase)),
    }
  }, [source, flags, maxLength, letterCase])
  return <ValueField {...rest} codec={whatIsTyped} inputMode={inputMode} shape={shape} />
}
