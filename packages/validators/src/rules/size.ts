import { everyFile } from '../internal/files.ts'
import { unless } from '../internal/values.ts'
import type { Rule } from '../issue.ts'

/**
 * A file (or each file of a list) no larger than this.
 *
 * @param size - in kilobytes of 1,024 bytes
 */
export const size =
  (size: number): Rule<'size'> =>
  (value) =>
    unless(value, (given) => everyFile(given, (file) => file.size <= size * 1024), 'size', 'large', { size })
