import { globSync } from 'node:fs'
import type { StorybookConfig } from '@storybook/react-vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defaultClientConditions } from 'vite'
import { propsPlugin } from './props-plugin.ts'

const packages = new URL('../packages/', import.meta.url)
// Folders are named one by one: a pattern over `packages/*` is not matched when a run starts inside one of them.
const inEvery = (folder: string): string[] => {
  const found = globSync(`*/${folder}/**/*.stories.tsx`, { cwd: packages }).map((path) => path.split(/[\\/]/, 1)[0])
  return [...new Set(found)].map((name) => `../packages/${name}/${folder}/**/*.stories.tsx`)
}

const stories = ['src', 'playground'].flatMap(inEvery)

const config: StorybookConfig = {
  stories: ['./pages/*.mdx', ...stories],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: { name: '@storybook/react-vite', options: {} },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The tables of props come from the compiler (`props-plugin.ts`), which knows inherited props too.
  typescript: { reactDocgen: false },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), vanillaExtractPlugin(), propsPlugin()],
    build: {
      ...vite.build,
      // Pages are documentation: the compiler of code samples in one chunk harms nobody.
      chunkSizeWarningLimit: 4000,
      rolldownOptions: {
        ...vite.build?.rolldownOptions,
        checks: { pluginTimings: false },
        // `'use client'` speaks to servers; a bundle for browsers has no use for it.
        onwarn: (warning, next) => {
          if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') next(warning)
        },
      },
    },
    resolve: {
      ...vite.resolve,
      conditions: ['cabinet-source', ...(vite.resolve?.conditions ?? defaultClientConditions)],
    },
  }),
}

export default config
