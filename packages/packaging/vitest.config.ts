import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'packaging',
    include: ['test/**/*.test.ts'],
    environment: 'node',
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
