import { ask, examine, type FormRules, type Say } from '../internal/form.ts'
import type { Schema, SchemaIssue } from '../internal/schema.ts'
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

/** What zod hands to a transform: `issues` in zod 4 and zod/mini, `addIssue` in zod 3. */
export interface ZodTransformContext {
  readonly issues?: unknown[]
  readonly addIssue?: (issue: never) => void
}

/**
 * The schema of an identifier as a transform of zod 4, zod/mini or zod 3: what a person typed becomes the canonical
 * value, with the branded type of the identifier. zod itself is not imported. The issue of zod has `code: 'custom'`, and
 * the issue of this package stands in its `params`.
 *
 * @param schema - the schema; with `lenient` it reads what people paste
 * @example
 * z.object({ inn: z.string().transform(zodRead(inn.schema({ lenient: true }))) })
 */
export const zodRead =
  <Value>({ '~standard': standard }: Schema<string, Value>) =>
  (input: string, context: ZodTransformContext): Value => {
    const { issues, ...result } = standard.validate(input) as { issues?: readonly SchemaIssue[]; value?: Value }
    for (const { message, rule, code, params } of issues ?? []) {
      const issue = { code: 'custom', message, params: { rule, code, params } }
      if (context.issues) context.issues.push({ ...issue, input })
      else context.addIssue?.(issue as never)
    }
    // Of a refused value nothing is left: zod reports the issue and gives no output.
    return result.value as Value
  }
