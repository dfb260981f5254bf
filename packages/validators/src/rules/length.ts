import { lengthOf, unless } from '../internal/values.ts'
import type { Rule } from '../issue.ts'

/** Exactly so many characters of a text, or items of a list. An emoji is one character. */
export const length =
  (length: number): Rule<'length'> =>
  (value) =>
    unless(value, (given) => lengthOf(given) === length, 'length', 'length', { length })
