import { everyFile } from '../internal/files.ts'
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
        everyFile(given, ({ name }) => {
          const lower = name.toLowerCase()
          return extensions.some((end) => lower.endsWith(`.${end.toLowerCase()}`))
        }),
      'ext',
      'file',
    )
