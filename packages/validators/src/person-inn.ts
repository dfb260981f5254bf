import type { Branded } from './internal/brand.ts'
import { checkInn, generateInn, type InnCode } from './internal/inn-number.ts'
import { inn as label } from './internal/labels.ts'
import { d, type Mask } from './internal/mask.ts'
import { isOfLength } from './internal/misfit.ts'
import type { Random } from './internal/random.ts'
import { digitsOnly, understood } from './internal/reading.ts'
import { identifierSchema, type Schema, type SchemaOptions } from './internal/schema.ts'
import type { Parsed } from './issue.ts'
import { inn as en } from './messages/identifiers-en.ts'
import { inn as ru } from './messages/identifiers-ru.ts'

/** A taxpayer number of a person that has passed `check`; it is an `Inn` as well. */
export type PersonInn = Branded<'Inn'> & Branded<'PersonInn'>

/** Why a value is not such a number: as for `inn`, and `notPerson` for a number of an organization. */
export type Code = InnCode | 'notPerson'

/**
 * Checks a taxpayer number (ИНН) of a person: 12 digits; see `inn.check` for the rule and its source. A right number of
 * an organization is `notPerson`. Never throws and allocates nothing.
 *
 * @returns nothing when the number holds, else the reason
 */
export const check = (value: unknown): Code | undefined => {
  const code = checkInn(value)
  if (code === 'type' || code === 'empty' || code === 'format' || (value as string).length === 12) return code
  return code ? 'length' : 'notPerson'
}

/** Whether a value is a taxpayer number of a person; see `check`. */
export const is = (value: unknown): value is PersonInn => isOfLength(value, 12) && !check(value)

/** Reads what a person typed or pasted; see `inn.parse`. */
export const parse = (text: unknown): Parsed<PersonInn, 'inn'> => understood('inn', label, text, digitsOnly, check)

/**
 * Makes a valid number for tests; see `inn.generate`.
 *
 * @param random - a source of numbers in [0, 1); seed it to get the same number again
 */
export const generate = (random: Random = Math.random): PersonInn => generateInn(random, 12) as PersonInn

/** Input mask: twelve digits. */
export const mask: Mask = [d, d, d, d, d, d, d, d, d, d, d, d]

/** A Standard Schema of the number; see `SchemaOptions`. */
export const schema = (options?: SchemaOptions<'inn'>): Schema<string, PersonInn> =>
  identifierSchema({ rule: 'inn', texts: { ru, en }, check, parse, pattern: '^\\d{12}$' }, options)
