import { lengthOf, unless } from '../internal/values.ts'
import type { Rule } from '../issue.ts'

/** At least so many characters of a text, or items of a list. An emoji is one character. */
export const min =
  (min: number): Rule<'min'> =>
  (value) =>
    unless(value, (given) => lengthOf(given) >= min, 'min', 'short', { min })
