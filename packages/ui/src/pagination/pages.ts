/** A page number, or a gap between two. */
export type PageMark = number | 'gap'

/**
 * The pages to show: the first, the last, the current one and its neighbours. The number of marks does not depend on
 * the place once there are gaps, so the buttons do not jump under the pointer. A gap never hides a single page.
 *
 * @param current From 1.
 * @param count Number of pages.
 */
export const pageMarks = (current: number, count: number): readonly PageMark[] => {
  const all = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, index) => from + index)
  if (count <= 7) return all(1, count)
  if (current <= 4) return [...all(1, 5), 'gap', count]
  if (current >= count - 3) return [1, 'gap', ...all(count - 4, count)]
  return [1, 'gap', current - 1, current, current + 1, 'gap', count]
}
