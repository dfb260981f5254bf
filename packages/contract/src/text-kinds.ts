import * as z from 'zod/mini'

/** How the server takes a text; one that says nothing is of one line. */
export type TextKind = 'line' | 'lines' | 'secret'

const kinds = z.registry<{ readonly kind: TextKind }>()

/** How texts of this schema are taken. */
export const textKindOf = (schema: z.core.$ZodType): TextKind | undefined => kinds.get(schema)?.kind

const marked =
  (kind: TextKind) =>
  <Schema extends z.core.$ZodType>(schema: Schema): Schema => {
    kinds.add(schema, { kind })
    return schema
  }

/** Declares that a text may have several lines. */
export const lines = marked('lines')

/**
 * Declares that a text is compared sign by sign, or by its hash: a password, a token. It is taken as it was sent, since
 * whoever has sent it could not know what it has become.
 */
export const secret = marked('secret')
