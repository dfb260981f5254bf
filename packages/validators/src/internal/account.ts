import { parse as parseBik } from '../bik.ts'
import { fixed } from './fixed.ts'
import { misfit, type ShapeCode } from './misfit.ts'
import { digitsOnly, type Tidy } from './reading.ts'

/** Why an account does not hold: its own shape, the linked BIK, or the check digit. */
export type AccountCode = ShapeCode | 'bik' | 'checksum'

const weights = [7, 1, 3, 7, 1, 3, 7, 1, 3, 7, 1, 3, 7, 1, 3, 7, 1, 3, 7, 1]

/**
 * The weighted sum of the 20 digits of an account, or -1 where something else than a digit stands among them. The
 * three digits before the account would take one full turn of the weights, so the account starts with 7 again.
 */
const weigh = (account: string): number => {
  let sum = 0
  for (let index = 0; index < 20; index++) {
    const digit = account.charCodeAt(index) ^ 48
    if (digit > 9) return -1
    sum += digit * (weights[index] as number)
  }
  return sum
}

/**
 * The weighted sum of the three digits that stand before an account.
 *
 * @param central - take `0` and digits 5–6 of the BIK (an account in the Bank of Russia) instead of its digits 7–9
 */
export const weighPrefix = (bik: string, central: boolean): number => {
  const first = central ? 4 : 7
  const sum = (bik.charCodeAt(first) ^ 48) + (bik.charCodeAt(first + 1) ^ 48) * 3
  return central ? sum : sum + (bik.charCodeAt(6) ^ 48) * 7
}

/** The check of both kinds of account; `central` as in `weighPrefix`, `unchecked` leaves the check digit alone. */
export const checkAccount = (
  account: unknown,
  bik: unknown,
  central: (bik: string) => boolean,
  unchecked?: (account: string, bik: string) => boolean,
): AccountCode | undefined => {
  if (typeof account !== 'string' || account.length !== 20) return misfit(account)
  const sum = weigh(account)
  if (sum < 0) return 'format'
  if (fixed(bik, 9)) return 'bik'
  if (unchecked?.(account, bik as string)) return undefined
  return (sum + weighPrefix(bik as string, central(bik as string))) % 10 ? 'checksum' : undefined
}

/** An account with its check digit, the ninth, set right. Seven is the inverse of its weight three modulo ten. */
export const withKey = (account: string, prefix: number): string => {
  const bare = `${account.slice(0, 8)}0${account.slice(9)}`
  return `${bare.slice(0, 8)}${((10 - ((weigh(bare) + prefix) % 10)) * 7) % 10}${bare.slice(9)}`
}

/** What is particular to accounts when they are read: people write them in groups with spaces, hyphens or dots. */
export const accountTidy: Tidy = (swap, text) => {
  digitsOnly(swap, text)
  swap(/\.+/g, 'separator')
}

/** The linked BIK as it is read leniently: a pasted `044 525 225` must not make the account wrong. */
export const readBik = (bik: unknown): unknown => parseBik(bik).value ?? bik
