import { unlike } from '../internal/values.ts'
import type { Rule } from '../issue.ts'

/**
 * The value must match a pattern. A global pattern is matched from the beginning each time.
 *
 * @param pattern - what must occur; anchor it with ^ and $ for the whole text
 */
export const regex =
  (pattern: RegExp): Rule<'regex'> =>
  (value) =>
    unlike(value, pattern, 'regex', 'format')
