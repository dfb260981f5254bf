import type { Branded } from './internal/brand.ts'
import { mobilePhone as label } from './internal/labels.ts'
import { d, type Mask, written } from './internal/mask.ts'
import { misfit } from './internal/misfit.ts'
import { digitsOf, type Random } from './internal/random.ts'
import { digitsOnly, type Tidy, understood } from './internal/reading.ts'
import { beginsWithCountry } from './internal/phone-country.ts'
import { identifierSchema, type Schema, type SchemaOptions } from './internal/schema.ts'
import type { CodeOf, Parsed } from './issue.ts'
import { mobilePhone as en } from './messages/identifiers-en.ts'
import { mobilePhone as ru } from './messages/identifiers-ru.ts'

/** A mobile phone that has passed `check`, in the form +7XXXXXXXXXX. */
export type MobilePhone = Branded<'MobilePhone'>

/**
 * Why a value is not a phone: not a string, empty, a character out of place, or a number of digits other than 10. Where
 * `parse` knows that the 7 or 8 in front is the country's and a digit is missing after it, the code is `short`.
 */
export type Code = CodeOf<'mobilePhone'>

/**
 * Checks a Russian mobile phone: a plus, a seven and exactly 10 digits, with nothing between them.
 *
 * The code of the operator is not looked at: a number of the plan that is not in use today may be in use tomorrow.
 * Source: specification of the product; the Russian system and plan of numbering.
 * Never throws and allocates nothing.
 *
 * @returns nothing when the number holds, else the reason
 */
export const check = (value: unknown): Code | undefined => {
  if (typeof value !== 'string' || value.length !== 12) return misfit(value)
  if (value[0] !== '+' || value[1] !== '7') return 'format'
  for (let index = 2; index < 12; index++) if ((value.charCodeAt(index) ^ 48) > 9) return 'format'
  return undefined
}

/** Whether a value is a mobile phone; see `check`. */
export const is = (value: unknown): value is MobilePhone => !check(value)

// The number inside of a firm behind that of the firm: it is dialled later, and is no part of a mobile phone.
const extension =
  /[\s,;(]*(?:до[бп][а-яё]*|д(?=\.)|вн(?:утр[а-яё]*)?(?:\.? номер)?|ext(?:ension)?|x|#)[\s.:№=]*(\d{1,6})$/i

const tidy: Tidy = (swap, text) => {
  const isCountry = beginsWithCountry(swap(extension, 'other'))
  digitsOnly(swap, text)
  const digits = swap(/[().]+/g, 'separator')
  // Ten digits of which the first is the country's lack one: with +7 in front they would be somebody else's number.
  if (!isCountry || digits.length !== 10) swap(/^(?:\+?7|8)?(?=\d{10}$)/, 'prefix', () => '+7')
}

const checkRead = (value: unknown): Code | undefined =>
  check(value) && typeof value === 'string' && /^[78]\d{9}$/.test(value) ? 'short' : check(value)

/**
 * Reads what a person typed or pasted: `тел. 8 (916) 123-45-67`, `7 916 …`, ten digits alone and full-width digits all
 * become `+79161234567`; `changes` tells what was dropped. An extension (`доб. 12`) is no part of the value and stands in
 * `extension`.
 *
 * A 7 or an 8 that is set apart from the ten digits after it (`8 (916) …`), or is followed by 9, is the country's. With
 * one digit too few such a number is refused as `short`; `812 123-45-67` and `7012345678` are read.
 */
export const parse = (text: unknown): Parsed<MobilePhone, 'mobilePhone'> & { readonly extension?: string } => {
  const read = understood<MobilePhone, 'mobilePhone'>('mobilePhone', label, text, tidy, checkRead)
  const digits = read.changes?.flatMap(({ kind, text: left }) => (kind === 'other' && extension.exec(left)?.[1]) || [])
  return digits?.[0] ? { ...read, extension: digits[0] } : read
}

/**
 * Writes a phone for people: `+7 916 123-45-67`, from any spelling that `parse` takes. Also a number that is not
 * complete, when it begins with +7; anything else stays as it is.
 */
export const format = (value: string): string => {
  const canonical = parse(value).value
  if (canonical) return written(mask, canonical.slice(2), () => undefined)
  const [, digits] =
    (typeof value === 'string' && value.length < 64 && /^\s*\+7([\d \u00a0\u202f-]*)$/.exec(value)) || []
  if (digits === undefined) return typeof value === 'string' ? value : ''
  return digits ? written(mask, digits, () => undefined) : ''
}

/** Facts held in a phone number. */
export interface Facts {
  /** Three digits after +7: the code of the operator or of the area. */
  readonly code: string
  /** The code belongs to the mobile range, 9XX. */
  readonly isMobileRange: boolean
}

/** Tells what a phone number says, or nothing when it does not hold. */
export const describe = (value: string): Facts | undefined =>
  check(value) ? undefined : { code: value.slice(2, 5), isMobileRange: value[2] === '9' }

/**
 * Makes a number for tests. Its code 000 is not assigned, so that nobody answers.
 *
 * @param random - a source of numbers in [0, 1); seed it to get the same number again
 */
export const generate = (random: Random = Math.random): MobilePhone => `+7000${digitsOf(random, 7)}` as MobilePhone

/**
 * Input mask: `+7 ddd ddd-dd-dd`. The first digit after +7 cannot be 8: no mobile code begins with it, and the 8 of
 * `8 916 …` would push the last digit out and make another person's number. `@cabinet/validators/maskito` reads whole
 * numbers in every spelling.
 */
export const mask: Mask = ['+', '7', ' ', /[0-79]/, d, d, ' ', d, d, d, '-', d, d, '-', d, d]

/** A Standard Schema of the phone; see `SchemaOptions`. */
export const schema = (options?: SchemaOptions<'mobilePhone'>): Schema<string, MobilePhone> =>
  identifierSchema<MobilePhone, 'mobilePhone'>(
    { rule: 'mobilePhone', texts: { ru, en }, check, parse, pattern: '^\\+7\\d{10}$' },
    options,
  )
