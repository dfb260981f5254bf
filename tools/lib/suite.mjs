import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../postgres.mjs'
import { build } from './build.mjs'
import { runChecks } from './checks.mjs'
import { Problem } from './problem.mjs'
import { readReport, sum } from './report.mjs'
import { endTogether, tool } from './run.mjs'
import { root } from './runtime.mjs'
import { temporaryInMemory } from './temporary.mjs'

/** @typedef {import('./report.mjs').Result} Result */

/** After so many failed tests the rest would say nothing new. */
const MAX_FAILURES = 20

/**
 * Files of tests that take minutes and change seldom are named so: whatever is generated from the whole, builds for
 * others, or waits for a process to die. `npm run test:deep` runs them, `npm test` everything else.
 */
const DEEP = '.deep.test.'

/** End-to-end tests that go another way in the same file as a main one carry this tag. */
const DEEP_TAG = '@deep'

/** @typedef {'main' | 'deep'} Stage */

/**
 * Runs the checks, the build, the tests and the end-to-end tests of a stage, whatever the parts before found, and prints
 * the totals as the last line. Sets the exit code. Where `CABINET_RESULT` names a file, what the stage before left in it
 * is counted and said again, and the result is left there for the next.
 *
 * @param {Stage} stage
 */
export async function runSuite(stage) {
  endTogether()
  const memory = temporaryInMemory()
  if (memory) process.env['TMPDIR'] = memory
  const reports = mkdtempSync(join(tmpdir(), 'cabinet-reports-'))
  process.once('exit', () => rmSync(reports, { recursive: true, force: true }))

  /** @type {Result[]} */
  const results = []
  if (stage === 'main') results.push(await part('Checks', async () => counted(await runChecks())))
  const built = await part('Build', async () => {
    await build()
    return counted({ passed: 1, failed: 0 })
  })
  results.push(built, await part('Tests', () => runTests(stage, reports)))
  const endToEnd = await part('End-to-end tests', async () => {
    // End-to-end tests of an application that is not there would take their time to fail.
    if (built.totals.failed > 0) throw new Problem('Nothing to test end to end: the build failed.')
    return runE2eTests(stage, reports)
  })
  conclude(sum([...results, endToEnd]))
}

/**
 * @param {{ passed: number, failed: number }} numbers
 * @returns {Result}
 */
const counted = (numbers) => ({ totals: { ...numbers, skipped: 0 }, failures: [] })

/** @param {Result} own */
function conclude(own) {
  const file = process.env['CABINET_RESULT']
  /** @type {Result[]} */
  const before = file && existsSync(file) ? [JSON.parse(readFileSync(file, 'utf8'))] : []
  const { totals, failures } = sum([...before, own])
  if (file) writeFileSync(file, JSON.stringify({ totals, failures }))
  // Locally a test may be left out for want of a server; CI has everything, so there nothing may be left out.
  const failed = totals.failed + (process.env['CI'] ? totals.skipped : 0)
  if (failures.length > 0) console.log(`${failures.join('\n\n')}\n`)
  if (totals.skipped > 0) console.log(`${totals.skipped} left out`)
  console.log(`${totals.passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 && totals.passed > 0 ? 0 : 1
}

/**
 * @param {string} title
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>} One failure when it broke down before it could count anything.
 */
async function part(title, work) {
  const started = performance.now()
  console.log(`\n── ${title} ──\n`)
  const result = await work().catch((/** @type {unknown} */ error) => {
    const message = error instanceof Error ? error.message : String(error)
    console.error(message)
    return { ...counted({ passed: 0, failed: 1 }), failures: [`✗ ${title}\n    ${message}`] }
  })
  console.log(`\n${title}: ${((performance.now() - started) / 1000).toFixed(0)} s`)
  return result
}

/**
 * Pages of one browser share its clipboard, and tests paste: each run has one page and a browser of its own.
 *
 * @param {string} project
 */
const inOnePage = (project) => [`--project=*${project}*`, '--maxWorkers=1']

const notDeep = `--exclude=**/*${DEEP}*`

/** What needs no page of its own. Many of these wait, for a database, a process or a clock. */
const others = [
  '--project=!*ui-components*',
  '--project=!*ui-stories*',
  '--project=!*web-components*',
  `--maxWorkers=${availableParallelism() + 1}`,
]

/** @typedef {{ parameters: readonly string[], stepsBack: boolean }} Run */

/**
 * What runs at once, each line one after another. Two cores have no more to give than two lines take: with every run at
 * once each of them cost a third more, for pages that draw while they wait and processes that take the cores from each
 * other.
 *
 * @type {Readonly<Record<Stage, readonly Readonly<Record<string, Run>>[]>>}
 */
const lines = {
  main: [
    {
      pages: { parameters: [...inOnePage('web-components'), notDeep], stepsBack: false },
      components: { parameters: [...inOnePage('ui-components'), notDeep], stepsBack: false },
    },
    {
      // A page has one thread, which must not wait for those of all others: its line is the longer one.
      others: { parameters: [...others, notDeep], stepsBack: true },
    },
  ],
  deep: [
    {
      'deep-pages': { parameters: [...inOnePage('web-components'), DEEP], stepsBack: false },
      'deep-components': { parameters: [...inOnePage('ui-components'), DEEP], stepsBack: false },
      // Every story after its interactions, in every theme.
      stories: { parameters: inOnePage('ui-stories'), stepsBack: false },
    },
    { 'deep-others': { parameters: [...others, DEEP], stepsBack: true } },
  ],
}

/**
 * @param {Stage} stage
 * @param {string} reports Folder for what the runs write.
 * @returns {Promise<Result>}
 */
async function runTests(stage, reports) {
  const postgres = await startPostgres()
  try {
    const runOne = async (/** @type {string} */ name, /** @type {Run} */ { parameters, stepsBack }) => {
      const report = join(reports, `${name}.xml`)
      const reporting = ['--reporter=default', '--reporter=junit', `--outputFile.junit=${report}`]
      const { code } = await tool('vitest', ['run', ...reporting, ...parameters], {
        ...(postgres && { env: postgres.env }),
        stepsBack,
      })
      return readReport(report, code)
    }
    const results = await Promise.all(
      lines[stage].map(async (line) => {
        /** @type {Result[]} */
        const ofLine = []
        for (const [name, how] of Object.entries(line)) ofLine.push(await runOne(name, how))
        return sum(ofLine)
      }),
    )
    return sum(results)
  } finally {
    await postgres?.stop()
  }
}

/**
 * @param {Stage} stage
 * @param {string} reports Folder for what the run writes.
 * @returns {Promise<Result>}
 */
async function runE2eTests(stage, reports) {
  const report = join(reports, 'end-to-end.xml')
  const playwright = (/** @type {readonly string[]} */ parameters) =>
    tool('@playwright/test:playwright', ['test', ...parameters], {
      cwd: join(root, 'apps', 'web'),
      env: {
        PLAYWRIGHT_JUNIT_OUTPUT_FILE: report,
        // Playwright starts the server in a group of its own, where a signal to this run does not reach it.
        NODE_OPTIONS: `--import ${new URL('end-with-command.mjs', import.meta.url)}`,
        CABINET_COMMAND: String(process.pid),
      },
    })
  const chosen = `--grep${stage === 'main' ? '-invert' : ''}=${DEEP.replaceAll('.', String.raw`\.`)}|${DEEP_TAG}`
  const { code } = await playwright(['--reporter=list,junit', `--max-failures=${MAX_FAILURES}`, chosen])
  const result = readReport(report, code)
  if (code !== 0) {
    console.log('\nWhat failed runs once more to be recorded; whatever comes of it, it has failed:\n')
    // Should the run have ended before it wrote down what failed, those of this stage alone are taken.
    await playwright([
      '--reporter=list',
      '--trace=retain-on-failure',
      '--last-failed',
      `--max-failures=${MAX_FAILURES}`,
      chosen,
    ])
  }
  return result
}
