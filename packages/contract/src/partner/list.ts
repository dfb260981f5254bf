import * as z from 'zod/mini'
import type { Schema } from '../endpoint.ts'
import { type List, type ListFields, listOf, summaryOf } from '../find.ts'

/*
 * Lists that partners find by a filter. They are declared as all others are; what their fields mean is said here, because
 * the words do not belong into what every browser loads.
 */

type Shape = Readonly<Record<string, Schema>>

const shapeOf = (schema: Schema): Shape => (schema._zod.def as unknown as { readonly shape: Shape }).shape

/** What an optional field with a default takes; of a list, one of its entries. */
const inside = (schema: Schema | undefined): Schema | undefined => {
  const { innerType, element } = (schema?._zod.def ?? {}) as { readonly innerType?: Schema; readonly element?: Schema }
  return element ?? (innerType && inside(innerType)) ?? schema
}

const describe = (shape: Shape, words: Readonly<Record<string, string>>): void => {
  for (const [name, description] of Object.entries(words)) {
    const schema = shape[name]
    if (schema) z.globalRegistry.add(schema, { description })
  }
}

/**
 * Declares a list for partners.
 *
 * @param name of the item as OpenAPI knows it: its page is `<name>Page`
 * @param things what is listed, in the plural
 */
export const partnerListOf = <
  Item extends Schema,
  const Fields extends ListFields,
  const Sort extends keyof Fields & string,
>(
  name: string,
  things: string,
  declared: { readonly item: Item; readonly filters: Fields; readonly sort: readonly Sort[] },
): List<Item, Fields, Sort> => {
  const list = listOf(declared as never) as unknown as List<Item, Fields, Sort>
  const body = shapeOf(list.body)
  describe(body, {
    pageNumber: 'Which page of them, from 0.',
    pageSize: 'Most of them on a page: 1 to 100.',
    sort: 'In which order, the first key first; at most five.',
    filters:
      'What has to hold, all of it: `field`, `operation` and `value` each. `EQ`, `NE`, `IN` (any of a list), `LIKE` (every word stands in the text), `GT`, `GE`, `LT`, `LE`, `BETWEEN` (`[from, to]`, either may be null), `IS_NULL`; which of them a field takes, follows from what it is. At most twenty.',
  })
  const key = inside(body['sort'])
  if (key) {
    describe(shapeOf(key), {
      field: 'By which property.',
      direction: '`ASC` (the smallest or the oldest first) or `DESC`.',
    })
  }
  describe(shapeOf(list.page), {
    content: `The ${things} of this page.`,
    totalElements: `How many ${things} there are on all pages: exact up to 1000.`,
    totalPages: 'How many pages that makes.',
    number: 'Which page this is, from 0.',
    size: 'Most of them on a page, as was asked for.',
    hasMore: 'True when there are more than `totalElements` says; absent otherwise.',
  })
  z.globalRegistry.add(list.page, { id: `${name}Page`, description: `A page of ${things}.` })
  return list
}

/** The answer of the summary of such a list: how many of them match, and described sums over all of them. */
export const partnerSummaryOf = <const Sums extends Shape>(things: string, sums: Sums) => {
  const summary = summaryOf(sums)
  describe(summary.shape, { count: `How many ${things} match, exactly.` })
  return summary
}
