import { ask, examine, type FormRules, type FormRulesOf, type Say } from '../internal/form.ts'
import { peek } from '../internal/probe.ts'
import type { SchemaIssue, SchemaResult } from '../internal/schema.ts'
import type { Issue, Rule } from '../issue.ts'
import type { Translatable } from '../messages/translate.ts'

export type { FormRules, FormRulesOf, PathOf, Say } from '../internal/form.ts'

/** A Standard Schema v1 of rules. Rules are functions, so it does not describe itself as JSON Schema. */
export interface RuleSchema<Value> {
  readonly '~standard': {
    readonly version: 1
    readonly vendor: '@cabinet/validators'
    readonly types?: { readonly input: Value; readonly output: Value } | undefined
    readonly validate: (value: unknown) => SchemaResult<Value>
  }
}

const schemaOf = <Value>(validate: (value: unknown) => readonly SchemaIssue[]): RuleSchema<Value> => ({
  '~standard': {
    version: 1,
    vendor: '@cabinet/validators',
    validate: (value) => {
      const issues = validate(value)
      return issues.length > 0 ? { issues } : { value: value as Value }
    },
  },
})

const tell = (issue: Issue, say: Say): SchemaIssue => ({ ...issue, message: say(issue) })

/**
 * Rules of one value as a Standard Schema. The code of the rule stays in the issue.
 *
 * @param rules - a rule, or rules of which the first that does not hold is reported
 * @param say - how the issue becomes a text
 * @example
 * ruleSchema<string>([required, inn], inRussian)['~standard'].validate('7707083893')
 */
export const ruleSchema = <Value = unknown>(rules: Rule | readonly Rule[], say: Say): RuleSchema<Value> =>
  schemaOf((value) => {
    const issue = ask(rules, value, undefined)
    return issue ? [tell(issue, say)] : []
  })

/**
 * Rules of a whole form as a Standard Schema: each field reports its first issue, with its path and its code.
 *
 * @param rules - rules by path of the field
 * @param say - how an issue becomes a text
 * @example
 * formSchema<Bank>({ bik: [requiredFor('bik'), bik], account: settlementAccount('bik') }, inRussian)
 */
export const formSchema = <Form extends object = Readonly<Record<string, unknown>>>(
  rules: FormRulesOf<Form>,
  say: Say,
): RuleSchema<Form> =>
  schemaOf((form) =>
    typeof form === 'object' && form
      ? examine(form, rules as FormRules).map(({ issue, path }) => ({ ...tell(issue, say), path }))
      : [tell({ rule: 'general', code: 'incorrect', params: {} }, say)],
  )

const isIssue = (value: unknown): value is Translatable =>
  typeof value === 'object' &&
  value !== null &&
  typeof peek(value, 'rule') === 'string' &&
  typeof peek(value, 'code') === 'string'

/**
 * Finds the issue of this package in an issue of another library: in itself (Standard Schema), in `params` (zod,
 * ArkType) or in `requirement` (valibot).
 *
 * @returns the issue with its code, or nothing when the issue came from elsewhere
 */
export const issueOf = (foreign: unknown): Translatable | undefined =>
  [foreign, peek(foreign, 'params'), peek(foreign, 'requirement')].find(isIssue)
