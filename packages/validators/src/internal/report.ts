import type { IdentifierName, IssueOf, Parsed, RuleName } from '../issue.ts'
import { isSeveral, limit, narrow } from './clean.ts'
import { understood } from './reading.ts'

/** Builds an issue. `params` may be left out where the code carries none. */
export const report = <Name extends RuleName>(
  rule: Name,
  code: IssueOf<Name>['code'],
  params: object = {},
): IssueOf<Name> => ({ rule, code, params }) as IssueOf<Name>

/** `understood` for an identifier whose spellings one function brings together. */
export const parsed = <Value extends string, Name extends IdentifierName>(
  rule: Name,
  label: string,
  text: unknown,
  clean: (text: string) => string,
  check: (value: unknown) => IssueOf<Name>['code'] | undefined,
): Parsed<Value, Name> => {
  // What holds once it is cleaned is whole: the `NO` of a Norwegian IBAN is no number sign. A label is no part of it.
  const whole = typeof text === 'string' && text.length <= limit ? clean(text.replaceAll('\u0085', '\n')) : text
  return typeof text === 'string' &&
    whole !== text &&
    !isSeveral(text) &&
    !RegExp(`^\\P{L}*(?:${label})(?!\\p{L})`, 'iu').test(narrow(text)) &&
    !check(whole)
    ? { ok: true, value: whole as Value, changes: [{ kind: 'letter', text }] }
    : understood(rule, label, text, (swap) => swap(/^[^]+$/, 'letter', clean), check)
}
