import * as z from 'zod/mini'

export const Id = z.uuid()
/** `{ id }` in a path. */
export const ById = z.object({ id: Id })

/** A value of a dictionary: the stable name for code, the description for people. */
export const Named = z.object({ name: z.string(), description: z.string() })
export type Named = z.output<typeof Named>

/** A dictionary value whose names are known; people still read `description`. */
export const namedOf = <const Names extends readonly [string, ...string[]]>(names: Names) =>
  z.object({ name: z.enum(names), description: z.string() })
