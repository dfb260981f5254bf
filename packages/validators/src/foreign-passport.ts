import type { Branded } from './internal/brand.ts'
import { fixed } from './internal/fixed.ts'
import { foreignPassport as label } from './internal/labels.ts'
import { d, type Mask, written } from './internal/mask.ts'
import { digitsOf, type Random } from './internal/random.ts'
import { digitsOnly, type Tidy, understood } from './internal/reading.ts'
import { identifierSchema, type Schema, type SchemaOptions } from './internal/schema.ts'
import { seriesWords } from './internal/series.ts'
import { isFilled } from './internal/zeros.ts'
import type { CodeOf, Parsed } from './issue.ts'
import { foreignPassport as en } from './messages/identifiers-en.ts'
import { foreignPassport as ru } from './messages/identifiers-ru.ts'

/** Series and number of a passport for travel that have passed `check`: nine digits together. */
export type ForeignPassport = Branded<'ForeignPassport'>

/**
 * Why a value is not a passport for travel: not a string, empty, other characters than digits, a length other than 9, or
 * a number of zeros.
 */
export type Code = CodeOf<'foreignPassport'>

/**
 * Checks series and number of a passport with which a citizen of Russia travels abroad (заграничный паспорт), written
 * together: 2 + 7 digits. There is no check digit outside of the machine-readable lines. Source: decree of the
 * Government 687 of 18.11.2005 on the forms with an electronic carrier. Never throws and allocates nothing.
 *
 * @returns nothing when the value holds, else the reason
 */
export const check = (value: unknown): Code | undefined =>
  fixed(value, 9) ?? (isFilled(value as string, 2) ? undefined : 'zeros')

/** Whether a value is a passport for travel; see `check`. */
export const is = (value: unknown): value is ForeignPassport => !check(value)

const tidy: Tidy = (swap, text) => {
  swap(seriesWords, 'label')
  digitsOnly(swap, text)
}

/** Reads what a person typed or pasted: `71 № 1234567`, spaces, hyphens and full-width digits are forgiven. */
export const parse = (text: unknown): Parsed<ForeignPassport, 'foreignPassport'> =>
  understood('foreignPassport', label, text, tidy, check)

/** Writes series and number for people: `71 1234567`. */
export const format = (value: string): string => written(mask, value, (text) => parse(text).value)

/** Facts held in series and number. */
export interface Facts {
  readonly series: string
  readonly number: string
}

/** Tells what a passport for travel says, or nothing when it does not hold. */
export const describe = (value: string): Facts | undefined =>
  check(value) ? undefined : { series: value.slice(0, 2), number: value.slice(2) }

/**
 * Makes a number for tests. Its series 00 has not been issued.
 *
 * @param random - a source of numbers in [0, 1); seed it to get the same number again
 */
export const generate = (random: Random = Math.random): ForeignPassport =>
  `001${digitsOf(random, 6)}` as ForeignPassport

/** Input mask: `dd ddddddd`. */
export const mask: Mask = [d, d, ' ', d, d, d, d, d, d, d]

/** A Standard Schema of series and number; see `SchemaOptions`. */
export const schema = (options?: SchemaOptions<'foreignPassport'>): Schema<string, ForeignPassport> =>
  identifierSchema(
    { rule: 'foreignPassport', texts: { ru, en }, check, parse, pattern: '^\\d{2}(?!0+$)\\d{7}$' },
    options,
  )
