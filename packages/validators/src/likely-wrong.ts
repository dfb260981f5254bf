/** A value that holds and differs from the one that was typed in one digit, or in the order of two neighbours. */
export interface Correction {
  readonly value: string
  /** One digit was mistyped, or two neighbours changed places. */
  readonly kind: 'digit' | 'swap'
  /** Where what is wrong begins in the text, and where it ends. */
  readonly start: number
  readonly end: number
}

/** Nothing that has a check digit is longer. */
const limit = 64

/**
 * Lists what a number may have been before one digit of it was mistyped, or two neighbours changed places: every such
 * value that holds. Swaps come first, as there are few of them; then digits from the left.
 *
 * One check digit says that something is wrong and not where: of ten digits nearly each has one candidate. Two check
 * digits (ИНН of a person, IBAN) leave a few. So show candidates, or mark their places, and let the person choose.
 *
 * @param value - a number of the right length that does not hold; for any other value the list is empty
 * @param check - the check of the identifier: it gives nothing when a value holds
 * @example
 * likelyWrongDigits('500100732295', inn.check)[0] // { value: '500100732259', kind: 'swap', start: 10, end: 12 }
 */
export const likelyWrongDigits = (value: unknown, check: (value: string) => unknown): readonly Correction[] => {
  if (typeof value !== 'string' || value.length > limit || !check(value)) return []
  const swaps: Correction[] = []
  const digits: Correction[] = []
  for (let index = 0; index < value.length; index++) {
    const take = (to: Correction[], kind: Correction['kind'], instead: string): void => {
      const end = index + instead.length
      const other = value.slice(0, index) + instead + value.slice(end)
      if (other !== value && !check(other)) to.push({ value: other, kind, start: index, end })
    }
    const character = value.charAt(index)
    const next = value.charAt(index + 1)
    if (next) take(swaps, 'swap', next + character)
    if (/\d/.test(character)) for (let digit = 0; digit < 10; digit++) take(digits, 'digit', String(digit))
  }
  return [...swaps, ...digits]
}
