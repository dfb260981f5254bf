/** A list that nothing is in. */
export const emptyPage = {
  content: [],
  totalElements: 0,
  totalPages: 0,
  number: 0,
  size: 100,
  hasMore: false,
}
