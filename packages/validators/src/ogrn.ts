import type { Branded } from './internal/brand.ts'
import { cleanDigits } from './internal/clean.ts'
import { fact, type Fact } from './internal/fact.ts'
import { d, type Mask } from './internal/mask.ts'
import { misfit } from './internal/misfit.ts'
import { below, digitsOf, pick, type Random } from './internal/random.ts'
import { regions } from './internal/regions.ts'
import { parsed } from './internal/report.ts'
import { identifierSchema, type Schema, type SchemaOptions } from './internal/schema.ts'
import type { CodeOf, Parsed } from './issue.ts'

/** A company registration number that has passed `check`. */
export type Ogrn = Branded<'Ogrn'>

/** Why a value is not an OGRN: not a string, empty, other characters, neither 13 nor 15 digits, wrong check digit. */
export type Code = CodeOf<'ogrn'>

// Powers of ten modulo 143, which is 11 times 13: the sum of digits with these weights leaves the same remainders by 11
// and by 13 as the number itself, and no step waits for a division. The check digit, which comes last, weighs nothing;
// a number of 13 digits starts at the third weight.
const weights = [10, 1, 43, 133, 142, 100, 10, 1, 43, 133, 142, 100, 10, 1, 0]

/**
 * Checks a company registration number: ОГРН of 13 digits, or ОГРНИП of 15 digits.
 *
 * The last digit is the last digit of a remainder: of the first 12 digits divided by 11, or of the first 14 divided by
 * 13 (so the remainders 10, 11 and 12 count as 0, 1 and 2). Source: order of the Ministry of Finance 165н of
 * 30.10.2017. Never throws and allocates nothing.
 *
 * @returns nothing when the number holds, else the reason
 */
export const check = (value: unknown): Code | undefined => {
  if (typeof value !== 'string' || (value.length !== 13 && value.length !== 15)) return misfit(value)
  const { length } = value
  let sum = 0
  let digit = 0
  for (let index = 0; index < length; index++) {
    digit = value.charCodeAt(index) ^ 48
    if (digit > 9) return 'format'
    sum += digit * (weights[15 - length + index] as number)
  }
  return (sum % (length - 2)) % 10 === digit ? undefined : 'checksum'
}

/** Whether a value is a company registration number; see `check`. */
export const is = (value: unknown): value is Ogrn => !check(value)

/** Reads what a person typed or pasted: spaces, hyphens, full-width digits and letters like О for 0 are forgiven. */
export const parse = (text: unknown): Parsed<Ogrn, 'ogrn'> => parsed('ogrn', text, cleanDigits, check)

/** Facts held in a registration number. */
export interface Facts {
  /** ОГРН of a legal entity, ОГРНИП of an entrepreneur, or the number of a later record about either of them. */
  readonly kind: 'legalEntity' | 'entrepreneur' | 'record'
  /** Year of the entry in the register. The number holds two digits; the register began in 2002. */
  readonly year: number
  /** The region where the entry was made, when its number is known. */
  readonly region: Fact | undefined
}

/** Tells what a registration number says, or nothing when the number does not hold. */
export const describe = (value: string): Facts | undefined =>
  check(value)
    ? undefined
    : {
        kind:
          value.length === 15 && value[0] === '3'
            ? 'entrepreneur'
            : /^[15].{12}$/.test(value)
              ? 'legalEntity'
              : 'record',
        year: 2000 + Number(value.slice(1, 3)),
        region: fact(regions, value.slice(3, 5)),
      }

/**
 * Makes a valid number for tests. The digits of the tax office are 99, which does not exist, so that it is nobody's
 * number.
 *
 * @param random - a source of numbers in [0, 1); seed it to get the same number again
 * @param length - 13 for a legal entity, 15 for an entrepreneur
 */
export const generate = (random: Random = Math.random, length: 13 | 15 = 13): Ogrn => {
  const year = 10 + below(random, 16)
  const head = `${length === 13 ? 1 : 3}${year}${pick(random, Object.keys(regions))}99`
  const digits = head + digitsOf(random, length - 1 - head.length)
  return `${digits}${(Number(digits) % (length - 2)) % 10}` as Ogrn
}

/** Input mask: up to fifteen digits. */
export const mask: Mask = [d, d, d, d, d, d, d, d, d, d, d, d, d, d, d]

/** A Standard Schema of the number; see `SchemaOptions`. */
export const schema = (options?: SchemaOptions<'ogrn'>): Schema<string, Ogrn> =>
  identifierSchema({ rule: 'ogrn', check, parse, pattern: '^(\\d{13}|\\d{15})$' }, options)
