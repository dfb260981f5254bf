// The last seven are keys with Shift that are letters in one layout only: «Банк» begins with `<`.
const latin = '`qwertyuiop[]asdfghjkl;\'zxcvbnm,.~{}:"<>'
const cyrillic = 'ёйцукенгшщзхъфывапролджэячсмитьбюёхъжэбю'

/** What the same keys would have typed in the other layout: `AL-77` is «ФД-77». Letters come out small. */
export const inOtherLayout = (text: string): string =>
  [...text.toLowerCase()].map((sign) => cyrillic[latin.indexOf(sign)] ?? latin[cyrillic.indexOf(sign)] ?? sign).join('')
