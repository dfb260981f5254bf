import { formatRoubles, toKopecks } from '@cabinet/validators/money'
import { numberShape } from '../internal/entry/number-shape.ts'
import type { Codec, Shape } from '../internal/entry/shape.ts'

// Thirteen digits of roubles are the most whose kopecks are a safe integer.
const whole = 13

/** `1 234 567,50`, with a real minus where one is allowed. */
export const moneyShape = (isSigned: boolean): Shape => numberShape({ fraction: 2, whole, isSigned })

/** Whole kopecks, read and written by the text itself: no float ever holds a sum. */
export const moneyCodec: Codec<number | null> = {
  read: (text) => toKopecks(text.replace(/,$/, '')) ?? null,
  write: (kopecks) => (kopecks === null ? '' : formatRoubles(kopecks, { sign: false })),
  empty: null,
  submit: (kopecks) => (kopecks === null ? '' : String(kopecks)),
}
