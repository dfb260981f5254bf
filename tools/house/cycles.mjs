/** @typedef {import('./sources.mjs').Source} Source */

/**
 * Import cycles between files, as they exist at run time, where the order of loading decides what is still undefined.
 * Types are gone by then, and `import()` waits for its turn, so neither makes a circle.
 *
 * @param {readonly Source[]} sources Every file of code.
 * @returns {string[]} One sentence for each group of files that import each other in a circle.
 */
export function cycleProblems(sources) {
  const edges = new Map(
    sources.map(({ path, imports }) => [
      path,
      imports.flatMap(({ target, isType, isDynamic }) =>
        target && target !== path && !isType && !isDynamic ? [target] : [],
      ),
    ]),
  )
  /** @type {Map<string, { index: number, low: number }>} */
  const seen = new Map()
  /** @type {string[]} */
  const stack = []
  /** @type {string[][]} */
  const groups = []

  // Tarjan's strongly connected components: one visit for each file, whatever the number of circles.
  const visit = (/** @type {string} */ path) => {
    const state = { index: seen.size, low: seen.size }
    seen.set(path, state)
    stack.push(path)
    for (const target of edges.get(path) ?? []) {
      if (!edges.has(target)) continue
      const known = seen.get(target)
      if (!known) state.low = Math.min(state.low, visit(target).low)
      else if (stack.includes(target)) state.low = Math.min(state.low, known.index)
    }
    if (state.low === state.index) groups.push(stack.splice(stack.indexOf(path)))
    return state
  }
  for (const path of edges.keys()) if (!seen.has(path)) visit(path)

  return groups
    .filter((group) => group.length > 1)
    .map((group) => `These files import each other in a circle: ${group.toSorted().join(', ')}`)
}
