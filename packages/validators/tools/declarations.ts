import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

// The compiler rewrites the extensions of relative imports in code but not in declarations, where `./inn.ts` would
// point consumers at a file that their compiler does not look for.
const folder = process.argv[2] ?? join(import.meta.dirname, '../dist')
for (const file of globSync('**/*.d.ts', { cwd: folder })) {
  const path = join(folder, file)
  writeFileSync(path, readFileSync(path, 'utf8').replace(/(from ['"]\.\.?\/[^'"]*)\.ts(['"])/g, '$1.js$2'))
}
