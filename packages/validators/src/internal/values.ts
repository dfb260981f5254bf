import type { IssueOf, RuleName } from '../issue.ts'
import { attempt, peek } from './probe.ts'
import { report } from './report.ts'

/** Nothing was given: undefined, null or an empty text. A space is something. */
export const isNothing = (value: unknown): boolean => value === undefined || value === null || value === ''

/**
 * The length of a list: an array, or what a platform gives for one, such as a selection of files. An object that merely
 * has a property `length` is no list: anybody can send one, with any number in it.
 */
const listLength = (value: unknown): number | undefined => {
  if (typeof value !== 'object' || value === null) return undefined
  const length = attempt(() => (Array.isArray(value) || Symbol.iterator in value) && peek(value, 'length'))
  return typeof length === 'number' ? length : undefined
}

/** `isNothing`, or an empty list or selection of files. */
export const isEmpty = (value: unknown): boolean => isNothing(value) || listLength(value) === 0

/** Nothing that a person would call filled in: `isEmpty`, or a text of spaces. */
export const isBlank = (value: unknown): boolean => isEmpty(value) || (typeof value === 'string' && !value.trim())

/** The number that a value stands for. A text may have a decimal comma or point; anything else is not a number. */
export const numberOf = (value: unknown): number => {
  if (typeof value === 'string') return /^-?\d+([.,]\d+)?$/.test(value) ? Number(value.replace(',', '.')) : NaN
  return typeof value === 'number' ? value : NaN
}

// Letters, digits and signs of which each is one character by itself, whatever stands beside it.
const notPlain = /[^ -~\u00a0-\u02ff\u0400-\u0482\u048a-\u04ff\u2010-\u2027\u20a0-\u20bf\u2116]/

/** So many units of text are looked at for one character; one made of more is a joke. */
const unitsOfCharacter = 32

let segmenter: Intl.Segmenter | undefined

/** What makes no character of its own: a mark, a tone of skin, what is joined to another one, the second half of a flag. */
const joined =
  /([\u{1f1e6}-\u{1f1ff}])[\u{1f1e6}-\u{1f1ff}]|\u200d.?|[\p{M}\u{1f3fb}-\u{1f3ff}\u{e0020}-\u{e007f}]|\r(?=\n)/gsu

/**
 * The number of characters as a person counts them: an emoji, a flag, and a letter with its marks are one each. Counts
 * no further than `enough`: beyond that the answer is just some greater number.
 */
const charactersOf = (text: string, enough: number): number => {
  const most = (enough + 1) * unitsOfCharacter
  const read = text.length > most ? text.slice(0, most) : text
  if (!notPlain.test(read)) return text.length
  // Firefox has had it since 125 only.
  if (!Intl.Segmenter) return read === text ? [...read.replace(joined, '$1')].length : enough + 1
  let count = 0
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  const segments = segmenter.segment(read)[Symbol.iterator]()
  while (count <= enough && !segments.next().done) count++
  return read === text ? count : enough + 1
}

/**
 * The length of a value: characters of a text, digits of a number, items of a list; not a number for anything else.
 *
 * @param enough - the greatest length that matters: a text is read no further than is needed to know of more
 */
export const lengthOf = (value: unknown, enough: number): number => {
  if (typeof value === 'number') return String(value).length
  return typeof value === 'string' ? charactersOf(value, enough) : (listLength(value) ?? NaN)
}

/** The longest list whose items are looked at. Nobody chooses or uploads so many. */
const longest = 10_000

/** Whether each item of a list holds, or the value itself when it is none. A list that is too long does not. */
export const everyItem = (value: unknown, holds: (item: unknown) => boolean): boolean => {
  const length = listLength(value)
  if (length === undefined) return holds(value)
  if (!(length <= longest)) return false
  for (let index = 0; index < length; index++) if (!holds(peek(value, index))) return false
  return true
}

/** An issue when something was given and it does not hold. What throws when it is looked at does not hold either. */
export const unless = <Name extends RuleName>(
  value: unknown,
  holds: (value: unknown) => boolean,
  rule: Name,
  code: IssueOf<Name>['code'],
  params?: object,
): IssueOf<Name> | undefined => (isEmpty(value) || attempt(() => holds(value)) ? undefined : report(rule, code, params))

/** `unless` for a field of one text or number: an empty list is not an empty field there, it is something else. */
export const unlessOne = <Name extends RuleName>(
  value: unknown,
  holds: (value: unknown) => boolean,
  rule: Name,
  code: IssueOf<Name>['code'],
  params?: object,
): IssueOf<Name> | undefined => (isNothing(value) || holds(value) ? undefined : report(rule, code, params))

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
  unlessOne(value, (given) => (textOf(given)?.search(pattern) ?? -1) >= 0, rule, code, params)

/** `unlike` for patterns of letters. A letter written as two signs, й or ё from a file name of a Mac, counts as one. */
export const unlikeLetters = <Name extends RuleName>(
  value: unknown,
  pattern: RegExp,
  rule: Name,
  code: IssueOf<Name>['code'],
): IssueOf<Name> | undefined => unlike(typeof value === 'string' ? value.normalize() : value, pattern, rule, code)

/** A form rule over the check of an identifier. */
export const identified = <Name extends RuleName>(
  value: unknown,
  check: (value: unknown) => IssueOf<Name>['code'] | undefined,
  rule: Name,
): IssueOf<Name> | undefined => {
  const code = isNothing(value) ? undefined : check(value)
  return code && report(rule, code)
}

/** Where a rule finds another field: its path in the form (`bank.bik`, `founders[0].itn`), or a function that reads it. */
export type Linked<Form = never> = string | ((form: Form) => unknown)

/**
 * The value of a linked field; nothing when there is no form, or when it cannot be read: a form that was sent may have
 * null where a function expects an object.
 */
export const readLinked = <Form>(form: unknown, link: Linked<Form>): unknown => {
  if (form === undefined || form === null) return undefined
  if (typeof link === 'function') return attempt(() => link(form as Form))
  let node: unknown = form
  for (const key of link.split(/[.[\]]+/)) if (key) node = peek(node, key)
  return node
}
