/** @typedef {import('./sources.mjs').Source} Source */

/** The place that leaves deleted roles out, and what has no roles of people but their names. */
const readers = new Set(['apps/web/src/shared/access/access.ts', 'apps/web/src/modules/dev/parts/panel/people-tab.tsx'])

/**
 * The server also answers roles that were taken away, as deleted: whoever reads them from a person must leave those out,
 * and `rolesInForce` of the web application does.
 *
 * @param {readonly Source[]} sources Every file of code.
 * @returns {string[]} One sentence for each file of the web application that reads roles by itself.
 */
export function roleProblems(sources) {
  return sources
    .filter(
      ({ path, text }) =>
        path.startsWith('apps/web/src/') && !/\.test\.tsx?$/.test(path) && !readers.has(path) && readsRoles(text),
    )
    .map(({ path }) => `${path} reads roles that may be deleted: ask "rolesInForce", "hasRole" or "allows".`)
}

/**
 * @param {string} text
 * @returns {boolean} Whether it reads roles of a person. Strings and comments only name them; values of a form are no person.
 */
function readsRoles(text) {
  const code = text.replaceAll(/'[^'\n]*'|`[^`]*`|\/\*[\s\S]*?\*\/|\/\/.*/g, '')
  return [
    /nameWithoutPrefix/,
    /(?<!\.)\.roles\b/,
    /\(\{[^(){}]*\broles\b[^(){}]*\}(?:: (?:CurrentUser|Colleague\w*))?\)\s*=>/,
  ].some((reading) => reading.test(code))
}
