import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'

const SHARED_PORT = Number(process.env['E2E_PORT'] ?? 3100)
const START_MS = 60_000

/**
 * Gives the tests of a file a server of their own: for what would disturb all others, as the clock, failures and the
 * start of the demo anew do.
 *
 * @param place sets the port apart from those of other files
 */
export const useOwnServer = (place: number): void => {
  const port = SHARED_PORT + place
  const url = `http://localhost:${port}`
  let server: ReturnType<typeof spawn> | undefined

  test.use({ baseURL: url })
  test.describe.configure({ mode: 'default' })
  test.beforeAll(async ({ request }) => {
    test.setTimeout(START_MS)
    server = spawn(process.execPath, [join(import.meta.dirname, 'serve.ts')], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, PORT: String(port) },
    })
    const isUp = () =>
      request.get(`${url}/api/service/build/health`).then(
        (answer) => answer.ok(),
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
