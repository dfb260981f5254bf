// "npm run staff -- add|list|remove": who belongs to the platform staff.
import { command } from './lib/problem.mjs'
import { endTogether, run } from './lib/run.mjs'
import { runtime } from './lib/runtime.mjs'
import { setup } from './setup.mjs'

await command(async () => {
  endTogether()
  await setup()
  const parameters = ['--conditions=cabinet-source', 'apps/api/src/staff.ts', ...process.argv.slice(2)]
  const { code } = await run(runtime(), parameters)
  return code
})
