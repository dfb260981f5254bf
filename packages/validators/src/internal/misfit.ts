/** What can be wrong with a value before any digit of it is weighed. */
export type ShapeCode = 'type' | 'empty' | 'length' | 'format'

// Made once: a literal in the function would be a new object at every call.
const noDigit = /\D/

/**
 * Says why a value that is no text of the right length does not fit.
 *
 * Text longer than 64 units is refused by its length alone: it is never read, so the answer costs the same for ten
 * characters and for ten megabytes (reading would first have to flatten a rope of that size).
 *
 * @param foreign - matches a character that may not occur in the identifier; such a value is `format`, not `length`
 */
export const misfit = (value: unknown, foreign = noDigit): ShapeCode => {
  if (typeof value !== 'string') return 'type'
  if (!value) return 'empty'
  return value.length < 65 && foreign.test(value) ? 'format' : 'length'
}
