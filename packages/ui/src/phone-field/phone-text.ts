import { mask } from '@cabinet/validators/mobile-phone'
import { inOneCell, isSeveral } from '../internal/entry/cells.ts'
import { maskedText } from '../internal/entry/mask-shape.ts'
import type { ProblemOf } from '../internal/entry/problem.ts'
import { digitsOf, narrow, textCodec, type Codec, type Edit, type Shape } from '../internal/entry/shape.ts'

// Without «+7 »: a number may be written with an 8 for a while.
const national = maskedText(mask.slice(3))

/** Country codes of one and of two digits; all others have three (ITU-T E.164). */
const shortCode = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/
const mostForeign = 15

type Number =
  /** Ten digits after +7, fewer while it is being typed, more when there is one too many. */
  | { kind: 'national'; digits: string }
  /** Typed with the 8 of Russian trunk calls; the digits after it. Which number it is shows with the eleventh. */
  | { kind: 'trunk'; digits: string }
  /** With a plus and another country code. */
  | { kind: 'foreign'; digits: string }
  | { kind: 'unread' }

const unread: Number = { kind: 'unread' }
const foreign = (digits: string): Number => (digits.length > mostForeign ? unread : { kind: 'foreign', digits })

/**
 * After +7 people type the 8 or the 7 of their habit once more. Only where the whole would be a number that nobody has:
 * no code of the Russian plan begins with 88 or 89, and the code of a mobile begins with 9.
 */
const afterSeven = (digits: string): string =>
  digits.length > 10 && /^(?:8[89]|79)/.test(digits) ? digits.slice(1) : digits

/** The number of a text with a plus in front of its digits. */
const withPlus = (digits: string): Number =>
  digits.startsWith('7') ? { kind: 'national', digits: afterSeven(digits.slice(1)) } : foreign(digits)

/**
 * Reads what is typed key by key. An 8 in front may be the trunk prefix or the first digit of a code such as 812; no
 * code begins with 1, 2, 5, 6 or 0, so that ten digits like 812 123-45-67 are a whole number, and 8 495 123-45-6 is not.
 */
const typed = (digits: string): Number => {
  if (!/^[78]/.test(digits)) return { kind: 'national', digits }
  if (digits.startsWith('7')) return { kind: 'national', digits: digits.slice(1) }
  if (digits.length === 10 && /^8[01256]/.test(digits)) return { kind: 'national', digits }
  const rest = digits.slice(1)
  return rest.length === 10 ? { kind: 'national', digits: rest } : { kind: 'trunk', digits: rest }
}

/** Reads a whole number from elsewhere: `8 (916) 123-45-67`, `7916…`, ten digits; with words around it. */
const whole = (text: string, digits: string): Number => {
  if (digits.length === 11 && /^[78]/.test(digits)) return { kind: 'national', digits: digits.slice(1) }
  // A 7 or an 8 that is set apart or followed by 9 is the country's: «8 495 123-45-6» lacks its last digit, and would be
  // another number with +7 in front. «812 123-45-67» and «7012345678» are whole.
  if (digits.length < 11 && /^\D*[78](?:\D|9)/.test(text)) return { kind: 'national', digits: digits.slice(1) }
  return digits.length > 10 ? unread : { kind: 'national', digits }
}

/** Words around a number, which may stand in cells beside it. */
const withoutWords = (text: string): string => narrow(text).replaceAll(/^[^\d+(]+|[^\d)+]+$/g, '')

/** A letter right after a digit; words, a comma or a semicolon between two: an extension or another number follows. */
const several = /\d(?:\p{L}|\D*[\p{L},;]\D*\d)/u

const read = (raw: string, edit: Edit): Number => {
  if (several.test(narrow(raw))) return unread
  const text = withoutWords(raw)
  if (isSeveral(text)) return unread
  const digits = digitsOf(text)
  const isWhole = edit === 'paste' || edit === 'replace'
  if (digits === '' || /\d.*\+/.test(text)) return unread
  if (text.includes('+')) return /^\(?\+/.test(text) ? withPlus(digits) : unread
  if (/^00[1-9]/.test(digits) && digits.length > 11) return withPlus(digits.slice(2))
  if (/^810[1-9]/.test(digits) && digits.length > 11) return withPlus(digits.slice(3))
  if (isWhole) return whole(text, digits)
  if (digits.length > 11) return unread
  return text.startsWith('(') ? { kind: 'national', digits } : typed(digits)
}

const groups = (digits: string): string => digits.replaceAll(/(\d{3})(?=\d{2})/g, '$1 ')

const write = (number: Number, raw: string): string => {
  if (number.kind === 'unread') return raw
  if (number.kind === 'national') return `+7 ${national.codec.write(number.digits)}`.trimEnd()
  if (number.kind === 'trunk') return `8 ${national.codec.write(number.digits)}`.trimEnd()
  const length = shortCode.exec(number.digits)?.[0].length ?? 3
  const rest = number.digits.slice(length)
  return `+${number.digits.slice(0, length)}${rest === '' ? '' : ` ${groups(rest)}`}`
}

/** `+7 ddd ddd-dd-dd`; `8 ddd …` until it is known what the 8 means; other countries as `+375 291 234 567`. */
export const phoneShape: Shape = inOneCell(
  {
    layOut: (raw, edit) => {
      const text = narrow(raw)
      if (text.trim() === '') return ''
      if (/^\s*\+\s*$/.test(text)) return edit === 'delete' ? '' : '+'
      // A 7 that is taken out of «+7 916 …» makes no Indian number of it: the prefix comes back.
      const shown = write(read(edit === 'delete' ? text.replace(/^\+\s/, '+7') : text, edit), raw)
      // The prefix that is left of a number goes with its last digit.
      return edit === 'delete' && shown === '+7' ? '' : shown
    },
    isFixed: (character) => /[\s-]/.test(character),
    accepts: (character) => !/\p{L}/u.test(character),
  },
  withoutWords,
)

/** `+7XXXXXXXXXX`, shorter while it is being typed; other countries with a plus; what cannot be read as it is. */
export const phoneCodec: Codec<string> = textCodec(
  (text) => {
    const number = read(text, 'insert')
    if (number.kind === 'unread') return text.trim().replace(/^\+$/, '')
    if (number.kind === 'foreign') return `+${number.digits}`
    return number.digits === '' ? '' : `+7${number.digits}`
  },
  (value) => phoneShape.layOut(value, 'insert'),
)

/** What is wrong with a number, where other countries are possible and where they are not. */
export const phoneProblem =
  (isInternational: boolean): ProblemOf =>
  (text) => {
    if (text === '') return undefined
    const number = read(text, 'insert')
    if (number.kind === 'unread') return (words) => (isInternational ? words.international : words.phone)
    if (number.kind === 'foreign') return isInternational ? undefined : (words) => words.foreign
    if (number.kind === 'trunk' && number.digits.length === 9) return (words) => words.short
    if (number.digits.length === 9) return (words) => words.missing
    return number.digits.length > 10 ? (words) => words.long(10, number.digits.length) : undefined
  }
