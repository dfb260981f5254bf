import { ask, examine, type FormRules, type FoundIssue, type Say } from '../internal/form.ts'
import { peek } from '../internal/probe.ts'
import type { Schema } from '../internal/schema.ts'
import type { Issue, Rule } from '../issue.ts'

/** One step of a path as valibot writes it. */
export type ValibotPathItem =
  | {
      readonly type: 'object'
      readonly origin: 'value'
      readonly input: Record<string, unknown>
      readonly key: string
      readonly value: unknown
    }
  | {
      readonly type: 'array'
      readonly origin: 'value'
      readonly input: unknown[]
      readonly key: number
      readonly value: unknown
    }

interface Data<Typed extends boolean, Value> {
  readonly typed: Typed
  readonly value: Value
  readonly issues?: readonly object[] | undefined
}

/** What valibot hands to a raw check, as far as it is used here. */
export interface ValibotContext<Input> {
  readonly dataset: Data<true, Input> | Data<false, unknown>
  readonly addIssue: (info: { message: string; path?: [ValibotPathItem, ...ValibotPathItem[]] }) => void
}

const add = <Input>({ dataset, addIssue }: ValibotContext<Input>, issue: Issue, say: Say, found?: FoundIssue): void => {
  const path = found?.path.map((key, depth): ValibotPathItem => {
    const input = found.values[depth]
    const value = found.values[depth + 1]
    return typeof key === 'number'
      ? { type: 'array', origin: 'value', input: input as unknown[], key, value }
      : { type: 'object', origin: 'value', input: input as Record<string, unknown>, key, value }
  })
  const [head, ...tail] = path ?? []
  addIssue(head ? { message: say(issue), path: [head, ...tail] } : { message: say(issue) })
  // A raw check cannot name its requirement, so it is written into the issue that has just been added.
  Object.assign(dataset.issues?.at(-1) ?? {}, { requirement: issue })
}

/**
 * A rule as a raw check of valibot; valibot itself is not imported. The issue of this package stands in `requirement`.
 *
 * @param rules - a rule, or rules of which the first that does not hold is reported
 * @param say - how the issue becomes a text
 * @example
 * v.pipe(v.string(), v.rawCheck(valibotCheck([required, inn], inRussian)))
 */
export const valibotCheck =
  <Input>(rules: Rule | readonly Rule[], say: Say) =>
  (context: ValibotContext<Input>): void => {
    const issue = ask(rules, context.dataset.value, undefined)
    if (issue) add(context, issue, say)
  }

const keysOf = (path: unknown): string | undefined =>
  Array.isArray(path) ? path.map((item) => String(peek(item, 'key'))).join('.') : undefined

/**
 * Rules of a whole form as a raw check of a valibot object: for rules that look at another field. Each issue gets the
 * path of its field.
 *
 * @example
 * v.pipe(v.object({ bik: v.string(), account: v.string() }),
 *   v.rawCheck(valibotFormCheck({ account: settlementAccount('bik') }, inRussian)))
 */
export const valibotFormCheck =
  <Input>(rules: FormRules, say: Say) =>
  (context: ValibotContext<Input>): void => {
    // A field that valibot itself has refused keeps that issue and gets no second one.
    const refused = new Set(context.dataset.issues?.map((issue) => keysOf(peek(issue, 'path'))))
    for (const found of examine(context.dataset.value, rules))
      if (!refused.has(found.path.join('.'))) add(context, found.issue, say, found)
  }

/** What valibot hands to a raw transform, as far as it is used here. */
export interface ValibotTransformContext {
  readonly dataset: { readonly value: string; readonly issues?: readonly object[] | undefined }
  readonly addIssue: (info: { message: string }) => void
  readonly NEVER: never
}

/**
 * The schema of an identifier as a raw transform of valibot: what a person typed becomes the canonical value, with the
 * branded type of the identifier. valibot itself is not imported. The issue of this package stands in `requirement`.
 *
 * @param schema - the schema; with `lenient` it reads what people paste
 * @example
 * v.object({ inn: v.pipe(v.string(), v.rawTransform(valibotRead(inn.schema({ lenient: true })))) })
 */
export const valibotRead =
  <Value>({ '~standard': standard }: Schema<string, Value>) =>
  ({ dataset, addIssue, NEVER }: ValibotTransformContext): Value => {
    const result = standard.validate(dataset.value)
    if (!result.issues) return result.value
    for (const { message, rule, code, params } of result.issues) {
      addIssue({ message })
      // A raw transform cannot name its requirement, so it is written into the issue that has just been added.
      Object.assign(dataset.issues?.at(-1) ?? {}, { requirement: { rule, code, params } })
    }
    return NEVER
  }

/** What of valibot a field is made with; `v` has it. */
export interface ValibotMaker<Kind> {
  readonly unknown: () => Kind
  readonly string: () => unknown
  readonly rawTransform: (read: never) => unknown
  readonly pipe: (schema: never, action: never) => unknown
}

/** A field of valibot that takes a text and gives the value of an identifier. */
export type ValibotField<Kind, Value> = Kind & {
  readonly '~types'?: { readonly input: string; readonly output: Value; readonly issue: never } | undefined
}

/**
 * Makes identifiers fields of valibot; valibot itself is not imported, so hand over its `v`. A field reads what the schema
 * reads, has its branded type and keeps the issue in `requirement`.
 *
 * @example
 * const field = valibotFields(v)
 * v.object({ inn: field(inn.schema({ lenient: true })) })
 */
export const valibotFields =
  <Kind>(v: ValibotMaker<Kind>) =>
  <Value>(schema: Schema<string, Value>): ValibotField<Kind, Value> =>
    v.pipe(v.string() as never, v.rawTransform(valibotRead(schema) as never) as never) as ValibotField<Kind, Value>
