import type { Branded } from './internal/brand.ts'
import { fixed } from './internal/fixed.ts'
import { passport as label } from './internal/labels.ts'
import { d, type Mask, written } from './internal/mask.ts'
import { below, digitsOf, type Random } from './internal/random.ts'
import { digitsOnly, type Tidy, understood } from './internal/reading.ts'
import { identifierSchema, type Schema, type SchemaOptions } from './internal/schema.ts'
import { seriesWords } from './internal/series.ts'
import type { CodeOf, Parsed } from './issue.ts'
import { passport as en } from './messages/identifiers-en.ts'
import { passport as ru } from './messages/identifiers-ru.ts'

/** Series and number of a passport that have passed `check`: ten digits together. */
export type Passport = Branded<'Passport'>

/** Why a value is not a passport: not a string, empty, other characters than digits, a length other than 10, or zeros. */
export type Code = CodeOf<'passport'>

/**
 * Checks series and number of a passport of a citizen of Russia, written together: 4 + 6 digits. There is no check
 * digit; zeros alone are nobody's passport: `zeros`. Source: decree of the Government 2267 of 23.12.2023, in force since
 * 06.01.2024 (before: 828 of 08.07.1997; the number is built as before). Never throws and allocates nothing.
 *
 * @returns nothing when the value holds, else the reason
 */
export const check = (value: unknown): Code | undefined =>
  fixed(value, 10) ?? (value === '0000000000' ? 'zeros' : undefined)

/** Checks the series alone, for forms that ask for it in a field of its own: 4 digits. */
export const checkSeries = (value: unknown): Code | undefined => fixed(value, 4)

/** Checks the number alone, for forms that ask for it in a field of its own: 6 digits. */
export const checkNumber = (value: unknown): Code | undefined => fixed(value, 6)

/** Whether a value is a series and a number of a passport; see `check`. */
export const is = (value: unknown): value is Passport => !check(value)

const tidy: Tidy = (swap, text) => {
  swap(seriesWords, 'label')
  digitsOnly(swap, text)
}

/** Reads what a person typed or pasted: `паспорт 45 10 № 123456`, `N`, hyphens and full-width digits are forgiven. */
export const parse = (text: unknown): Parsed<Passport, 'passport'> => understood('passport', label, text, tidy, check)

/** Writes series and number for people: `45 10 123456`. Also a number that is not complete. */
export const format = (value: string): string => written(mask, value, (text) => parse(text).value)

/** Facts held in the series of a passport. */
export interface Facts {
  readonly series: string
  readonly number: string
  /** The first two digits: the territory by the classifier ОКАТО where the form was issued (45 is Moscow). */
  readonly territory: string
  /** The year in which the form was printed; digits 3 and 4 of the series. */
  readonly year: number
}

/** Tells what a passport number says, or nothing when it does not hold. */
export const describe = (value: string): Facts | undefined => {
  if (check(value)) return undefined
  const year = Number(value.slice(2, 4))
  return {
    series: value.slice(0, 4),
    number: value.slice(4),
    territory: value.slice(0, 2),
    // Forms of this kind have been printed since 1997.
    year: (year < 97 ? 2000 : 1900) + year,
  }
}

/**
 * Makes a number for tests. Its territory 99 does not exist, so that it is nobody's passport.
 *
 * @param random - a source of numbers in [0, 1); seed it to get the same number again
 */
export const generate = (random: Random = Math.random): Passport =>
  `99${10 + below(random, 16)}${digitsOf(random, 6)}` as Passport

/** Input mask: `dd dd dddddd`. */
export const mask: Mask = [d, d, ' ', d, d, ' ', d, d, d, d, d, d]

/** A Standard Schema of series and number; see `SchemaOptions`. */
export const schema = (options?: SchemaOptions<'passport'>): Schema<string, Passport> =>
  identifierSchema({ rule: 'passport', texts: { ru, en }, check, parse, pattern: '^\\d{10}$' }, options)
