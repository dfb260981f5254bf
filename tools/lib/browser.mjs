import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Problem } from './problem.mjs'
import { aptInstall, tool, works } from './run.mjs'
import { root } from './runtime.mjs'

/**
 * Chromium without windows: what tests need of it, at two thirds of the processor time of the whole browser, which draws
 * a window of its own around every page.
 */
const windowless = 'chromium-headless-shell'

/** Where each system keeps Chrome and Chromium; a bare name is looked up on the path. */
const systemBrowsers = {
  linux: [windowless, 'google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', '/snap/bin/chromium'],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [process.env['ProgramFiles'], process.env['ProgramFiles(x86)'], process.env['LOCALAPPDATA']]
    .filter((folder) => folder !== undefined)
    .map((folder) => join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe')),
}

/**
 * Finds a Chromium for the browser tests, installing one if the machine has none.
 * The order: `CABINET_CHROMIUM`, the browser managed by Playwright, Chrome or Chromium of the system,
 * Playwright's installer, apt.
 *
 * @returns {Promise<string>} Path of the executable.
 * @throws {Problem} When there is none and none could be installed; the message says what to do.
 */
export async function browser() {
  const chosen = process.env['CABINET_CHROMIUM']
  if (chosen) {
    if (await starts(chosen)) return chosen
    throw new Problem(`CABINET_CHROMIUM names "${chosen}", which does not start.`)
  }
  const found = (await managedBrowser()) ?? (await systemBrowser())
  if (found) return found

  console.log('No Chromium found: installing one for the browser tests…')
  await tool('playwright', ['install', 'chromium'], { quiet: true, timeout: 300_000 })
  const managed = await managedBrowser()
  if (managed) return managed
  for (const name of [windowless, 'chromium']) {
    const installed = (await aptInstall([name])) ? await systemBrowser() : undefined
    if (installed) return installed
  }
  throw new Problem(
    'The browser tests need Chromium, and none could be installed.\n' +
      'Install Chrome or Chromium (on Debian: "apt-get install chromium"), ' +
      'or set CABINET_CHROMIUM to the path of an executable.',
  )
}

/** @returns {Promise<string | undefined>} The browser that Playwright keeps for its installed version. */
async function managedBrowser() {
  // Playwright is absent until the dependencies are installed, so it cannot be a static import.
  const { chromium } = await import(pathToFileURL(join(root, 'node_modules', 'playwright', 'index.mjs')).href)
  const path = chromium.executablePath()
  for (const candidate of [...managedShells(path), path])
    if (existsSync(candidate) && (await starts(candidate))) return candidate
  return undefined
}

/**
 * The browser without windows that Playwright installs beside the whole one: `chromium-1234/…/chrome` has its sibling
 * in `chromium_headless_shell-1234`.
 *
 * @param {string} path Of the whole one.
 * @returns {readonly string[]}
 */
function managedShells(path) {
  const [folder = '', version] = /^(.*[\\/])chromium-(\d+)(?=[\\/])/.exec(path)?.slice(1) ?? []
  if (version === undefined) return []
  const shell = join(folder, `chromium_headless_shell-${version}`)
  if (!existsSync(shell)) return []
  const names = ['chrome-headless-shell', 'headless_shell'].flatMap((name) => [name, `${name}.exe`])
  return readdirSync(shell).flatMap((inside) => names.map((name) => join(shell, inside, name)))
}

/** @returns {Promise<string | undefined>} Chrome or Chromium of the system. */
async function systemBrowser() {
  const candidates = systemBrowsers[/** @type {keyof typeof systemBrowsers} */ (process.platform)] ?? []
  const folders = process.platform === 'linux' ? (process.env['PATH'] ?? '').split(':') : []
  for (const candidate of candidates) {
    const paths = candidate.includes('/') || candidate.includes('\\') ? [candidate] : []
    for (const path of [...paths, ...folders.map((folder) => join(folder, candidate))])
      if (existsSync(path) && (await starts(path))) return path
  }
  return undefined
}

/**
 * An executable that lies there may still lack libraries; only starting it tells.
 *
 * @param {string} path
 */
async function starts(path) {
  // On Windows `chrome --version` opens a window instead of answering.
  return process.platform === 'win32' ? existsSync(path) : works(path, ['--no-sandbox', '--version'])
}
