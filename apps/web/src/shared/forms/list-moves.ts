/** The list with one item at another place. */
export const moved = <Item>(items: readonly Item[], from: number, to: number): readonly Item[] => {
  const item = items[from]
  if (item === undefined || to < 0 || to >= items.length) return items
  const others = without(items, from)
  return [...others.slice(0, to), item, ...others.slice(to)]
}

/** The list without one item. */
export const without = <Item>(items: readonly Item[], index: number): readonly Item[] =>
  items.filter((_, position) => position !== index)
