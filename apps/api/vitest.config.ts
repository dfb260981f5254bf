import { defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'

const conditions = ['cabinet-source', ...defaultServerConditions]

export default defineConfig({
  ssr: { resolve: { conditions } },
  // The global setup builds a server as well; vitest runs it in an environment of its own.
  environments: { __vitest__: { resolve: { conditions, noExternal: [/^@cabinet\//] } } },
  test: {
    name: 'api',
    include: ['test/**/*.test.ts'],
    environment: 'node',
    globalSetup: ['test/support/global-setup.ts'],
    // Files that follow each other in one worker share what they import; whatever a test replaces it puts back itself.
    isolate: false,
    // The embedded database is compiled anew for every file, and a file has ended before faster code would pay.
    execArgv: ['--liftoff-only'],
    // A file opens a database of its own for each kind of database that it runs on, on machines with other things to do.
    hookTimeout: 120_000,
    testTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
  },
})
