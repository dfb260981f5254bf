import { numberOf, unlessOne } from '../internal/values.ts'
import type { Rule } from '../issue.ts'

/** A number not greater than this. A text may have a decimal comma or point. */
export const maxValue =
  (max: number): Rule<'maxValue'> =>
  (value) =>
    unlessOne(value, (given) => numberOf(given) <= max, 'maxValue', 'large', { max })
