// Writes one subpath export for each component folder: `npm run exports -w @cabinet/ui` after adding one.
import { readFileSync, writeFileSync } from 'node:fs'
import { expectedExports, packageRoot } from './components.mjs'

const path = new URL('package.json', packageRoot)
const manifest = JSON.parse(readFileSync(path, 'utf8'))
manifest.exports = expectedExports()
writeFileSync(path, `${JSON.stringify(manifest, null, 2)}\n`)
process.stdout.write(`${Object.keys(manifest.exports).length} exports\n`)
