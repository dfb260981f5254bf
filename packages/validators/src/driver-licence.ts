import type { Branded } from './internal/brand.ts'
import { driverLicence as label } from './internal/labels.ts'
import { d, type Mask } from './internal/mask.ts'
import { misfit } from './internal/misfit.ts'
import { limit } from './internal/clean.ts'
import { cleanPlate, plateLetters, writtenLetters } from './internal/letters.ts'
import { digitsOf, type Random } from './internal/random.ts'
import { parsed } from './internal/report.ts'
import { identifierSchema, type Schema, type SchemaOptions } from './internal/schema.ts'
import { seriesWords } from './internal/series.ts'
import { isFilled } from './internal/zeros.ts'
import type { CodeOf, Parsed } from './issue.ts'
import { driverLicence as en } from './messages/identifiers-en.ts'
import { driverLicence as ru } from './messages/identifiers-ru.ts'

/** Series and number of a driving licence that have passed `check`: ten characters together. */
export type DriverLicence = Branded<'DriverLicence'>

/**
 * Why a value is not a driving licence: not a string, empty, a character out of place, a length other than 10, or a
 * number of zeros.
 */
export type Code = CodeOf<'driverLicence'>

const pattern = new RegExp(`^\\d\\d(\\d\\d|[${plateLetters}]{2})\\d{6}$`)

/**
 * Checks series and number of a Russian driving licence, written together: four characters of the series and six digits
 * of the number.
 *
 * The series is four digits, or two digits and two letters on licences issued before March 2011, which may still stand
 * in older papers. There is no check digit. Source: order of the Ministry of Internal Affairs 365 of 13.05.2009. Never
 * throws and allocates nothing.
 *
 * @returns nothing when the value holds, else the reason
 */
export const check = (value: unknown): Code | undefined => {
  if (typeof value !== 'string' || value.length !== 10) return misfit(value)
  if (!pattern.test(value)) return 'format'
  return isFilled(value, 4) ? undefined : 'zeros'
}

/** Whether a value is a driving licence; see `check`. */
export const is = (value: unknown): value is DriverLicence => !check(value)

const clean = (text: string): string => cleanPlate(text.length > limit ? text : text.replace(seriesWords, ''))

/** Reads what a person typed or pasted: spaces, `№`, lower case and Latin look-alikes are forgiven. */
export const parse = (text: unknown): Parsed<DriverLicence, 'driverLicence'> =>
  parsed('driverLicence', label, text, clean, check)

/** Writes series and number for people: `99 12 345678` or `77 АВ 123456`. */
export const format = (value: string): string => writtenLetters(mask, value, cleanPlate)

/** Facts held in series and number. */
export interface Facts {
  readonly series: string
  readonly number: string
  /** The series has letters: the licence was issued before March 2011. */
  readonly hasLetters: boolean
}

/** Tells what a driving licence says, or nothing when it does not hold. */
export const describe = (value: string): Facts | undefined =>
  check(value) ? undefined : { series: value.slice(0, 4), number: value.slice(4), hasLetters: /\D/.test(value) }

/**
 * Makes a number for tests. Its series begins with 00, which has not been issued.
 *
 * @param random - a source of numbers in [0, 1); seed it to get the same number again
 */
export const generate = (random: Random = Math.random): DriverLicence =>
  `00${digitsOf(random, 2)}1${digitsOf(random, 5)}` as DriverLicence

const letterOrDigit = /[\dавекмнорстухabekmhopctyx]/i

/** Input mask: `dd xx dddddd`. */
export const mask: Mask = [d, d, ' ', letterOrDigit, letterOrDigit, ' ', d, d, d, d, d, d]

/** A Standard Schema of series and number; see `SchemaOptions`. */
export const schema = (options?: SchemaOptions<'driverLicence'>): Schema<string, DriverLicence> =>
  identifierSchema(
    { rule: 'driverLicence', texts: { ru, en }, check, parse, pattern: `^\\d{2}(\\d{2}|[${plateLetters}]{2})\\d{6}$` },
    options,
  )
