/**
 * @typedef {object} VitestReport What vitest's JSON reporter writes, as far as it matters here.
 * @property {boolean} success Whether the run as a whole went well.
 * @property {readonly VitestFile[]} testResults
 */

/**
 * @typedef {object} VitestFile
 * @property {string} name Path of the file.
 * @property {string} status
 * @property {string} [message] Why the file as a whole failed.
 * @property {readonly { status: string, fullName: string, failureMessages?: readonly string[] }[]} assertionResults
 */

/**
 * @typedef {object} PlaywrightSuite A file, or a group of tests in it.
 * @property {readonly PlaywrightSuite[]} [suites]
 * @property {readonly PlaywrightSpec[]} [specs]
 */

/**
 * @typedef {object} PlaywrightSpec
 * @property {string} title
 * @property {boolean} ok
 * @property {string} file
 * @property {number} line
 * @property {readonly { results: readonly { error?: { message?: string } }[] }[]} tests
 */

/**
 * @typedef {object} PlaywrightReport What Playwright's JSON reporter writes, as far as it matters here.
 * @property {readonly PlaywrightSuite[]} suites
 * @property {readonly { message?: string }[]} errors What went wrong outside of tests.
 */

/** So much of a message says what went wrong; the rest stands where the test ran. */
const LINES = 12

/** @type {(title: string, message: string | undefined) => string} */
const describe = (title, message = '') => {
  const lines = message.replaceAll(/\u001B\[[\d;]*m/g, '').split('\n')
  return [`✗ ${title}`, ...lines.slice(0, LINES).map((line) => `    ${line}`.trimEnd())].join('\n').trimEnd()
}

/**
 * Says which tests of a run of vitest failed, and why.
 *
 * @param {VitestReport} report
 * @returns {string[]} A paragraph for each.
 */
export function vitestFailures({ success, testResults }) {
  const told = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (failed.length === 0 && status === 'failed') return [describe(name, message)]
    return failed.map(({ fullName, failureMessages }) => describe(`${name} › ${fullName}`, failureMessages?.[0]))
  })
  return success || told.length > 0 ? told : [describe('outside of tests', 'Look for “Unhandled” in the output above.')]
}

/**
 * Names the tests of a run of vitest that were left out: continuous integration takes them for failed.
 *
 * @param {Pick<VitestReport, 'testResults'>} report
 * @returns {string[]} A line for each.
 */
export function vitestLeftOut({ testResults }) {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status !== 'passed' && status !== 'failed')
      .map(({ fullName }) => `left out: ${name} › ${fullName}`),
  )
}

/**
 * Says which end-to-end tests failed, and why.
 *
 * @param {PlaywrightReport} report
 * @returns {string[]} A paragraph for each.
 */
export function playwrightFailures({ suites, errors }) {
  return [...suites.flatMap(suiteFailures), ...errors.map(({ message }) => describe('outside of a test', message))]
}

/**
 * Names the places of the failed end-to-end tests, so that they can be run again by themselves.
 *
 * @param {Pick<PlaywrightReport, 'suites'>} report
 * @returns {string[]} `file:line`.
 */
export function playwrightPlaces({ suites }) {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.filter(({ ok }) => !ok).map(({ file, line }) => `${file}:${line}`),
    ...playwrightPlaces({ suites: inner }),
  ])
}

/**
 * @param {PlaywrightSuite} suite
 * @returns {string[]}
 */
function suiteFailures({ specs = [], suites = [] }) {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => {
      const results = tests.flatMap((test) => test.results)
      return describe(`${file} › ${title}`, results.find(({ error }) => error)?.error?.message)
    })
  return [...own, ...suites.flatMap(suiteFailures)]
}
