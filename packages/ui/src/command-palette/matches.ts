// The last seven are keys with Shift that are letters in one layout only: «Банк» begins with `<`.
const latin = '`qwertyuiop[]asdfghjkl;\'zxcvbnm,.~{}:"<>'
const cyrillic = 'ёйцукенгшщзхъфывапролджэячсмитьбюёхъжэбю'

const plain = (text: string): string => text.toLocaleLowerCase('ru').replaceAll('ё', 'е').trim()

/** What the same keys would have typed in the other layout: `jnxtn` is «отчет». */
const otherLayout = (text: string): string =>
  [...text]
    .map((character) => {
      const index = latin.indexOf(character)
      if (index >= 0) return cyrillic[index]
      const back = cyrillic.indexOf(character)
      return back >= 0 ? latin[back] : character
    })
    .join('')
    .replaceAll('ё', 'е')

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
