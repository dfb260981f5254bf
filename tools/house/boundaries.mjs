/** @typedef {import('./sources.mjs').Source} Source */
/** @typedef {import('../lib/workspaces.mjs').Workspace} Workspace */

const inModule = /^(?<app>apps\/[^/]+)\/src\/modules\/(?<id>[^/]+)\//

const isTest = /\.test\.tsx?$/

/** What a module answers others through; deeper in its folder a file of this name is a file like others. */
const port = /^apps\/[^/]+\/src\/modules\/[^/]+\/port\.ts$/

/**
 * The floors of each application from the ground up: a file imports from its own floor and from those below, types
 * included. What lies beside the floors (the start of the application) stands on all of them.
 */
const floors = {
  'apps/api': [
    /^src\/(?:kernel\/|config(?:-values|-strangers|-passkeys|uration-error)?\.ts|faults\.ts)/,
    /^src\/db\//,
    /^src\/platform\//,
    /^src\/integrations\//,
    /^src\/modules\//,
  ],
  'apps/demo': [/^src\/(?!modules\/|demo\.ts)/, /^src\/modules\//],
  'apps/web': [/^src\/shared\//, /^src\/modules\//],
}

/** The server, and what stands on it and is absent from production. */
const server = 'apps/api'
const demo = 'apps/demo'

/** Where the server may name the demo: what stands on its data. */
const standsOnDemo = /^apps\/api\/(?:test|bench)\//

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
        target === undefined
          ? crossesByName(source.path, home, specifier, workspaces)
          : crosses(source.path, target, home)
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
  // No name stands for a pattern of files, nor for the commands of the root: a test that reads all of a workspace, or
  // runs what a command does, has no other way.
  const isNameless = target.includes('*') || (target.startsWith('tools/') && !path.startsWith(`${home?.folder}/src/`))
  if (home && !target.startsWith(`${home.folder}/`) && !isNameless)
    return 'a workspace is imported by its name, never by a path.'
  // A module answers others through its port and nothing else.
  const isPort = port.test(target)
  const from = inModule.exec(path)?.groups
  const to = inModule.exec(target)?.groups
  if (from && to && from['id'] !== to['id'] && !isPort) return 'a module asks another module only through its port.ts.'
  // A test stands on everything, wherever it lies.
  if (home && !isTest.test(path) && isUpward(path, target, home.folder))
    return 'what others stand on never imports what stands on it.'
  return undefined
}

/**
 * @param {string} path
 * @param {Workspace | undefined} home
 * @param {string} specifier
 * @param {readonly Workspace[]} workspaces
 * @returns {string | undefined}
 */
function crossesByName(path, home, specifier, workspaces) {
  const wanted = workspaces.find(({ name }) => specifier === name || specifier.startsWith(`${name}/`))
  if (!home || !wanted || wanted === home) return undefined
  // No manifest says so: with the demo standing on the server, it would close a ring.
  if (wanted.folder === demo && standsOnDemo.test(path)) return undefined
  if (wanted.folder.startsWith('apps/') && !(home.folder === demo && wanted.folder === server))
    return 'nothing imports an application.'
  const from = inModule.exec(path)?.groups
  const module = /\/modules\/(?<id>[^/]+)\/(?<file>.+)$/.exec(specifier)?.groups
  if (from && module && from['id'] !== module['id'] && module['file'] !== 'port')
    return 'the demo of a module stands on that module, and on the port of others.'
  if (!home.dependencies.includes(wanted.name)) return `the manifest of ${home.name} does not name this dependency.`
  return undefined
}

/**
 * @param {string} path
 * @param {string} target
 * @param {string} folder Of the workspace.
 * @returns {boolean} Whether the import goes from a lower floor to a higher one.
 */
function isUpward(path, target, folder) {
  const order = Object.entries(floors).find(([app]) => app === folder)?.[1] ?? []
  const floorOf = (/** @type {string} */ file) => {
    const found = order.findIndex((floor) => floor.test(file.slice(folder.length + 1)))
    return found === -1 ? order.length : found
  }
  // A test beside the code it looks at stands on everything, as tests do.
  const isTest = /\.test\.tsx?$/.test(path)
  return path.startsWith(`${folder}/src/`) && !isTest && floorOf(target) > floorOf(path)
}
