import { lengthOf, unless } from '../internal/values.ts'
import type { Rule } from '../issue.ts'

/** No more characters of a text (or items of a list) than this. An emoji is one character. */
export const max =
  (max: number): Rule<'max'> =>
  (value) =>
    unless(value, (given) => lengthOf(given) <= max, 'max', 'long', { max })
