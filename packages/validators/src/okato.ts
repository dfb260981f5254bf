import type { Branded } from './internal/brand.ts'
import { fact, type Fact } from './internal/fact.ts'
import { okato as label } from './internal/labels.ts'
import { d, type Mask, written } from './internal/mask.ts'
import { misfit } from './internal/misfit.ts'
import { digitsOf, pick, type Random } from './internal/random.ts'
import { digitsOnly, understood } from './internal/reading.ts'
import { identifierSchema, type Schema, type SchemaOptions } from './internal/schema.ts'
import { isTerritory, territories } from './internal/territories.ts'
import type { CodeOf, Parsed } from './issue.ts'
import { okato as en } from './messages/identifiers-en.ts'
import { okato as ru } from './messages/identifiers-ru.ts'

/** A code of an administrative territory that has passed `check`: 2, 5, 8 or 11 digits. */
export type Okato = Branded<'Okato'>

/**
 * Why a value is not an OKATO code: not a string, empty, other characters than digits, a length other than 2, 5, 8 and
 * 11, or two first digits that are no subject of Russia.
 */
export type Code = CodeOf<'okato'>

/**
 * Checks a code of the classifier of administrative territories (ОКАТО): 2 digits of a subject of Russia, 5 of a
 * district or a town, 8 of a rural council, 11 of a settlement; each level may be filled up with zeros.
 *
 * The check number that the classifier prints beside a code is no part of it. Payments have used ОКТМО instead since
 * 01.01.2014; statistics and registers still use ОКАТО. Source: ОК 019-95. Never throws and allocates nothing.
 *
 * @returns nothing when the code holds, else the reason
 */
export const check = (value: unknown): Code | undefined => {
  if (typeof value !== 'string' || !value || value.length > 11 || value.length % 3 !== 2) return misfit(value)
  for (let index = 0; index < value.length; index++) if ((value.charCodeAt(index) ^ 48) > 9) return 'format'
  return isTerritory(value) ? undefined : 'territory'
}

/** Whether a value is an OKATO code; see `check`. */
export const is = (value: unknown): value is Okato => !check(value)

/** Reads what a person typed or pasted: spaces, hyphens, full-width digits and letters like О for 0 are forgiven. */
export const parse = (text: unknown): Parsed<Okato, 'okato'> => understood('okato', label, text, digitsOnly, check)

/** Writes a code for people, as the classifier does: `45 286 580 000`. */
export const format = (value: string): string => written(mask, value, (text) => parse(text).value)

/** Facts held in a code. */
export interface Facts {
  /** How far down the code goes; zeros at the end say nothing. */
  readonly level: 'subject' | 'district' | 'council' | 'settlement'
  /** The subject of Russia: the first two digits. */
  readonly territory: Fact | undefined
}

const levels = ['subject', 'district', 'council', 'settlement'] as const

/** Tells what a code says, or nothing when it does not hold. */
export const describe = (value: string): Facts | undefined => {
  if (check(value)) return undefined
  // Groups of three digits after the subject: the last one that is not zeros is the level.
  let level = (value.length - 2) / 3
  while (level > 0 && value.slice(level * 3 - 1, level * 3 + 2) === '000') level--
  return { level: levels[level] ?? 'subject', territory: fact(territories, value.slice(0, 2)) }
}

/**
 * Makes a code of the right form for tests. No territory has it: its third digit is 0.
 *
 * @param random - a source of numbers in [0, 1); seed it to get the same code again
 * @param length - 5, 8 or 11 digits
 */
export const generate = (random: Random = Math.random, length: 5 | 8 | 11 = 11): Okato =>
  `${pick(random, Object.keys(territories))}0${digitsOf(random, length - 3)}` as Okato

/** Input mask: `dd ddd ddd ddd`. */
export const mask: Mask = [d, d, ' ', d, d, d, ' ', d, d, d, ' ', d, d, d]

/** A Standard Schema of the code; see `SchemaOptions`. */
export const schema = (options?: SchemaOptions<'okato'>): Schema<string, Okato> =>
  identifierSchema({ rule: 'okato', texts: { ru, en }, check, parse, pattern: '^\\d{2}(\\d{3}){0,3}$' }, options)
