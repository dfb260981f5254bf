import type { Branded } from './internal/brand.ts'
import { fact, type Fact } from './internal/fact.ts'
import { oktmo as label } from './internal/labels.ts'
import { d, type Mask, written } from './internal/mask.ts'
import { misfit } from './internal/misfit.ts'
import { digitsOf, pick, type Random } from './internal/random.ts'
import { digitsOnly, understood } from './internal/reading.ts'
import { identifierSchema, type Schema, type SchemaOptions } from './internal/schema.ts'
import { isTerritory, territories } from './internal/territories.ts'
import type { CodeOf, Parsed } from './issue.ts'
import { oktmo as en } from './messages/identifiers-en.ts'
import { oktmo as ru } from './messages/identifiers-ru.ts'

/** A code of a municipality that has passed `check`: 8 or 11 digits. */
export type Oktmo = Branded<'Oktmo'>

/**
 * Why a value is not an OKTMO code: not a string, empty, other characters than digits, neither 8 nor 11 of them, or two
 * first digits that are no subject of Russia.
 */
export type Code = CodeOf<'oktmo'>

/**
 * Checks a code of the classifier of municipalities (ОКТМО): 8 digits of a municipality, or 11 of a settlement in it.
 * The first two are the subject of Russia.
 *
 * The classifier prints a check number beside each code; it is no part of the code and is not written in documents, so
 * a wrong digit further back is not noticed. Source: ОК 033-2013, in force since 01.01.2014. Never throws and allocates
 * nothing.
 *
 * @returns nothing when the code holds, else the reason
 */
export const check = (value: unknown): Code | undefined => {
  if (typeof value !== 'string' || (value.length !== 8 && value.length !== 11)) return misfit(value)
  for (let index = 0; index < value.length; index++) if ((value.charCodeAt(index) ^ 48) > 9) return 'format'
  return isTerritory(value) ? undefined : 'territory'
}

/** Whether a value is an OKTMO code; see `check`. */
export const is = (value: unknown): value is Oktmo => !check(value)

/** Reads what a person typed or pasted: spaces, hyphens, full-width digits and letters like О for 0 are forgiven. */
export const parse = (text: unknown): Parsed<Oktmo, 'oktmo'> => understood('oktmo', label, text, digitsOnly, check)

/** Writes a code for people, as the classifier does: `45 382 000` or `45 382 000 101`. */
export const format = (value: string): string => written(mask, value, (text) => parse(text).value)

/** Facts held in a code. */
export interface Facts {
  /** 8 digits or three zeros at the end: a municipality; else a settlement in it. */
  readonly kind: 'municipality' | 'settlement'
  /** The subject of Russia: the first two digits. */
  readonly territory: Fact | undefined
  /** The municipality: the first eight digits. */
  readonly municipality: string
}

/** Tells what a code says, or nothing when it does not hold. */
export const describe = (value: string): Facts | undefined =>
  check(value)
    ? undefined
    : {
        kind: value.length === 8 || value.endsWith('000') ? 'municipality' : 'settlement',
        territory: fact(territories, value.slice(0, 2)),
        municipality: value.slice(0, 8),
      }

/**
 * Makes a code of the right form for tests. No municipality has it: its third digit is 0.
 *
 * @param random - a source of numbers in [0, 1); seed it to get the same code again
 * @param length - 8 for a municipality, 11 for a settlement
 */
export const generate = (random: Random = Math.random, length: 8 | 11 = 8): Oktmo =>
  `${pick(random, Object.keys(territories))}0${digitsOf(random, length - 3)}` as Oktmo

/** Input mask: `dd ddd ddd ddd`. */
export const mask: Mask = [d, d, ' ', d, d, d, ' ', d, d, d, ' ', d, d, d]

/** A Standard Schema of the code; see `SchemaOptions`. */
export const schema = (options?: SchemaOptions<'oktmo'>): Schema<string, Oktmo> =>
  identifierSchema({ rule: 'oktmo', texts: { ru, en }, check, parse, pattern: '^(\\d{8}|\\d{11})$' }, options)
