/** An id of a thing of these tests. */
export const idOf = (kind: number, number: number): string =>
  `00000000-0000-4000-8${String(kind).padStart(3, '0')}-${String(number).padStart(12, '0')}`

/** Everything in one page. */
export const pageOf = <Item>(content: readonly Item[], total = content.length) => ({
  content: [...content],
  totalElements: total,
  totalPages: Math.ceil(total / 20),
  number: 0,
  size: 20,
  hasMore: false,
})
