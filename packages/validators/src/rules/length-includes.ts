import { lengthOf, unless } from '../internal/values.ts'
import type { Rule } from '../issue.ts'

/**
 * The length must be one of the listed ones.
 *
 * @param lengths - numbers of characters of a text, or of items of a list
 */
export const lengthIncludes =
  (...lengths: readonly number[]): Rule<'lengthIncludes'> =>
  (value) =>
    unless(value, (given) => lengths.includes(lengthOf(given, Math.max(...lengths))), 'lengthIncludes', 'length', {
      lengths,
    })
