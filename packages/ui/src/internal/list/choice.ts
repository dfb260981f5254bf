import { otherLayout } from './other-layout.ts'

/** One of several things to choose from. */
export interface Choice {
  /** What the form keeps. */
  readonly value: string
  /** What the person reads and searches. */
  readonly label: string
  /** A second, quieter line; it is searched too. */
  readonly description?: string | undefined
  readonly isDisabled?: boolean | undefined
  /** Choices with the same group stand under its name. */
  readonly group?: string | undefined
}

// Written differently, read alike: case, «ё», quotation marks, the accents of Latin letters.
const plain = (text: string): string =>
  text
    // «ё» of two signs comes from macOS and from file names.
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll(/["'«»\u2018-\u201f]/g, '')
    .normalize('NFD')
    .replaceAll(/([a-z])\p{M}+/gu, '$1')
    .normalize('NFC')

const searched = new WeakMap<Choice, string>()

const textOf = (choice: Choice): string => {
  const known = searched.get(choice)
  if (known !== undefined) return known
  const text = plain(`${choice.label}\n${choice.description ?? ''}`)
  searched.set(choice, text)
  return text
}

const withWords = <C extends Choice>(choices: readonly C[], words: readonly string[]): readonly C[] =>
  choices.filter((choice) => {
    const text = textOf(choice)
    return words.every((word) => text.includes(word))
  })

/**
 * The choices in whose label or description every word of the query stands, in their order. Where there are none, what was
 * typed is read as in the other keyboard layout.
 */
export const searchChoices = <C extends Choice>(choices: readonly C[], query: string): readonly C[] => {
  const wordsOf = (text: string): string[] => plain(text).split(/\s+/).filter(Boolean)
  const words = wordsOf(query)
  if (words.length === 0) return choices
  const found = withWords(choices, words)
  const others = found.length > 0 ? [] : wordsOf(otherLayout(query))
  return others.length === 0 ? found : withWords(choices, others)
}
