import * as z from 'zod/mini'
import { described } from '../described.ts'
import type { Schema } from '../endpoint.ts'
import { FieldError } from '../errors.ts'
import { strict } from '../strict.ts'

/**
 * One line of a list, as it was received: nobody has looked at it yet. Lines are checked one by one, so that a mistake in
 * one does not keep out the others.
 */
export class Line<Value> {
  readonly #schema: z.core.$ZodType<Value>
  readonly #input: unknown

  constructor(schema: z.core.$ZodType<Value>, input: unknown) {
    this.#schema = schema
    this.#input = input
  }

  /** What the line must be. */
  get schema(): z.core.$ZodType<Value> {
    return this.#schema
  }

  /** What was sent. */
  get input(): unknown {
    return this.#input
  }

  /** A line is written down as it was sent. */
  toJSON(): unknown {
    return this.#input
  }
}

const schemas = new WeakMap<Schema, Schema>()

/** What the lines of a list must be, by the schema of its element; nothing for a list that is checked as a whole. */
export const lineSchemaOf = (element: Schema): Schema | undefined => schemas.get(element)

/**
 * A list whose lines are checked one by one: the schema takes any, and whoever receives it answers for each.
 *
 * @param name of a line in OpenAPI
 * @param schema of a line; fields that it does not declare are refused
 * @param most lines of one call
 */
export const listOfLines = <Value>(name: string, schema: z.core.$ZodType<Value>, most: number) => {
  const line = strict(schema)
  const read = z.transform((input: unknown) => new Line<Value>(line, input))
  const element = z.pipe(z.unknown(), read)
  const { $schema: _, ...described } = z.toJSONSchema(line, { io: 'input' })
  element.register(z.globalRegistry, { ...described, id: name })
  schemas.set(element, line)
  return z.array(element).check(z.minLength(1), z.maxLength(most))
}

/** Why a line was not taken; null for one that was. `fields` are paths inside of the line. */
export const LineError = described(
  z.nullable(
    z
      .object({
        code: described(
          z.string(),
          'A name that code can branch on: `VALIDATION`, `NOT_FOUND`, `CONFLICT` (something else is known under the name), `WRONG_STATE`, or another code of the errors of a call.',
        ),
        message: described(z.string(), 'A sentence for people, in the language of `Accept-Language`.'),
        fields: described(
          z.optional(z.array(FieldError)),
          'Which fields are wrong; `field` is a path inside of the line. Absent when no field is at fault.',
        ),
      })
      .register(z.globalRegistry, { id: 'LineError', description: 'Why a line of a list was not taken.' }),
  ),
  'Why the line was not taken; null for one that was. A line that is wrong does not keep out the others.',
)
export type LineError = z.output<typeof LineError>
