import type { Issue, Rule } from '../issue.ts'
import type { Translatable } from '../messages/translate.ts'
import { attempt, peek } from './probe.ts'
import { report } from './report.ts'

/** How an issue becomes a text for people, such as `inRussian` or `(issue) => message(issue, language)`. */
export type Say = (issue: Translatable) => string

/**
 * Rules by field. A key is a path: `email`, `bank.bik`, `founders[0].itn`, and `founders[].itn` for every item of a
 * list. A list of rules stands for `first(...)` of them.
 */
export type FormRules = Readonly<Record<string, Rule | readonly Rule[]>>

type Leaf = string | number | bigint | boolean | symbol | null | undefined | Date | ((...input: never[]) => unknown)

type Below<Value, Depth extends readonly unknown[]> = Depth['length'] extends 5
  ? never
  : Value extends Leaf
    ? never
    : Value extends readonly (infer Item)[]
      ? `[]${'' | Below<Item, [...Depth, 0]>}` | `[${number}]${'' | Below<Item, [...Depth, 0]>}`
      : { [Key in keyof Value & string]: `.${Key}${'' | Below<Value[Key], [...Depth, 0]>}` }[keyof Value & string]

/** Every path into the values of a form, to a depth of five: `bank`, `bank.bik`, `founders[].inn`, `founders[0].inn`. */
export type PathOf<Form> = Below<Form, []> extends infer Path ? (Path extends `.${infer Rest}` ? Rest : never) : never

/** `FormRules` of a form whose type is known: a path that is not there does not compile. */
export type FormRulesOf<Form> = string extends keyof Form
  ? FormRules
  : { readonly [Path in PathOf<Form>]?: Rule | readonly Rule[] }

/** An issue and where in the form it was found. */
export interface FoundIssue {
  readonly path: readonly (string | number)[]
  readonly issue: Issue
  /** The values on the way: the form itself, then the value of each key of `path`. */
  readonly values: readonly unknown[]
}

/** The first issue that rules in a row report. */
export const ask = (rules: Rule | readonly Rule[], value: unknown, form: unknown): Issue | undefined => {
  for (const rule of typeof rules === 'function' ? [rules] : rules) {
    const issue = rule(value, form)
    if (issue) return issue
  }
  return undefined
}

const keysOf = (path: string): readonly string[] => path.match(/[^.[\]]+|\[\]/g) ?? []

/** The most values that one form is searched for. A form that people fill in has a few hundred. */
const most = 100_000

const isList = (value: unknown): value is readonly unknown[] => attempt(() => Array.isArray(value)) ?? false

/**
 * Asks all rules of a form and gives at most one issue for each field, in the order of the rules.
 *
 * A form with more values than anybody enters (or with a list that holds itself) is not searched to its end: it is
 * refused as a whole, with the general issue `incorrect`.
 */
export const examine = (form: unknown, rules: FormRules): readonly FoundIssue[] => {
  const found: FoundIssue[] = []
  let visited = 0
  const visit = (
    rest: readonly string[],
    path: readonly (string | number)[],
    values: readonly unknown[],
    asked: Rule | readonly Rule[],
  ): void => {
    if (visited++ >= most) return
    const node = values.at(-1)
    const [key, ...others] = rest
    if (key === undefined) {
      const issue = ask(asked, node, form)
      if (issue) found.push({ path, issue, values })
    } else if (key === '[]') {
      const length = isList(node) ? Number(peek(node, 'length')) : 0
      for (let index = 0; index < length; index++) {
        if (visited >= most) break
        visit(others, [...path, index], [...values, peek(node, index)], asked)
      }
    } else {
      const step = /^\d+$/.test(key) ? Number(key) : key
      visit(others, [...path, step], [...values, peek(node, step)], asked)
    }
  }
  for (const [path, asked] of Object.entries(rules)) visit(keysOf(path), [], [form], asked)
  return visited < most ? found : [{ path: [], issue: report('general', 'incorrect'), values: [form] }]
}
