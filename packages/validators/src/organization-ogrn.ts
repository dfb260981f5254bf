import type { Branded } from './internal/brand.ts'
import { ogrn as label } from './internal/labels.ts'
import { d, type Mask } from './internal/mask.ts'
import { isOfLength } from './internal/misfit.ts'
import { checkOgrn, generateOgrn, type OgrnCode } from './internal/ogrn-number.ts'
import type { Random } from './internal/random.ts'
import { digitsOnly, understood } from './internal/reading.ts'
import { identifierSchema, type Schema, type SchemaOptions } from './internal/schema.ts'
import type { Parsed } from './issue.ts'
import { ogrn as en } from './messages/identifiers-en.ts'
import { ogrn as ru } from './messages/identifiers-ru.ts'

/** A registration number of a legal entity that has passed `check`; it is an `Ogrn` as well. */
export type OrganizationOgrn = Branded<'Ogrn'> & Branded<'OrganizationOgrn'>

/** Why a value is not such a number: as for `ogrn`, and `notOrganization` for a number of an entrepreneur. */
export type Code = OgrnCode | 'notOrganization'

/**
 * Checks a registration number of a legal entity (ОГРН): 13 digits; see `ogrn.check` for the rule and its source. A right
 * number of an entrepreneur is `notOrganization`. Never throws and allocates nothing.
 *
 * @returns nothing when the number holds, else the reason
 */
export const check = (value: unknown): Code | undefined => {
  const code = checkOgrn(value)
  if (code === 'type' || code === 'empty' || code === 'format' || (value as string).length === 13) return code
  return code ? 'length' : 'notOrganization'
}

/** Whether a value is a registration number of a legal entity; see `check`. */
export const is = (value: unknown): value is OrganizationOgrn => isOfLength(value, 13) && !check(value)

/** Reads what a person typed or pasted; see `ogrn.parse`. */
export const parse = (text: unknown): Parsed<OrganizationOgrn, 'ogrn'> =>
  understood('ogrn', label, text, digitsOnly, check)

/**
 * Makes a valid number for tests; see `ogrn.generate`.
 *
 * @param random - a source of numbers in [0, 1); seed it to get the same number again
 */
export const generate = (random: Random = Math.random): OrganizationOgrn => generateOgrn(random, 13) as OrganizationOgrn

/** Input mask: thirteen digits. */
export const mask: Mask = [d, d, d, d, d, d, d, d, d, d, d, d, d]

/** A Standard Schema of the number; see `SchemaOptions`. */
export const schema = (options?: SchemaOptions<'ogrn'>): Schema<string, OrganizationOgrn> =>
  identifierSchema({ rule: 'ogrn', texts: { ru, en }, check, parse, pattern: '^[15]\\d{12}$' }, options)
