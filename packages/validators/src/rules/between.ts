import { numberOf, unlessOne } from '../internal/values.ts'
import type { Rule } from '../issue.ts'

/** A number from `min` to `max`, both included. A text may have a decimal comma or point. */
export const between =
  (min: number, max: number): Rule<'between'> =>
  (value) =>
    unlessOne(value, (given) => numberOf(given) >= min && numberOf(given) <= max, 'between', 'range', { min, max })
