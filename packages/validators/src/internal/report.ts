import type { IdentifierName, IssueOf, Parsed, RuleName } from '../issue.ts'

/** Builds an issue. `params` may be left out where the code carries none. */
export const report = <Name extends RuleName>(
  rule: Name,
  code: IssueOf<Name>['code'],
  params: object = {},
): IssueOf<Name> => ({ rule, code, params }) as IssueOf<Name>

/** The common end of every lenient reading: the cleaned text either passes the strict check or becomes an issue. */
export const parsed = <Value extends string, Name extends IdentifierName>(
  rule: Name,
  text: unknown,
  clean: (text: string) => string,
  check: (value: unknown) => IssueOf<Name>['code'] | undefined,
): Parsed<Value, Name> => {
  const value = typeof text === 'string' ? clean(text) : text
  const code = check(value)
  return code ? { ok: false, issue: report(rule, code) } : { ok: true, value: value as Value }
}
