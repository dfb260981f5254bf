// Makes a fresh clone ready: dependencies, the pinned Node.js, a browser for the tests.
// Runs on Node.js 20 and uses no dependency, because it runs before there are any.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { browser } from './lib/browser.mjs'
import { installDependencies } from './lib/dependencies.mjs'
import { command } from './lib/problem.mjs'
import { root, runtime } from './lib/runtime.mjs'

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
 * Installs what is missing to run the tests, and leaves the path of the browser that it has found for whoever runs a
 * single one (`packages/packaging/src/chromium.ts`).
 *
 * @returns {Promise<NodeJS.ProcessEnv>} The variables that tell the tests where the browser is.
 * @throws {import('./lib/problem.mjs').Problem} When something is missing that only a person can install.
 */
export async function setupForTests() {
  await setup()
  const found = await browser()
  if (!process.env['CABINET_CHROMIUM']) {
    const cache = join(root, 'node_modules', '.cache')
    mkdirSync(cache, { recursive: true })
    writeFileSync(join(cache, 'cabinet-chromium'), found)
  }
  return { CABINET_CHROMIUM: found }
}

if (import.meta.filename === process.argv[1])
  await command(async () => {
    const { CABINET_CHROMIUM } = await setupForTests()
    console.log(`Ready. Node.js: ${runtime()}. Browser of the tests: ${CABINET_CHROMIUM}.`)
    return 0
  })
