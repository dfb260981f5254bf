import type { Branded } from './internal/brand.ts'
import { okpo as label } from './internal/labels.ts'
import { d, type Mask } from './internal/mask.ts'
import { misfit } from './internal/misfit.ts'
import { below, digitsOf, type Random } from './internal/random.ts'
import { digitsOnly, understood } from './internal/reading.ts'
import { identifierSchema, type Schema, type SchemaOptions } from './internal/schema.ts'
import type { CodeOf, Parsed } from './issue.ts'
import { okpo as en } from './messages/identifiers-en.ts'
import { okpo as ru } from './messages/identifiers-ru.ts'

/** A statistical code of an enterprise that has passed `check`. */
export type Okpo = Branded<'Okpo'>

/** Why a value is not an OKPO code: not a string, empty, other characters, neither 8 nor 10 digits, wrong check digit, zeros. */
export type Code = CodeOf<'okpo'>

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
 * Checks a code of the classifier of enterprises (ОКПО): 8 digits of an organisation or 10 of an entrepreneur, with one
 * check digit. Zeros alone satisfy it and are nobody's code: `zeros`. Source: rules of standardization ПР 50.1.024-2005,
 * annex with the method of control numbers. Never throws and allocates nothing.
 *
 * @returns nothing when the code holds, else the reason
 */
export const check = (value: unknown): Code | undefined => {
  if (typeof value !== 'string' || (value.length !== 8 && value.length !== 10)) return misfit(value)
  const sum = weigh(value, 1)
  const last = value.charCodeAt(value.length - 1) ^ 48
  if (sum < 0 || last > 9) return 'format'
  if (control(value, sum) !== last) return 'checksum'
  return sum ? undefined : 'zeros'
}

/** Whether a value is an OKPO code; see `check`. */
export const is = (value: unknown): value is Okpo => !check(value)

/** Reads what a person typed or pasted: spaces, hyphens, full-width digits and letters like О for 0 are forgiven. */
export const parse = (text: unknown): Parsed<Okpo, 'okpo'> => understood('okpo', label, text, digitsOnly, check)

/** Facts held in an OKPO code. */
export interface Facts {
  /** 8 digits: an organisation; 10 digits: an entrepreneur. */
  readonly kind: 'organization' | 'entrepreneur'
}

/** Tells what an OKPO code says, or nothing when it does not hold. */
export const describe = (value: string): Facts | undefined =>
  check(value) ? undefined : { kind: value.length === 8 ? 'organization' : 'entrepreneur' }

/**
 * Makes a valid code for tests.
 *
 * @param random - a source of numbers in [0, 1); seed it to get the same code again
 * @param length - 8 for an organisation, 10 for an entrepreneur
 */
export const generate = (random: Random = Math.random, length: 8 | 10 = 8): Okpo => {
  const digits = `${1 + below(random, 9)}${digitsOf(random, length - 2)}`
  return `${digits}${control(`${digits}0`, weigh(`${digits}0`, 1))}` as Okpo
}

/** Input mask: up to ten digits. */
export const mask: Mask = [d, d, d, d, d, d, d, d, d, d]

/** A Standard Schema of the code; see `SchemaOptions`. */
export const schema = (options?: SchemaOptions<'okpo'>): Schema<string, Okpo> =>
  identifierSchema({ rule: 'okpo', texts: { ru, en }, check, parse, pattern: '^(\\d{8}|\\d{10})$' }, options)
