import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles, readText } from './files.mjs'
import { writeModules } from './map.mjs'

/**
 * The files that are derived from code and kept in the repository for people to read.
 *
 * @param {string} base The repository.
 * @returns {readonly { path: string, text: string }[]} What each of them should hold.
 */
export function generatedFiles(base) {
  return [
    {
      path: '.env.example',
      text: execFileSync(process.execPath, ['--conditions=cabinet-source', 'apps/api/src/config.ts', '--example'], {
        cwd: base,
        encoding: 'utf8',
      }),
    },
    { path: 'docs/map.md', text: writeModules(readText(base, 'docs/map.md'), listFiles(base)) },
  ]
}

/**
 * @param {string} base The repository.
 * @returns {string[]} One sentence for each generated file that its source has left behind.
 */
export function staleProblems(base) {
  return generatedFiles(base)
    .filter(({ path, text }) => !existsSync(join(base, path)) || readText(base, path) !== text)
    .map(({ path }) => `${path} is out of date: run "npm run generate".`)
}
