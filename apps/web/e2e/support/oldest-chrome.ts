import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { oldestBrowsers } from '@cabinet/packaging/browsers'

const FOLDER = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium/package.json')), 'bin')
const VERSION = oldestBrowsers.chrome

/**
 * Path of the oldest Chrome that is declared, unpacked once for each machine. `@sparticuz/chromium` is released with the
 * numbers of Chrome, for Linux on x64 alone: `undefined` elsewhere.
 */
export const oldestChrome = (): string | undefined => {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  const folder = join(tmpdir(), 'cabinet-oldest-chrome')
  const path = join(folder, `chrome-${VERSION}`)
  if (existsSync(path)) return path
  mkdirSync(folder, { recursive: true })
  // Workers that start together write a file each; whichever is ready last stays.
  const own = `${path}-${process.pid}`
  writeFileSync(own, brotliDecompressSync(readFileSync(join(FOLDER, 'chromium.br'))), { mode: 0o755 })
  renameSync(own, path)
  return path
}
