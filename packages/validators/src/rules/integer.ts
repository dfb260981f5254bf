import { unlike } from '../internal/values.ts'
import type { Rule } from '../issue.ts'

/** A whole number, also a negative one. */
export const integer: Rule<'integer'> = (value) => unlike(value, /^-?\d+$/, 'integer', 'format')
