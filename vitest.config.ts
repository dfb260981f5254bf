import { defineConfig } from 'vitest/config'

// Every workspace that has tests brings its own configuration; this one only collects them into one run.
export default defineConfig({
  test: { projects: ['packages/*/vitest.config.ts', 'apps/*/vitest.config.ts', 'tools/vitest.config.ts'] },
})
