const latin = "`qwertyuiop[]asdfghjkl;'zxcvbnm,."
const cyrillic = 'ёйцукенгшщзхъфывапролджэячсмитьбю'

/** What the same keys would have typed in the other layout: `AL-77` is «ФД-77». Letters come out small. */
export const inOtherLayout = (text: string): string =>
  [...text.toLowerCase()].map((sign) => cyrillic[latin.indexOf(sign)] ?? latin[cyrillic.indexOf(sign)] ?? sign).join('')
