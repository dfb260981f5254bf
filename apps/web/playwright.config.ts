import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromiumOptions } from '@cabinet/packaging/chromium'
import { defineConfig } from '@playwright/test'
import { freePort, serverEnv } from './e2e/support/server-env.ts'

// Workers read this file too: they inherit the port that the run has taken.
process.env['E2E_PORT'] ??= String(await freePort())
// Where the demo lies ready for the servers of the run (e2e/support/serve.ts).
process.env['E2E_FILLED'] ??= join(tmpdir(), `cabinet-e2e-filled-${process.pid}`)
const port = Number(process.env['E2E_PORT'])

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.test.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  // A test waits for a page about a third of its time: one more than there are cores keeps all of them busy.
  workers: availableParallelism() + 1,
  // Machines of continuous integration may be three times slower: only what hangs waits so long.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    // A press that finds nothing to press is named long before its test is given up.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // The worker asks for pages itself, past what a test has put in the way; who looks at it allows it.
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
    // Nothing is pressed while it still moves, and movement is tested with the kit: pages here come to rest at once.
    contextOptions: { reducedMotion: 'reduce' },
    // A record of every test costs a fifth of the time, to be thrown away. What failed is repeated with one.
    trace: { mode: 'off', screenshots: false },
    launchOptions: {
      ...chromiumOptions(),
      // The browser saves a file under a Russian name only where the machine can write one.
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
    },
  },
  webServer: {
    command: 'node e2e/support/serve.ts',
    url: `http://localhost:${port}/api/service/build/health`,
    env: serverEnv(port),
    reuseExistingServer: false,
    // A server that cannot start ends at once: only one that hangs is given up.
    timeout: 900_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
})
