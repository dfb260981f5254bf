// "npm run bench": every workspace's measurements in turn, with a real PostgreSQL for those that want one.
import { parseArgs } from 'node:util'
import { build } from './lib/build.mjs'
import { command, Problem } from './lib/problem.mjs'
import { endTogether, npm } from './lib/run.mjs'
import { workspaces } from './lib/workspaces.mjs'
import { startPostgres } from './postgres.mjs'
import { setupForTests } from './setup.mjs'

await command(async () => {
  endTogether()
  const { positionals } = parseArgs({ allowPositionals: true })
  const variables = await setupForTests()
  const measured = workspaces().filter(
    ({ name, scripts }) => scripts['bench'] && (positionals.length === 0 || positionals.includes(name)),
  )
  if (measured.length === 0) throw new Problem(`No workspace named ${positionals.join(', ')} has a "bench" script.`)
  await build()
  const postgres = await startPostgres({ durable: true })
  let failed = 0
  try {
    for (const { name } of measured) {
      console.log(`\n${name}\n`)
      const { code } = await npm(['run', '--silent', '--workspace', name, 'bench'], {
        env: { ...variables, ...postgres?.env },
      })
      if (code !== 0) failed += 1
    }
  } finally {
    await postgres?.stop()
  }
  return failed === 0 ? 0 : 1
})
