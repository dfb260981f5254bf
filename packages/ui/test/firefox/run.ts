// `npm run test:firefox`: the corpus of the fields in Firefox.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { findFirefox } from './find.ts'

const found = findFirefox()
if (found === undefined || !existsSync(found.path)) {
  process.stderr.write(
    `There is no Firefox${found === undefined ? '' : ` at ${found.path}`}, so nothing was tested.\n` +
      'Install one (npx playwright install firefox, or apt-get install firefox-esr), or name one in CABINET_FIREFOX.\n',
  )
  process.exit(1)
}
process.stdout.write(`Firefox: ${found.path}\n`)
const vitest = fileURLToPath(new URL('vitest.mjs', import.meta.resolve('vitest/package.json')))
const config = fileURLToPath(new URL('../../vitest.firefox.config.ts', import.meta.url))
const { status } = spawnSync(process.execPath, [vitest, 'run', '--config', config, ...process.argv.slice(2)], {
  stdio: 'inherit',
})
process.exit(status ?? 1)
