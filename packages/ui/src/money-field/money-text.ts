import { formatRoubles, toKopecks } from '@cabinet/validators/money'
import { numberText, type NumberText } from '../internal/entry/number-shape.ts'
import type { Codec } from '../internal/entry/shape.ts'

// Thirteen digits of roubles are the most whose kopecks are a safe integer.
const whole = 13

/** Words and signs of roubles; «руб. 50 коп.» puts its kopecks behind the comma. Another currency is no sum in roubles. */
const withoutRoubles = (text: string): string =>
  text
    .replace(
      /\s*(?:руб[а-я]*\.?|р\.?|₽)\s*(\d{1,2})\s*(?:коп[а-я]*|к)\.?\s*$/i,
      (_all, kopecks: string) => `,${kopecks.padStart(2, '0')}`,
    )
    .replace(/(\d)\s*(?:руб[а-я]*\.?|р\.?|₽|rub)\s*$/i, '$1')
    .replace(/^\s*₽\s*(?=\d)/, '')

export interface MoneyText extends Omit<NumberText, 'parse'> {
  readonly codec: Codec<number | null>
}

/** `1 234 567,50` and whole kopecks, read and written by the text itself: no float ever holds a sum. */
export const moneyText = (isSigned: boolean): MoneyText => {
  const { shape, parse, problemOf } = numberText({ fraction: 2, whole, isSigned, bare: withoutRoubles })
  return {
    shape,
    problemOf,
    codec: {
      read: (text) => {
        const parts = parse(text)
        return parts === undefined
          ? null
          : (toKopecks(`${parts.isNegative ? '-' : ''}${parts.whole}.${parts.part.padEnd(2, '0')}`) ?? null)
      },
      write: (kopecks) => (kopecks === null ? '' : formatRoubles(kopecks, { sign: false })),
      empty: null,
      submit: (kopecks) => (kopecks === null ? '' : String(kopecks)),
    },
  }
}
