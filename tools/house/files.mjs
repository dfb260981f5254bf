import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** Folders that are never part of the sources. */
const foreign = new Set([
  'node_modules',
  '.git',
  'dist',
  'coverage',
  '.turbo',
  '.data',
  'storybook-static',
  'test-results',
])

/**
 * Every file of the repository that is, or will be, under version control.
 *
 * @param {string} base The repository.
 * @returns {readonly string[]} Paths relative to it, with forward slashes, sorted.
 */
export function listFiles(base) {
  return (tracked(base) ?? walk(base, base)).toSorted()
}

/**
 * Reads a file of the repository.
 *
 * @param {string} base The repository.
 * @param {string} path A path as {@link listFiles} gives it.
 */
export function readText(base, path) {
  return readFileSync(join(base, path), 'utf8')
}

/**
 * @param {string} base
 * @returns {string[] | undefined} Nothing when the folder is not a work tree of git, as in an unpacked archive.
 */
function tracked(base) {
  try {
    const output = execFileSync(
      'git',
      ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'],
      {
        cwd: base,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
        maxBuffer: 1 << 26,
      },
    )
    return output.split('\0').filter((path) => path && statSync(join(base, path), { throwIfNoEntry: false })?.isFile())
  } catch {
    return undefined
  }
}

/**
 * @param {string} base
 * @param {string} folder
 * @returns {string[]}
 */
function walk(base, folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return foreign.has(entry.name) ? [] : walk(base, path)
    return entry.isFile() ? [relative(base, path).split(sep).join('/')] : []
  })
}
