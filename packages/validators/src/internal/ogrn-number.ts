import type { CodeOf } from '../issue.ts'
import { misfit } from './misfit.ts'
import { below, digitsOf, pick, type Random } from './random.ts'
import { regions } from './regions.ts'

// Powers of ten modulo 143, which is 11 times 13: the sum of digits with these weights leaves the same remainders by 11
// and by 13 as the number itself, and no step waits for a division. The check digit, which comes last, weighs nothing;
// a number of 13 digits starts at the third weight.
const weights = [10, 1, 43, 133, 142, 100, 10, 1, 43, 133, 142, 100, 10, 1, 0]

// First digits as bits: 1 and 5 of a legal entity, 3 of an entrepreneur; 2, 6–9 and 4 of later records about them.
const numbers = [0b10_0010, 0b1000]
const records = [0b11_1110_0110, 0b1_1000]

/** Why a value is not a registration number of any kind. */
export type OgrnCode = Exclude<CodeOf<'ogrn'>, 'notOrganization' | 'notEntrepreneur'>

/** The check of a registration number; see `ogrn.check`. */
export const checkOgrn = (value: unknown, accept?: 'records'): OgrnCode | undefined => {
  if (typeof value !== 'string' || (value.length !== 13 && value.length !== 15)) return misfit(value)
  const { length } = value
  let sum = 0
  let digit = 0
  for (let index = 0; index < length; index++) {
    digit = value.charCodeAt(index) ^ 48
    if (digit > 9) return 'format'
    sum += digit * (weights[15 - length + index] as number)
  }
  if ((sum % (length - 2)) % 10 !== digit) return 'checksum'
  // The weights are positive, so nothing but zeros sums to zero.
  if (sum === 0) return 'zeros'
  const allowed = (accept ? records : numbers)[(length - 13) >> 1] as number
  return (allowed >> (value.charCodeAt(0) ^ 48)) & 1 ? undefined : 'first'
}

/** A valid number for tests; see `ogrn.generate`. */
export const generateOgrn = (random: Random, length: 13 | 15): string => {
  const year = 10 + below(random, 16)
  const head = `${length === 13 ? 1 : 3}${year}${pick(random, Object.keys(regions))}99`
  const digits = head + digitsOf(random, length - 1 - head.length)
  return `${digits}${(Number(digits) % (length - 2)) % 10}`
}
