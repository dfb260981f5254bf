import type { Branded } from './internal/brand.ts'
import { cleanLetters } from './internal/clean.ts'
import { fact, type Fact } from './internal/fact.ts'
import { rangeOfReason, reasons } from './internal/kpp-reasons.ts'
import { d, type Mask } from './internal/mask.ts'
import { misfit } from './internal/misfit.ts'
import { digitsOf, pick, type Random } from './internal/random.ts'
import { regions } from './internal/regions.ts'
import { parsed } from './internal/report.ts'
import { identifierSchema, type Schema, type SchemaOptions } from './internal/schema.ts'
import type { CodeOf, Parsed } from './issue.ts'

/** A tax registration reason code that has passed `check`. */
export type Kpp = Branded<'Kpp'>

/** Why a value is not a KPP: not a string, empty, a character out of place, or a length other than 9. */
export type Code = CodeOf<'kpp'>

const foreign = /[^\dA-Z]/

/**
 * Checks a tax registration reason code (КПП): 4 digits, 2 digits or capital Latin letters, 3 digits.
 *
 * Cyrillic letters that look Latin and lower-case letters are refused; `parse` turns them into the right ones. The code
 * has no check digit. Source: order of the Federal Tax Service ММВ-7-6/435@ of 29.06.2012. Never throws and allocates
 * nothing.
 *
 * @returns nothing when the code holds, else the reason
 */
export const check = (value: unknown): Code | undefined => {
  if (typeof value !== 'string' || value.length !== 9) return misfit(value, foreign)
  for (let index = 0; index < 9; index++) {
    const code = value.charCodeAt(index)
    if ((code ^ 48) > 9 && (index < 4 || index > 5 || code < 65 || code > 90)) return 'format'
  }
  return undefined
}

/** Whether a value is a tax registration reason code; see `check`. */
export const is = (value: unknown): value is Kpp => !check(value)

/** Reads what a person typed or pasted: spaces, hyphens, lower case and Cyrillic look-alikes are forgiven. */
export const parse = (text: unknown): Parsed<Kpp, 'kpp'> => parsed('kpp', text, cleanLetters, check)

/** Facts held in a tax registration reason code. */
export interface Facts {
  /** Why the organisation is registered with this office: digits 5 and 6. */
  readonly reason: Fact | undefined
  /** The region of the tax office, when its number is known. */
  readonly region: Fact | undefined
  /** The tax office: the first four digits. */
  readonly taxOffice: string
}

/** Tells what a tax registration reason code says, or nothing when it does not hold. */
export const describe = (value: string): Facts | undefined => {
  if (check(value)) return undefined
  const code = value.slice(4, 6)
  const range = rangeOfReason(code)
  return {
    reason: fact(range ? { [code]: range } : reasons, code),
    region: fact(regions, value.slice(0, 2)),
    taxOffice: value.slice(0, 4),
  }
}

/**
 * Makes a valid code for tests. Its tax office ends in 99, which does not exist.
 *
 * @param random - a source of numbers in [0, 1); seed it to get the same code again
 */
export const generate = (random: Random = Math.random): Kpp =>
  `${pick(random, Object.keys(regions))}99${pick(random, Object.keys(reasons))}${digitsOf(random, 3)}` as Kpp

const s = /[\dA-Z]/

/** Input mask: four digits, two digits or capital Latin letters, three digits. */
export const mask: Mask = [d, d, d, d, s, s, d, d, d]

/** A Standard Schema of the code; see `SchemaOptions`. */
export const schema = (options?: SchemaOptions<'kpp'>): Schema<string, Kpp> =>
  identifierSchema({ rule: 'kpp', check, parse, pattern: '^\\d{4}[\\dA-Z]{2}\\d{3}$' }, options)
