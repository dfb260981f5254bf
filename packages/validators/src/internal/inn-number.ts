import type { CodeOf } from '../issue.ts'
import { misfit } from './misfit.ts'
import { digitsOf, pick, type Random } from './random.ts'
import { regions } from './regions.ts'

// Weights of both check digits in one number, so that one multiplication serves two sums: units for the last check
// digit, and 1001 times the weight for the one before it. 1001 is a multiple of 11, so modulo 11 the second part is not
// there; and a sum of units is below 550, so dividing by 1001 leaves the second part alone. A number of 10 digits starts
// at the third weight and uses the units alone.
const weights = [7010, 2009, 4006, 10014, 3013, 5008, 9014, 4013, 6010, 8014, 8, 0]

/** Why a value is not a taxpayer number of any kind. */
export type InnCode = Exclude<CodeOf<'inn'>, 'notOrganization' | 'notPerson'>

/** The check of a taxpayer number; see `inn.check`. */
export const checkInn = (value: unknown): InnCode | undefined => {
  if (typeof value !== 'string' || (value.length !== 10 && value.length !== 12)) return misfit(value)
  const { length } = value
  let sum = 0
  let digit = 0
  for (let index = 0; index < length; index++) {
    // `code ^ 48` is below ten for the ten ASCII digits and for nothing else in Unicode.
    digit = value.charCodeAt(index) ^ 48
    if (digit > 9) return 'format'
    sum += digit * (weights[12 - length + index] as number)
  }
  if ((sum % 11) % 10 !== digit) return 'checksum'
  if (length > 10 && (((sum / 1001) | 0) % 11) % 10 !== (value.charCodeAt(10) ^ 48)) return 'checksum'
  return sum ? undefined : 'zeros'
}

/** A valid number for tests; see `inn.generate`. */
export const generateInn = (random: Random, length: 10 | 12): string => {
  let digits = `${pick(random, Object.keys(regions))}99${digitsOf(random, length === 10 ? 5 : 6)}`
  while (digits.length < length) {
    let sum = 0
    // The check digit that comes next stands `11 - digits.length` places before the end of the row of its weights.
    for (let index = 0; index < digits.length; index++)
      sum += Number(digits[index]) * ((weights[index + 11 - digits.length] as number) % 1001)
    digits += (sum % 11) % 10
  }
  return digits
}
