// "npm run visual": pictures of chosen stories against the accepted ones, with a page that shows what differs.
//   npm run visual -- --accept     takes over what differs
//   npm run visual -- button       only stories whose name has this part
//   npm run visual -- --built      uses the Storybook that is built already
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { command, Problem } from './lib/problem.mjs'
import { endTogether, tool } from './lib/run.mjs'
import { root } from './lib/runtime.mjs'
import { setupForTests } from './setup.mjs'

const accepted = join(root, 'tools', 'visual', 'pictures')
const report = join(root, 'visual-report')
const built = join(root, 'storybook-static')

await command(async () => {
  endTogether()
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { accept: { type: 'boolean' }, built: { type: 'boolean' } },
  })
  const { CABINET_CHROMIUM } = await setupForTests()
  // The libraries are there only now, in a fresh clone too.
  const { pictures } = await import('./visual/set.mjs')
  const wanted = pictures().filter(({ name }) => positionals.every((part) => name.includes(part)))
  if (wanted.length === 0) throw new Problem(`No picture has "${positionals.join(' ')}" in its name.`)
  if (values.built !== true) await buildStorybook()

  const { serveFolder } = await import('./visual/folder-server.mjs')
  const { takePictures } = await import('./visual/camera.mjs')
  const { accept, review } = await import('./visual/review.mjs')
  const { writeReport } = await import('./visual/report.mjs')
  const server = await serveFolder(built)
  const taken = await takePictures(String(CABINET_CHROMIUM), server.address, wanted).finally(server.stop)
  const reviewed = review(accepted, taken, positionals.length === 0)
  const changed = reviewed.filter(({ state }) => state !== 'same')
  for (const { name, state, pixels } of changed) console.log(`${state.padEnd(9)} ${name} (${pixels} px)`)
  console.log(
    `${reviewed.length - changed.length} the same, ${changed.length} not. Report: ${writeReport(report, reviewed)}`,
  )
  if (values.accept === true) accept(accepted, reviewed)
  return values.accept === true || changed.length === 0 ? 0 : 1
})

/** @throws {Problem} When the build fails; it says why. */
async function buildStorybook() {
  console.log('Building Storybook…')
  const { code, output } = await tool('storybook', ['build', '--output-dir', built, '--quiet'], { quiet: true })
  if (code !== 0) throw new Problem(`Storybook could not be built.\n${output}`)
}
