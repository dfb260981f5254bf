import type { Branded } from './internal/brand.ts'
import { card as label } from './internal/labels.ts'
import { luhn, withLuhn } from './internal/luhn.ts'
import { d, type Mask, written } from './internal/mask.ts'
import { misfit } from './internal/misfit.ts'
import { digitsOf, type Random } from './internal/random.ts'
import { digitsOnly, understood } from './internal/reading.ts'
import { identifierSchema, type Schema, type SchemaOptions } from './internal/schema.ts'
import type { CodeOf, Parsed } from './issue.ts'
import { card as en } from './messages/identifiers-en.ts'
import { card as ru } from './messages/identifiers-ru.ts'

/** The number of a bank card that has passed `check`: 13 to 19 digits. */
export type Card = Branded<'Card'>

/**
 * Why a value is not the number of a card: not a string, empty, other characters than digits, fewer than 13 or more than
 * 19 of them, a first digit that no payment system has, or a wrong check digit.
 */
export type Code = CodeOf<'card'>

/**
 * Checks the number of a bank card: 13 to 19 digits with the check digit of Luhn.
 *
 * A number that begins with 0 is refused: the standard keeps that digit for other uses, and zeros alone would satisfy
 * the check digit. Which systems a form accepts, it asks `describe`. Source: ISO/IEC 7812-1. Never throws and allocates
 * nothing.
 *
 * @returns nothing when the number holds, else the reason
 */
export const check = (value: unknown): Code | undefined => {
  if (typeof value !== 'string' || value.length < 13 || value.length > 19) return misfit(value)
  const sum = luhn(value)
  if (sum < 0) return 'format'
  if (value.charCodeAt(0) === 48) return 'prefix'
  return sum ? 'checksum' : undefined
}

/** Whether a value is the number of a bank card; see `check`. */
export const is = (value: unknown): value is Card => !check(value)

/** Reads what a person typed or pasted: spaces, hyphens, full-width digits and letters like О for 0 are forgiven. */
export const parse = (text: unknown): Parsed<Card, 'card'> => understood('card', label, text, digitsOnly, check)

/** Writes a number for people, in groups of four: `2200 1234 5678 9019`; those of American Express in 4-6-5. */
export const format = (value: string): string =>
  written(isExpress(value) ? express : mask, value, (text) => parse(text).value)

const isExpress = (value: unknown): boolean => typeof value === 'string' && /^\s*3[47]/.test(value)

/** A payment system. */
export type System =
  | 'mir'
  | 'visa'
  | 'mastercard'
  | 'maestro'
  | 'unionPay'
  | 'jcb'
  | 'americanExpress'
  | 'dinersClub'
  | 'discover'

/** Facts held in the number of a card. */
export interface Facts {
  /** The payment system, when its range is known. */
  readonly system: System | undefined
  /** The number of the issuing bank: the first six digits. */
  readonly issuer: string
  /** The last four digits, which may be shown. */
  readonly lastFour: string
}

/** Ranges of payment systems by how their numbers begin; the first that fits decides. */
const systems: readonly (readonly [System, RegExp])[] = [
  ['mir', /^220[0-4]/],
  ['visa', /^4/],
  ['mastercard', /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/],
  ['unionPay', /^(62|81)/],
  ['jcb', /^35(2[89]|[3-8])/],
  ['americanExpress', /^3[47]/],
  ['dinersClub', /^3(0[0-5]|[689])/],
  ['discover', /^(6011|64[4-9]|65)/],
  ['maestro', /^(50|5[6-9]|6)/],
]

/** Tells what the number of a card says, or nothing when it does not hold. */
export const describe = (value: string): Facts | undefined =>
  check(value)
    ? undefined
    : {
        system: systems.find(([, range]) => range.test(value))?.[0],
        issuer: value.slice(0, 6),
        lastFour: value.slice(-4),
      }

/**
 * Makes a number of 16 digits in the range of Mir for tests. It opens no account, but never send it to a payment system.
 *
 * @param random - a source of numbers in [0, 1); seed it to get the same number again
 */
export const generate = (random: Random = Math.random): Card => withLuhn(`220499${digitsOf(random, 9)}`) as Card

/** Input mask: groups of four digits, up to nineteen of them. */
export const mask: Mask = [d, d, d, d, ' ', d, d, d, d, ' ', d, d, d, d, ' ', d, d, d, d, ' ', d, d, d]

const express: Mask = [d, d, d, d, ' ', d, d, d, d, d, d, ' ', d, d, d, d, d]

/** A Standard Schema of the number; see `SchemaOptions`. */
export const schema = (options?: SchemaOptions<'card'>): Schema<string, Card> =>
  identifierSchema({ rule: 'card', texts: { ru, en }, check, parse, pattern: '^[1-9]\\d{12,18}$' }, options)
