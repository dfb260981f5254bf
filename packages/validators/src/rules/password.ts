import { identified } from '../internal/values.ts'
import type { Rule } from '../issue.ts'
import { check, type Options } from '../password.ts'

/**
 * A password of any length: see `password.check`. Passes when the field is empty.
 *
 * @param options - bounds of the length, as a second rule: `password({ min: 8, max: 64 })`
 */
export const password =
  (options?: Options): Rule<'password'> =>
  (value) =>
    identified(value, (given) => check(given, options), 'password')
