/** @typedef {{ passed: number, failed: number, skipped: number }} Totals */

/**
 * @typedef {object} VitestReport What vitest's JSON reporter writes, as far as it matters here.
 * @property {boolean} success Whether the run as a whole went well.
 * @property {readonly { name: string, status: string, assertionResults: readonly { status: string }[] }[]} testResults
 */

/**
 * @typedef {object} PlaywrightReport What Playwright's JSON reporter writes, as far as it matters here.
 * @property {{ expected: number, unexpected: number, flaky: number, skipped: number }} stats
 * @property {readonly unknown[]} errors What went wrong outside of tests.
 */

/**
 * Counts a run of vitest. A file that could not be loaded has no tests to fail, and an error between tests belongs to
 * none; both count as one failure, so that no breakdown can pass for success.
 *
 * @param {VitestReport} report
 * @returns {Totals}
 */
export function vitestTotals({ success, testResults }) {
  const statuses = testResults.flatMap(({ status, assertionResults }) =>
    assertionResults.length === 0 && status === 'failed' ? ['failed'] : assertionResults.map((test) => test.status),
  )
  const count = (/** @type {(status: string) => boolean} */ wanted) => statuses.filter(wanted).length
  const passed = count((status) => status === 'passed')
  const failed = count((status) => status === 'failed')
  return { passed, failed: failed === 0 && !success ? 1 : failed, skipped: statuses.length - passed - failed }
}

/**
 * Counts a run of Playwright. A test that passed only when it was repeated has failed.
 *
 * @param {PlaywrightReport} report
 * @returns {Totals}
 */
export function playwrightTotals({ stats, errors }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, skipped: stats.skipped }
}

/**
 * Adds parts up.
 *
 * @param {readonly Totals[]} parts
 * @returns {Totals}
 */
export function sum(parts) {
  const total = { passed: 0, failed: 0, skipped: 0 }
  for (const { passed, failed, skipped } of parts) {
    total.passed += passed
    total.failed += failed
    total.skipped += skipped
  }
  return total
}
