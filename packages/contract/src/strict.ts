import * as z from 'zod/mini'
import type { Schema } from './endpoint.ts'

/** Schemas inside of another one, by their place in its definition. */
interface Parts {
  readonly type: string
  readonly shape?: Readonly<Record<string, Schema>>
  readonly element?: Schema
  readonly innerType?: Schema
  readonly options?: readonly Schema[]
}

const strictParts = ({ type, shape, element, innerType, options }: Parts): object | undefined => {
  if (type === 'object' && shape) {
    const fields = Object.entries(shape).map(([name, field]) => [name, strict(field)] as const)
    return { shape: Object.fromEntries(fields), catchall: z.never() }
  }
  const inside = { element, innerType }
  for (const [name, schema] of Object.entries(inside)) {
    const changed = schema && strict(schema)
    if (changed !== schema) return { [name]: changed }
  }
  const changed = options?.map((option) => strict(option))
  return changed?.some((option, index) => option !== options?.[index]) ? { options: changed } : undefined
}

/**
 * The same schema in which every object, at every depth, refuses fields that it does not declare. Such a field is an
 * issue `unrecognized_keys` at the path of its object.
 */
export const strict = <S extends Schema>(schema: S): S => {
  const parts = strictParts(schema._zod.def as Parts)
  // A copy has the descriptions of what it is a copy of, but no name: that belongs to the schema itself.
  return parts ? z.clone(schema, { ...schema._zod.def, ...parts } as S['_zod']['def'], { parent: true }) : schema
}
