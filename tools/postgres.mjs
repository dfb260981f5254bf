// A PostgreSQL server for tests and measurements: on its own data folder and port, gone when it is stopped.
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Problem } from './lib/problem.mjs'
import { aptInstall, run, works } from './lib/run.mjs'

/**
 * @typedef {object} Postgres
 * @property {NodeJS.ProcessEnv} env `TEST_DATABASE_URL`: a superuser, who may create databases.
 * @property {() => Promise<void>} stop Ends the server and removes its data.
 */

/**
 * Sorting by bytes, as the embedded database does it, but letters of every alphabet: with the plain locale "C" the
 * server does not know that «Б» is a capital «б», and searches would tell them apart.
 */
const letters = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'

/** How long the server may take to answer for the first time, in milliseconds. */
const timeout = 30_000

/**
 * Starts a server. A server named by `TEST_DATABASE_URL` is used instead, and left alone afterwards.
 *
 * @param {{ durable?: boolean }} [options] `durable` keeps every write safe on disk, which measurements need and tests
 *   do not.
 * @returns {Promise<Postgres | undefined>} Nothing when this machine has no PostgreSQL and cannot install one; the
 *   reason has then been printed.
 * @throws {Problem} When `CI` is set and there is no server, because CI must run the tests that need it; and when a
 *   server that is there does not start.
 */
export async function startPostgres({ durable = false } = {}) {
  const given = process.env['TEST_DATABASE_URL']
  if (given) return { env: { TEST_DATABASE_URL: given }, stop: async () => {} }

  const commands = findCommands() ?? ((await aptInstall(['postgresql'])) ? findCommands() : undefined)
  const owner = await findOwner()
  if (!commands || !owner) {
    const reason = commands
      ? 'PostgreSQL refuses to run as root, and there is no user "postgres" to run it.'
      : 'PostgreSQL is not installed: install it (on Debian: "apt-get install postgresql") ' +
        'or set TEST_DATABASE_URL to an empty server.'
    if (process.env['CI']) throw new Problem(reason)
    console.warn(`${reason} Tests on PostgreSQL are left out.`)
    return undefined
  }
  return startServer(commands, owner, durable)
}

/**
 * @param {string} commands Folder of the server's programs.
 * @param {{ uid?: number, gid?: number }} owner Who runs them.
 * @param {boolean} durable Whether a write waits for the disk.
 * @returns {Promise<Postgres>}
 */
async function startServer(commands, owner, durable) {
  const folder = mkdtempSync(join(tmpdir(), 'cabinet-postgres-'))
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 })
  const data = join(folder, 'data')
  const passwordFile = join(folder, 'password')
  const password = randomBytes(18).toString('base64url')
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (owner.uid !== undefined && owner.gid !== undefined)
    for (const path of [folder, passwordFile]) chownSync(path, owner.uid, owner.gid)

  const created = await run(
    join(commands, 'initdb'),
    ['--pgdata', data, '--username', 'cabinet', '--pwfile', passwordFile, '--auth', 'scram-sha-256'].concat([
      '--encoding',
      'UTF8',
      '--locale',
      'C',
      '--lc-ctype',
      letters,
      '--no-sync',
    ]),
    { ...owner, cwd: folder, quiet: true },
  )
  if (created.code !== 0) {
    remove()
    throw new Problem(`PostgreSQL could not create its data folder:\n${created.output}`)
  }

  const port = await freePort()
  const safety = durable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']
  const settings = ['listen_addresses=127.0.0.1', `port=${port}`, 'unix_socket_directories=', 'max_connections=200']
  const server = spawn(
    join(commands, 'postgres'),
    ['-D', data, ...[...settings, ...safety].flatMap((setting) => ['-c', setting])],
    { ...owner, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  let log = ''
  server.stderr.setEncoding('utf8').on('data', (part) => (log = (log + part).slice(-4000)))
  const ended = new Promise((resolve) => server.on('close', resolve).on('error', resolve))
  // A test run that is cut short must not leave a server behind.
  const onExit = () => {
    server.kill('SIGQUIT')
    remove()
  }
  process.once('exit', onExit)
  const stop = async () => {
    process.off('exit', onExit)
    server.kill('SIGINT')
    await ended
    remove()
  }

  if (!(await answers(commands, port, () => server.exitCode !== null))) {
    await stop()
    throw new Problem(`PostgreSQL did not start:\n${log}`)
  }
  return { env: { TEST_DATABASE_URL: `postgresql://cabinet:${password}@127.0.0.1:${port}/postgres` }, stop }
}

/** @returns {string | undefined} The folder of the newest server programs on this machine. */
function findCommands() {
  const versions = '/usr/lib/postgresql'
  const debian = existsSync(versions)
    ? readdirSync(versions)
        .toSorted((a, b) => Number(b) - Number(a))
        .map((version) => join(versions, version, 'bin'))
    : []
  const path = (process.env['PATH'] ?? '').split(delimiter)
  return [...debian, ...path].find(
    (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  )
}

/**
 * The server refuses to run as root; then the system user "postgres" runs it.
 *
 * @returns {Promise<{ uid?: number, gid?: number } | undefined>} Nothing when root has no such user.
 */
async function findOwner() {
  if (process.getuid?.() !== 0) return {}
  const ids = await Promise.all(['-u', '-g'].map((flag) => run('id', [flag, 'postgres'], { quiet: true })))
  if (ids.some(({ code }) => code !== 0)) return undefined
  const [uid, gid] = ids.map(({ output }) => Number(output))
  return uid === undefined || gid === undefined ? undefined : { uid, gid }
}

/** @returns {Promise<number>} A port that nobody listens on. */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/**
 * @param {string} commands Folder of the server's programs.
 * @param {number} port Where it listens.
 * @param {() => boolean} isDead Whether waiting is in vain.
 * @returns {Promise<boolean>} Whether the server began to take connections.
 */
async function answers(commands, port, isDead) {
  const deadline = Date.now() + timeout
  while (Date.now() < deadline && !isDead()) {
    // An open port is not enough: the server refuses everybody until it has looked through its data.
    if (await works(join(commands, 'pg_isready'), ['--host', '127.0.0.1', '--port', String(port)])) return true
    await delay(50)
  }
  return false
}
