import { workspaces } from '../lib/workspaces.mjs'
import { barrelProblems } from './barrels.mjs'
import { boundaryProblems } from './boundaries.mjs'
import { buttonProblems } from './buttons.mjs'
import { decisionProblems } from './decisions.mjs'
import { listFiles, readText } from './files.mjs'
import { staleProblems } from './generated.mjs'
import { handlerProblems } from './handlers.mjs'
import { lockProblems } from './lockfile.mjs'
import { mapProblems } from './map.mjs'
import { messageProblems } from './messages.mjs'
import { outgoingProblems } from './outgoing.mjs'
import { partProblems } from './parts.mjs'
import { roleProblems } from './roles.mjs'
import { rowMenuProblems } from './row-menus.mjs'
import { shareProblems } from './shares.mjs'
import { readSources } from './sources.mjs'
import { tableProblems } from './tables.mjs'
import { isText, leakProblems } from './leaks.mjs'
import { updateProblems } from './updates.mjs'
import { workflowProblems } from './workflows.mjs'

/**
 * @typedef {object} Rule One rule of the house.
 * @property {string} name What it keeps, in a word or two.
 * @property {() => string[]} problems One sentence for each place that breaks it.
 */

/**
 * The rules of the house, ready to look at a repository.
 *
 * @param {string} base The repository.
 * @returns {readonly Rule[]} In the order in which they are reported.
 */
export function houseRules(base) {
  const paths = listFiles(base)
  const texts = (/** @type {(path: string) => boolean} */ wanted) =>
    paths.filter(wanted).map((path) => ({ path, text: readText(base, path) }))
  const sources = readSources(base)
  return [
    { name: 'boundaries', problems: () => boundaryProblems(sources, workspaces(base)) },
    { name: 'parts', problems: () => partProblems(sources) },
    { name: 'shares', problems: () => shareProblems(sources) },
    { name: 'tables', problems: () => tableProblems(sources) },
    { name: 'updates', problems: () => updateProblems(sources) },
    { name: 'outgoing calls', problems: () => outgoingProblems(sources) },
    { name: 'handlers', problems: () => handlerProblems(sources) },
    { name: 'roles', problems: () => roleProblems(sources) },
    { name: 'row menus', problems: () => rowMenuProblems(sources) },
    { name: 'buttons', problems: () => buttonProblems(sources) },
    { name: 'barrels', problems: () => barrelProblems(sources) },
    { name: 'messages', problems: () => messageProblems(texts((path) => /\/messages\/[a-z]{2}\.json$/.test(path))) },
    { name: 'map', problems: () => mapProblems(readText(base, 'docs/map.md'), paths) },
    { name: 'decisions', problems: () => decisionProblems(texts((path) => path.startsWith('docs/decisions/'))) },
    { name: 'generated files', problems: () => staleProblems(base) },
    { name: 'lock file', problems: () => lockProblems(JSON.parse(readText(base, 'package-lock.json'))) },
    { name: 'workflows', problems: () => workflowProblems(texts((path) => path.startsWith('.github/workflows/'))) },
    { name: 'words', problems: () => leakProblems(texts(isText)) },
  ]
}
