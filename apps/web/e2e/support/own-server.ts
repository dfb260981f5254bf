import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { test } from '@playwright/test'
import { freePort, serverEnv } from './server-env.ts'

/** Starts a server, and waits until it says that it listens, however long its database takes to be filled. */
const startServer = (port: number, env: NodeJS.ProcessEnv) =>
  new Promise<ChildProcess>((resolve, reject) => {
    const server = spawn(process.execPath, [join(import.meta.dirname, 'serve.ts')], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env,
    })
    server.once('error', reject)
    server.once('exit', (code) => reject(new Error(`The server ended with ${code} before it listened`)))
    // Its greeting names its address. What it says later is read as well: a full pipe would hold it up.
    server.stdout.setEncoding('utf8').on('data', (text: string) => {
      if (text.includes(`:${port}`)) resolve(server)
    })
  })

/**
 * Gives the tests of a file a server of their own: for what would disturb all others, as the clock, failures and the
 * start of the demo anew do.
 *
 * @param settings variables of its environment beside those of every server of the tests; what they say of the demo holds,
 *   so it is filled anew
 */
export const useOwnServer = (settings?: Readonly<Record<string, string>>): void => {
  let url = ''
  let server: ChildProcess | undefined

  test.use({
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern
    baseURL: async ({}, use) => use(url),
  })
  test.describe.configure({ mode: 'default' })
  test.beforeAll(async () => {
    // A server that cannot start says so and ends; one that is slow is waited for.
    test.setTimeout(0)
    const port = await freePort()
    url = `http://localhost:${port}`
    server = await startServer(port, {
      ...process.env,
      ...serverEnv(port),
      ...(settings && { E2E_FILLED: '', ...settings }),
    })
  })
  test.afterAll(async () => {
    const ended = new Promise((resolve) => server?.once('exit', resolve))
    server?.kill('SIGTERM')
    await ended
  })
}
