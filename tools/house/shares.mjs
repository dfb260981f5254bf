/** Trees whose folders are of one kind. What lies in them without a folder counts as one. */
const trees = [
  'apps/api/src/modules',
  'apps/demo/src/modules',
  'apps/web/src/modules',
  'apps/api/src/platform',
  'apps/web/src/shared',
]

/** A tree of fewer lines has hardly any folders yet. */
const SMALL = 1000

/**
 * No folder is more than a third of its tree: one that is has taken in what should be apart, as `core` once had.
 *
 * @param {readonly { path: string, text: string }[]} files Every file of code.
 * @returns {string[]} One sentence for each folder that has grown too large.
 */
export function shareProblems(files) {
  return trees.flatMap((tree) => {
    const inTree = files.filter(({ path }) => path.startsWith(`${tree}/`) && /(?<!\.test)\.tsx?$/.test(path))
    /** @type {Map<string, number>} */
    const lines = new Map()
    for (const { path, text } of inTree) {
      const [folder = '', ...rest] = path.slice(tree.length + 1).split('/')
      const name = rest.length > 0 ? folder : ''
      lines.set(name, (lines.get(name) ?? 0) + text.split('\n').length)
    }
    const total = [...lines.values()].reduce((sum, count) => sum + count, 0)
    if (total < SMALL) return []
    return [...lines].flatMap(([name, count]) =>
      count * 3 > total
        ? [`${tree}/${name} is ${Math.round((count / total) * 100)} % of ${tree}: divide it, a third is the most.`]
        : [],
    )
  })
}
