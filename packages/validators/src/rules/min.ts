import { lengthOf, unless } from '../internal/values.ts'
import type { Rule } from '../issue.ts'

/**
 * At least so many characters of a text, or items of a list. Characters are counted as people do: an emoji, a flag
 * or a letter with its marks is one.
 */
export const min =
  (min: number): Rule<'min'> =>
  (value) =>
    unless(value, (given) => lengthOf(given, min) >= min, 'min', 'short', { min })
