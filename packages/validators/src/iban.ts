import { generate as generateBik } from './bik.ts'
import type { Branded } from './internal/brand.ts'
import { structures } from './internal/iban-structures.ts'
import { iban as label } from './internal/labels.ts'
import { cleanLatin, writtenLetters } from './internal/letters.ts'
import type { Mask } from './internal/mask.ts'
import { misfit } from './internal/misfit.ts'
import { below, digitsOf, type Random } from './internal/random.ts'
import { parsed } from './internal/report.ts'
import { identifierSchema, type Schema, type SchemaOptions } from './internal/schema.ts'
import type { CodeOf, Parsed } from './issue.ts'
import { generate as generateAccount } from './settlement-account.ts'
import { iban as en } from './messages/identifiers-en.ts'
import { iban as ru } from './messages/identifiers-ru.ts'

/** An international bank account number that has passed `check`: capital letters and digits without spaces. */
export type Iban = Branded<'Iban'>

/**
 * Why a value is not an IBAN: not a string, empty, a character that may not stand there, a country that has no IBAN, a
 * length that is not that of the country, or wrong check digits.
 */
export type Code = CodeOf<'iban'>

const foreign = /[^\dA-Z]/
const head = /^[A-Z][A-Z]\d\d/

/** The digits of a text, letters counting 10 to 35, modulo 97, when `rest` stands before them. */
const remainder = (value: string, from: number, to: number, rest: number): number => {
  let left = rest
  for (let index = from; index < to; index++) {
    const code = value.charCodeAt(index)
    left = code < 58 ? (left * 10 + code - 48) % 97 : (left * 100 + code - 55) % 97
  }
  return left
}

const fits = (code: number, kind: string): boolean => {
  const isDigit = code > 47 && code < 58
  const isLetter = code > 64 && code < 91
  return kind === 'n' ? isDigit : kind === 'a' ? isLetter : isDigit || isLetter
}

/** Why the characters after the first four are not those of the country; the structure is read as it is walked. */
const walk = (value: string, structure: string): 'format' | 'length' | undefined => {
  let place = 4
  let count = 0
  let isRight = true
  for (let index = 0; index < structure.length; index++) {
    const digit = structure.charCodeAt(index) - 48
    if (digit < 10) {
      count = count * 10 + digit
      continue
    }
    for (; count > 0; count--) isRight &&= fits(value.charCodeAt(place++), structure.charAt(index))
  }
  return place === value.length ? (isRight ? undefined : 'format') : 'length'
}

/**
 * Checks an international bank account number (IBAN): two letters of the country, two check digits, and what the
 * country puts after them, by the registry of SWIFT.
 *
 * Russia is in the registry since 2023 (33 characters: БИК, then the account), although few banks write their accounts
 * so. Source: ISO 13616-1:2020 and the IBAN registry. Never throws and allocates nothing.
 *
 * @returns nothing when the number holds, else the reason
 */
export const check = (value: unknown): Code | undefined => {
  if (typeof value !== 'string' || value.length < 15 || value.length > 34) return misfit(value)
  if (!head.test(value) || foreign.test(value)) return 'format'
  const country = value.slice(0, 2)
  const structure = Object.hasOwn(structures, country) ? structures[country] : undefined
  if (!structure) return 'country'
  const code = walk(value, structure)
  if (code) return code
  return remainder(value, 0, 4, remainder(value, 4, value.length, 0)) === 1 ? undefined : 'checksum'
}

/** Whether a value is an IBAN; see `check`. */
export const is = (value: unknown): value is Iban => !check(value)

/** Reads what a person typed or pasted: spaces, hyphens, lower case and Cyrillic look-alikes are forgiven. */
export const parse = (text: unknown): Parsed<Iban, 'iban'> => parsed('iban', label, text, cleanLatin, check)

/** Writes a number for people, in groups of four: `DE89 3704 0044 0532 0130 00`. */
export const format = (value: string): string => writtenLetters(mask, value, cleanLatin)

/** Facts held in an IBAN. */
export interface Facts {
  /** The country: two letters of ISO 3166-1. */
  readonly country: string
  /** What the country itself has: bank, branch and account, without the check digits. */
  readonly bban: string
  /** Of a Russian number: the БИК of the bank and the account of 20 digits. */
  readonly russian: { readonly bik: string; readonly account: string } | undefined
}

/** Tells what a number says, or nothing when it does not hold. */
export const describe = (value: string): Facts | undefined =>
  check(value)
    ? undefined
    : {
        country: value.slice(0, 2),
        bban: value.slice(4),
        russian: value.startsWith('RU') ? { bik: value.slice(4, 13), account: value.slice(13) } : undefined,
      }

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/**
 * Makes a valid number for tests. A Russian one holds an account that fits its БИК.
 *
 * @param random - a source of numbers in [0, 1); seed it to get the same number again
 * @param country - two letters of a country of the registry; anything else gives a Russian number
 */
export const generate = (random: Random = Math.random, country = 'RU'): Iban => {
  const structure = Object.hasOwn(structures, country) && country !== 'RU' ? structures[country] : undefined
  const bik = generateBik(random)
  const bban =
    structure?.replace(/(\d+)([nac])/g, (_, count: string, kind: string) =>
      kind === 'a'
        ? Array.from({ length: Number(count) }, () => letters[below(random, 26)]).join('')
        : digitsOf(random, Number(count)),
    ) ?? `${bik}${generateAccount(random, bik)}`
  const start = structure ? country : 'RU'
  const key = 98 - remainder(`${start}00`, 0, 4, remainder(bban, 0, bban.length, 0))
  return `${start}${String(key).padStart(2, '0')}${bban}` as Iban
}

const any = /[\da-z]/i

/** Input mask: up to 34 letters and digits in groups of four. */
export const mask: Mask = Array.from({ length: 42 }, (_, index) => (index % 5 === 4 ? ' ' : any))

/** A Standard Schema of the number; see `SchemaOptions`. */
export const schema = (options?: SchemaOptions<'iban'>): Schema<string, Iban> =>
  identifierSchema(
    { rule: 'iban', texts: { ru, en }, check, parse, pattern: '^[A-Z]{2}\\d{2}[A-Z\\d]{11,30}$' },
    options,
  )
