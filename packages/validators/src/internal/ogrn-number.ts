import type { CodeOf } from '../issue.ts'
import { misfit } from './misfit.ts'
import { below, digitsOf, pick, type Random } from './random.ts'
import { regions } from './regions.ts'

// Powers of ten modulo 143, which is 11 times 13: the sum of digits with these weights leaves the same remainders by 11
// and by 13 as the number itself, and no step waits for a division. A number of 13 digits starts at the third weight.
const weights = [10, 1, 43, 133, 142, 100, 10, 1, 43, 133, 142, 100, 10, 1]

// First digits as bits: 1 and 5 of a legal entity, 3 of an entrepreneur; 2, 6–9 and 4 of later records about them.
const numbers = [0b10_0010, 0b1000]
const records = [0b11_1110_0110, 0b1_1000]

/** Why a value is not a registration number of any kind. */
export type OgrnCode = Exclude<CodeOf<'ogrn'>, 'notOrganization' | 'notEntrepreneur'>

/**
 * The sum of the digits with their weights, all but the last; below zero when one of them is no digit. Called with a
 * constant, it is compiled for each length alone.
 */
const weigh = (value: string, skipped: number): number => {
  let sum = 0
  for (let place = skipped; place < 14; place++) {
    const digit = value.charCodeAt(place - skipped) ^ 48
    if (digit > 9) return -1
    sum += digit * (weights[place] as number)
  }
  return sum
}

/** The check of a registration number; see `ogrn.check`. */
export const checkOgrn = (value: unknown, accept?: 'records'): OgrnCode | undefined => {
  if (typeof value !== 'string' || (value.length !== 13 && value.length !== 15)) return misfit(value)
  const { length } = value
  const first = value.charCodeAt(0) ^ 48
  if (first > 9) return 'format'
  const sum = length > 13 ? weigh(value, 0) : weigh(value, 2)
  const digit = value.charCodeAt(length - 1) ^ 48
  if (sum < 0 || digit > 9) return 'format'
  // Two constants: a division by a number that is not known beforehand costs a fifth of the check.
  if ((length > 13 ? sum % 13 : sum % 11) % 10 !== digit) return 'checksum'
  // The weights are positive, so nothing but zeros sums to zero.
  if (sum === 0) return 'zeros'
  const allowed = (accept ? records : numbers)[(length - 13) >> 1] as number
  return (allowed >> first) & 1 ? undefined : 'first'
}

/** A valid number for tests; see `ogrn.generate`. */
export const generateOgrn = (random: Random, length: 13 | 15): string => {
  const year = 10 + below(random, 16)
  const head = `${length === 13 ? 1 : 3}${year}${pick(random, Object.keys(regions))}99`
  const digits = head + digitsOf(random, length - 1 - head.length)
  return `${digits}${(Number(digits) % (length - 2)) % 10}`
}
