import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defaultClientConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import { findFirefox } from './test/firefox/find.ts'
import { browserDependencies } from './test/support/dependencies.ts'

// Beside `npm test`, which needs one browser only: the fields, where browsers differ most. See docs/package.md.
export default defineConfig({
  resolve: { conditions: ['cabinet-source', ...defaultClientConditions] },
  plugins: [react(), vanillaExtractPlugin()],
  optimizeDeps: { include: browserDependencies() },
  test: {
    name: 'ui-firefox',
    include: ['src/*-field/*.test.tsx'],
    isolate: false,
    testTimeout: 30_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 800 },
      provider: playwright({ launchOptions: findFirefox()?.options ?? {} }),
      instances: [{ browser: 'firefox' }],
    },
  },
})
