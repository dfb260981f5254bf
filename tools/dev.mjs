// "npm run dev": the API and the web application side by side, both reloading when a source changes.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { loadEnvFile } from 'node:process'
import { command } from './lib/problem.mjs'
import { root, script } from './lib/runtime.mjs'
import { serve } from './lib/serve.mjs'
import { setup } from './setup.mjs'

await command(async () => {
  const settings = join(root, '.env')
  if (existsSync(settings)) loadEnvFile(settings)
  await setup()
  const port = process.env['PORT'] ?? '3000'
  // The API is next door; the web application passes calls on to it.
  const apiPort = String(Number(port) + 1)
  return serve([
    {
      parameters: ['--conditions=cabinet-source', '--watch', '--watch-preserve-output', 'apps/api/src/main.ts'],
      env: { PORT: apiPort, PUBLIC_URL: process.env['PUBLIC_URL'] ?? `http://localhost:${port}` },
    },
    {
      parameters: [script('vite'), '--port', port, '--strictPort'],
      env: { API_URL: `http://127.0.0.1:${apiPort}` },
      cwd: join(root, 'apps', 'web'),
    },
  ])
})
