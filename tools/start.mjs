// "npm start": installs and builds what is missing, then runs the product until Ctrl-C.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { loadEnvFile } from 'node:process'
import { build } from './lib/build.mjs'
import { command } from './lib/problem.mjs'
import { root } from './lib/runtime.mjs'
import { serve } from './lib/serve.mjs'
import { setup } from './setup.mjs'

await command(async () => {
  const settings = join(root, '.env')
  if (existsSync(settings)) loadEnvFile(settings)
  await setup()
  await build(['@cabinet/web'])
  return serve([
    {
      parameters: ['--conditions=cabinet-source', 'apps/api/src/main.ts'],
      env: { NODE_ENV: process.env['NODE_ENV'] ?? 'production' },
    },
  ])
})
