import { readFileSync, writeFileSync } from 'node:fs'
import { expectedExports, expectedRoot, packageRoot } from './components.mjs'

/** Writes one entry point for each component folder into package.json, and the root that has them all. */
export const syncExports = (): void => {
  const path = new URL('package.json', packageRoot)
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>
  writeFileSync(path, `${JSON.stringify({ ...manifest, exports: expectedExports() }, null, 2)}\n`)
  writeFileSync(new URL('src/index.ts', packageRoot), expectedRoot())
}

if (process.argv[1] === import.meta.filename) syncExports()
