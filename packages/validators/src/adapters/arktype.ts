import { ask, examine, type FormRules, type Say } from '../internal/form.ts'
import type { Schema, SchemaIssue } from '../internal/schema.ts'
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

/** What ArkType hands to a morph, as far as it is used here. */
export interface ArkMorphContext {
  error(input: { message: string; params: SchemaIssue }): unknown
}

/**
 * The schema of an identifier as a morph of ArkType: what a person typed becomes the canonical value, with the branded
 * type of the identifier, and the issue of this package stands in `params`. Where the code of an issue is not wanted,
 * ArkType takes the schema itself: `type({ inn: inn.schema({ lenient: true }) })`.
 *
 * @param schema - the schema; with `lenient` it reads what people paste
 * @example
 * type({ inn: type('string').pipe(arkRead(inn.schema({ lenient: true }))) })
 */
export const arkRead =
  <Value>({ '~standard': standard }: Schema<string, Value>) =>
  (input: string, context: ArkMorphContext): Value => {
    const result = standard.validate(input)
    // An error that a morph returns is an error of the whole; its type is left out of the output by ArkType.
    return result.issues?.[0]
      ? (context.error({ message: result.issues[0].message, params: result.issues[0] }) as never)
      : (result as { readonly value: Value }).value
  }
