const begin = '<!-- modules: written by "npm run generate" -->'
const end = '<!-- /modules -->'

const patterns = /** @type {const} */ ({
  contract: /^packages\/contract\/src\/(?<id>[^/.]+)(?:\/|\.ts$)/,
  api: /^apps\/api\/src\/modules\/(?<id>[^/]+)\//,
  demo: /^apps\/demo\/src\/modules\/(?<id>[^/]+)\//,
  web: /^apps\/web\/src\/modules\/(?<id>[^/]+)\//,
})

/**
 * The modules of the product and where each of them lives, read from the folders.
 *
 * @param {readonly string[]} paths Every file of the repository.
 * @returns {readonly { id: string, contract: boolean, api: boolean, demo: boolean, web: boolean }[]} Sorted by name.
 */
export function listModules(paths) {
  const ids = (/** @type {RegExp} */ pattern) =>
    new Set(paths.flatMap((path) => pattern.exec(path)?.groups?.['id'] ?? []))
  const [contract, api, demo, web] = [ids(patterns.contract), ids(patterns.api), ids(patterns.demo), ids(patterns.web)]
  // Beside the modules, the contract holds the conventions that all of them share.
  return [...new Set([...api, ...demo, ...web])]
    .toSorted()
    .map((id) => ({ id, contract: contract.has(id), api: api.has(id), demo: demo.has(id), web: web.has(id) }))
}

/**
 * Brings the table of modules up to date.
 *
 * @param {string} map The text of `docs/map.md`.
 * @param {readonly string[]} paths Every file of the repository.
 * @returns {string} The text with a fresh table between its markers.
 */
export function writeModules(map, paths) {
  const [before, rest = ''] = map.split(begin)
  const after = rest.slice(rest.indexOf(end) + end.length)
  const contractOf = (/** @type {string} */ id) => {
    const folder = `packages/contract/src/${id}`
    return paths.some((path) => path.startsWith(`${folder}/`)) ? folder : `${folder}.ts`
  }
  const cell = (/** @type {boolean} */ exists, /** @type {string} */ path) => (exists ? `[${path}](../${path})` : '')
  const rows = listModules(paths).map(({ id, contract, api, demo, web }) => [
    id,
    cell(contract, contractOf(id)),
    cell(api, `apps/api/src/modules/${id}`),
    cell(demo, `apps/demo/src/modules/${id}`),
    cell(web, `apps/web/src/modules/${id}`),
  ])
  return `${before}${begin}\n\n${table(['Module', 'Contract', 'API', 'Demo', 'Web'], rows)}\n\n${end}${after}`
}

/**
 * What `docs/map.md` does not tell. Whether its table is up to date is a question to every generated file.
 *
 * @param {string} map The text of `docs/map.md`.
 * @param {readonly string[]} paths Every file of the repository.
 * @returns {string[]} One sentence for each problem.
 */
export function mapProblems(map, paths) {
  const folders = new Set(
    paths.flatMap((path) => {
      const [top = '', second = '', ...deeper] = path.split('/')
      if (second === '') return []
      return deeper.length > 0 && (top === 'apps' || top === 'packages') ? [top, `${top}/${second}`] : [top]
    }),
  )
  const unnamed = [...folders]
    .filter((folder) => !map.includes(`\`${folder}/\``))
    .map((folder) => `docs/map.md does not say what \`${folder}/\` is.`)
  const dead = [...map.matchAll(/\]\(\.\.\/([^)#]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !paths.some((path) => path === target || path.startsWith(`${target}/`)))
    .map((target) => `docs/map.md leads to ${target}, which is not there.`)
  const problems = [...unnamed, ...dead]
  return map.includes(begin) && map.includes(end)
    ? problems
    : [...problems, 'docs/map.md has lost the markers of its module table.']
}

/**
 * @param {readonly string[]} head
 * @param {readonly string[][]} rows
 * @returns {string} A Markdown table, padded as the formatter does it.
 */
function table(head, rows) {
  const widths = head.map((title, column) =>
    Math.max(3, ...[head, ...rows].map((row) => row[column]?.length ?? 0), title.length),
  )
  const line = (/** @type {readonly string[]} */ cells) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  return [line(head), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...rows.map(line)].join('\n')
}
