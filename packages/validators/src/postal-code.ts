import type { Branded } from './internal/brand.ts'
import { fixed } from './internal/fixed.ts'
import { postalCode as label } from './internal/labels.ts'
import { d, type Mask } from './internal/mask.ts'
import { below, digitsOf, type Random } from './internal/random.ts'
import { digitsOnly, understood } from './internal/reading.ts'
import { identifierSchema, type Schema, type SchemaOptions } from './internal/schema.ts'
import type { CodeOf, Parsed } from './issue.ts'
import { postalCode as en } from './messages/identifiers-en.ts'
import { postalCode as ru } from './messages/identifiers-ru.ts'

/** A postal code that has passed `check`. */
export type PostalCode = Branded<'PostalCode'>

/** Why a value is not a postal code: not a string, empty, other characters than digits, a length other than 6, or zeros. */
export type Code = CodeOf<'postalCode'>

/**
 * Checks a postal code of an address in Russia (почтовый индекс): exactly 6 digits. Zeros alone are no code: `zeros`.
 * Source: rules of postal services, order of the Ministry of Digital Development 382 of 17.04.2023, form of the address. Never throws and allocates nothing.
 *
 * @returns nothing when the code holds, else the reason
 */
export const check = (value: unknown): Code | undefined => fixed(value, 6) ?? (value === '000000' ? 'zeros' : undefined)

/** Whether a value is a postal code; see `check`. */
export const is = (value: unknown): value is PostalCode => !check(value)

/** Reads what a person typed or pasted: spaces, hyphens, full-width digits and letters like О for 0 are forgiven. */
export const parse = (text: unknown): Parsed<PostalCode, 'postalCode'> =>
  understood('postalCode', label, text, digitsOnly, check)

/**
 * Makes a postal code for tests: six digits that begin with 1–6, as codes of the country do.
 *
 * @param random - a source of numbers in [0, 1); seed it to get the same code again
 */
export const generate = (random: Random = Math.random): PostalCode =>
  `${1 + below(random, 6)}${digitsOf(random, 5)}` as PostalCode

/** Input mask: six digits. */
export const mask: Mask = [d, d, d, d, d, d]

/** A Standard Schema of the code; see `SchemaOptions`. */
export const schema = (options?: SchemaOptions<'postalCode'>): Schema<string, PostalCode> =>
  identifierSchema({ rule: 'postalCode', texts: { ru, en }, check, parse, pattern: '^\\d{6}$' }, options)
