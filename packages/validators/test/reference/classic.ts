import type { Reference } from './further.ts'

// Written from the orders, in another way than the package; see the note in further.ts.

/** Does the account hold in the bank? */
export type LinkedReference = (value: string, bik: string) => boolean

const digitsOf = (value: string): number[] => Array.from(value, Number)
const weighted = (digits: readonly number[], weights: readonly number[]): number =>
  weights.reduce((total, weight, index) => total + weight * (digits[index] ?? 0), 0)
const key = (sum: number): number => Number(String(sum % 11).slice(-1))

/** Order ЕД-7-14/559@: the weights of each check digit in full. */
const inn: Reference = (value) => {
  if (!/^(?:[0-9]{10}|[0-9]{12})$/.test(value) || BigInt(value) === 0n) return false
  const digits = digitsOf(value)
  if (value.length === 10) return digits[9] === key(weighted(digits, [2, 4, 10, 3, 5, 9, 4, 6, 8]))
  return (
    digits[10] === key(weighted(digits, [7, 2, 4, 10, 3, 5, 9, 4, 6, 8])) &&
    digits[11] === key(weighted(digits, [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8]))
  )
}

/** Order 165н, item 7: main numbers begin with 1 or 5 (organizations) and with 3 (entrepreneurs). */
const ogrn: Reference = (value) => {
  if (!/^(?:[15][0-9]{12}|3[0-9]{14})$/.test(value)) return false
  const left = BigInt(value.slice(0, -1)) % (value.length === 13 ? 11n : 13n)
  return left.toString().at(-1) === value.at(-1)
}

const kpp: Reference = (value) => /^[0-9]{4}[0-9A-Z]{2}[0-9]{3}$/.test(value)
const bik: Reference = (value) =>
  value.length === 9 && [...value].every((character) => '0123456789'.includes(character))

/** Order 515: the weights 7, 1, 3 over the three digits before the account and the account; the last figures add to tens. */
const account = (value: string, prefix: string): boolean => {
  const products = digitsOf(prefix + value).map((digit, index) => (digit * [7, 1, 3][index % 3]!) % 10)
  return products.reduce((total, product) => total + product, 0) % 10 === 0
}
const twenty = /^[0-9]{20}$/
const settlementAccount: LinkedReference = (value, of) => bik(of) && twenty.test(value) && account(value, of.slice(6))
const correspondentAccount: LinkedReference = (value, of) =>
  bik(of) && twenty.test(value) && account(value, `0${of.slice(4, 6)}`)

const mobilePhone: Reference = (value) => /^\+7[0-9]{10}$/.test(value)

/** Resolution 192п: the check number in words of its own, by taking away 101. */
const snils: Reference = (value) => {
  const plain = /^([0-9]{3})-([0-9]{3})-([0-9]{3}) ([0-9]{2})$/.exec(value)?.slice(1).join('') ?? value
  if (!/^[0-9]{11}$/.test(plain) || Number(plain) === 0) return false
  const number = plain.slice(0, 9)
  if (Number(number) === 0) return false
  if (Number(number) <= 1_001_998) return true
  let sum = weighted(digitsOf(number), [9, 8, 7, 6, 5, 4, 3, 2, 1])
  while (sum > 101) sum -= 101
  return Number(plain.slice(9)) === (sum === 100 || sum === 101 ? 0 : sum)
}

/** ПР 50.1.024-2005: weights from 1, then from 3, then zero. */
const okpo: Reference = (value) => {
  if (!/^(?:[0-9]{8}|[0-9]{10})$/.test(value) || Number(value.slice(0, -1)) === 0) return false
  const digits = digitsOf(value.slice(0, -1))
  const rest = (first: number): number =>
    weighted(
      digits,
      digits.map((_, index) => ((first - 1 + index) % 10) + 1),
    ) % 11
  const control = rest(1) < 10 ? rest(1) : rest(3) < 10 ? rest(3) : 0
  return control === Number(value.at(-1))
}

/** The classes of ОК 029-2014 by section, typed a second time. */
const classes = (
  '01 02 03 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 35 36 37 38 39 41 42 ' +
  '43 45 46 47 49 50 51 52 53 55 56 58 59 60 61 62 63 64 65 66 68 69 70 71 72 73 74 75 77 78 79 80 81 82 84 85 86 87 88 ' +
  '90 91 92 93 94 95 96 97 98 99'
).split(' ')
const okved: Reference = (value) => {
  const [first = '', second, third, ...more] = value.split('.')
  if (!classes.includes(first) || more.length > 0) return false
  if (second === undefined) return true
  return third === undefined ? /^[0-9]{1,2}$/.test(second) : /^[0-9]{2}$/.test(second) && /^[0-9]{1,2}$/.test(third)
}

const postalCode: Reference = (value) => /^[0-9]{6}$/.test(value) && Number(value) > 0
const passport: Reference = (value) => /^[0-9]{10}$/.test(value) && Number(value) > 0
const departmentCode: Reference = (value) => /^[0-9]{3}-[0-9]{3}$/.test(value) && value !== '000-000'

const isName = (name: string): boolean =>
  name.length > 0 &&
  name.length <= 64 &&
  name
    .split('.')
    .every((word) => word !== '' && [...word].every((character) => /[A-Za-z0-9_!#$%&'*+/=?^`{|}~-]/.test(character)))

/** RFC 5321 for the lengths, RFC 1035 for labels; Cyrillic labels as they are sold in .рф, of one alphabet each. */
const email: Reference = (value) => {
  const [name = '', domain = '', ...more] = value.split('@')
  const labels = domain.split('.')
  const zone = labels.at(-1) ?? ''
  const isLabel = (label: string): boolean =>
    /^(?:[A-Za-z0-9-]{1,63}|[А-Яа-яЁё0-9-]{1,63})$/.test(label) && !label.startsWith('-') && !label.endsWith('-')
  return (
    more.length === 0 &&
    value.length <= 254 &&
    isName(name) &&
    labels.length > 1 &&
    labels.every(isLabel) &&
    (/^[A-Za-zА-Яа-яЁё]{2,}$/.test(zone) || /^xn--[a-z0-9-]+[a-z0-9]$/i.test(zone))
  )
}

/** The references by the name of the identifier. */
export const classic = {
  inn,
  ogrn,
  kpp,
  bik,
  mobilePhone,
  snils,
  okpo,
  okved,
  postalCode,
  passport,
  departmentCode,
  email,
} as const satisfies Readonly<Record<string, Reference>>

/** References of what needs a BIK. */
export const linked = { settlementAccount, correspondentAccount } as const
