/** @typedef {import('./sources.mjs').Source} Source */

const inModule = /^(?<app>apps\/[^/]+)\/src\/modules\/(?<module>[^/]+)\/(?<rest>.+)$/

/** Folders that hold what several parts share, and what is no thing of the product: pages, words, a card, a form. */
const OF_ALL = new Set(['messages', 'pages', 'parts', 'registers', 'card', 'form', 'developers', 'decisions', 'legal'])

/**
 * The parts of a module, which are its folders and the files of its root: they depend on one another in one direction,
 * and a part of the application is called like that of the server or of the contract.
 *
 * @param {readonly Source[]} sources Every file of code.
 * @returns {string[]} One sentence for each ring, and for each name that only the application knows.
 */
export function partProblems(sources) {
  const shipped = sources.filter(({ path }) => !/\.test\.tsx?$/.test(path))
  return [...ringProblems(shipped), ...nameProblems(shipped)]
}

/**
 * @param {readonly Source[]} sources
 * @returns {string[]}
 */
function ringProblems(sources) {
  /** @type {Map<string, Map<string, Set<string>>>} What each part of a module stands on. */
  const modules = new Map()
  for (const { path, imports } of sources) {
    const from = partOf(path)
    if (!from) continue
    for (const { target } of imports) {
      const to = target === undefined ? undefined : partOf(target)
      if (!to || to.home !== from.home || to.part === from.part) continue
      const parts = modules.get(from.home) ?? new Map()
      parts.set(from.part, (parts.get(from.part) ?? new Set()).add(to.part))
      modules.set(from.home, parts)
    }
  }
  return [...modules].flatMap(([home, parts]) => {
    const ring = ringOf(parts)
    return ring ? [`${home}: its parts form a ring: ${ring.join(' → ')}.`] : []
  })
}

/**
 * @param {ReadonlyMap<string, ReadonlySet<string>>} parts What each part stands on.
 * @returns {readonly string[] | undefined} The first way that leads back to where it began.
 */
function ringOf(parts) {
  const done = new Set()
  /** @type {(part: string, way: readonly string[]) => readonly string[] | undefined} */
  const follow = (part, way) => {
    const start = way.indexOf(part)
    if (start !== -1) return [...way.slice(start), part]
    if (done.has(part)) return undefined
    for (const next of parts.get(part) ?? []) {
      const ring = follow(next, [...way, part])
      if (ring) return ring
    }
    done.add(part)
    return undefined
  }
  for (const part of parts.keys()) {
    const ring = follow(part, [])
    if (ring) return ring
  }
  return undefined
}

/**
 * @param {readonly Source[]} sources
 * @returns {string[]}
 */
function nameProblems(sources) {
  const known = new Set(
    sources.flatMap(({ path }) => {
      const contract = /^packages\/contract\/src\/(?<name>[^/]+\/[^/]+)\.ts$/.exec(path)?.groups?.['name']
      const server = /^apps\/api\/src\/modules\/(?<name>[^/]+\/[^/]+)\//.exec(path)?.groups?.['name']
      return [contract, server].filter((name) => name !== undefined)
    }),
  )
  const named = new Set(
    sources.flatMap(({ path }) => {
      const found = /^(?<folder>apps\/(?:web|demo)\/src\/modules\/(?<module>[^/]+)\/(?<part>[^/]+))\//.exec(
        path,
      )?.groups
      const isKnown = !found || OF_ALL.has(found['part'] ?? '') || known.has(`${found['module']}/${found['part']}`)
      return isKnown ? [] : [found['folder']]
    }),
  )
  return [...named].map((folder) => `${folder}: neither the contract nor the server has a part of this name.`)
}

/**
 * @param {string} path
 * @returns {{ readonly home: string, readonly part: string } | undefined} The module and its part.
 */
function partOf(path) {
  const { app, module, rest = '' } = inModule.exec(path)?.groups ?? {}
  const part = rest.split('/')[0]?.replace(/\.tsx?$/, '')
  return part === undefined || app === undefined ? undefined : { home: `${app}/src/modules/${module}`, part }
}
