import { inOneCell, isSeveral } from './cells.ts'
import type { ProblemOf } from './problem.ts'
import { narrow, type Shape } from './shape.ts'

interface NumberOptions {
  /** Digits after the comma: 2 for sums, 0 for whole numbers. */
  readonly fraction: number
  /** Digits before it. */
  readonly whole: number
  readonly isSigned: boolean | undefined
  /** Takes out what may stand beside a pasted number of this kind: its unit, its currency. */
  readonly bare?: ((text: string) => string) | undefined
}

/** What a text says: digits before and after the comma, no float. */
export interface NumberParts {
  /** Never so for zero. */
  readonly isNegative: boolean
  readonly whole: string
  /** Without zeros at the end. */
  readonly part: string
}

export interface NumberText {
  readonly shape: Shape
  /** The number of a text as the field shows it; nothing where it holds none that the field may take. */
  readonly parse: (text: string) => NumberParts | undefined
  readonly problemOf: ProblemOf
}

const noBreak = '\u00a0'
const minus = '\u2212'
const group = (digits: string): string => digits.replaceAll(/\B(?=(\d{3})+$)/g, noBreak)

/** The field's own text, with groups that an edit may have broken. */
const ownText = /^([-\u2212\u2013]?)([\d\u00a0]*)(?:([.,])(\d*))?$/

type Parts = readonly [sign: string, whole: string, part: string | undefined]

const split = (text: string): Parts | undefined => {
  const [all, sign = '', whole = '', , part] = ownText.exec(text) ?? []
  return all === undefined ? undefined : [sign, whole.replaceAll(noBreak, ''), part]
}

/** What a number was copied with. Other words may change it: «минус», «USD». */
const label = /^(?:[а-яё\s]*:|(?:сумма|на сумму|итого|всего|к оплате|лимит|ставка|срок)(?=\s))\s*/i

/**
 * A whole text from elsewhere, `1,234,567.50` or `1.234.567,50` or `1 234 567,50` among words. Spaces are groups only
 * where groups have three digits: `10 000 20 000` is two numbers. Nobody can tell whether `1.234` is a thousand: one
 * group stays a fraction.
 */
const splitForeign = (text: string, bare: (text: string) => string): Parts | undefined => {
  const alone = bare(text.replaceAll(/\([^()\d]*\)/g, '  ').replace(label, ''))
  const [, sign = '', body = ''] =
    /^\+?([-\u2212\u2013]?)\s*([.,]?\d.*)$/.exec(alone.trim().replace(/\s+(?=,)/, '')) ?? []
  if (/^\d*[.,]?\d*$/.test(body)) return body === '' ? undefined : split(`${sign}${body}`)
  if (/^\d{1,3}(?:[\s'’]\d{3})+(?:[.,]\d*)?$/.test(body)) return split(`${sign}${body.replaceAll(/[\s'’]/g, '')}`)
  if (/^\d{1,3}(?:(?:,\d{3})+\.\d*|(?:,\d{3}){2,})$/.test(body)) return split(`${sign}${body.replaceAll(',', '')}`)
  if (/^\d{1,3}(?:(?:\.\d{3})+,\d*|(?:\.\d{3}){2,})$/.test(body)) return split(`${sign}${body.replaceAll('.', '')}`)
  return undefined
}

/** The key of the comma gives «б» and that of the point «ю» while the Russian layout is on. */
const onRussianKeys = (text: string): string => text.replace(/^(\P{L}*)[бю](\P{L}*)$/iu, '$1,$2')

const write = ([sign, whole, part]: Parts): string => {
  const tail = part === undefined ? '' : `,${part}`
  return `${sign && minus}${group(whole.replace(/^0+(?=\d)/, '') || (tail && '0'))}${tail}`
}

const itself = (text: string): string => text

/** What may become another number yet: it has both marks, a unit, or what multiplies it (`1 млн`, `1e5`). */
const open = /[^\d.,бю\s'’+\-\u2013\u2212]|,.*\.|\..*,/i

/**
 * Digits in groups of three, a decimal comma for which a point is as good, a real minus. What is no number, and what the
 * field may not take, stays as it was written: nothing is cut, and no digit meets another one by losing what stood
 * between them.
 */
export const numberText = ({ fraction, whole: most, isSigned, bare = itself }: NumberOptions): NumberText => {
  const read = (text: string): NumberParts | undefined => {
    if (isSeveral(text)) return undefined
    // Groups that are not of three digits are two numbers.
    const own = text.includes(noBreak) ? undefined : split(text)
    const [sign, digits = '', part = ''] = own ?? splitForeign(text, bare) ?? []
    const all = digits + part
    if (!all) return undefined
    const isNegative = sign !== '' && /[1-9]/.test(all)
    return { isNegative, whole: digits.replace(/^0+(?=\d)/, ''), part: part.replace(/0+$/, '') }
  }
  const problemOf: ProblemOf = (text) => {
    if (text === '') return undefined
    const parts = read(text)
    if (parts === undefined) return (words) => words.number
    if (parts.whole.length > most) return (words) => words.big
    if (parts.part.length > fraction) return (words) => (fraction === 0 ? words.whole : words.fraction(fraction))
    return parts.isNegative && !isSigned ? (words) => words.negative : undefined
  }
  return {
    problemOf,
    parse: (text) => (problemOf(text) === undefined ? read(text) : undefined),
    shape: inOneCell({
      layOut: (raw, edit) => {
        const narrowed = onRussianKeys(narrow(raw))
        // The space between groups is typed by habit; the field has its own.
        const text = edit === 'separate' ? narrowed.replace(/^([^ ]*) ([^ ]*)$/, '$1$2') : narrowed
        if (!text.trim()) return ''
        const own = edit === 'replace' ? undefined : split(text)
        const isOpen = edit !== 'replace' && edit !== 'paste' && open.test(text)
        const parts = own ?? (isOpen ? undefined : splitForeign(text, bare))
        return parts === undefined ? text : write(parts)
      },
      isFixed: (character) => character === noBreak,
      // Behind a number a key says something unless it is the sign beside the field; elsewhere it is a slip.
      accepts: (character, before, text) =>
        !open.test(character) || (before === text && /\d.*[^%]$/.test(text + character)),
      // A pasted number is read on its own, before it meets the text around it.
      cleanPaste: (text) => {
        const narrowed = narrow(text).trim()
        const parts = splitForeign(narrowed, bare)
        return parts === undefined
          ? narrowed.replaceAll(noBreak, ' ')
          : parts[0] + parts[1] + (parts[2] === undefined ? '' : `,${parts[2]}`)
      },
    }),
  }
}
