/** @typedef {import('./sources.mjs').Source} Source */

/**
 * How long a file may be, by its kind; the first pattern that fits decides. A longer file is asking to be split by
 * meaning.
 */
const limits = /** @type {const} */ ([
  { kind: 'test', pattern: /\.(?:test|spec|stories)\.[jt]sx?$|(?:^|\/)(?:test|e2e)\//, lines: 500 },
  { kind: 'component or page', pattern: /\.tsx$/, lines: 250 },
  { kind: 'module', pattern: /./, lines: 400 },
])

/**
 * @param {readonly Source[]} sources Every file of code.
 * @returns {string[]} One sentence for each file that is too long.
 */
export function lengthProblems(sources) {
  return sources.flatMap(({ path, lines }) => {
    const limit = limits.find(({ pattern }) => pattern.test(path))
    return limit && lines > limit.lines
      ? [`${path} has ${lines} lines; a ${limit.kind} has at most ${limit.lines}: split it by meaning.`]
      : []
  })
}

/** Files whose default export is demanded by the tool that reads them. */
const demandsDefault =
  /\.config\.[mc]?[jt]s$|\.stories\.tsx?$|^\.storybook\/|^turbo\/generators\/config\.ts$|^packages\/ui\/fixtures\/(?:next|react-router)\//

/**
 * @param {readonly Source[]} sources Every file of code.
 * @returns {string[]} One sentence for each default export that no tool demands.
 */
export function defaultExportProblems(sources) {
  return sources
    .filter(({ path, hasDefaultExport }) => hasDefaultExport && !demandsDefault.test(path))
    .map(({ path }) => `${path} has a default export; give it a name.`)
}

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
