import { otherLayout } from '../internal/list/other-layout.ts'

const plain = (text: string): string => text.normalize('NFC').toLocaleLowerCase('ru').replaceAll('ё', 'е').trim()

/**
 * Whether every word of a query begins some word of a text. Case, «ё» and a forgotten keyboard layout make no
 * difference, and signs between words neither: «ФД-77» is found by itself.
 */
export const matches = (text: string, query: string): boolean => {
  const wordsOf = (whole: string): string[] => whole.split(/[^\p{L}\p{N}]+/u)
  const words = wordsOf(plain(text))
  const holds = (typed: string): boolean =>
    wordsOf(typed).every((part) => part === '' || words.some((word) => word.startsWith(part)))
  const typed = plain(query)
  return holds(typed) || holds(otherLayout(typed))
}
