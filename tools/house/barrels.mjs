/** @typedef {import('./sources.mjs').Source} Source */

/** What a module offers to other modules is gathered in one file on purpose. */
const port = /^apps\/api\/src\/modules\/[^/]+\/port\.ts$/

/**
 * @param {readonly Source[]} sources Every file of code.
 * @returns {string[]} One sentence for each file of an application that only passes on the exports of others.
 */
export function barrelProblems(sources) {
  return sources
    .filter(({ path, isBarrel }) => isBarrel && path.startsWith('apps/') && !port.test(path))
    .map(({ path }) => `${path} only passes on what other files export; import those directly.`)
}
