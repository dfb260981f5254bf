import { filesOf } from '../internal/files.ts'
import { unless } from '../internal/values.ts'
import type { Rule } from '../issue.ts'

/**
 * A file (or each file of a list) whose name ends with one of the extensions; the case does not matter.
 *
 * @param extensions - without the dot: `ext('pdf', 'jpg')`
 */
export const ext =
  (...extensions: readonly string[]): Rule<'ext'> =>
  (value) =>
    unless(
      value,
      (given) =>
        filesOf(given).every(({ name }) =>
          extensions.some((end) => name.toLowerCase().endsWith(`.${end.toLowerCase()}`)),
        ),
      'ext',
      'file',
    )
