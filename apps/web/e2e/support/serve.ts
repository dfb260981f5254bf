import { execFileSync, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

// The product as people run it, over a folder of its own that ends with it.
const data = mkdtempSync(join(tmpdir(), 'cabinet-e2e-'))
const root = join(import.meta.dirname, '../../../..')
const source = '--conditions=cabinet-source'
const env = (folder: string): NodeJS.ProcessEnv => ({
  ...process.env,
  DATA_DIR: folder,
  DEMO_MODE: 'true',
  WEB_ROOT: process.env['WEB_ROOT'] ?? join(root, 'apps/web/dist'),
  LOG_LEVEL: 'error',
})

/** Fills an empty database, as the first start does, and stops. */
const FILL = `
  import { createApplication } from './apps/api/src/application.ts'
  import { readConfig } from './apps/api/src/config.ts'
  const { stop } = await createApplication(readConfig(process.env), { isQuiet: true })
  await stop()
`

// Filling the demo takes four times as long as starting on it: the first server does it once for all of them.
const filled = process.env['E2E_FILLED']
const isFirst = filled !== undefined && filled !== '' && !existsSync(filled)
// Its process lives for seconds: faster code would not pay.
if (isFirst)
  execFileSync(process.execPath, [source, '--liftoff-only', '--no-opt', '--input-type=module', '--eval', FILL], {
    cwd: root,
    env: env(filled),
  })
if (filled) cpSync(filled, data, { recursive: true })

// The same holds for the embedded database of a server that serves a few tests, unless many rows are to be inserted.
const compiler = Number(process.env['DEMO_ROWS'] ?? 0) > 0 ? [] : ['--liftoff-only']
const server = spawn(process.execPath, [source, ...compiler, join(root, 'apps/api/src/main.ts')], {
  stdio: 'inherit',
  env: env(data),
})

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => {
  for (const folder of isFirst ? [data, filled] : [data]) rmSync(folder, { recursive: true, force: true })
  process.exitCode = code ?? 1
})
