import { everyItem, unless } from '../internal/values.ts'
import type { Rule } from '../issue.ts'

/**
 * Must be one of the allowed values; of a list (of at most 10,000 items), every item must. Values are compared as
 * `Array.includes` does.
 *
 * @param values - the allowed values
 */
export const oneOf = (...values: readonly unknown[]): Rule<'oneOf'> => {
  const allowed = new Set(values)
  return (value) => unless(value, (given) => everyItem(given, (item) => allowed.has(item)), 'oneOf', 'value')
}
