import { once } from 'node:events'
import { createServer } from 'node:http'

/**
 * Stands in for the service of Chromatic, on a free port of this machine, with what a dry run asks it: it knows one
 * accepted build.
 *
 * @param {{ commit: string, committedAt: number }} accepted The commit of that build, and when it was made.
 * @returns {Promise<{ address: string, unknown: string[], stop: () => void }>} `unknown` has the questions that it could
 *   not answer.
 */
export async function chromaticService({ commit, committedAt }) {
  const build = { id: 'accepted', number: 1, status: 'ACCEPTED', commit, committedAt, uncommittedHash: '' }
  const accepted = { ...build, isLocalBuild: false, changeCount: 0 }
  const features = { uiTests: true, uiReview: true, isReactNativeApp: false }
  /** @type {Readonly<Record<string, (variables: { commits?: string[] }) => object>>} */
  const answers = {
    CreateAppTokenMutation: () => ({ appToken: 'rehearsal' }),
    CLIAppInfo: () => ({ app: { features } }),
    FirstCommittedAtQuery: () => ({ app: { firstBuild: { committedAt }, lastBuild: accepted } }),
    HasBuildsWithCommitsQuery: ({ commits = [] }) => ({
      app: { hasBuildsWithCommits: commits.filter((one) => one === commit) },
    }),
    MergeCommitsQuery: () => ({ app: { mergedPullRequests: [] } }),
    BaselineCommitsQuery: () => ({ app: { baselineBuilds: [accepted] } }),
    LastBuildQuery: () => ({ app: { isOnboarding: false, lastBuild: null } }),
    AncestorBuildsQuery: () => ({ app: { build: { ancestorBuilds: [accepted] } } }),
    AnnounceBuildMutation: () => ({
      announceBuild: {
        ...{ id: 'new', number: 2, browsers: ['chrome'], status: 'ANNOUNCED', autoAcceptChanges: false },
        ...{ reportToken: 'rehearsal', features },
        app: { id: 'rehearsal', turboSnapAvailability: 'AVAILABLE', isOnboarding: false },
      },
    }),
    BuildUploadHashes: () => ({ buildUploadHashes: { build: { turboSnapStatus: 'UNUSED' } } }),
    TrackCLITelemetryEvent: () => ({ trackCLITelemetryEvent: true }),
  }
  /** @type {string[]} */
  const unknown = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += String(part)
    const { query = '', variables = {} } = JSON.parse(body === '' ? '{}' : body)
    const name = /(?:query|mutation)\s+(\w+)/.exec(query)?.[1] ?? String(request.url)
    const answer = answers[name]?.(variables)
    if (answer === undefined) unknown.push(name)
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answer === undefined ? { errors: [{ message: `No ${name}` }] } : { data: answer }))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
  const stop = () => {
    server.close()
    server.closeAllConnections()
  }
  return { address: `http://127.0.0.1:${port}`, unknown, stop }
}
