import { defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  ssr: { resolve: { conditions: ['cabinet-source', ...defaultServerConditions] } },
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
