import { textOf, unless } from '../internal/values.ts'
import type { OwnText, Rule } from '../issue.ts'

/**
 * The value must **not** match a pattern, and the text is the caller's own ("regex with custom message"). What is
 * neither a text nor a number matches nothing.
 *
 * @param pattern - what may not occur
 * @param message - the text of the issue: one, or one for each language
 */
export const notMatches =
  (pattern: RegExp, message: OwnText): Rule<'notMatches'> =>
  (value) =>
    unless(value, (given) => (textOf(given)?.search(pattern) ?? -1) < 0, 'notMatches', 'match', { message })
