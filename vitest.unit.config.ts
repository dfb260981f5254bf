import { defineConfig } from 'vitest/config'

/** What can be tested within seconds, without a browser, a database or a server. */
export default defineConfig({
  test: {
    projects: ['packages/contract/vitest.config.ts', 'apps/web/vitest.config.ts', 'apps/api/vitest.unit.config.ts'],
  },
})
