import * as z from 'zod/mini'

/*
 * What the fields of calls mean, for the readers of OpenAPI. `z.describe` is a check, and whatever has checks is gone
 * through twice when an answer is written; a registered copy costs nothing.
 */

/** A copy of a schema that says what it means in this place; the schema itself, which others share, stays as it is. */
export const described = <Schema extends z.core.$ZodType>(schema: Schema, description: string): Schema => {
  const copy = z.clone(schema, schema._zod.def, { parent: true })
  z.globalRegistry.add(copy, { description })
  return copy
}

/** The same shape with what each of its properties means. */
export const describedShape = <const Shape extends Readonly<Record<string, z.core.$ZodType>>>(
  shape: Shape,
  words: Readonly<Record<keyof Shape & string, string>>,
): Shape =>
  Object.fromEntries(
    Object.entries(shape).map(([name, schema]) => [name, described(schema, words[name] ?? '')]),
  ) as unknown as Shape
