import { itemsOf, unless } from '../internal/values.ts'
import type { Rule } from '../issue.ts'

/**
 * Must be none of the forbidden values; of a list, no item may be. Values are compared as `Array.includes` does.
 *
 * @param values - the forbidden values
 */
export const notOneOf =
  (...values: readonly unknown[]): Rule<'notOneOf'> =>
  (value) =>
    unless(value, (given) => itemsOf(given).every((item) => !values.includes(item)), 'notOneOf', 'value')
