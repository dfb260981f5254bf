// "npm run visual": pictures of chosen stories against the accepted ones, with a report that shows what differs.
//   npm run visual -- --accept     takes over what differs
//   npm run visual -- button       only stories whose name has this part
//   npm run visual -- --built      uses the Storybook that is built already
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { command, Problem } from './lib/problem.mjs'
import { endTogether, tool } from './lib/run.mjs'
import { root } from './lib/runtime.mjs'
import { setupForTests } from './setup.mjs'

await command(async () => {
  endTogether()
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { accept: { type: 'boolean' }, built: { type: 'boolean' } },
  })
  const { CABINET_CHROMIUM } = await setupForTests()
  if (values.built !== true) await buildStorybook()
  const { code } = await tool(
    '@playwright/test:playwright',
    [
      'test',
      `--config=${join(root, 'tools', 'visual', 'playwright.config.ts')}`,
      ...positionals.map((part) => `--grep=${part}`),
      ...(values.accept === true ? ['--update-snapshots=changed'] : []),
    ],
    { cwd: root, env: { CABINET_CHROMIUM } },
  )
  console.log('Report: visual-report/pages/index.html')
  return code
})

/** @throws {Problem} When the build fails; it says why. */
async function buildStorybook() {
  console.log('Building Storybook…')
  const built = join(root, 'storybook-static')
  const { code, output } = await tool('storybook', ['build', '--output-dir', built, '--quiet'], { quiet: true })
  if (code !== 0) throw new Problem(`Storybook could not be built.\n${output}`)
}
