import type { Branded } from './internal/brand.ts'
import { squeeze } from './internal/clean.ts'
import { cadastralNumber as label } from './internal/labels.ts'
import { d, type Mask } from './internal/mask.ts'
import { misfit } from './internal/misfit.ts'
import { below, digitsOf, type Random } from './internal/random.ts'
import { parsed } from './internal/report.ts'
import { identifierSchema, type Schema, type SchemaOptions } from './internal/schema.ts'
import type { CodeOf, Parsed } from './issue.ts'
import { cadastralNumber as en } from './messages/identifiers-en.ts'
import { cadastralNumber as ru } from './messages/identifiers-ru.ts'

/** A cadastral number that has passed `check`: `77:01:0001013:4915`. */
export type CadastralNumber = Branded<'CadastralNumber'>

/**
 * Why a value is not a cadastral number: not a string, empty, longer than any number, or not four groups of digits
 * between colons.
 */
export type Code = CodeOf<'cadastralNumber'>

const pattern = /^\d\d:\d\d:\d{6,7}:[1-9]\d{0,9}$/

/**
 * Checks the cadastral number of a plot, a building, a room or another object of real estate: the cadastral okrug and
 * the district (2 digits each), the quarter (6 or 7) and the number of the object, between colons.
 *
 * The order sets no longest number of an object; ten digits are taken, more than any quarter has. There is no check
 * digit. Source: order of the Ministry of Economic Development 877 of 24.11.2015 and the order П/0183 of Rosreestr that
 * followed it. Never throws and allocates nothing.
 *
 * @returns nothing when the number holds, else the reason
 */
export const check = (value: unknown): Code | undefined => {
  if (typeof value !== 'string' || !value || value.length > 24) return misfit(value)
  return pattern.test(value) ? undefined : 'format'
}

/** Whether a value is a cadastral number; see `check`. */
export const is = (value: unknown): value is CadastralNumber => !check(value)

/** Reads what a person typed or pasted: spaces and full-width characters are forgiven. */
export const parse = (text: unknown): Parsed<CadastralNumber, 'cadastralNumber'> =>
  parsed('cadastralNumber', label, text, squeeze, check)

/** Facts held in a cadastral number. */
export interface Facts {
  /** The cadastral okrug, which is a subject of Russia in most cases: the first group. */
  readonly okrug: string
  /** The cadastral district with its okrug: `77:01`. */
  readonly district: string
  /** The cadastral quarter with its district: `77:01:0001013`. */
  readonly quarter: string
  /** The number of the object in the quarter. */
  readonly object: string
}

/** Tells what a number says, or nothing when it does not hold. */
export const describe = (value: string): Facts | undefined => {
  if (check(value)) return undefined
  const end = value.lastIndexOf(':')
  return {
    okrug: value.slice(0, 2),
    district: value.slice(0, 5),
    quarter: value.slice(0, end),
    object: value.slice(end + 1),
  }
}

/**
 * Makes a number of the right form for tests. Its okrug 99 does not exist.
 *
 * @param random - a source of numbers in [0, 1); seed it to get the same number again
 */
export const generate = (random: Random = Math.random): CadastralNumber =>
  `99:${digitsOf(random, 2)}:${digitsOf(random, 7)}:${1 + below(random, 9999)}` as CadastralNumber

const more = /[\d:]/

/** Input mask: two groups of two digits; after them digits and a colon, for the quarter has six digits or seven. */
export const mask: Mask = [d, d, ':', d, d, ':', ...Array.from({ length: 18 }, () => more)]

/** A Standard Schema of the number; see `SchemaOptions`. */
export const schema = (options?: SchemaOptions<'cadastralNumber'>): Schema<string, CadastralNumber> =>
  identifierSchema(
    { rule: 'cadastralNumber', texts: { ru, en }, check, parse, pattern: '^\\d{2}:\\d{2}:\\d{6,7}:[1-9]\\d{0,9}$' },
    options,
  )
