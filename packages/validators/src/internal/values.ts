import type { IssueOf, RuleName } from '../issue.ts'
import { report } from './report.ts'

/** Nothing was given: undefined, null, an empty text, list or selection of files. A space is something. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (value as { readonly length?: unknown }).length === 0

/** Nothing that a person would call filled in: `isEmpty`, or a text of spaces. */
export const isBlank = (value: unknown): boolean => isEmpty(value) || (typeof value === 'string' && !value.trim())

/** The number that a value stands for. A text may have a decimal comma or point; anything else is not a number. */
export const numberOf = (value: unknown): number => {
  if (typeof value === 'string') return /^-?\d+([.,]\d+)?$/.test(value) ? Number(value.replace(',', '.')) : NaN
  return typeof value === 'number' ? value : NaN
}

/** The length of a value: characters of a text (one for an emoji, unlike `length`), digits of a number, items of a list. */
export const lengthOf = (value: unknown): number => {
  if (typeof value === 'number') return String(value).length
  const { length } = value as { readonly length?: number }
  return typeof value === 'string'
    ? value.length - (value.match(/[\ud800-\udbff][\udc00-\udfff]/g)?.length ?? 0)
    : (length ?? NaN)
}

/** The items of a list, or a single value as a list of one. */
export const itemsOf = (value: unknown): readonly unknown[] =>
  typeof value === 'object' && value && 'length' in value ? Array.from(value as ArrayLike<unknown>) : [value]

/** An issue when something was given and it does not hold. */
export const unless = <Name extends RuleName>(
  value: unknown,
  holds: (value: unknown) => boolean,
  rule: Name,
  code: IssueOf<Name>['code'],
  params?: object,
): IssueOf<Name> | undefined => (isEmpty(value) || holds(value) ? undefined : report(rule, code, params))

/** A text, or the digits of a number; anything else has no text to look at. */
export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined

/** An issue when something was given and it is not a text (or a number) of this pattern. */
export const unlike = <Name extends RuleName>(
  value: unknown,
  pattern: RegExp,
  rule: Name,
  code: IssueOf<Name>['code'],
  params?: object,
): IssueOf<Name> | undefined =>
  unless(value, (given) => (textOf(given)?.search(pattern) ?? -1) >= 0, rule, code, params)

/** A form rule over the check of an identifier. */
export const identified = <Name extends RuleName>(
  value: unknown,
  check: (value: unknown) => IssueOf<Name>['code'] | undefined,
  rule: Name,
): IssueOf<Name> | undefined => {
  const code = isEmpty(value) ? undefined : check(value)
  return code && report(rule, code)
}

/** Where a rule finds another field: its path in the form (`bank.bik`, `founders[0].itn`), or a function that reads it. */
export type Linked<Form = never> = string | ((form: Form) => unknown)

/** The value of a linked field; nothing when there is no form. */
export const readLinked = <Form>(form: unknown, link: Linked<Form>): unknown => {
  if (form === undefined || form === null) return undefined
  if (typeof link === 'function') return link(form as Form)
  let node: unknown = form
  for (const key of link.split(/[.[\]]+/))
    if (key) node = (node as Readonly<Record<string, unknown>> | null | undefined)?.[key]
  return node
}
