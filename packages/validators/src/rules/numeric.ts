import { numberOf, unlessOne } from '../internal/values.ts'
import type { Rule } from '../issue.ts'

/** A number. A text may have a decimal comma or point; exponents, spaces and hexadecimal notation are refused. */
export const numeric: Rule<'numeric'> = (value) =>
  unlessOne(value, (given) => Number.isFinite(numberOf(given)), 'numeric', 'format')
