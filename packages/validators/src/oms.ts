import type { Branded } from './internal/brand.ts'
import { oms as label } from './internal/labels.ts'
import { luhn, withLuhn } from './internal/luhn.ts'
import { d, type Mask, written } from './internal/mask.ts'
import { misfit } from './internal/misfit.ts'
import { digitsOf, type Random } from './internal/random.ts'
import { digitsOnly, understood } from './internal/reading.ts'
import { identifierSchema, type Schema, type SchemaOptions } from './internal/schema.ts'
import { isFilled } from './internal/zeros.ts'
import type { CodeOf, Parsed } from './issue.ts'
import { oms as en } from './messages/identifiers-en.ts'
import { oms as ru } from './messages/identifiers-ru.ts'

/** The number of a medical insurance policy that has passed `check`: 16 digits. */
export type Oms = Branded<'Oms'>

/**
 * Why a value is not the number of a policy: not a string, empty, other characters than digits, a length other than 16,
 * nothing but zeros, or a wrong check digit.
 */
export type Code = CodeOf<'oms'>

/**
 * Checks the number of a policy of compulsory medical insurance (полис ОМС, ЕНП): 16 digits, the last of them the check
 * digit.
 *
 * The order describes the check digit in words of its own: the digits at odd places from the right, read as one number
 * and doubled, with the other digits written before it; the digits of all that are added. That is the sum of Luhn.
 * Policies of older forms, with a series, have no check digit and are refused. Source: order of the Federal Fund of
 * compulsory medical insurance 79 of 07.04.2011. Never throws and allocates nothing.
 *
 * @returns nothing when the number holds, else the reason
 */
export const check = (value: unknown): Code | undefined => {
  if (typeof value !== 'string' || value.length !== 16) return misfit(value)
  const sum = luhn(value)
  if (sum < 0) return 'format'
  if (sum) return 'checksum'
  return isFilled(value) ? undefined : 'zeros'
}

/** Whether a value is the number of a policy; see `check`. */
export const is = (value: unknown): value is Oms => !check(value)

/** Reads what a person typed or pasted: spaces, hyphens, full-width digits and letters like О for 0 are forgiven. */
export const parse = (text: unknown): Parsed<Oms, 'oms'> => understood('oms', label, text, digitsOnly, check)

/** Writes a number for people, as it stands on the policy: `9900 0000 0000 0002`. */
export const format = (value: string): string => written(mask, value, (text) => parse(text).value)

/**
 * Makes a valid number for tests. It begins with 99, which is no region of the insurance.
 *
 * @param random - a source of numbers in [0, 1); seed it to get the same number again
 */
export const generate = (random: Random = Math.random): Oms => withLuhn(`99${digitsOf(random, 13)}`) as Oms

/** Input mask: four groups of four digits. */
export const mask: Mask = [d, d, d, d, ' ', d, d, d, d, ' ', d, d, d, d, ' ', d, d, d, d]

/** A Standard Schema of the number; see `SchemaOptions`. */
export const schema = (options?: SchemaOptions<'oms'>): Schema<string, Oms> =>
  identifierSchema({ rule: 'oms', texts: { ru, en }, check, parse, pattern: '^\\d{16}$' }, options)
