import { isRussian } from '../i18n/define-words.ts'

export interface MoneyFormat {
  /** `ru-RU` by default. */
  locale?: string | undefined
  /** `always` writes `1 234,00 ₽`, `auto` drops zero kopecks: `1 234 ₽`. */
  fraction?: 'always' | 'auto' | undefined
  /** `always` marks positive sums with a plus: for changes and balances. */
  sign?: 'auto' | 'always' | undefined
}

const formats = new Map<string, Intl.NumberFormat>()
const formatOf = (locale: string, digits: number, signDisplay: 'negative' | 'exceptZero'): Intl.NumberFormat => {
  const key = `${locale} ${digits} ${signDisplay}`
  const known = formats.get(key)
  if (known !== undefined) return known
  const options = {
    style: 'currency',
    currency: 'RUB',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay,
  } as const
  const made = new Intl.NumberFormat(locale, options)
  formats.set(key, made)
  return made
}

/** Kopecks as a decimal of roubles, by string: no float ever holds a sum. */
const decimal = (kopecks: number): Intl.StringNumericLiteral => {
  const digits = String(Math.abs(kopecks)).padStart(3, '0')
  return `${kopecks < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}` as Intl.StringNumericLiteral
}

/**
 * A sum in roubles for the reader's eye: groups and the sign «₽» stand behind U+00A0, a negative sum has the real minus
 * U+2212.
 *
 * @param kopecks Safe integer, in kopecks.
 * @throws RangeError when `kopecks` is no safe integer: a fraction of a kopeck means that a float got in.
 */
export const formatMoney = (kopecks: number, format: MoneyFormat = {}): string => {
  if (!Number.isSafeInteger(kopecks)) throw new RangeError(`Not an integer number of kopecks: ${kopecks}`)
  const { locale = 'ru-RU', fraction = 'always', sign = 'auto' } = format
  const digits = fraction === 'auto' && kopecks % 100 === 0 ? 0 : 2
  const text = formatOf(locale, digits, sign === 'always' ? 'exceptZero' : 'negative').format(decimal(kopecks))
  const minus = text.replace('-', '\u2212')
  return isRussian(locale) ? minus.replace(/\s/g, '\u00a0') : minus
}
