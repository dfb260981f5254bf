// "npm run db:export -- --to <file>" and "npm run db:import -- --from <file>": the database to a file and back.
import { command } from './lib/problem.mjs'
import { endTogether, run } from './lib/run.mjs'
import { runtime } from './lib/runtime.mjs'
import { setup } from './setup.mjs'

await command(async () => {
  endTogether()
  await setup()
  const parameters = ['--conditions=cabinet-source', 'apps/api/src/transfer.ts', ...process.argv.slice(2)]
  // Where the person is, in whose eyes relative paths begin.
  const { code } = await run(runtime(), parameters, {
    env: { INIT_CWD: process.env['INIT_CWD'] ?? process.cwd() },
  })
  return code
})
