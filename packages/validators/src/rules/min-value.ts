import { numberOf, unlessOne } from '../internal/values.ts'
import type { Rule } from '../issue.ts'

/** A number not less than this. A text may have a decimal comma or point. */
export const minValue =
  (min: number): Rule<'minValue'> =>
  (value) =>
    unlessOne(value, (given) => numberOf(given) >= min, 'minValue', 'small', { min })
