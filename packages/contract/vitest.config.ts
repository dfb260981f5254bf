import { defineConfig } from 'vitest/config'

export default defineConfig({
  ssr: { resolve: { conditions: ['cabinet-source'] }, noExternal: [/^@cabinet\//] },
  test: { name: 'contract', include: ['test/**/*.test.ts'], environment: 'node', testTimeout: 60_000 },
})
