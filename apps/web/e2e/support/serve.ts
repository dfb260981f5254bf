import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

// The product as people run it, over an empty folder of its own that ends with it.
const data = mkdtempSync(join(tmpdir(), 'cabinet-e2e-'))
const root = join(import.meta.dirname, '../../../..')

const server = spawn(process.execPath, ['--conditions=cabinet-source', join(root, 'apps/api/src/main.ts')], {
  stdio: 'inherit',
  env: {
    ...process.env,
    DATA_DIR: data,
    DEMO_MODE: 'true',
    WEB_ROOT: process.env['WEB_ROOT'] ?? join(root, 'apps/web/dist'),
    LOG_LEVEL: 'error',
  },
})

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => {
  rmSync(data, { recursive: true, force: true })
  process.exitCode = code ?? 1
})
