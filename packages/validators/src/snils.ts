import type { Branded } from './internal/brand.ts'
import { snils as label } from './internal/labels.ts'
import { d, type Mask, written } from './internal/mask.ts'
import { isOfLength, misfit } from './internal/misfit.ts'
import { digitsOf, type Random } from './internal/random.ts'
import { digitsOnly, understood } from './internal/reading.ts'
import { identifierSchema, type Schema, type SchemaOptions } from './internal/schema.ts'
import type { CodeOf, Parsed } from './issue.ts'
import { snils as en } from './messages/identifiers-en.ts'
import { snils as ru } from './messages/identifiers-ru.ts'

/** An insurance number that has passed `check`: 11 digits, or the same in the form 112-233-445 95. */
export type Snils = Branded<'Snils'>

/** Why a value is not a SNILS: not a string, empty, a character out of place, a wrong length, a wrong check number, zeros. */
export type Code = CodeOf<'snils'>

/**
 * The number was issued before check numbers existed: up to 001-001-998. Both forms have a fixed length, so their order
 * as text is their order as numbers.
 */
const isOld = (value: string): boolean => value < (value.length === 14 ? '001-001-999' : '001001999')

/** One of the eleven digits. In the dashed form a separator stands after every third of them. */
const digitAt = (value: string, place: number): number =>
  value.charCodeAt(value.length === 14 ? place + Math.trunc(place / 3) : place) ^ 48

/**
 * Checks an individual insurance account number (СНИЛС): 11 digits, written together or as `112-233-445 95`.
 *
 * The check number is the sum of the first nine digits times 9, 8, …, 1, modulo 101, and 100 counts as 00. Numbers from
 * 000-000-001 to 001-001-998 have none, so their last two digits may be anything; zeros are nobody's number. Source: the
 * method of the Pension Fund, resolution 192п of 31.07.2006; later orders replaced its forms and left the method, and the
 * bound 001-001-998 with it, as they were. Never throws and allocates nothing.
 *
 * @returns nothing when the number holds, else the reason
 */
export const check = (value: unknown): Code | undefined => {
  if (typeof value !== 'string' || (value.length !== 11 && value.length !== 14)) return misfit(value)
  if (value.length === 14 && (value[3] !== '-' || value[7] !== '-' || value[11] !== ' ')) return 'format'
  let sum = 0
  for (let place = 0; place < 9; place++) {
    const digit = digitAt(value, place)
    if (digit > 9) return 'format'
    sum += digit * (9 - place)
  }
  const tens = digitAt(value, 9)
  const ones = digitAt(value, 10)
  if (tens > 9 || ones > 9) return 'format'
  if (sum === 0) return tens + ones ? 'checksum' : 'zeros'
  return (sum % 101) % 100 === tens * 10 + ones || isOld(value) ? undefined : 'checksum'
}

/** Whether a value is an insurance number; see `check`. */
export const is = (value: unknown): value is Snils => isOfLength(value, 11, 14) && !check(value)

/** Reads what a person typed or pasted, and gives 11 digits without separators. */
export const parse = (text: unknown): Parsed<Snils, 'snils'> => understood('snils', label, text, digitsOnly, check)

/** Writes a number for people: `112-233-445 95`. Also a number that is not complete. */
export const format = (value: string): string => written(mask, value, (text) => parse(text).value)

/** Facts held in an insurance number. */
export interface Facts {
  /** The number is late enough to have a check number. */
  readonly hasCheckNumber: boolean
}

/** Tells what an insurance number says, or nothing when it does not hold. */
export const describe = (value: string): Facts | undefined =>
  check(value) ? undefined : { hasCheckNumber: !isOld(value) }

/**
 * Makes a valid number of 11 digits for tests. It begins with 9, where numbers have not been issued.
 *
 * @param random - a source of numbers in [0, 1); seed it to get the same number again
 */
export const generate = (random: Random = Math.random): Snils => {
  const digits = `9${digitsOf(random, 8)}`
  let sum = 0
  for (let place = 0; place < 9; place++) sum += digitAt(`${digits}00`, place) * (9 - place)
  return `${digits}${String((sum % 101) % 100).padStart(2, '0')}` as Snils
}

/** Input mask: `ddd-ddd-ddd dd`. */
export const mask: Mask = [d, d, d, '-', d, d, d, '-', d, d, d, ' ', d, d]

/** A Standard Schema of the number; see `SchemaOptions`. */
export const schema = (options?: SchemaOptions<'snils'>): Schema<string, Snils> =>
  identifierSchema(
    { rule: 'snils', texts: { ru, en }, check, parse, pattern: '^(\\d{11}|\\d{3}-\\d{3}-\\d{3} \\d{2})$' },
    options,
  )
