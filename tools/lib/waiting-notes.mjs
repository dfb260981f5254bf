import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The notes for a next release that would make one: those about packages that are not held back (`ignore` in the settings
 * of changesets). As long as there is one, the workflow of releases asks for the next versions; then it publishes.
 *
 * @param {string} folder `.changeset`.
 * @returns {string[]} Their files.
 */
export function waitingNotes(folder) {
  const { ignore = [] } = JSON.parse(readFileSync(join(folder, 'config.json'), 'utf8'))
  return globSync('**/*.md', { cwd: folder }).filter((file) => {
    const [, head = ''] = /^---\r?\n([^]*?)---/.exec(readFileSync(join(folder, file), 'utf8')) ?? []
    return [...head.matchAll(/^['"]?(@[\w./-]+)['"]?:/gm)].some(([, name]) => !ignore.includes(name))
  })
}
