/** What can be wrong with a value before any digit of it is weighed. */
export type ShapeCode = 'type' | 'empty' | 'length' | 'format'

/**
 * Says why a value that is no text of the right length does not fit.
 *
 * Text longer than 64 units is refused by its length alone: it is never read, so the answer costs the same for ten
 * characters and for ten megabytes (reading would first have to flatten a rope of that size).
 *
 * @param foreign - matches a character that may not occur in the identifier, a digit apart; such a value is `format`, not
 *   `length`
 */
export const misfit = (value: unknown, foreign?: RegExp): ShapeCode => {
  if (typeof value !== 'string') return 'type'
  if (!value) return 'empty'
  if (value.length < 65)
    // A loop that finds nothing but digits is several times faster than an expression that looks for something else.
    for (let index = 0; index < value.length; index++)
      if ((value.charCodeAt(index) ^ 48) > 9 && (!foreign || foreign.test(value))) return 'format'
  return 'length'
}
/**
 * Whether a value is a string of one of two lengths. Asked by `is` before the characters are: who wants only yes or no
 * need not wait until a number that is too short has been read to its end.
 */
export const isOfLength = (value: unknown, one: number, other = one): boolean =>
  typeof value === 'string' && (value.length === one || value.length === other)
