import type { Rule, RuleName } from '../issue.ts'

/**
 * Rules in a row: the first that does not hold is reported and the rest are not asked.
 *
 * @example
 * first(required, inn)
 */
export const first =
  <Name extends RuleName>(...rules: readonly Rule<Name>[]): Rule<Name> =>
  (value, form) => {
    for (const rule of rules) {
      const issue = rule(value, form)
      if (issue) return issue
    }
    return undefined
  }
