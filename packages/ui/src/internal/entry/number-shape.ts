import { narrow, type Shape } from './shape.ts'

interface NumberOptions {
  /** Digits after the comma: 2 for sums, 0 for whole numbers. */
  readonly fraction: number
  /** Digits before it. */
  readonly whole: number
  readonly isSigned: boolean
}

const noBreak = '\u00a0'
const minus = '\u2212'
const group = (digits: string): string => digits.replaceAll(/\B(?=(\d{3})+$)/g, noBreak)

/** Words and signs of roubles; «руб. 50 коп.» puts its kopecks behind the comma. */
const bare = (text: string): string =>
  narrow(text)
    .replaceAll(/(?:руб[а-я]*\.?|р\.|₽)\s*(?=\d)/gi, ',')
    .replaceAll(/руб[а-я]*\.?|р\.|₽|коп[а-я]*\.?/gi, '')

/**
 * A number as people of other countries or programs write it, `1,234,567.50` or `1.234.567,50`, with its groups taken
 * out. A single group is left alone: nobody can tell whether `1.234` is a thousand.
 */
const ungroup = (text: string): string => {
  const compact = text.replaceAll(/\s/g, '')
  if (/^\D?\d{1,3}(?:,\d{3})+\.\d*$/.test(compact) || /^\D?\d{1,3}(?:,\d{3}){2,}$/.test(compact))
    return compact.replaceAll(',', '')
  if (/^\D?\d{1,3}(?:\.\d{3})+,\d*$/.test(compact) || /^\D?\d{1,3}(?:\.\d{3}){2,}$/.test(compact))
    return compact.replaceAll('.', '')
  return text
}

/** The key of the comma gives «б» and that of the point «ю» while the Russian layout is on. */
const separator = /[.,бю]/i

/** Digits in groups of three, a decimal comma for which a point is as good, a real minus. */
export const numberShape = ({ fraction, whole: most, isSigned }: NumberOptions): Shape => ({
  layOut: (raw) => {
    const text = ungroup(bare(raw))
    const place = text.search(separator)
    const [left, right] = place < 0 ? [text, ''] : [text.slice(0, place), text.slice(place + 1)]
    const whole = left
      .replaceAll(/\D/g, '')
      .replace(/^0+(?=\d)/, '')
      .slice(0, most)
    const hasPart = fraction > 0 && place >= 0
    const part = hasPart ? `,${right.replaceAll(/\D/g, '').slice(0, fraction)}` : ''
    const sign = isSigned && /^\s*[-\u2212\u2013]/.test(text) ? minus : ''
    return `${sign}${group(whole === '' && hasPart ? '0' : whole)}${part}`
  },
  isFixed: (character) => character === noBreak,
  // A pasted number is read on its own, before it meets the text around it.
  cleanPaste: (text) => ungroup(bare(text)).trim(),
})
