import type { Branded } from './internal/brand.ts'
import { squeeze } from './internal/clean.ts'
import { d, type Mask } from './internal/mask.ts'
import { below, type Random } from './internal/random.ts'
import { parsed } from './internal/report.ts'
import { identifierSchema, type Schema, type SchemaOptions } from './internal/schema.ts'
import type { CodeOf, Parsed } from './issue.ts'

/** An activity code that has passed `check`. */
export type Okved = Branded<'Okved'>

/** Why a value is not an activity code: not a string, empty, or anything but groups of digits between dots. */
export type Code = CodeOf<'okved'>

const pattern = /^\d{2}(\.\d{1,2}){0,2}$/

/**
 * Checks the form of an activity code (ОКВЭД 2): two digits, then up to two groups of one or two digits after dots.
 *
 * Only the form is looked at; whether such an activity exists is a question to the classifier. Source: ОК 029-2014. Never throws
 * and allocates nothing.
 *
 * @returns nothing when the code has the right form, else the reason
 */
export const check = (value: unknown): Code | undefined => {
  if (typeof value !== 'string') return 'type'
  if (!value) return 'empty'
  return value.length < 9 && pattern.test(value) ? undefined : 'format'
}

/** Whether a value has the form of an activity code; see `check`. */
export const is = (value: unknown): value is Okved => !check(value)

/** Reads what a person typed or pasted: spaces, full-width digits and commas instead of dots are forgiven. */
export const parse = (text: unknown): Parsed<Okved, 'okved'> =>
  parsed('okved', text, (raw) => squeeze(raw).replaceAll(',', '.'), check)

/** Facts held in an activity code. */
export interface Facts {
  /** The section of the classifier, A–U, when the class belongs to one. */
  readonly section: string | undefined
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
    section: value.startsWith('00') ? undefined : String.fromCharCode(65 + section),
    level: levels[value.replaceAll('.', '').length - 2] ?? 'kind',
  }
}

/**
 * Makes a code of the right form for tests.
 *
 * @param random - a source of numbers in [0, 1); seed it to get the same code again
 */
export const generate = (random: Random = Math.random): Okved =>
  `${10 + below(random, 89)}.${10 + below(random, 89)}` as Okved

/** Input mask: three groups of two digits with dots between them. */
export const mask: Mask = [d, d, '.', d, d, '.', d, d]

/** A Standard Schema of the code; see `SchemaOptions`. */
export const schema = (options?: SchemaOptions<'okved'>): Schema<string, Okved> =>
  identifierSchema({ rule: 'okved', check, parse, pattern: pattern.source }, options)
