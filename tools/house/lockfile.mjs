/**
 * @typedef {object} Entry One package of a lock file.
 * @property {string} [resolved] Where it was downloaded from.
 * @property {boolean} [link] It is a workspace.
 * @property {Record<string, string>} [dependencies] What it needs.
 * @property {Record<string, string>} [optionalDependencies] What it can use.
 */

/**
 * What would break `npm ci` elsewhere, although everything works here. A registry that lags behind makes npm leave the
 * packages for other systems out of the lock file in silence; an address ties the lock file to one registry.
 *
 * @param {{ packages: Record<string, Entry> }} lock The parsed lock file.
 * @returns {string[]} One sentence for each problem.
 */
export function lockProblems({ packages }) {
  return Object.entries(packages).flatMap(([path, { resolved, link, dependencies, optionalDependencies }]) => {
    const missing = Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((name) => !isReachable(packages, path, name))
      .map((name) => `package-lock.json: ${path || 'the repository'} needs ${name}, which has no entry.`)
    return resolved && !link
      ? [...missing, `package-lock.json: ${path} carries an address; npm leaves it out by .npmrc.`]
      : missing
  })
}

/**
 * Looks a package up as Node.js does: in the folder itself, then in each folder above.
 *
 * @param {Record<string, Entry>} packages
 * @param {string} path
 * @param {string} name
 * @returns {boolean}
 */
function isReachable(packages, path, name) {
  for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    if (`${folder && `${folder}/`}node_modules/${name}` in packages) return true
    if (folder === '') return false
  }
}
