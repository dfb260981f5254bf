// Writes one subpath export for each component folder, and the root: `npm run exports -w @cabinet/ui` after adding one.
import { readFileSync, writeFileSync } from 'node:fs'
import { expectedExports, expectedRoot, packageRoot } from './components.mjs'

const path = new URL('package.json', packageRoot)
const manifest = JSON.parse(readFileSync(path, 'utf8'))
manifest.exports = expectedExports()
writeFileSync(path, `${JSON.stringify(manifest, null, 2)}\n`)
writeFileSync(new URL('src/index.ts', packageRoot), expectedRoot())
process.stdout.write(`${Object.keys(manifest.exports).length} exports\n`)
