'use client'
import { useMemo } from 'react'
import { inOneCell } from '../internal/entry/cells.ts'
import type { ProblemOf } from '../internal/entry/problem.ts'
import { narrow, textCodec, type Shape } from '../internal/entry/shape.ts'
import { ValueField, type EntryProps } from '../internal/entry/value-field.tsx'
import type { TextFieldProps } from '../text-field/text-field.tsx'

export interface RestrictedFieldProps extends EntryProps<string> {
  value?: string | undefined
  defaultValue?: string | undefined
  onChange?: ((value: string) => void) | undefined
  /** One allowed character (`/[\p{L} -]/u` for a name). Other keys do nothing; other pasted text stays, with a sentence. */
  allow: RegExp
  /** Most characters; what is over stays, with a sentence. */
  maxLength?: number | undefined
  /** Writes letters as capitals or small ones before they are compared with `allow`. */
  letterCase?: 'upper' | 'lower' | undefined
  /** Which keyboard phones show. */
  inputMode?: 'text' | 'numeric' | undefined
  autoCapitalize?: TextFieldProps['autoCapitalize']
}

const cased = (text: string, letterCase: RestrictedFieldProps['letterCase']): string =>
  letterCase === 'upper' ? text.toUpperCase() : letterCase === 'lower' ? text.toLowerCase() : text

/** Without the tabs of a copied cell around it: spaces may be characters of the field. */
const withoutTabs = (text: string): string => text.replaceAll(/^\t+|\t+$/g, '')

const whatIsTyped = textCodec(withoutTabs, (value) => value)

/**
 * A line of text that takes only certain characters: Latin letters of a code, digits of a number without a mask. What is
 * pasted with others, or is too long, is neither cut nor changed: it stays to be put right.
 */
export function RestrictedField(props: RestrictedFieldProps) {
  const { allow, maxLength = Number.POSITIVE_INFINITY, letterCase, inputMode = 'text', ...rest } = props
  const { source, flags } = allow
  const kind = useMemo((): { shape: Shape; problemOf: ProblemOf } => {
    // Without `g` and `y` a pattern has no memory between characters.
    const allowed = new RegExp(`^(?:${source})$`, flags.replaceAll(/[gy]/g, ''))
    const isAllowed = (character: string): boolean => allowed.test(character)
    /** Without the spaces and dashes that a number is copied with, where they are none of its characters. */
    const bare = (text: string): string =>
      [...text.trim().replace(/^\u2116\s*/, '')]
        .filter((character) => isAllowed(character) || !/[\s\u2010-\u2015-]/.test(character))
        .join('')
    return {
      shape: inOneCell({
        layOut: (raw) => {
          const text = cased(narrow(raw), letterCase)
          const inner = bare(text)
          return [...inner].every(isAllowed) ? inner : raw
        },
        isFixed: () => false,
        accepts: (character) => isAllowed(cased(character, letterCase)),
      }),
      problemOf: (typed) => {
        const text = withoutTabs(typed)
        if (![...text].every(isAllowed)) return (words) => words.characters
        return text.length > maxLength ? (words) => words.long(maxLength, text.length) : undefined
      },
    }
  }, [source, flags, maxLength, letterCase])
  return <ValueField {...rest} {...kind} codec={whatIsTyped} inputMode={inputMode} />
}
