// The last seven are keys with Shift that are letters in one layout only: «Банк» begins with `<`.
const latin = '`qwertyuiop[]asdfghjkl;\'zxcvbnm,.~{}:"<>'
const cyrillic = 'ёйцукенгшщзхъфывапролджэячсмитьбюёхъжэбю'

/** What the same keys would have typed in the other layout, in small letters: `jnxtn` is «отчет». */
export const otherLayout = (text: string): string =>
  [...text.toLocaleLowerCase('ru')]
    .map((character) => {
      const index = latin.indexOf(character)
      if (index >= 0) return cyrillic[index]
      const back = cyrillic.indexOf(character)
      return back >= 0 ? latin[back] : character
    })
    .join('')
    .replaceAll('ё', 'е')
