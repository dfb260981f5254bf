/** @typedef {import('./sources.mjs').Source} Source */
/** @typedef {import('../lib/workspaces.mjs').Workspace} Workspace */

const inModule = /^(?<app>apps\/[^/]+)\/src\/modules\/(?<id>[^/]+)\//

/** Parts of an application that know nothing of its modules: the modules stand on them. */
const foundation = /^apps\/[^/]+\/src\/(?:shared|platform|integrations)\//

/**
 * The borders between the parts of the repository. They follow from where a file lies, so a new module, application or
 * package is guarded from its first file on.
 *
 * @param {readonly Source[]} sources Every file of code.
 * @param {readonly Workspace[]} workspaces Every workspace.
 * @returns {string[]} One sentence for each crossing.
 */
export function boundaryProblems(sources, workspaces) {
  return sources.flatMap((source) => {
    const home = workspaces.find(({ folder }) => source.path.startsWith(`${folder}/`))
    return source.imports.flatMap(({ specifier, target }) => {
      const problem =
        target === undefined ? crossesByName(home, specifier, workspaces) : crosses(source.path, target, home)
      return problem ? [`${source.path} imports ${specifier}: ${problem}`] : []
    })
  })
}

/**
 * @param {string} path
 * @param {string} target
 * @param {Workspace | undefined} home
 * @returns {string | undefined}
 */
function crosses(path, target, home) {
  if (home && !target.startsWith(`${home.folder}/`)) return 'a workspace is imported by its name, never by a path.'
  const from = inModule.exec(path)?.groups
  const to = inModule.exec(target)?.groups
  if (from && to && from['id'] !== to['id']) return 'a module never imports another module.'
  if (to && foundation.test(path)) return 'what modules stand on never imports a module.'
  return undefined
}

/**
 * @param {Workspace | undefined} home
 * @param {string} specifier
 * @param {readonly Workspace[]} workspaces
 * @returns {string | undefined}
 */
function crossesByName(home, specifier, workspaces) {
  const wanted = workspaces.find(({ name }) => specifier === name || specifier.startsWith(`${name}/`))
  if (!home || !wanted || wanted === home) return undefined
  if (wanted.folder.startsWith('apps/')) return 'nothing imports an application.'
  if (!home.dependencies.includes(wanted.name)) return `the manifest of ${home.name} does not name this dependency.`
  return undefined
}
