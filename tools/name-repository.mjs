// Before the packages are published: writes into their manifests where their sources are.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { command } from './lib/problem.mjs'
import { withRepository } from './lib/repository.mjs'
import { root } from './lib/runtime.mjs'

await command(async () => {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository } = process.env
  for (const directory of ['packages/bik-directory', 'packages/partner-client', 'packages/ui', 'packages/validators']) {
    const file = join(root, directory, 'package.json')
    const manifest = withRepository(JSON.parse(readFileSync(file, 'utf8')), { directory, server, repository })
    writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`)
  }
  return 0
})
