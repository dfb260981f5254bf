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

/** A registration number of an entrepreneur that has passed `check`; it is an `Ogrn` as well. */
export type EntrepreneurOgrn = Branded<'Ogrn'> & Branded<'EntrepreneurOgrn'>

/** Why a value is not such a number: as for `ogrn`, and `notEntrepreneur` for a number of a legal entity. */
export type Code = OgrnCode | 'notEntrepreneur'

/**
 * Checks a registration number of an entrepreneur (ОГРНИП): 15 digits; see `ogrn.check` for the rule and its source. A right
 * number of a legal entity is `notEntrepreneur`. Never throws and allocates nothing.
 *
 * @returns nothing when the number holds, else the reason
 */
export const check = (value: unknown): Code | undefined => {
  const code = checkOgrn(value)
  if (code === 'type' || code === 'empty' || code === 'format' || (value as string).length === 15) return code
  return code ? 'length' : 'notEntrepreneur'
}

/** Whether a value is a registration number of an entrepreneur; see `check`. */
export const is = (value: unknown): value is EntrepreneurOgrn => isOfLength(value, 15) && !check(value)

/** Reads what a person typed or pasted; see `ogrn.parse`. */
export const parse = (text: unknown): Parsed<EntrepreneurOgrn, 'ogrn'> =>
  understood('ogrn', label, text, digitsOnly, check)

/**
 * Makes a valid number for tests; see `ogrn.generate`.
 *
 * @param random - a source of numbers in [0, 1); seed it to get the same number again
 */
export const generate = (random: Random = Math.random): EntrepreneurOgrn => generateOgrn(random, 15) as EntrepreneurOgrn

/** Input mask: fifteen digits. */
export const mask: Mask = [d, d, d, d, d, d, d, d, d, d, d, d, d, d, d]

/** A Standard Schema of the number; see `SchemaOptions`. */
export const schema = (options?: SchemaOptions<'ogrn'>): Schema<string, EntrepreneurOgrn> =>
  identifierSchema({ rule: 'ogrn', texts: { ru, en }, check, parse, pattern: '^3\\d{14}$' }, options)
