import { ask, examine, type FormRules, type Say } from '../internal/form.ts'
import type { Issue, Rule } from '../issue.ts'

/** What zod 4 hands to a check, as far as it is used here. */
export interface ZodPayload {
  readonly value: unknown
  readonly issues: unknown[]
}

// `continue` lets zod go on to the checks of the whole object, so that all fields get their issues at once.
const push = ({ value, issues }: ZodPayload, issue: Issue, say: Say, path?: readonly (string | number)[]): void => {
  issues.push({
    code: 'custom',
    input: value,
    message: say(issue),
    params: issue,
    continue: true,
    ...(path && { path }),
  })
}

/**
 * A rule as a check of zod 4 (also zod/mini); zod itself is not imported. The issue of zod has `code: 'custom'`, and
 * the issue of this package stands in its `params`.
 *
 * @param rules - a rule, or rules of which the first that does not hold is reported
 * @param say - how the issue becomes a text
 * @example
 * z.string().check(zodCheck([required, inn], inRussian))
 */
export const zodCheck =
  (rules: Rule | readonly Rule[], say: Say) =>
  (payload: ZodPayload): void => {
    const issue = ask(rules, payload.value, undefined)
    if (issue) push(payload, issue, say)
  }

/**
 * Rules of a whole form as a check of a zod object: for rules that look at another field. Each issue gets the path of
 * its field.
 *
 * @example
 * z.object({ bik: z.string(), account: z.string() })
 *   .check(zodFormCheck({ account: settlementAccount('bik') }, inRussian))
 */
export const zodFormCheck =
  (rules: FormRules, say: Say) =>
  (payload: ZodPayload): void => {
    for (const { issue, path } of examine(payload.value, rules)) push(payload, issue, say, path)
  }
