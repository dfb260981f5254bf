import { ask, examine, type FormRules, type Say } from '../internal/form.ts'
import type { Issue, Rule } from '../issue.ts'

/** What ArkType hands to a predicate, as far as it is used here. */
export interface ArkContext {
  reject(input: { message: string; relativePath?: (string | number)[]; params: Issue }): boolean
}

/**
 * A rule as a predicate of ArkType; ArkType itself is not imported. The error of ArkType has the code `predicate`, and
 * the issue of this package stands in its `params`.
 *
 * @param rules - a rule, or rules of which the first that does not hold is reported
 * @param say - how the issue becomes a text
 * @example
 * type('string').narrow(arkCheck([required, inn], inRussian))
 */
export const arkCheck =
  (rules: Rule | readonly Rule[], say: Say) =>
  (value: unknown, context: ArkContext): boolean => {
    const issue = ask(rules, value, undefined)
    return !issue || context.reject({ message: say(issue), params: issue })
  }

/**
 * Rules of a whole form as a predicate of an ArkType object: for rules that look at another field. Each error gets the
 * path of its field.
 *
 * @example
 * type({ bik: 'string', account: 'string' })
 *   .narrow(arkFormCheck({ account: settlementAccount('bik') }, inRussian))
 */
export const arkFormCheck =
  (rules: FormRules, say: Say) =>
  (form: unknown, context: ArkContext): boolean => {
    const found = examine(form, rules)
    for (const { issue, path } of found) context.reject({ message: say(issue), relativePath: [...path], params: issue })
    return found.length === 0
  }
