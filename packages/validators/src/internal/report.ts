import type { IdentifierName, IssueOf, Parsed, RuleName } from '../issue.ts'
import { isSeveral, limit } from './clean.ts'
import { read, type Tidy } from './reading.ts'

/** Builds an issue. `params` may be left out where the code carries none. */
export const report = <Name extends RuleName>(
  rule: Name,
  code: IssueOf<Name>['code'],
  params: object = {},
): IssueOf<Name> => ({ rule, code, params }) as IssueOf<Name>

/** The common end of every lenient reading: what was understood passes the strict check, or becomes an issue. */
export const understood = <Value extends string, Name extends IdentifierName>(
  rule: Name,
  text: unknown,
  tidy: Tidy,
  check: (value: unknown) => IssueOf<Name>['code'] | undefined,
): Parsed<Value, Name> => {
  const outcome = read(rule, text, tidy, check)
  return 'text' in outcome
    ? { ok: true, value: outcome.text as Value, changes: outcome.changes }
    : { ok: false, issue: report(rule, outcome.code) }
}

/** `understood` for an identifier whose spellings one function brings together. */
export const parsed = <Value extends string, Name extends IdentifierName>(
  rule: Name,
  text: unknown,
  clean: (text: string) => string,
  check: (value: unknown) => IssueOf<Name>['code'] | undefined,
): Parsed<Value, Name> => {
  // What holds once it is cleaned is whole: the `NO` of a Norwegian IBAN is no number sign.
  const whole = typeof text === 'string' && text.length <= limit ? clean(text.replaceAll('\u0085', '\n')) : text
  return typeof text === 'string' && whole !== text && !isSeveral(text) && !check(whole)
    ? { ok: true, value: whole as Value, changes: [{ kind: 'letter', text }] }
    : understood(rule, text, (swap) => swap('letter', /^[^]+$/, clean), check)
}
