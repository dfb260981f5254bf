import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { freePort, serverEnv } from './server-env.ts'

/** A machine with other things to do takes its time to fill a database; the hook around it ends a little later. */
const START_MS = 180_000

/**
 * Gives the tests of a file a server of their own: for what would disturb all others, as the clock, failures and the
 * start of the demo anew do.
 *
 * @param settings variables of its environment beside those of every server of the tests; what they say of the demo holds,
 *   so it is filled anew
 */
export const useOwnServer = (settings?: Readonly<Record<string, string>>): void => {
  let url = ''
  let server: ReturnType<typeof spawn> | undefined

  test.use({
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern
    baseURL: async ({}, use) => use(url),
  })
  test.describe.configure({ mode: 'default' })
  test.beforeAll(async () => {
    test.setTimeout(START_MS + 10_000)
    const port = await freePort()
    url = `http://localhost:${port}`
    server = spawn(process.execPath, [join(import.meta.dirname, 'serve.ts')], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, ...serverEnv(port), ...(settings && { E2E_FILLED: '', ...settings }) },
    })
    const isUp = () =>
      fetch(`${url}/api/service/build/health`).then(
        (response) => response.ok,
        () => false,
      )
    await expect.poll(isUp, { timeout: START_MS }).toBe(true)
  })
  test.afterAll(async () => {
    const ended = new Promise((resolve) => server?.once('exit', resolve))
    server?.kill('SIGTERM')
    await ended
  })
}
