// Makes a fresh clone ready: dependencies, the pinned Node.js, a browser for the tests.
// Runs on Node.js 20 and uses no dependency, because it runs before there are any.
import { browser } from './lib/browser.mjs'
import { installDependencies } from './lib/dependencies.mjs'
import { command } from './lib/problem.mjs'
import { runtime } from './lib/runtime.mjs'

/**
 * Installs what is missing to start the product.
 *
 * @throws {import('./lib/problem.mjs').Problem} When something is missing that only a person can install.
 */
export async function setup() {
  await installDependencies()
  runtime()
}

/**
 * Installs what is missing to run the tests.
 *
 * @returns {Promise<NodeJS.ProcessEnv>} The variables that tell the tests where the browser is.
 * @throws {import('./lib/problem.mjs').Problem} When something is missing that only a person can install.
 */
export async function setupForTests() {
  await setup()
  return { CABINET_CHROMIUM: await browser() }
}

if (import.meta.filename === process.argv[1])
  await command(async () => {
    const { CABINET_CHROMIUM } = await setupForTests()
    console.log(`Ready. Node.js: ${runtime()}. Browser of the tests: ${CABINET_CHROMIUM}.`)
    return 0
  })
