import { readFileSync } from 'node:fs'
import { DOMParser } from '@xmldom/xmldom'

/** @typedef {{ passed: number, failed: number, skipped: number }} Totals */

/**
 * @typedef {object} Result
 * @property {Totals} totals
 * @property {string[]} failures A paragraph for each test that failed, and in `CI` for each that was left out.
 */

/** So much of a message says what went wrong; the rest stands where the test ran. */
const LINES = 16

/**
 * Reads a report in the format of JUnit, which vitest and Playwright both write. A run that ended badly without naming a
 * failed test has failed nevertheless.
 *
 * @param {string} path The report's file.
 * @param {number} code How the run ended.
 * @returns {Result}
 */
export function readReport(path, code) {
  const tests = [
    ...new DOMParser().parseFromString(readFileSync(path, 'utf8'), 'text/xml').getElementsByTagName('testcase'),
  ]
  const failed = tests.filter((test) => reasonsOf(test).length > 0)
  const skipped = tests.filter((test) => !failed.includes(test) && test.getElementsByTagName('skipped').length > 0)
  const failures = [
    ...failed.map((test) => `✗ ${nameOf(test)}\n${reasonsOf(test).join('\n')}`),
    ...(process.env['CI'] ? skipped.map((test) => `left out: ${nameOf(test)}`) : []),
  ]
  const passed = tests.length - failed.length - skipped.length
  if (code !== 0 && failed.length === 0)
    return {
      totals: { passed, failed: 1, skipped: skipped.length },
      failures: [...failures, `✗ outside of tests: the run ended with ${code}, look at its output above.`],
    }
  return { totals: { passed, failed: failed.length, skipped: skipped.length }, failures }
}

/**
 * Adds parts up.
 *
 * @param {readonly Result[]} parts
 * @returns {Result}
 */
export function sum(parts) {
  const count = (/** @type {keyof Totals} */ name) => parts.reduce((total, { totals }) => total + totals[name], 0)
  return {
    totals: { passed: count('passed'), failed: count('failed'), skipped: count('skipped') },
    failures: parts.flatMap(({ failures }) => failures),
  }
}

/** @param {import('@xmldom/xmldom').Element} test */
const nameOf = (test) => `${test.getAttribute('classname')} › ${test.getAttribute('name')}`

/**
 * @param {import('@xmldom/xmldom').Element} test
 * @returns {string[]} The first lines of everything that went wrong in a test.
 */
const reasonsOf = (test) =>
  [...test.getElementsByTagName('failure'), ...test.getElementsByTagName('error')].map((reason) =>
    (reason.textContent?.trim() || reason.getAttribute('message') || '')
      .replaceAll(/\u001B\[[\d;]*m/g, '')
      .split('\n')
      .filter((line) => line.trim())
      .slice(0, LINES)
      .map((line) => `    ${line}`.trimEnd())
      .join('\n'),
  )
