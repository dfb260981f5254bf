import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { writeAreas } from './areas.mjs'
import { listFiles, readText } from './files.mjs'
import { writeModules } from './map.mjs'

/**
 * The files that are derived from code and kept in the repository, in the order in which they are to be written.
 *
 * @param {string} base The repository.
 * @returns {readonly { path: string, text: () => string }[]} What each of them should hold.
 */
export function generatedFiles(base) {
  return [
    // First: the server, which prints what stands below, does not start without it.
    { path: 'packages/contract/src/areas.ts', text: () => writeAreas(listFiles(base)) },
    { path: '.env.example', text: () => printed(base, ['apps/api/src/config.ts', '--example']) },
    { path: 'docs/machines.md', text: () => printed(base, ['apps/api/src/machine-pictures.ts']) },
    {
      path: 'packages/partner-client/src/calls.ts',
      text: () => printed(base, ['packages/partner-client/tools/generate.ts']),
    },
    { path: 'docs/map.md', text: () => writeModules(readText(base, 'docs/map.md'), listFiles(base)) },
  ]
}

/**
 * @param {string} base The repository.
 * @param {readonly string[]} command A file and its parameters.
 * @returns {string} What it prints.
 */
function printed(base, command) {
  return execFileSync(process.execPath, ['--conditions=cabinet-source', ...command], { cwd: base, encoding: 'utf8' })
}

/**
 * @param {string} base The repository.
 * @returns {string[]} One sentence for each generated file that its source has left behind.
 */
export function staleProblems(base) {
  return generatedFiles(base)
    .filter(({ path, text }) => !existsSync(join(base, path)) || readText(base, path) !== text())
    .map(({ path }) => `${path} is out of date: run "npm run generate".`)
}
