import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['cabinet-source'] },
  ssr: { resolve: { conditions: ['cabinet-source'] } },
  test: {
    name: 'partner-client',
    include: ['test/**/*.test.ts'],
    environment: 'node',
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
