/** What can be wrong with a value before any digit of it is weighed. */
export type ShapeCode = 'type' | 'empty' | 'length' | 'format'

/**
 * Says why a value that is no text of the right length does not fit. The length alone decides: text of another length is
 * never read, so the answer costs the same for nine characters and for ten megabytes (reading would first have to
 * flatten a rope of that size).
 */
export const misfit = (value: unknown): Exclude<ShapeCode, 'format'> =>
  typeof value !== 'string' ? 'type' : value ? 'length' : 'empty'

/** Whether a value is a string of one of two lengths: all that `is` needs to know of most values that do not hold. */
export const isOfLength = (value: unknown, one: number, other = one): boolean =>
  typeof value === 'string' && (value.length === one || value.length === other)
