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
    // A file opens a database of its own for each kind of database that it runs on.
    hookTimeout: 30_000,
    testTimeout: 20_000,
  },
})
