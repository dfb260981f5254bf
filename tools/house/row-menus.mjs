import { parseSync } from 'vite'

/** @typedef {import('./sources.mjs').Source} Source */

/**
 * The menu of a row is given to its register as a function that stays the same: one that is written in place is another
 * with each render, and opening one row would draw all of them anew. That is what a press waits for.
 *
 * @param {readonly Source[]} sources Every file of code.
 * @returns {string[]} One sentence for each `rowActions` that is written in place.
 */
export function rowMenuProblems(sources) {
  return sources
    .filter(({ path, text }) => path.startsWith('apps/web/src/') && text.includes('rowActions='))
    .flatMap(({ path, text }) =>
      Array.from(
        { length: writtenInline(parseSync(path, text).program) },
        () =>
          `${path}: give "rowActions" a function that stays the same, from useCallback or from outside of the component.`,
      ),
    )
}

/**
 * @param {unknown} node Of the syntax tree.
 * @returns {number} How many `rowActions` below it are functions that are written in place.
 */
function writtenInline(node) {
  if (Array.isArray(node)) return node.reduce((sum, each) => sum + writtenInline(each), 0)
  if (typeof node !== 'object' || node === null) return 0
  const attribute = /** @type {any} */ (node)
  const isOne =
    attribute.type === 'JSXAttribute' &&
    attribute.name.name === 'rowActions' &&
    /Function/.test(attribute.value?.expression?.type ?? '')
  return isOne ? 1 : writtenInline(Object.values(node))
}
