// "npm test": exactly what CI runs. Installs what is missing, runs every check and every test, and ends with one line
// of totals. The exit code is 0 only when nothing failed.
import { Problem } from './lib/problem.mjs'
import { endTogether, run } from './lib/run.mjs'
import { runtime } from './lib/runtime.mjs'
import { setupForTests } from './setup.mjs'

endTogether()
try {
  const env = await setupForTests()
  const suite = new URL('lib/suite.mjs', import.meta.url)
  const { code } = await run(
    runtime(),
    ['--input-type=module', '--eval', `await (await import('${suite}')).runSuite()`],
    { env },
  )
  process.exitCode = code
} catch (error) {
  console.error(error instanceof Problem ? error.message : error)
  console.log('0 passed, 1 failed')
  process.exitCode = 1
}
