import type { Issue, Rule } from '../issue.ts'
import type { Translatable } from '../messages/translate.ts'

/** How an issue becomes a text for people, such as `inRussian` or `(issue) => message(issue, language)`. */
export type Say = (issue: Translatable) => string

/**
 * Rules by field. A key is a path: `email`, `bank.bik`, `founders[0].itn`, and `founders[].itn` for every item of a
 * list. A list of rules stands for `first(...)` of them.
 */
export type FormRules = Readonly<Record<string, Rule | readonly Rule[]>>

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

/** Asks all rules of a form and gives at most one issue for each field, in the order of the rules. */
export const examine = (form: unknown, rules: FormRules): readonly FoundIssue[] => {
  const found: FoundIssue[] = []
  const visit = (
    rest: readonly string[],
    path: readonly (string | number)[],
    values: readonly unknown[],
    asked: Rule | readonly Rule[],
  ): void => {
    const node = values.at(-1)
    const [key, ...others] = rest
    if (key === undefined) {
      const issue = ask(asked, node, form)
      if (issue) found.push({ path, issue, values })
    } else if (key === '[]') {
      if (Array.isArray(node))
        for (const [index, item] of node.entries()) visit(others, [...path, index], [...values, item], asked)
    } else {
      const step = /^\d+$/.test(key) ? Number(key) : key
      const value = (node as Readonly<Record<string | number, unknown>> | null | undefined)?.[step]
      visit(others, [...path, step], [...values, value], asked)
    }
  }
  for (const [path, asked] of Object.entries(rules)) visit(keysOf(path), [], [form], asked)
  return found
}
