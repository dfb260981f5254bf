import type { Branded } from './internal/brand.ts'
import { cleanDigits } from './internal/clean.ts'
import { fact, type Fact } from './internal/fact.ts'
import { d, type Mask } from './internal/mask.ts'
import { digitsOf, pick, type Random } from './internal/random.ts'
import { regions } from './internal/regions.ts'
import { parsed } from './internal/report.ts'
import { identifierSchema, type Schema, type SchemaOptions } from './internal/schema.ts'
import type { CodeOf, Parsed } from './issue.ts'

/** A taxpayer number that has passed `check`. */
export type Inn = Branded<'Inn'>

/**
 * Why a value is not an INN: not a string, an empty string, other characters than ASCII digits, a number of digits
 * other than 10 and 12, a wrong check digit, or nothing but zeros (which would satisfy the check digits).
 */
export type Code = CodeOf<'inn'>

/** What may pass besides real numbers. */
export interface Options {
  /** Twelve or ten zeros, which some registers write where a person has no INN. */
  readonly accept?: 'zeros'
}

// Made once: a literal in the function would be a new object at every call.
const noDigit = /\D/

// Weights of both check digits in one number, so that one multiplication serves two sums: units for the last check
// digit, and 1001 times the weight for the one before it. 1001 is a multiple of 11, so modulo 11 the second part is not
// there; and a sum of units is below 550, so dividing by 1001 leaves the second part alone. A number of 10 digits starts
// at the third weight and uses the units alone.
const weights = [7010, 2009, 4006, 10014, 3013, 5008, 9014, 4013, 6010, 8014, 8, 0]

/**
 * Checks a taxpayer number (ИНН): 10 digits of an organisation with one check digit, or 12 digits of a person with two.
 *
 * A check digit is the sum of the digits before it, each times its weight, modulo 11, modulo 10. Zeros alone satisfy
 * that and are nobody's number, so they are refused with a code of their own, `zeros`; who wants to let them pass says so
 * to `is`, `parse` or `schema`, or looks at the code. Source: order of the Federal Tax Service
 * ММВ-7-6/435@ of 29.06.2012. Never throws and allocates nothing.
 *
 * @returns nothing when the number holds, else the reason
 */
export const check = (value: unknown): Code | undefined => {
  if (typeof value !== 'string') return 'type'
  const length = value.length
  let sum = 0
  let digit = 0
  if (length - 10 && length - 12)
    // What is too long to be a number is not read at all: reading would first have to flatten a rope of that size.
    return length ? (length < 65 && noDigit.test(value) ? 'format' : 'length') : 'empty'
  for (let index = 0; index < length; index++) {
    // `code ^ 48` is below ten for the ten ASCII digits and for nothing else in Unicode.
    digit = value.charCodeAt(index) ^ 48
    if (digit > 9) return 'format'
    sum += digit * (weights[12 - length + index] as number)
  }
  if ((sum % 11) % 10 !== digit) return 'checksum'
  if (length > 10 && (((sum / 1001) | 0) % 11) % 10 !== (value.charCodeAt(10) ^ 48)) return 'checksum'
  return sum ? undefined : 'zeros'
}

const checkWith =
  (options: Options | undefined) =>
  (value: unknown): Code | undefined => {
    const code = check(value)
    return code === options?.accept ? undefined : code
  }

/** Whether a value is a taxpayer number; see `check`. */
export const is = (value: unknown, options?: Options): value is Inn => !checkWith(options)(value)

/** Reads what a person typed or pasted: spaces, hyphens, full-width digits and letters like О for 0 are forgiven. */
export const parse = (text: unknown, options?: Options): Parsed<Inn, 'inn'> =>
  parsed('inn', text, cleanDigits, checkWith(options))

/** Facts held in a taxpayer number. */
export interface Facts {
  /** 10 digits: an organisation, or a foreign one (prefix 9909); 12 digits: a person, with or without a business. */
  readonly kind: 'organization' | 'foreignOrganization' | 'person'
  /** The region that issued the number, when its number is known. */
  readonly region: Fact | undefined
  /** The tax office that issued the number: its first four digits. */
  readonly taxOffice: string
}

/** Tells what a taxpayer number says about its owner, or nothing when the number does not hold. */
export const describe = (value: string): Facts | undefined =>
  check(value)
    ? undefined
    : {
        kind: value.length === 12 ? 'person' : value.startsWith('9909') ? 'foreignOrganization' : 'organization',
        region: fact(regions, value.slice(0, 2)),
        taxOffice: value.slice(0, 4),
      }

/**
 * Makes a valid number for tests. Its tax office ends in 99, which does not exist, so that it is nobody's number.
 *
 * @param random - a source of numbers in [0, 1); seed it to get the same number again
 * @param length - 10 for an organisation, 12 for a person
 */
export const generate = (random: Random = Math.random, length: 10 | 12 = 10): Inn => {
  let digits = `${pick(random, Object.keys(regions))}99${digitsOf(random, length === 10 ? 5 : 6)}`
  while (digits.length < length) {
    let sum = 0
    // The check digit that comes next stands `11 - digits.length` places before the end of the row of its weights.
    for (let index = 0; index < digits.length; index++)
      sum += Number(digits[index]) * ((weights[index + 11 - digits.length] as number) % 1001)
    digits += (sum % 11) % 10
  }
  return digits as Inn
}

/** Input mask: up to twelve digits. */
export const mask: Mask = [d, d, d, d, d, d, d, d, d, d, d, d]

/** A Standard Schema of the number; see `SchemaOptions` and `Options`. */
export const schema = (options: SchemaOptions<'inn'> & Options = {}): Schema<string, Inn> =>
  identifierSchema(
    {
      rule: 'inn',
      check: checkWith(options),
      parse: (text) => parse(text, options),
      pattern: '^(\\d{10}|\\d{12})$',
    },
    options,
  )
