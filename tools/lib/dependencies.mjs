import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Problem } from './problem.mjs'
import { npm } from './run.mjs'
import { root } from './runtime.mjs'

/**
 * @typedef {object} Entry One package of a lock file.
 * @property {string} [version] Its version.
 * @property {string} [integrity] Its hash.
 * @property {boolean} [link] It is a workspace.
 * @property {boolean} [optional] It may be absent, for example because it is for another system.
 * @property {boolean} [devOptional] It serves both a development dependency and an optional one.
 */

/** @typedef {{ packages: Record<string, Entry> }} Lock */

/**
 * Whether what npm says it installed is what the lock file asks for. npm writes the list of installed packages last,
 * so an interrupted installation never looks complete.
 *
 * @param {Lock} wanted The lock file.
 * @param {Lock} installed npm's own record inside `node_modules`.
 * @returns {boolean} False when something is missing or has another version.
 */
export function isInstalled(wanted, installed) {
  return Object.entries(wanted.packages).every(([path, entry]) => {
    if (!path.includes('node_modules/')) return true
    const found = installed.packages[path]
    if (!found) return Boolean(entry.optional ?? entry.devOptional)
    return found.version === entry.version && found.integrity === entry.integrity
  })
}

/**
 * Installs the dependencies exactly as locked, when they are not installed already.
 *
 * @throws {Problem} When npm could not install them; npm has then said why.
 */
export async function installDependencies() {
  const lock = join(root, 'package-lock.json')
  const record = join(root, 'node_modules', '.package-lock.json')
  const stamp = join(root, 'node_modules', '.installed-lock')
  const hash = () => createHash('sha256').update(readFileSync(lock)).digest('hex')

  // The stamp stands for "npm ci of this very lock file went well"; the record also knows installations made by hand.
  if (existsSync(record)) {
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash()) return
    if (isInstalled(read(lock), read(record))) return
  }
  console.log('Installing dependencies…')
  // Warnings are kept back: on the Node.js that begins, npm has one for each tool that the pinned Node.js will run.
  const { code } = await npm(['ci', '--no-audit', '--no-fund', '--loglevel=error'])
  if (code !== 0) throw new Problem('The dependencies could not be installed; npm says why above.')
  writeFileSync(stamp, hash())
}

/**
 * @param {string} path
 * @returns {Lock}
 */
function read(path) {
  return JSON.parse(readFileSync(path, 'utf8'))
}
