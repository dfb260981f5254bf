import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { basename } from 'node:path'
import { whenOrphaned } from './orphan.mjs'
import { environment, root, runtime, script } from './runtime.mjs'

/**
 * @typedef {object} Options
 * @property {NodeJS.ProcessEnv} [env] Variables added to the environment.
 * @property {string} [cwd] Working folder; the repository by default.
 * @property {boolean} [quiet] Keep the output instead of showing it.
 * @property {number} [timeout] Milliseconds after which the process is ended.
 * @property {number} [uid] User that runs the process.
 * @property {number} [gid] Group that runs the process.
 * @property {boolean} [stepsBack] Lets programs of usual priority go first, with everything that it starts itself.
 */

/**
 * @typedef {object} Outcome
 * @property {number} code Exit code; 1 when the process could not start or was ended by a signal.
 * @property {string} output What it printed, when `quiet`.
 * @property {number} ms How long it took.
 */

/** @type {Set<import('node:child_process').ChildProcess>} Programs that run right now. */
const running = new Set()

/** How long a program may take to end after it was asked to, in milliseconds. */
const grace = 10_000

/**
 * From now on this command takes the programs that it runs with it when it is told to stop, or when npm, which started
 * it, is gone: a cancelled test run leaves no browser and no server behind.
 */
export function endTogether() {
  let isEnding = false
  const end = () => {
    // Asked again, by the terminal and by the command around this one: what is under way must not be cut short.
    if (isEnding) return
    isEnding = true
    for (const child of running) child.kill('SIGINT')
    const giveUp = () => {
      for (const child of running) child.kill('SIGKILL')
    }
    setTimeout(giveUp, grace).unref()
    Promise.allSettled([...running].map((child) => once(child, 'exit'))).then(() => process.exit(1), giveUp)
  }
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, end)
  whenOrphaned(end)
}

/**
 * Runs a program to its end. Never throws: a program that cannot start is an outcome with code 1.
 *
 * @param {string} program Path or name of an executable.
 * @param {readonly string[]} parameters Its arguments.
 * @param {Options} [options] Where and how.
 * @returns {Promise<Outcome>} What came of it.
 */
export function run(program, parameters, options = {}) {
  const started = performance.now()
  return new Promise((resolve) => {
    const child = spawn(program, parameters, {
      cwd: options.cwd ?? root,
      env: environment(options.env),
      stdio: options.quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      timeout: options.timeout,
      uid: options.uid,
      gid: options.gid,
    })
    running.add(child)
    if (options.stepsBack && child.pid !== undefined) stepBack(child.pid)
    let output = ''
    child.stdout?.setEncoding('utf8').on('data', (part) => (output += part))
    child.stderr?.setEncoding('utf8').on('data', (part) => (output += part))
    const end = (/** @type {number} */ code) => resolve({ code, output, ms: performance.now() - started })
    child.on('exit', () => running.delete(child))
    child.on('error', (error) => {
      running.delete(child)
      output += error.message
      end(1)
    })
    child.on('close', (code) => end(code ?? 1))
  })
}

/** @param {number} pid A program that has just been started. */
function stepBack(pid) {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // It has ended already, or the system does not let anybody change priorities: it is only a little slower then.
  }
}

/**
 * Runs the command of an installed package on the product's Node.js.
 *
 * @param {string} packageName The package; `package:command` when the command has another name.
 * @param {readonly string[]} parameters Its arguments.
 * @param {Options} [options] Where and how.
 * @returns {Promise<Outcome>} What came of it.
 */
export function tool(packageName, parameters, options) {
  const [name = packageName, alias] = packageName.split(':')
  return run(runtime(), [script(name, alias), ...parameters], options)
}

/**
 * Runs npm: the very one that started this process, when there is one.
 *
 * @param {readonly string[]} parameters Its arguments.
 * @param {Options} [options] Where and how.
 * @returns {Promise<Outcome>} What came of it.
 */
export function npm(parameters, options) {
  const started = process.env['npm_execpath']
  // npm may replace node_modules while it works, so it must not run on the Node.js that lies in there.
  if (started && basename(started).startsWith('npm'))
    return run(process.env['npm_node_execpath'] ?? process.execPath, [started, ...parameters], options)
  return process.platform === 'win32'
    ? run('cmd', ['/c', 'npm', ...parameters], options)
    : run('npm', parameters, options)
}

/**
 * Whether a program starts and ends well with these arguments.
 *
 * @param {string} program Path or name of an executable.
 * @param {readonly string[]} parameters Its arguments.
 * @returns {Promise<boolean>} True when it answered with code 0.
 */
export async function works(program, parameters) {
  return (await run(program, parameters, { quiet: true, timeout: 20_000 })).code === 0
}

/**
 * Installs Debian packages when this is possible at all: on Linux, with apt, as root.
 *
 * @param {readonly string[]} packages Their names.
 * @returns {Promise<boolean>} Whether they are installed now.
 */
export async function aptInstall(packages) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !(await works('apt-get', ['--version']))) return false
  console.log(`Installing ${packages.join(', ')} with apt…`)
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const install = ['install', '--yes', '--no-install-recommends', ...packages]
  if ((await run('apt-get', install, { env, quiet: true })).code === 0) return true
  // A fresh image has no package lists; fetch them only when they turn out to be needed.
  await run('apt-get', ['update'], { env, quiet: true })
  return (await run('apt-get', install, { env, quiet: true })).code === 0
}
