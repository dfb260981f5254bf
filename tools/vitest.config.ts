import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'house',
    include: ['test/**/*.test.ts'],
    environment: 'node',
    // Generators and services are real processes, on machines that have other things to do.
    testTimeout: 60_000,
    // Some copy the whole repository first.
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
  },
})
