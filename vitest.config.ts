import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

// Every workspace that has tests brings its own configuration; this one only collects them into one run.
export default defineConfig({
  test: {
    // Most tests wait for a database: on a small machine a core that is left to the runner would idle.
    maxWorkers: availableParallelism(),
    projects: ['packages/*/vitest.config.ts', 'apps/*/vitest.config.ts', 'tools/vitest.config.ts'],
  },
})
