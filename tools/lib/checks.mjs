import { availableParallelism } from 'node:os'
import { houseRules } from '../house/rules.mjs'
import { tool } from './run.mjs'
import { root } from './runtime.mjs'
import { workspaces } from './workspaces.mjs'

/**
 * @typedef {object} Check
 * @property {string} name What is checked.
 * @property {() => Promise<string> | string} find Answers what is wrong, or nothing.
 */

/** How many checks run at the same time. */
const lanes = 2

/** Threads of the compiler check much of what they share once each: where the lanes fill the machine, one is cheaper. */
const threads = availableParallelism() > lanes ? [] : ['--singleThreaded']

/** @returns {readonly Check[]} All checks; the slow ones first, so that the lanes end together. */
function checks() {
  const command = (/** @type {string} */ name, /** @type {readonly string[]} */ parameters) => async () => {
    const { code, output } = await tool(name, parameters, { quiet: true })
    return code === 0 ? '' : output || `${name} ended with code ${code}.`
  }
  const projects = [...workspaces().map(({ folder }) => folder), '.storybook', 'tools']
  return [
    ...projects.map((folder) => ({
      name: `types ${folder}`,
      find: command('typescript:tsc', [
        '--noEmit',
        ...threads,
        '--pretty',
        String(process.stdout.isTTY ?? false),
        '--project',
        folder,
      ]),
    })),
    { name: 'unused code', find: command('knip', ['--no-progress', '--cache', '--treat-config-hints-as-errors']) },
    { name: 'lint', find: command('oxlint', ['--deny-warnings', '--report-unused-disable-directives']) },
    { name: 'format', find: command('oxfmt', ['--check']) },
    ...houseRules(root).map(({ name, problems }) => ({ name, find: () => problems().join('\n') })),
  ]
}

/**
 * Runs every check and prints one line for each, with what it found.
 *
 * @returns {Promise<{ passed: number, failed: number }>} How many found nothing, and how many something.
 */
export async function runChecks() {
  const waiting = [...checks()]
  const width = Math.max(...waiting.map(({ name }) => name.length))
  const totals = { passed: 0, failed: 0 }
  const lane = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const started = performance.now()
      const found = await search(check)
      const seconds = `${((performance.now() - started) / 1000).toFixed(1)} s`
      console.log(`${found ? '✗' : '✓'} ${check.name.padEnd(width)} ${seconds.padStart(7)}`)
      if (found) console.log(`${found.trimEnd().replaceAll(/^/gm, '    ')}\n`)
      totals[found ? 'failed' : 'passed'] += 1
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return totals
}

/**
 * @param {Check} check
 * @returns {Promise<string>} What it found; a check that breaks down has found that.
 */
async function search(check) {
  try {
    return await check.find()
  } catch (error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error)
  }
}

/** Runs every check for a person; the exit code tells whether all of them passed. */
export async function report() {
  const started = performance.now()
  const { passed, failed } = await runChecks()
  console.log(`\n${passed} checks passed, ${failed} failed in ${((performance.now() - started) / 1000).toFixed(1)} s`)
  process.exitCode = failed === 0 ? 0 : 1
}
