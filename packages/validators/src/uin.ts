import type { Branded } from './internal/brand.ts'
import { uin as label } from './internal/labels.ts'
import { d, type Mask, written } from './internal/mask.ts'
import { misfit } from './internal/misfit.ts'
import { digitsOf, type Random } from './internal/random.ts'
import { digitsOnly, understood } from './internal/reading.ts'
import { identifierSchema, type Schema, type SchemaOptions } from './internal/schema.ts'
import { isFilled } from './internal/zeros.ts'
import type { CodeOf, Parsed } from './issue.ts'
import { uin as en } from './messages/identifiers-en.ts'
import { uin as ru } from './messages/identifiers-ru.ts'

/** An identifier of a charge that has passed `check`: 20 or 25 digits. */
export type Uin = Branded<'Uin'>

/**
 * Why a value is not a UIN: not a string, empty, other characters than digits, neither 20 nor 25 of them, nothing but
 * zeros, or a wrong check digit.
 */
export type Code = CodeOf<'uin'>

/** The sum of the digits before the last, times 1, 2, … 10, 1, … starting from `first`; -1 where one is no digit. */
const weigh = (value: string, first: number): number => {
  let sum = 0
  for (let index = 0; index < value.length - 1; index++) {
    const digit = value.charCodeAt(index) ^ 48
    if (digit > 9) return -1
    sum += digit * (((index + first - 1) % 10) + 1)
  }
  return sum
}

/** The check digit: modulo 11; where that gives ten, once more with weights from 3 on; where it gives ten again, zero. */
const control = (value: string, sum: number): number => (sum % 11 < 10 ? sum % 11 : (weigh(value, 3) % 11) % 10)

/**
 * Checks the identifier of a charge (УИН), which names what a payment to the budget is for: 20 or 25 digits, the last of
 * them the check digit.
 *
 * A payment without one carries a single `0` in its field 22: let the form leave the field empty instead. The format
 * also allows letters in 20 characters, for the series of paper resolutions; nobody can type them safely, and they are
 * refused. Source: formats of ГИС ГМП, version 2 (appendix on identifiers). Never throws and allocates nothing.
 *
 * @returns nothing when the identifier holds, else the reason
 */
export const check = (value: unknown): Code | undefined => {
  if (typeof value !== 'string' || (value.length !== 20 && value.length !== 25)) return misfit(value)
  const sum = weigh(value, 1)
  const last = value.charCodeAt(value.length - 1) ^ 48
  if (sum < 0 || last > 9) return 'format'
  if (control(value, sum) !== last) return 'checksum'
  return isFilled(value) ? undefined : 'zeros'
}

/** Whether a value is an identifier of a charge; see `check`. */
export const is = (value: unknown): value is Uin => !check(value)

/** Reads what a person typed or pasted: spaces, hyphens, full-width digits and letters like О for 0 are forgiven. */
export const parse = (text: unknown): Parsed<Uin, 'uin'> => understood('uin', label, text, digitsOnly, check)

/** Writes an identifier for people, in groups of five digits: `18810 57726 08480 02037`. */
export const format = (value: string): string => written(mask, value, (text) => parse(text).value)

/** Facts held in an identifier. */
export interface Facts {
  /** The chief administrator of the income, as in the first three digits of the КБК: 182 is the tax service. */
  readonly administrator: string
}

/** Tells what an identifier says, or nothing when it does not hold. */
export const describe = (value: string): Facts | undefined =>
  check(value) ? undefined : { administrator: value.slice(0, 3) }

/**
 * Makes a valid identifier for tests. Its administrator is 999, whom there is not.
 *
 * @param random - a source of numbers in [0, 1); seed it to get the same identifier again
 * @param length - 20 or 25 digits
 */
export const generate = (random: Random = Math.random, length: 20 | 25 = 20): Uin => {
  const digits = `999${digitsOf(random, length - 4)}`
  return `${digits}${control(`${digits}0`, weigh(`${digits}0`, 1))}` as Uin
}

/** Input mask: up to 25 digits in groups of five. */
export const mask: Mask = [
  ...[d, d, d, d, d, ' ', d, d, d, d, d, ' ', d, d, d, d, d, ' '],
  ...[d, d, d, d, d, ' ', d, d, d, d, d],
]

/** A Standard Schema of the identifier; see `SchemaOptions`. */
export const schema = (options?: SchemaOptions<'uin'>): Schema<string, Uin> =>
  identifierSchema({ rule: 'uin', texts: { ru, en }, check, parse, pattern: '^(?!0+$)(\\d{20}|\\d{25})$' }, options)
