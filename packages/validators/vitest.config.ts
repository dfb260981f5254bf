import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['cabinet-source'] },
  ssr: { resolve: { conditions: ['cabinet-source'] } },
  test: {
    name: 'validators',
    include: ['test/**/*.test.{ts,tsx}'],
    environment: 'node',
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
