import * as z from 'zod/mini'

/** Comparisons of a filter. LIKE is a case-insensitive "contains"; BETWEEN takes `[from, to]`, either may be null. */
export const operations = ['EQ', 'NE', 'IN', 'LIKE', 'GT', 'GE', 'LT', 'LE', 'BETWEEN', 'IS_NULL'] as const
export type Operation = (typeof operations)[number]

const Scalar = z.union([z.string(), z.number(), z.boolean(), z.null()])

export const Filter = z.object({
  field: z.string(),
  value: z.optional(z.union([Scalar, z.array(Scalar)])),
  operation: z.enum(operations),
})
export type Filter = z.output<typeof Filter>

/** The body of every find. A field that the register does not know is answered with 400. */
export const FindRequest = z.object({
  pageNumber: z._default(z.int().check(z.minimum(0), z.maximum(1_000_000)), 0),
  pageSize: z._default(z.int().check(z.minimum(1), z.maximum(100)), 20),
  sort: z._default(
    z.array(z.object({ field: z.string(), direction: z.enum(['ASC', 'DESC']) })).check(z.maxLength(5)),
    [],
  ),
  filters: z._default(z.array(Filter).check(z.maxLength(20)), []),
})
export type FindRequest = z.output<typeof FindRequest>

/**
 * A page of a register. `totalElements` is exact up to the server's cap; above it `hasMore` says that there are more,
 * because an exact count of a large register costs more than the page itself.
 */
export const pageOf = <Item extends z.core.$ZodType>(item: Item) =>
  z.object({
    content: z.array(item),
    totalElements: z.int(),
    totalPages: z.int(),
    number: z.int(),
    size: z.int(),
    hasMore: z.optional(z.boolean()),
  })
