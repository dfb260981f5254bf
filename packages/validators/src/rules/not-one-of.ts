import { everyItem, unless } from '../internal/values.ts'
import type { Rule } from '../issue.ts'

/**
 * Must be none of the forbidden values; of a list (of at most 10,000 items), no item may be. Values are compared as
 * `Array.includes` does.
 *
 * @param values - the forbidden values
 */
export const notOneOf = (...values: readonly unknown[]): Rule<'notOneOf'> => {
  const forbidden = new Set(values)
  return (value) => unless(value, (given) => everyItem(given, (item) => !forbidden.has(item)), 'notOneOf', 'value')
}
