import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './runtime.mjs'

/**
 * @typedef {object} Workspace
 * @property {string} folder Its folder, relative to the repository: `packages/ui`.
 * @property {string} name Its package name.
 * @property {Record<string, string>} scripts Its scripts.
 * @property {readonly string[]} dependencies Names of everything that its manifest declares.
 */

/**
 * The workspaces, read from the folders, so that a new one is known without being listed anywhere.
 *
 * @param {string} [base] The repository.
 * @returns {readonly Workspace[]} In the order of their folders.
 */
export function workspaces(base = root) {
  return ['apps', 'packages'].flatMap((group) =>
    readdirSync(join(base, group))
      .toSorted()
      .map((name) => `${group}/${name}`)
      .filter((folder) => existsSync(join(base, folder, 'package.json')))
      .map((folder) => {
        const manifest = JSON.parse(readFileSync(join(base, folder, 'package.json'), 'utf8'))
        const { name, scripts = {}, dependencies, devDependencies, peerDependencies } = manifest
        return {
          folder,
          name,
          scripts,
          dependencies: Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies }),
        }
      }),
  )
}
