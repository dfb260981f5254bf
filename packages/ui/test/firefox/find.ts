import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { firefox } from 'playwright'
import type { LaunchOptions } from 'playwright'

const usual = ['/usr/bin/firefox', '/usr/bin/firefox-esr', '/Applications/Firefox.app/Contents/MacOS/firefox']

/**
 * The Firefox that the fields are tested in: `CABINET_FIREFOX`, else the one that Playwright has downloaded, else one
 * that the system has. Nothing when there is none.
 */
export const findFirefox = (): { readonly path: string; readonly options: LaunchOptions } | undefined => {
  const named = process.env['CABINET_FIREFOX']
  const own = firefox.executablePath()
  if (named === undefined && existsSync(own)) return { path: own, options: {} }
  const path = named ?? usual.find((place) => existsSync(place))
  if (path === undefined) return undefined
  const executablePath = fileURLToPath(new URL('bridge.ts', import.meta.url))
  const env = { ...process.env, CABINET_FIREFOX: path } as Record<string, string>
  return { path, options: { channel: 'moz-firefox', executablePath, env } }
}
