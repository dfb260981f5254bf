import type { Branded } from './internal/brand.ts'
import { fact, type Fact } from './internal/fact.ts'
import { departmentCode as label } from './internal/labels.ts'
import { d, type Mask, written } from './internal/mask.ts'
import { below, digitsOf, pick, type Random } from './internal/random.ts'
import { regions } from './internal/regions.ts'
import { digitsOnly, type Tidy, understood } from './internal/reading.ts'
import { identifierSchema, type Schema, type SchemaOptions } from './internal/schema.ts'
import type { CodeOf, Parsed } from './issue.ts'
import { departmentCode as en } from './messages/identifiers-en.ts'
import { departmentCode as ru } from './messages/identifiers-ru.ts'

/** A code of the department that issued a passport, after `check`: `ddd-ddd`. */
export type DepartmentCode = Branded<'DepartmentCode'>

/** Why a value is not a department code: not a string, empty, not of the form `ddd-ddd`, or zeros. */
export type Code = CodeOf<'departmentCode'>

const pattern = /^\d{3}-\d{3}$/

/**
 * Checks the code of the department that issued a passport (код подразделения): three digits, a hyphen, three digits.
 * Zeros
 * alone are no code: `zeros`. Source: form of the passport, decree of the Government 2267 of 23.12.2023, in force since
 * 06.01.2024. Never throws and allocates nothing.
 *
 * @returns nothing when the code holds, else the reason
 */
export const check = (value: unknown): Code | undefined => {
  if (typeof value !== 'string') return 'type'
  if (!value) return 'empty'
  if (value.length !== 7 || !pattern.test(value)) return 'format'
  return value === '000-000' ? 'zeros' : undefined
}

/** Whether a value is a department code; see `check`. */
export const is = (value: unknown): value is DepartmentCode => !check(value)

const tidy: Tidy = (swap, text) => {
  if (!check(text)) return
  digitsOnly(swap, text)
  // The hyphen has its place, so nobody needs to be told that it was put there.
  swap(/^\d{6}$/, 'separator', dashed)
}

const dashed = (digits: string): string => `${digits.slice(0, 3)}-${digits.slice(3)}`

/** Reads what a person typed or pasted; the hyphen may be missing, or be any other dash or a space. */
export const parse = (text: unknown): Parsed<DepartmentCode, 'departmentCode'> =>
  understood('departmentCode', label, text, tidy, check)

/** Writes a code for people: `ddd-ddd`. Also one that is not complete; anything else stays as it is. */
export const format = (value: string): string => written(mask, value, (text) => parse(text).value?.replace('-', ''))

/** Facts held in a department code. */
export interface Facts {
  /** The region of the department, when its number is known. */
  readonly region: Fact | undefined
  /** The third digit: federal service, region, district or city, settlement. */
  readonly level: 'service' | 'region' | 'district' | 'settlement' | undefined
}

const levels = ['service', 'region', 'district', 'settlement'] as const

/** Tells what a department code says, or nothing when it does not hold. */
export const describe = (value: string): Facts | undefined =>
  check(value) ? undefined : { region: fact(regions, value.slice(0, 2)), level: levels[Number(value[2])] }

/**
 * Makes a code for tests.
 *
 * @param random - a source of numbers in [0, 1); seed it to get the same code again
 */
export const generate = (random: Random = Math.random): DepartmentCode =>
  `${pick(random, Object.keys(regions))}${below(random, 4)}-${digitsOf(random, 3)}` as DepartmentCode

/** Input mask: `ddd-ddd`. */
export const mask: Mask = [d, d, d, '-', d, d, d]

/** A Standard Schema of the code; see `SchemaOptions`. */
export const schema = (options?: SchemaOptions<'departmentCode'>): Schema<string, DepartmentCode> =>
  identifierSchema({ rule: 'departmentCode', texts: { ru, en }, check, parse, pattern: pattern.source }, options)
