import { chromiumOptions } from '@cabinet/packaging/chromium'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defaultClientConditions } from 'vite'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { messages } from './build/messages.ts'
import { browserDependencies } from './test/page/dependencies.ts'

const conditions = ['cabinet-source']

/**
 * Tests of what the application remembers while it is open (who left drafts, which messages are loaded, what is recorded):
 * each of these files loads it anew. All others share one window, which saves a fifth of their time.
 */
const apart = [
  'src/shared/observe/**/*.test.tsx',
  'src/modules/organization/parts/organization-form.test.tsx',
  'src/modules/organization/parts/organization-conflict.test.tsx',
  'src/modules/auth/pages/one-after-another.test.tsx',
  'src/app/restored.test.tsx',
  // Goes back in the history of its window.
  'src/modules/finance/supplies/page.test.tsx',
]

/** Negates patterns for `include`: an `exclude` of a project would replace the `--exclude` of the command. */
const except = (patterns: readonly string[]): string[] => patterns.map((pattern) => `!${pattern}`)

/** Pages and forms beside their code, in a browser, over a server made from the contract. */
const pagesProject = (
  name: string,
  test: { readonly include: string[]; readonly isolate?: boolean },
): TestProjectInlineConfiguration => ({
  plugins: [messages(), react(), vanillaExtractPlugin()],
  resolve: { conditions: [...conditions, ...defaultClientConditions] },
  // React as people have it; what it says to developers is heard in the tests of the kit. It costs a sixth of the time.
  define: { 'process.env.NODE_ENV': '"production"' },
  oxc: { jsx: { development: false } },
  optimizeDeps: {
    include: browserDependencies(),
    rolldownOptions: { transform: { define: { 'process.env.NODE_ENV': '"production"' } } },
  },
  test: {
    ...test,
    name,
    root: import.meta.dirname,
    setupFiles: ['test/page/setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 800 },
      provider: playwright({
        // Nothing is pressed while it still moves, and movement is tested with the kit.
        contextOptions: { locale: 'ru-RU', timezoneId: 'Europe/Moscow', reducedMotion: 'reduce' },
        launchOptions: chromiumOptions(),
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
})

export default defineConfig({
  // The compiler of styles reads the file and not its projects.
  resolve: { conditions },
  ssr: { resolve: { conditions }, noExternal: [/^@cabinet\//] },
  test: {
    projects: [
      {
        plugins: [messages(), vanillaExtractPlugin()],
        resolve: { conditions },
        ssr: { resolve: { conditions }, noExternal: [/^@cabinet\//] },
        test: {
          name: 'web',
          include: ['test/**/*.test.{ts,tsx}'],
          environment: 'node',
          testTimeout: 60_000,
          // The table of routes brings the whole application.
          hookTimeout: 60_000,
          expect: { poll: { timeout: 10_000 } },
          root: import.meta.dirname,
        },
      },
      pagesProject('web-components', { include: ['src/**/*.test.tsx', ...except(apart)], isolate: false }),
      pagesProject('web-components-apart', { include: apart }),
    ],
  },
})
