import type { Branded } from './internal/brand.ts'
import { countries } from './internal/countries.ts'
import { swift as label } from './internal/labels.ts'
import { cleanLatin, writtenLetters } from './internal/letters.ts'
import type { Mask } from './internal/mask.ts'
import { misfit } from './internal/misfit.ts'
import { below, type Random } from './internal/random.ts'
import { parsed } from './internal/report.ts'
import { identifierSchema, type Schema, type SchemaOptions } from './internal/schema.ts'
import type { CodeOf, Parsed } from './issue.ts'
import { swift as en } from './messages/identifiers-en.ts'
import { swift as ru } from './messages/identifiers-ru.ts'

/** A business identifier code of SWIFT that has passed `check`: 8 or 11 capital letters and digits. */
export type Swift = Branded<'Swift'>

/**
 * Why a value is not a SWIFT code: not a string, empty, a character that may not stand there, neither 8 nor 11
 * characters, or a country that there is not.
 */
export type Code = CodeOf<'swift'>

const pattern = /^[A-Z\d]{4}[A-Z]{2}[A-Z\d]{2}([A-Z\d]{3})?$/

/**
 * Checks a business identifier code (SWIFT, BIC): four characters of the institution, two letters of the country, two
 * characters of the place, and three of the branch, which may be left out. There is no check digit. Source: ISO
 * 9362:2022 and the form that ISO 20022 gives it. Never throws and allocates nothing.
 *
 * @returns nothing when the code holds, else the reason
 */
export const check = (value: unknown): Code | undefined => {
  if (typeof value !== 'string' || (value.length !== 8 && value.length !== 11)) return misfit(value)
  if (!pattern.test(value)) return 'format'
  return countries.includes(value.slice(4, 6)) ? undefined : 'country'
}

/** Whether a value is a SWIFT code; see `check`. */
export const is = (value: unknown): value is Swift => !check(value)

/** Reads what a person typed or pasted: spaces, hyphens, lower case and Cyrillic look-alikes are forgiven. */
export const parse = (text: unknown): Parsed<Swift, 'swift'> => parsed('swift', label, text, cleanLatin, check)

/** Writes a code for people in its parts: `SABR RU MM` or `SABR RU MM 012`. */
export const format = (value: string): string => writtenLetters(mask, value, cleanLatin)

/** Facts held in a SWIFT code. */
export interface Facts {
  /** The institution: the first four characters. */
  readonly institution: string
  /** The country: two letters of ISO 3166-1. */
  readonly country: string
  /** The branch, when it is not the head office. */
  readonly branch: string | undefined
  /** The second character of the place is 0: a code for testing, through which no money goes. */
  readonly isTest: boolean
}

/** Tells what a code says, or nothing when it does not hold. */
export const describe = (value: string): Facts | undefined => {
  if (check(value)) return undefined
  const branch = value.slice(8)
  return {
    institution: value.slice(0, 4),
    country: value.slice(4, 6),
    branch: branch === '' || branch === 'XXX' ? undefined : branch,
    isTest: value[7] === '0',
  }
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/**
 * Makes a code of the right form for tests. It is a code for testing, so that it is no bank's.
 *
 * @param random - a source of numbers in [0, 1); seed it to get the same code again
 */
export const generate = (random: Random = Math.random): Swift => {
  const some = (): string => letters.charAt(below(random, 26))
  return `${some()}${some()}${some()}${some()}RU${some()}0` as Swift
}

const any = /[\da-z]/i
const letter = /[a-z]/i

/** Input mask: groups of 4-2-2-3 characters. */
export const mask: Mask = [any, any, any, any, ' ', letter, letter, ' ', any, any, ' ', any, any, any]

/** A Standard Schema of the code; see `SchemaOptions`. */
export const schema = (options?: SchemaOptions<'swift'>): Schema<string, Swift> =>
  identifierSchema(
    { rule: 'swift', texts: { ru, en }, check, parse, pattern: '^[A-Z\\d]{4}[A-Z]{2}[A-Z\\d]{2}([A-Z\\d]{3})?$' },
    options,
  )
