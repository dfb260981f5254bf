import { itemsOf, unless } from '../internal/values.ts'
import type { Rule } from '../issue.ts'

/**
 * Must be one of the allowed values; of a list, every item must. Values are compared as `Array.includes` does.
 *
 * @param values - the allowed values
 */
export const oneOf =
  (...values: readonly unknown[]): Rule<'oneOf'> =>
  (value) =>
    unless(value, (given) => itemsOf(given).every((item) => values.includes(item)), 'oneOf', 'value')
