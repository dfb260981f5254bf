import { unlike } from '../internal/values.ts'
import type { Rule } from '../issue.ts'

/** Exactly so many digits and nothing else. */
export const digits =
  (length: number): Rule<'digits'> =>
  (value) =>
    unlike(value, new RegExp(`^\\d{${length}}$`), 'digits', 'digits', { length })
