import type { Branded } from './internal/brand.ts'
import { limit } from './internal/clean.ts'
import { okved as label } from './internal/labels.ts'
import { d, type Mask } from './internal/mask.ts'
import { below, pick, type Random } from './internal/random.ts'
import { type Tidy, understood } from './internal/reading.ts'
import { identifierSchema, type Schema, type SchemaOptions } from './internal/schema.ts'
import type { Change, CodeOf, Parsed } from './issue.ts'
import { okved as en } from './messages/identifiers-en.ts'
import { okved as ru } from './messages/identifiers-ru.ts'

/** An activity code that has passed `check`. */
export type Okved = Branded<'Okved'>

/**
 * Why a value is not an activity code: not a string, empty, anything but groups of digits between dots, or a class that
 * the classifier does not have.
 */
export type Code = CodeOf<'okved'>

const pattern = /^\d{2}(\.\d(\d(\.\d{1,2})?)?)?$/

/** Classes between 01 and 99 that the classifier does not have. */
const missing = /^(0[04]|34|40|44|48|54|57|67|76|83|89)/

/**
 * Checks the form of an activity code (ОКВЭД 2): `62`, `62.0`, `62.01`, `62.01.1` or `62.01.11`, and that its class, the
 * first two digits, exists.
 *
 * Whether there is such an activity in the class is a question to the classifier. Source: ОК 029-2014 (КДЕС Ред. 2),
 * order of Rosstandart 14-ст of 31.01.2014. Never throws and allocates nothing.
 *
 * @returns nothing when the code has the right form, else the reason
 */
export const check = (value: unknown): Code | undefined => {
  if (typeof value !== 'string') return 'type'
  if (!value) return 'empty'
  if (value.length > 8 || !pattern.test(value)) return 'format'
  return missing.test(value) ? 'class' : undefined
}

/** Whether a value has the form of an activity code; see `check`. */
export const is = (value: unknown): value is Okved => !check(value)

const withPoints = (digits: string): string =>
  digits
    .replace('.', '')
    .replace(/^(..)(..?)/, '$1.$2.')
    .replace(/\.$/, '')

const tidy: Tidy = (swap) => {
  swap(/\s+/g)
  swap(/[\u2010-\u2015\u2212-]+/g, 'separator')
  swap(/^\d{3,4}$|^\d{2}\.?\d{3,4}$/, 'separator', withPoints)
}

/**
 * Reads what a person typed or pasted: `ОКВЭД 62,01`, spaces, full-width digits, commas instead of dots and dots left out
 * are forgiven. A comma with a space after it parts two codes.
 */
export const parse = (text: unknown): Parsed<Okved, 'okved'> => {
  const dotted = typeof text === 'string' && text.length <= limit ? text.replace(/(?<=\d),(?=\d)/g, '.') : text
  const read = understood<Okved, 'okved'>('okved', label, dotted, tidy, check)
  const comma: Change = { kind: 'letter', text: ',' }
  return read.ok && dotted !== text ? { ...read, changes: [comma, ...read.changes] } : read
}

/** Facts held in an activity code. */
export interface Facts {
  /** The section of the classifier, A–U. */
  readonly section: string
  /** How precise the code is. */
  readonly level: 'class' | 'subclass' | 'group' | 'subgroup' | 'kind'
}

/** The last class of each section from A on. */
const lastClasses = [3, 9, 33, 35, 39, 43, 47, 53, 56, 63, 66, 68, 75, 82, 84, 85, 88, 93, 96, 98, 99]

const levels = ['class', 'subclass', 'group', 'subgroup', 'kind'] as const

/** Tells what an activity code says, or nothing when it has not the right form. */
export const describe = (value: string): Facts | undefined => {
  if (check(value)) return undefined
  const section = lastClasses.findIndex((last) => Number(value.slice(0, 2)) <= last)
  return {
    section: String.fromCharCode(65 + section),
    level: levels[value.replaceAll('.', '').length - 2] ?? 'kind',
  }
}

/**
 * Makes a code of the right form for tests.
 *
 * @param random - a source of numbers in [0, 1); seed it to get the same code again
 */
export const generate = (random: Random = Math.random): Okved =>
  `${pick(random, ['01', '10', '46', '49', '62', '68', '86'])}.${10 + below(random, 89)}` as Okved

/**
 * Input mask: three groups of two digits with dots between them. The second dot is typed: were it put in by itself,
 * `62.1.1`, which is no code, would become `62.11`, which is one.
 */
export const mask: Mask = [d, d, '.', d, /[\d.]/, /[\d.]/, d, d]

/** A Standard Schema of the code; see `SchemaOptions`. */
export const schema = (options?: SchemaOptions<'okved'>): Schema<string, Okved> =>
  identifierSchema({ rule: 'okved', texts: { ru, en }, check, parse, pattern: pattern.source }, options)
