// "npm run check": everything about the sources that can be told without running the product, within seconds.
import { command } from './lib/problem.mjs'
import { run } from './lib/run.mjs'
import { runtime, script } from './lib/runtime.mjs'

await command(async () => {
  // The checks themselves stand on installed packages; ask for one, so that a fresh clone gets a plain answer.
  script('vite')
  const checks = new URL('lib/checks.mjs', import.meta.url)
  return (await run(runtime(), ['--input-type=module', '--eval', `await (await import('${checks}')).report()`])).code
})
