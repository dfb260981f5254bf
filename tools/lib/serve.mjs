import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { whenOrphaned } from './orphan.mjs'
import { environment, root, runtime } from './runtime.mjs'

/**
 * @typedef {object} Service A process that runs until it is told to stop.
 * @property {readonly string[]} parameters Arguments of Node.js.
 * @property {NodeJS.ProcessEnv} [env] Variables added to the environment.
 * @property {string} [cwd] Working folder; the repository by default.
 */

/** How long a service may take to stop before it is killed, in milliseconds. */
const grace = 15_000

/** Ends a service that lost its parent, so that a killed command leaves no server behind. */
const guard = ['--import', new URL('end-with-command.mjs', import.meta.url).href]

/**
 * Runs services in the foreground until the first of them ends or a signal asks to stop; then the others are
 * stopped too.
 *
 * @param {readonly Service[]} services What to run.
 * @returns {Promise<number>} The exit code of the service that ended first; 0 after a stop by signal.
 */
export async function serve(services) {
  const children = services.map(({ parameters, env, cwd = root }) =>
    spawn(runtime(), [...guard, ...parameters], {
      cwd,
      env: environment({ ...env, CABINET_COMMAND: String(process.pid) }),
      stdio: 'inherit',
    }),
  )
  const running = () => children.filter((child) => child.exitCode === null && child.signalCode === null)
  /** @param {NodeJS.Signals} signal */
  const stop = (signal) => {
    for (const child of running()) child.kill(signal)
    setTimeout(() => running().forEach((child) => child.kill('SIGKILL')), grace).unref()
  }

  let stopping = false
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => {
      stopping = true
      // A terminal has already sent Ctrl-C to the whole group; a second one could cut a graceful stop short.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) stop(signal === 'SIGHUP' ? 'SIGTERM' : signal)
    })

  whenOrphaned(() => {
    stopping = true
    stop('SIGTERM')
  })

  const ends = children.map(
    (child) =>
      /** @type {Promise<number>} */ (
        new Promise((resolve) => {
          child.on('error', (error) => {
            console.error(error.message)
            resolve(1)
          })
          child.on('exit', (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)))
        })
      ),
  )
  const first = await Promise.race(ends)
  stop('SIGTERM')
  await Promise.all(ends)
  return stopping ? 0 : first
}
