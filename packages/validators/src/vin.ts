import type { Branded } from './internal/brand.ts'
import { vin as label } from './internal/labels.ts'
import { cleanLatin, readShort } from './internal/letters.ts'
import { type Mask } from './internal/mask.ts'
import { misfit } from './internal/misfit.ts'
import { below, digitsOf, type Random } from './internal/random.ts'
import { parsed } from './internal/report.ts'
import { identifierSchema, type Schema, type SchemaOptions } from './internal/schema.ts'
import type { CodeOf, Parsed } from './issue.ts'
import { vin as en } from './messages/identifiers-en.ts'
import { vin as ru } from './messages/identifiers-ru.ts'

/** A vehicle identification number that has passed `check`: 17 capital letters and digits. */
export type Vin = Branded<'Vin'>

/**
 * Why a value is not a VIN: not a string, empty, a character that may not stand there, a length other than 17, or (where
 * it is asked for) a wrong check digit.
 */
export type Code = CodeOf<'vin'>

/** What `check` may demand besides the form. */
export interface Options {
  /** The ninth character must be the check digit, as the USA, Canada and China demand; Russia and Europe do not. */
  readonly checkDigit?: boolean
}

/** Values of the letters A to Z; zero for I, O and Q, which do not occur. */
const values = [1, 2, 3, 4, 5, 6, 7, 8, 0, 1, 2, 3, 4, 5, 0, 7, 0, 9, 2, 3, 4, 5, 6, 7, 8, 9]
const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]

/** The check digit as a character code: the weighted sum modulo 11, with X for ten; -1 where the form is wrong. */
const keyOf = (value: string): number => {
  let sum = 0
  for (let index = 0; index < 17; index++) {
    const code = value.charCodeAt(index)
    const isLetter = code > 64 && code < 91 && code !== 73 && code !== 79 && code !== 81
    // The last four are digits always.
    if ((code ^ 48) > 9 && (!isLetter || index > 12)) return -1
    sum += ((isLetter ? values[code - 65] : code - 48) as number) * (weights[index] as number)
  }
  return sum % 11 < 10 ? 48 + (sum % 11) : 88
}

/**
 * Checks a vehicle identification number (VIN): 17 digits and capital letters without I, O and Q; the last four are
 * digits.
 *
 * The check digit in the ninth place is a demand of the USA, Canada and China. Cars made for Russia and Europe have
 * another character there, so it is asked for by option only. Source: ISO 3779:2009, ГОСТ 33990-2016; 49 CFR 565 for
 * the check digit. Never throws and allocates nothing.
 *
 * @param options - what else must hold
 * @returns nothing when the number holds, else the reason
 */
export const check = (value: unknown, options?: Options): Code | undefined => {
  if (typeof value !== 'string' || value.length !== 17) return misfit(value)
  const key = keyOf(value)
  if (key < 0) return 'format'
  return options?.checkDigit && value.charCodeAt(8) !== key ? 'checksum' : undefined
}

/** Whether a value is a vehicle identification number; see `check`. */
export const is = (value: unknown, options?: Options): value is Vin => !check(value, options)

// I, O and Q do not occur, so whoever writes them means the digit.
const clean = (text: string): string =>
  readShort(text, (short) => cleanLatin(short).replace(/[IOQ]/g, (letter) => (letter === 'I' ? '1' : '0')))

/** Reads what a person typed or pasted: spaces, lower case, Cyrillic look-alikes, and I, O, Q for 1 and 0. */
export const parse = (text: unknown, options?: Options): Parsed<Vin, 'vin'> =>
  parsed('vin', label, text, clean, (value) => check(value, options))

/** Facts held in a vehicle identification number. */
export interface Facts {
  /** The manufacturer: the first three characters. */
  readonly manufacturer: string
  /** Where the manufacturer is registered, by the first character. */
  readonly area: 'africa' | 'asia' | 'europe' | 'northAmerica' | 'oceania' | 'southAmerica'
  /** The ninth character is a right check digit. By chance that is so for one number in eleven. */
  readonly hasCheckDigit: boolean
}

/** Tells what a number says, or nothing when it does not hold. */
export const describe = (value: string): Facts | undefined => {
  if (check(value)) return undefined
  const first = value.charAt(0)
  const area =
    first >= 'S'
      ? 'europe'
      : first >= 'J'
        ? 'asia'
        : first >= 'A'
          ? 'africa'
          : first >= '1' && first <= '5'
            ? 'northAmerica'
            : first === '6' || first === '7'
              ? 'oceania'
              : 'southAmerica'
  return { manufacturer: value.slice(0, 3), area, hasCheckDigit: !check(value, { checkDigit: true }) }
}

const characters = 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789'

/**
 * Makes a number with a right check digit for tests. Its manufacturer ZZZ does not exist.
 *
 * @param random - a source of numbers in [0, 1); seed it to get the same number again
 */
export const generate = (random: Random = Math.random): Vin => {
  const some = (count: number): string =>
    Array.from({ length: count }, () => characters.charAt(below(random, characters.length))).join('')
  const bare = `ZZZ${some(5)}0${some(4)}${digitsOf(random, 4)}`
  return `${bare.slice(0, 8)}${String.fromCharCode(keyOf(bare))}${bare.slice(9)}` as Vin
}

const any = /[\da-hj-npr-z]/i

/** Input mask: 17 characters without I, O and Q. */
export const mask: Mask = Array.from({ length: 17 }, () => any)

/** A Standard Schema of the number; see `SchemaOptions` and `Options`. */
export const schema = (options: SchemaOptions<'vin'> & Options = {}): Schema<string, Vin> =>
  identifierSchema(
    {
      rule: 'vin',
      texts: { ru, en },
      check: (value) => check(value, options),
      parse: (text) => parse(text, options),
      pattern: '^[A-HJ-NPR-Z\\d]{13}\\d{4}$',
    },
    options,
  )
