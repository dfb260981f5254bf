// "npm run generate": writes the files that are derived from code (.env.example, the module table of docs/map.md, …).
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { command } from './lib/problem.mjs'
import { run } from './lib/run.mjs'
import { root, runtime } from './lib/runtime.mjs'

await command(async () => {
  // The server's sources are TypeScript, which only the pinned Node.js reads.
  if (!process.features.typescript) return (await run(runtime(), [import.meta.filename])).code
  const { generatedFiles } = await import('./house/generated.mjs')
  for (const { path, text } of generatedFiles(root)) writeFileSync(join(root, path), text())
  return 0
})
