import { lengthOf, unless } from '../internal/values.ts'
import type { Rule } from '../issue.ts'

/**
 * Exactly so many characters of a text, or items of a list. Characters are counted as people do: an emoji, a flag
 * or a letter with its marks is one.
 */
export const length =
  (length: number): Rule<'length'> =>
  (value) =>
    unless(value, (given) => lengthOf(given, length) === length, 'length', 'length', { length })
