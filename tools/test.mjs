// "npm test" and, with the argument "deep", "npm run test:deep": the two stages of what CI runs. Installs what is missing,
// runs the checks and the tests, and ends with one line of totals. The exit code is 0 only when nothing failed.
import { execFileSync } from 'node:child_process'
import { Problem } from './lib/problem.mjs'
import { endTogether, run } from './lib/run.mjs'
import { runtime } from './lib/runtime.mjs'
import { setupForTests } from './setup.mjs'

endTogether()
try {
  const env = await setupForTests()
  const chromium = String(env['CABINET_CHROMIUM'])
  console.log(
    `Browser of the tests: ${execFileSync(chromium, ['--version'], { encoding: 'utf8' }).trim()}, ${chromium}`,
  )
  const suite = new URL('lib/suite.mjs', import.meta.url)
  const { code } = await run(
    runtime(),
    [
      '--input-type=module',
      '--eval',
      `await (await import('${suite}')).runSuite('${process.argv[2] === 'deep' ? 'deep' : 'main'}')`,
    ],
    { env },
  )
  process.exitCode = code
} catch (error) {
  console.error(error instanceof Problem ? error.message : error)
  console.log('0 passed, 1 failed')
  process.exitCode = 1
}
