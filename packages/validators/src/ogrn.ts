import type { Branded } from './internal/brand.ts'
import { fact, type Fact } from './internal/fact.ts'
import { ogrn as label } from './internal/labels.ts'
import { d, type Mask } from './internal/mask.ts'
import { isOfLength } from './internal/misfit.ts'
import { checkOgrn, generateOgrn, type OgrnCode } from './internal/ogrn-number.ts'
import type { Random } from './internal/random.ts'
import { digitsOnly, understood } from './internal/reading.ts'
import { regions } from './internal/regions.ts'
import { identifierSchema, type Schema, type SchemaOptions } from './internal/schema.ts'
import type { Parsed } from './issue.ts'
import { anyOgrn as en } from './messages/identifiers-en.ts'
import { anyOgrn as ru } from './messages/identifiers-ru.ts'

export * as entrepreneur from './entrepreneur-ogrn.ts'
export * as organization from './organization-ogrn.ts'

/** A registration number that has passed `check`. */
export type Ogrn = Branded<'Ogrn'>

/**
 * Why a value is not an OGRN: not a string, empty, other characters, neither 13 nor 15 digits, a wrong check digit,
 * nothing but zeros, or a first digit that such numbers do not have.
 */
export type Code = OgrnCode

/** What may pass besides main numbers. */
export interface Options {
  /** Numbers of later records in the registers (ГРН): 13 digits from 2, 6, 7, 8 or 9 on, 15 digits from 4 on. */
  readonly accept?: 'records'
}

/**
 * Checks a main registration number: ОГРН of a legal entity (13 digits, the first is 1 or 5), or ОГРНИП of an
 * entrepreneur (15 digits, the first is 3).
 *
 * The last digit is the last digit of a remainder: of the first 12 digits divided by 11, or of the first 14 divided by
 * 13 (so the remainders 10, 11 and 12 count as 0, 1 and 2). Source: order of the Ministry of Finance 165н of
 * 30.10.2017, item 7 of the rules that it approves. Never throws and allocates nothing.
 *
 * @param options - further numbers to accept; none of them by default
 * @returns nothing when the number holds, else the reason
 */
export const check = (value: unknown, options?: Options): Code | undefined => checkOgrn(value, options?.accept)

/** Whether a value is a registration number; see `check`. */
export const is = (value: unknown, options?: Options): value is Ogrn =>
  isOfLength(value, 13, 15) && !check(value, options)

/**
 * Reads what a person typed or pasted: `ОГРН 1027700132195`, spaces, hyphens, quotes, full-width digits and letters like
 * О for 0 are forgiven; `changes` tells what was dropped.
 */
export const parse = (text: unknown, options?: Options): Parsed<Ogrn, 'ogrn'> =>
  understood('ogrn', label, text, digitsOnly, (value) => check(value, options))

/** Facts held in a registration number. */
export interface Facts {
  /** ОГРН of a legal entity, ОГРНИП of an entrepreneur, or the number of a later record about either of them. */
  readonly kind: 'legalEntity' | 'entrepreneur' | 'record'
  /** Year of the entry in the register. The number holds two digits; the register began in 2002. */
  readonly year: number
  /** The region where the entry was made, when its number is known. */
  readonly region: Fact | undefined
}

/** Tells what a registration number (also that of a later record) says, or nothing when the number does not hold. */
export const describe = (value: string): Facts | undefined => {
  if (check(value, { accept: 'records' })) return undefined
  const isMain = !check(value)
  return {
    kind: isMain ? (value.length === 13 ? 'legalEntity' : 'entrepreneur') : 'record',
    year: 2000 + Number(value.slice(1, 3)),
    region: fact(regions, value.slice(3, 5)),
  }
}

/**
 * Makes a valid number for tests. The digits of the tax office are 99, which does not exist, so that it is nobody's
 * number.
 *
 * @param random - a source of numbers in [0, 1); seed it to get the same number again
 * @param length - 13 for a legal entity, 15 for an entrepreneur
 */
export const generate = (random: Random = Math.random, length: 13 | 15 = 13): Ogrn =>
  generateOgrn(random, length) as Ogrn

/** Input mask: up to fifteen digits. */
export const mask: Mask = [d, d, d, d, d, d, d, d, d, d, d, d, d, d, d]

/** A Standard Schema of the number; see `SchemaOptions` and `Options`. */
export const schema = (options: SchemaOptions<'ogrn'> & Options = {}): Schema<string, Ogrn> =>
  identifierSchema(
    {
      rule: 'ogrn',
      texts: { ru, en },
      check: (value) => check(value, options),
      parse: (text) => parse(text, options),
      pattern: options.accept ? '^([125-9]\\d{12}|[34]\\d{14})$' : '^([15]\\d{12}|3\\d{14})$',
    },
    options,
  )
