// The reference of the bench: the least that any check of these rules can do. Each loop knows the length beforehand,
// answers with a boolean, tells no reasons, and was written to be fast rather than to be used.

const inn10 = [2, 4, 10, 3, 5, 9, 4, 6, 8]
const inn11 = [7, 2, 4, 10, 3, 5, 9, 4, 6, 8]
const inn12 = [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8]
const ogrn13 = [10, 1, 10, 1, 10, 1, 10, 1, 10, 1, 10, 1]
const ogrn15 = [10, 1, 4, 3, 12, 9, 10, 1, 4, 3, 12, 9, 10, 1]
const account = [7, 1, 3, 7, 1, 3, 7, 1, 3, 7, 1, 3, 7, 1, 3, 7, 1, 3, 7, 1]

const at = (list: readonly number[], index: number): number => list[index] as number

/** No check at all: every character is looked at once. What is left of a check after this is its arithmetic. */
export const reading = (value: string): boolean => {
  for (let index = 0; index < value.length; index++) if (value.charCodeAt(index) > 127) return false
  return true
}

/** INN of an organisation. */
export const tightInn10 = (value: string): boolean => {
  if (value.length !== 10) return false
  let sum = 0
  for (let index = 0; index < 9; index++) {
    const digit = value.charCodeAt(index) - 48
    if (digit < 0 || digit > 9) return false
    sum += digit * at(inn10, index)
  }
  return (sum % 11) % 10 === value.charCodeAt(9) - 48
}

/** INN of a person. */
export const tightInn12 = (value: string): boolean => {
  if (value.length !== 12) return false
  let first = 0
  let second = 0
  for (let index = 0; index < 10; index++) {
    const digit = value.charCodeAt(index) - 48
    if (digit < 0 || digit > 9) return false
    first += digit * at(inn11, index)
    second += digit * at(inn12, index)
  }
  const tenth = value.charCodeAt(10) - 48
  if (tenth < 0 || tenth > 9 || (first % 11) % 10 !== tenth) return false
  return ((second + tenth * 8) % 11) % 10 === value.charCodeAt(11) - 48
}

/** OGRN of 13 digits. */
export const tightOgrn13 = (value: string): boolean => {
  if (value.length !== 13) return false
  let sum = 0
  for (let index = 0; index < 12; index++) {
    const digit = value.charCodeAt(index) - 48
    if (digit < 0 || digit > 9) return false
    sum += digit * at(ogrn13, index)
  }
  return (sum % 11) % 10 === value.charCodeAt(12) - 48
}

/** OGRN of 15 digits. */
export const tightOgrn15 = (value: string): boolean => {
  if (value.length !== 15) return false
  let sum = 0
  for (let index = 0; index < 14; index++) {
    const digit = value.charCodeAt(index) - 48
    if (digit < 0 || digit > 9) return false
    sum += digit * at(ogrn15, index)
  }
  return (sum % 13) % 10 === value.charCodeAt(14) - 48
}

/** Nine digits and nothing else. */
export const tightBik = (value: string): boolean => {
  if (value.length !== 9) return false
  for (let index = 0; index < 9; index++) {
    const digit = value.charCodeAt(index) - 48
    if (digit < 0 || digit > 9) return false
  }
  return true
}

/** KPP. */
export const tightKpp = (value: string): boolean => {
  if (value.length !== 9) return false
  for (let index = 0; index < 9; index++) {
    const code = value.charCodeAt(index)
    const isDigit = code > 47 && code < 58
    if (!isDigit && !((index === 4 || index === 5) && code > 64 && code < 91)) return false
  }
  return true
}

/** SNILS of 11 digits. */
export const tightSnils = (value: string): boolean => {
  if (value.length !== 11) return false
  let sum = 0
  for (let index = 0; index < 9; index++) {
    const digit = value.charCodeAt(index) - 48
    if (digit < 0 || digit > 9) return false
    sum += digit * (9 - index)
  }
  return (sum % 101) % 100 === (value.charCodeAt(9) - 48) * 10 + value.charCodeAt(10) - 48
}

/** Correspondent account. The BIK is checked as well: the rule demands it. */
export const tightAccount = (value: string, bik: string): boolean => {
  if (value.length !== 20 || !tightBik(bik)) return false
  let sum = bik.charCodeAt(4) - 48 + 3 * (bik.charCodeAt(5) - 48)
  for (let index = 0; index < 20; index++) {
    const digit = value.charCodeAt(index) - 48
    if (digit < 0 || digit > 9) return false
    sum += digit * at(account, index)
  }
  return sum % 10 === 0
}

/** Settlement account. The BIK is checked as well: the rule demands it. */
export const tightSettlement = (value: string, bik: string): boolean => {
  if (value.length !== 20 || !tightBik(bik)) return false
  let sum = 7 * (bik.charCodeAt(6) - 48) + (bik.charCodeAt(7) - 48) + 3 * (bik.charCodeAt(8) - 48)
  for (let index = 0; index < 20; index++) {
    const digit = value.charCodeAt(index) - 48
    if (digit < 0 || digit > 9) return false
    sum += digit * at(account, index)
  }
  return sum % 10 === 0
}
