import type { Branded } from './internal/brand.ts'
import { toDigits } from './internal/clean.ts'
import { fact, type Fact } from './internal/fact.ts'
import { rangeOfReason, reasons } from './internal/kpp-reasons.ts'
import { kpp as label } from './internal/labels.ts'
import { d, type Mask } from './internal/mask.ts'
import { isOfLength, misfit } from './internal/misfit.ts'
import { digitsOf, pick, type Random } from './internal/random.ts'
import { regions } from './internal/regions.ts'
import { type Tidy, understood } from './internal/reading.ts'
import { identifierSchema, type Schema, type SchemaOptions } from './internal/schema.ts'
import type { CodeOf, Parsed } from './issue.ts'
import { kpp as en } from './messages/identifiers-en.ts'
import { kpp as ru } from './messages/identifiers-ru.ts'

/** A tax registration reason code that has passed `check`. */
export type Kpp = Branded<'Kpp'>

/** Why a value is not a KPP: not a string, empty, a character out of place, or a length other than 9. */
export type Code = CodeOf<'kpp'>

/**
 * Checks a tax registration reason code (КПП): 4 digits, 2 digits or capital Latin letters, 3 digits.
 *
 * Cyrillic letters that look Latin and lower-case letters are refused; `parse` turns them into the right ones. The code
 * has no check digit. Source: order of the Federal Tax Service ЕД-7-14/559@ of 26.06.2025, in force since 01.01.2026
 * (before: ММВ-7-6/435@ of 29.06.2012; the code is built as before). Never throws and allocates
 * nothing.
 *
 * @returns nothing when the code holds, else the reason
 */
export const check = (value: unknown): Code | undefined => {
  if (typeof value !== 'string' || value.length !== 9) return misfit(value)
  for (let index = 0; index < 9; index++) {
    const code = value.charCodeAt(index)
    if ((code ^ 48) > 9 && (index < 4 || index > 5 || code < 65 || code > 90)) return 'format'
  }
  return undefined
}

/** Whether a value is a tax registration reason code; see `check`. */
export const is = (value: unknown): value is Kpp => isOfLength(value, 9) && !check(value)

const cyrillic = 'АВЕКМНОРСТУХ'
const latin = 'ABEKMHOPCTYX'
const toLatin = (text: string): string =>
  text.toUpperCase().replace(/[А-Я]/g, (letter) => latin[cyrillic.indexOf(letter)] ?? letter)

/** Letters may stand in two places only, and О there is a zero unless a real letter stands beside it. */
const inPlace = (text: string): string => {
  const pair = text.slice(4, 6)
  return (
    toDigits(text.slice(0, 4)) +
    (/^[\dOoОоЗз]{2}$/.test(pair) ? toDigits(pair) : toLatin(pair)) +
    toDigits(text.slice(6))
  )
}

const tidy: Tidy = (swap) => {
  swap(/\s+/g)
  if (check(swap(/[\u2010-\u2015\u2212-]+/g, 'separator'))) swap(/^.{9}$/, 'letter', inPlace)
}

/**
 * Reads what a person typed or pasted: `КПП 773601001`, an ИНН before it, spaces, hyphens, lower case, Cyrillic letters
 * that look Latin, and О for 0 where only a digit can stand are forgiven; `changes` tells what was dropped.
 */
export const parse = (text: unknown): Parsed<Kpp, 'kpp'> => understood('kpp', label, text, tidy, check)

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

// Any letter: one that was dropped in silence would make another code of what is left. `check` and `parse` tell the rest.
const s = /[\dA-Za-zА-Яа-яЁё]/

/** Input mask: four digits, two digits or letters, three digits. */
export const mask: Mask = [d, d, d, d, s, s, d, d, d]

/** A Standard Schema of the code; see `SchemaOptions`. */
export const schema = (options?: SchemaOptions<'kpp'>): Schema<string, Kpp> =>
  identifierSchema({ rule: 'kpp', texts: { ru, en }, check, parse, pattern: '^\\d{4}[\\dA-Z]{2}\\d{3}$' }, options)
