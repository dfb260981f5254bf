import { identified } from '../internal/values.ts'
import type { Rule } from '../issue.ts'
import { check, type Options } from '../password.ts'

/**
 * A password: see `password.check`. Passes when the field is empty.
 *
 * @param options - other bounds of the length than 8 and 64
 */
export const password =
  (options?: Options): Rule<'password'> =>
  (value) =>
    identified(value, (given) => check(given, options), 'password')
