import { lengthOf, unless } from '../internal/values.ts'
import type { Rule } from '../issue.ts'

/**
 * No more characters of a text (or items of a list) than this. Characters are counted as people do: an emoji, a flag
 * or a letter with its marks is one.
 */
export const max =
  (max: number): Rule<'max'> =>
  (value) =>
    unless(value, (given) => lengthOf(given, max) <= max, 'max', 'long', { max })
