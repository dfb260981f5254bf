import type { BankRecord } from './rows.ts'

/** Words of a legal form, which people leave out or remember from another year. */
const forms = new Set(
  'пао ао оао зао ооо оо нко кб акб г город публичное открытое закрытое акционерное акционерный коммерческий общество с ограниченной ответственностью небанковская кредитная организация бик bic swift свифт кс'.split(
    ' ',
  ),
)

const latin = "`qwertyuiop[]asdfghjkl;'zxcvbnm,."
const cyrillic = 'ёйцукенгшщзхъфывапролджэячсмитьбю'

const typed = (text: string, from: string, to: string): string =>
  Array.from(text, (letter) => to[from.indexOf(letter)] ?? letter).join('')

const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** How well a bank fits: 0 best; nothing when it does not. */
type Rank = (bank: BankRecord) => number | undefined

const rankByDigits =
  (digits: string): Rank =>
  ({ bik, accounts }) => {
    if (bik.startsWith(digits)) return 0
    // Spreadsheets drop the zero that codes begin with.
    if (digits.length === 8 && bik === `0${digits}`) return 0
    return digits.length >= 4 && accounts.some(({ number }) => number.includes(digits)) ? 1 : undefined
  }

const rankByWords = (words: readonly string[]): Rank => {
  const named = words.filter((word) => !forms.has(word))
  const looked = named.length > 0 ? named : words
  const [code = ''] = named
  const isCode = named.length === 1 && /^[a-z]{4}[a-z\d]{0,7}$/.test(code)
  return ({ name, city, swift }) => {
    if (isCode && swift?.toLowerCase().startsWith(code)) return 0
    const own = wordsOf(`${name} ${city}`)
    if (looked.every((word) => own.some((one) => one.startsWith(word)))) return 0
    // «альфабанк» for «Альфа-Банк», and «сбер банк» for «Сбербанк».
    const joined = own.join('')
    return looked.every((word) => joined.includes(word)) ? 1 : undefined
  }
}

/**
 * The ways to read what somebody has typed, in the order in which to try them: as it stands, then in the other keyboard
 * layout.
 */
export const readings = (text: string): readonly Rank[] => {
  const digits = text.replace(/[^\d]/g, '')
  const lower = text.toLowerCase()
  const isNumber =
    digits.length > 2 && wordsOf(text).every((word) => /^\d+$/.test(word) || forms.has(word) || word.length === 1)
  const byWords = [lower, typed(lower, latin, cyrillic), typed(lower, cyrillic, latin)]
    .map(wordsOf)
    .filter((words) => words.length > 0)
    .map(rankByWords)
  // Names have numbers, too: «Банк 131».
  return isNumber ? [rankByDigits(digits), ...byWords] : byWords
}
