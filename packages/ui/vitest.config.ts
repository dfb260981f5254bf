import { fileURLToPath } from 'node:url'
import { chromiumOptions } from '@cabinet/packaging/chromium'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defaultClientConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import { browserDependencies } from './test/support/dependencies.ts'

const conditions = ['cabinet-source']
const browserConditions = [...conditions, ...defaultClientConditions]
const include = browserDependencies()

// A fresh object each time: vitest writes the name of the project into it.
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: chromiumOptions() }),
  instances: [{ browser: 'chromium' as const }],
})

/** Tests of what is fetched when it is asked for: each of these files has a window in which nobody has asked yet. */
const apart = ['test/lost-parts.test.tsx']

/** What every component promises (conformance) and behaviour that needs a real browser. */
const componentsProject = (name: string, test: { readonly include: string[]; readonly isolate?: boolean }) => ({
  resolve: { conditions: browserConditions },
  plugins: [react(), vanillaExtractPlugin()],
  optimizeDeps: { include },
  test: {
    ...test,
    name,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    browser: { ...browser(), viewport: { width: 1280, height: 800 } },
  },
})

const nodeProject = (name: string, test: { readonly include: string[]; readonly globalSetup?: string[] }) => ({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  plugins: [vanillaExtractPlugin()],
  // Building and weighing the package takes minutes on a machine with other things to do.
  test: { ...test, name, testTimeout: 240_000, hookTimeout: 240_000 },
})

export default defineConfig({
  test: {
    projects: [
      // Tokens, formats, documentation: no browser needed.
      nodeProject('ui', { include: ['test/**/*.test.ts', '!test/**/*.deep.test.ts'] }),
      // What a consumer gets: the package is built, installed and rendered on a server.
      nodeProject('ui-package', { include: ['test/**/*.deep.test.ts'], globalSetup: ['test/support/consumer.ts'] }),
      componentsProject('ui-components', {
        // Negated here: an `exclude` of the project would replace the `--exclude` of the command.
        include: ['src/**/*.test.tsx', 'test/**/*.test.tsx', ...apart.map((path) => `!${path}`)],
        isolate: false,
      }),
      componentsProject('ui-components-apart', { include: apart }),
      {
        // Every story is a test: its interactions, then axe in every theme.
        plugins: [storybookTest({ configDir: fileURLToPath(new URL('../../.storybook', import.meta.url)) })],
        optimizeDeps: { include },
        test: { name: 'ui-stories', isolate: false, testTimeout: 60_000, hookTimeout: 60_000, browser: browser() },
      },
    ],
  },
})
