import { Problem } from './problem.mjs'
import { tool } from './run.mjs'

/**
 * Builds workspaces; one whose sources have not changed comes from the cache.
 *
 * @param {readonly string[]} [workspaces] Names of packages; all that have a build by default.
 * @throws {Problem} When a build fails; it has then said why.
 */
export async function build(workspaces = []) {
  const filters = workspaces.map((name) => `--filter=${name}`)
  const { code } = await tool('turbo', [
    'run',
    'build',
    '--output-logs=errors-only',
    '--no-update-notifier',
    ...filters,
  ])
  if (code !== 0) throw new Problem('The build failed; the reason is above.')
}
