import { type TextKind, textKindOf } from '@cabinet/contract/text-kinds'
import { cleanLine, cleanLines } from '@cabinet/contract/text'
import type * as z from 'zod/mini'

type Schema = z.core.$ZodType

/** What a definition of a schema may be made of. */
interface Definition {
  readonly shape?: Readonly<Record<string, Schema>>
  readonly element?: Schema
  readonly items?: readonly Schema[]
  readonly valueType?: Schema
  readonly innerType?: Schema
  readonly in?: Schema
  readonly options?: readonly Schema[]
}

const definitionOf = (schema: Schema): Definition => schema._zod.def as Definition

const known = new WeakMap<Schema, readonly Schema[]>()

/** A schema with everything that it takes the same value by: what it wraps, and the alternatives of a union. */
const alternativesOf = (schema: Schema): readonly Schema[] => {
  const before = known.get(schema)
  if (before) return before
  const { innerType, in: first, options = [] } = definitionOf(schema)
  const wrapped = [...(innerType ? [innerType] : []), ...(first ? [first] : []), ...options]
  const all = [schema, ...wrapped.flatMap(alternativesOf)]
  known.set(schema, all)
  return all
}

const cleaners: Readonly<Record<TextKind, (text: string) => string>> = {
  line: cleanLine,
  lines: cleanLines,
  secret: (text) => text,
}

/** Of alternatives that take a text in several ways, the one that changes it least. */
const kindOf = (schemas: readonly Schema[]): TextKind => {
  const kinds = new Set(schemas.map(textKindOf))
  return (['secret', 'lines'] as const).find((kind) => kinds.has(kind)) ?? 'line'
}

const cleanBy = (schemas: readonly Schema[], value: unknown): unknown => {
  // What no schema describes is dropped, or refused, as it is.
  if (schemas.length === 0) return value
  if (typeof value === 'string') return cleaners[kindOf(schemas)](value)
  if (typeof value !== 'object' || value === null) return value
  const within = (partOf: (definition: Definition) => Schema | undefined): readonly Schema[] =>
    schemas.flatMap((schema) => {
      const part = partOf(definitionOf(schema))
      return part ? alternativesOf(part) : []
    })
  if (Array.isArray(value)) {
    const elements = within(({ element }) => element)
    return value.map((entry, index) => cleanBy([...elements, ...within(({ items }) => items?.[index])], entry))
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [
      key,
      cleanBy(
        within(({ shape, valueType }) => (shape && Object.hasOwn(shape, key) ? shape[key] : valueType)),
        entry,
      ),
    ]),
  )
}

/**
 * An input with its texts as they are kept: composed, without signs that nobody sees, trimmed; several lines where the
 * schema declares them, secrets as they came. It is done before the schema is asked, so that a text in which nothing is
 * seen counts as none, and lengths are those of what is kept.
 */
export const cleanInput = (schema: Schema, input: unknown): unknown => cleanBy(alternativesOf(schema), input)
