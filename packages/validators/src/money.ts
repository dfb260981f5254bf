/** Digits of the number before the separator, in groups of three. */
const group = (digits: string, separator: string): string => digits.replace(/\B(?=(\d{3})+$)/g, separator)

const noBreak = '\u00a0'

/** What parts groups of three digits, and the number from the sign of roubles. A tab or the end of a line does not. */
const spaces = '[ \u00a0\u2007\u2009\u202f]'

const sum = new RegExp(
  `^([-−]?)${spaces}*(\\d+|\\d{1,3}(?:${spaces}\\d{3})+)(?:[.,](\\d{1,2}))?${spaces}*(?:₽|р\\.?|руб\\.?)?$`,
  'i',
)

/**
 * Turns roubles, as a person types or pastes them, into whole kopecks. Everything is done with the text itself: no
 * float ever holds the sum.
 *
 * Spaces between groups of three, a decimal comma or point and a rouble sign are understood: `1 234,5`, `1234.50`,
 * `1 234,50 ₽`. More than two digits after the separator are refused rather than rounded. So is what may be two numbers:
 * `1 00 0`, and two cells of a table or two lines. An empty cell beside the sum, `100` and a line end, is no other number.
 *
 * @returns kopecks, or nothing when the text is no sum or does not fit into a safe integer
 * @example
 * toKopecks('1 234,5') // 123450
 */
export const toKopecks = (roubles: string): number | undefined => {
  if (typeof roubles !== 'string' || roubles.length > 64) return undefined
  const [, sign = '', whole = '', part = ''] = sum.exec(roubles.replace(/^[\s\u0085]+|[\s\u0085]+$/g, '')) ?? []
  const kopecks = whole ? Number(`${sign && '-'}${whole.replace(/\D/g, '')}${part.padEnd(2, '0')}`) : NaN
  // Adding zero turns the negative zero of «-0» into zero.
  return Number.isSafeInteger(kopecks) ? kopecks + 0 : undefined
}

/**
 * Writes kopecks as roubles for a machine: a point, always two decimals, no groups.
 *
 * @param kopecks - a safe integer
 * @throws RangeError when it is not one
 * @example
 * toRoubles(123450) // '1234.50'
 */
export const toRoubles = (kopecks: number): string => {
  if (!Number.isSafeInteger(kopecks))
    throw new RangeError(`Not a whole number of kopecks: ${typeof kopecks === 'number' ? kopecks : typeof kopecks}`)
  const digits = String(Math.abs(kopecks)).padStart(3, '0')
  return `${kopecks < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** How a sum is written for people. */
export interface MoneyFormat {
  /** Russian when nothing is said. */
  readonly language?: 'ru' | 'en'
  /** Write the rouble sign; yes when nothing is said. */
  readonly sign?: boolean
}

/**
 * Writes kopecks as roubles for people: groups of three, two decimals, a real minus and the rouble sign. Spaces are
 * no-break spaces, as `Intl` writes them.
 *
 * @param kopecks - a safe integer
 * @throws RangeError when it is not one
 * @example
 * formatRoubles(123456750) // «1 234 567,50 ₽»
 */
export const formatRoubles = (kopecks: number, { language = 'ru', sign = true }: MoneyFormat = {}): string => {
  const [whole = '', part = ''] = toRoubles(kopecks).replace('-', '').split('.')
  const minus = kopecks < 0 ? '−' : ''
  return language === 'ru'
    ? `${minus}${group(whole, noBreak)},${part}${sign ? `${noBreak}₽` : ''}`
    : `${minus}${sign ? '₽' : ''}${group(whole, ',')}.${part}`
}
