import { ask, examine, type FormRules, type Say } from '../internal/form.ts'
import { peek } from '../internal/probe.ts'
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

/** A check of a whole zod object, in the form in which zod keeps its own; it goes into `.check(…)`. */
export interface ZodFormCheck {
  readonly _zod: {
    readonly def: { readonly check: 'custom'; readonly when: (payload: ZodPayload) => boolean }
    readonly check: (payload: ZodPayload) => void
    readonly onattach: []
  }
}

/** What zod itself has written down before, with the paths of it: issues that it goes on after have `continue`, all others end what they belong to. */
const refusedBy = (issues: readonly unknown[]): readonly (readonly unknown[])[] =>
  issues.flatMap((issue) => {
    const path = peek(issue, 'path')
    return peek(issue, 'continue') === true ? [] : [Array.isArray(path) ? path : []]
  })

const isUnder = (path: readonly unknown[], refused: readonly unknown[]): boolean =>
  refused.every((key, index) => key === path[index])

/**
 * Rules of a whole form as a check of a zod object: for rules that look at another field. Each issue gets the path of
 * its field.
 *
 * They are asked also when a field is missing, has another type or is refused by a `zodRead`, so that all issues of a form
 * are told at once. A field that zod itself has refused keeps that issue and gets no second one.
 *
 * @example
 * z.object({ bik: z.string(), account: z.string() })
 *   .check(zodFormCheck({ account: settlementAccount('bik') }, inRussian))
 */
export const zodFormCheck = (rules: FormRules, say: Say): ZodFormCheck => ({
  _zod: {
    def: {
      check: 'custom',
      // Without this zod leaves out the checks of an object of which one field is refused.
      when: ({ value, issues }) =>
        typeof value === 'object' && value !== null && refusedBy(issues).every(({ length }) => length > 0),
    },
    check: (payload) => {
      const refused = refusedBy(payload.issues)
      for (const { issue, path } of examine(payload.value, rules))
        if (!refused.some((one) => isUnder(path, one))) push(payload, issue, say, path)
    },
    onattach: [],
  },
})

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

/** What of zod 4 or zod/mini a field is made with; `z` of either has it. */
export interface ZodMaker<Kind> {
  readonly unknown: () => Kind
  readonly string: () => { readonly register: (registry: never, meta: never) => unknown }
  readonly transform: (read: never) => unknown
  readonly pipe: (from: never, to: never) => unknown
  readonly globalRegistry: unknown
}

/** A field of zod that takes a text and gives the value of an identifier. */
export type ZodField<Kind, Value> = Kind & { readonly _zod: { readonly input: string; readonly output: Value } }

/**
 * Makes identifiers fields of zod 4 or zod/mini; zod itself is not imported, so hand over its `z`. A field reads what the
 * schema reads, has its branded type, keeps the issue in `params`, and keeps its pattern in `z.toJSONSchema`.
 *
 * @example
 * const field = zodFields(z)
 * z.object({ inn: field(inn.schema({ lenient: true })), kpp: field(kpp.schema()).optional() })
 */
export const zodFields =
  <Kind>(z: ZodMaker<Kind>) =>
  <Value>(schema: Schema<string, Value>): ZodField<Kind, Value> => {
    const { input, output } = schema['~standard'].jsonSchema
    const text = (describe: typeof input): unknown =>
      z.string().register(z.globalRegistry as never, describe({ target: 'draft-2020-12' }) as never)
    const read = z.pipe(text(input) as never, z.transform(zodRead(schema) as never) as never)
    // What comes out is a text again, so that zod can describe it; of a transform alone it could not.
    return z.pipe(read as never, text(output) as never) as ZodField<Kind, Value>
  }
