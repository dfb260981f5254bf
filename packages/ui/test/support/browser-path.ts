import { existsSync } from 'node:fs'

const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]

/**
 * The Chromium that browser tests drive: `CABINET_CHROMIUM`, else one that the system has. `undefined` leaves the
 * choice to Playwright's own download.
 */
export const browserPath = (): string | undefined =>
  process.env['CABINET_CHROMIUM'] ?? usual.find((path) => existsSync(path))
