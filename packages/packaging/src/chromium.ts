import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Where `npm run setup`, which every run of all tests begins with, leaves the path of the browser that it has found. */
const FOUND = fileURLToPath(new URL('../../../node_modules/.cache/cabinet-chromium', import.meta.url))

/**
 * The Chromium that tests and benches drive: `CABINET_CHROMIUM`, else the one that `npm run setup` has found.
 *
 * @returns Path of the executable; `undefined` leaves the choice to Playwright's own download.
 */
export const chromiumPath = (): string | undefined => {
  const chosen = process.env['CABINET_CHROMIUM']
  if (chosen) return chosen
  const found = existsSync(FOUND) ? readFileSync(FOUND, 'utf8') : ''
  return existsSync(found) ? found : undefined
}

/** Arguments of Chromium: no window, and none of its own work beside the page. */
const chromiumArguments: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** How Playwright starts it. */
export const chromiumOptions = (): { executablePath?: string; args: string[] } => {
  const executablePath = chromiumPath()
  return { ...(executablePath && { executablePath }), args: [...chromiumArguments] }
}
