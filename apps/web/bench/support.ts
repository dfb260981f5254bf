import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromiumOptions } from '@cabinet/packaging/chromium'
import { chromium, type Browser } from '@playwright/test'
import { freePort, serverEnv } from '../e2e/support/server-env.ts'

const root = join(import.meta.dirname, '../../..')

/** The built application. */
export const dist = join(root, 'apps/web/dist')

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** A folder that ends with the measurement. */
export const temporaryFolder = (name: string): { readonly path: string; remove(): void } => {
  const path = mkdtempSync(join(tmpdir(), `cabinet-${name}-`))
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

/** Starts the product over an empty folder of its own, and waits until it answers. */
export const startServer = async (
  variables: Readonly<Record<string, string>>,
): Promise<{ readonly url: string; stop(): Promise<void> }> => {
  const data = temporaryFolder('bench')
  const port = await freePort()
  const server = spawn(process.execPath, ['--conditions=cabinet-source', join(root, 'apps/api/src/main.ts')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...serverEnv(port), DATA_DIR: data.path, LOG_LEVEL: 'error', ...variables },
  })
  const url = `http://localhost:${port}`
  const isUp = () =>
    fetch(`${url}/login`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isUp())) {
    if (server.exitCode !== null) throw new Error('The server did not start')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return {
    url,
    stop: async () => {
      server.kill('SIGTERM')
      if (server.exitCode === null) await once(server, 'exit')
      data.remove()
    },
  }
}

export const launchBrowser = (): Promise<Browser> => chromium.launch(chromiumOptions())
