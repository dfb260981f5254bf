import { Problem } from './problem.mjs'

/**
 * A manifest that says where its sources are. npm takes a package that a workflow publishes by its identity only when
 * `repository` names the repository of that workflow, which nobody knows before it runs: a fork publishes as itself.
 *
 * @param {Readonly<Record<string, unknown>>} manifest
 * @param {{ directory: string, server?: string | undefined, repository: string | undefined }} place The folder of the
 *   package, and what GitHub says of the run.
 * @returns {Record<string, unknown>}
 */
export function withRepository(manifest, { directory, server = 'https://github.com', repository }) {
  if (repository === undefined || !/^[\w.-]+\/[\w.-]+$/.test(repository))
    throw new Problem('Publishing belongs to the release workflow: GITHUB_REPOSITORY must be owner/name.')
  return { ...manifest, repository: { type: 'git', url: `git+${server}/${repository}.git`, directory } }
}
