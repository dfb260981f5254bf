import { Select } from '@cabinet/ui/select'
import type { ReactNode } from 'react'

/** A field of the filter bar and the words of its chip. */
export interface RegisterControl<Name extends string = string> {
  /** Name of the filter in the address. */
  readonly name: Name
  readonly label: string
  /** The chosen value in words, for its chip. */
  readonly words: (value: string) => string
  /** It needs more room than the fields beside it, as two dates do, or only as much as its words. */
  readonly size?: 'wide' | 'content'
  readonly field: (value: string, onChange: (value: string) => void) => ReactNode
}

interface Choice {
  readonly value: string
  readonly label: string
}

const wordsOf = (choices: readonly Choice[], value: string): string =>
  choices.find((choice) => choice.value === value)?.label ?? value

/** One of a list. */
export const selectControl = <const Name extends string>({
  name,
  label,
  any,
  choices,
}: {
  readonly name: Name
  readonly label: string
  /** What the field says while nothing is chosen: «Любой статус». */
  readonly any: string
  readonly choices: readonly Choice[]
}): RegisterControl<Name> => ({
  name,
  label,
  words: (value) => wordsOf(choices, value),
  field: (value, onChange) => (
    <Select data-track={name} label={label} value={value} placeholder={any} items={choices} onChange={onChange} />
  ),
})
