/**
 * The Luhn sum modulo ten: from the right, every second digit counts double, less nine where that gives two digits. It
 * is zero when the last digit is right, and -1 where something else than a digit stands in the text. Source: ISO/IEC
 * 7812-1, annex B.
 */
export const luhn = (value: string): number => {
  let sum = 0
  for (let index = 0; index < value.length; index++) {
    const digit = value.charCodeAt(index) ^ 48
    if (digit > 9) return -1
    sum += (value.length - index) % 2 ? digit : digit > 4 ? digit * 2 - 9 : digit * 2
  }
  return sum % 10
}

/** The digits with the Luhn digit that belongs behind them. */
export const withLuhn = (digits: string): string => `${digits}${(10 - luhn(`${digits}0`)) % 10}`
