import { existsSync, globSync } from 'node:fs'
import type { StorybookConfig } from '@storybook/react-vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defaultClientConditions } from 'vite'

const packages = new URL('../packages/', import.meta.url)
// Folders are named one by one: a pattern over `packages/*` is not matched when a run starts inside one of them.
const inEvery = (folder: string): string[] => {
  const found = globSync(`*/${folder}/**/*.stories.tsx`, { cwd: packages }).map((path) => path.split(/[\\/]/, 1)[0])
  return [...new Set(found)].map((name) => `../packages/${name}/${folder}/**/*.stories.tsx`)
}

const documents = existsSync(new URL('ui/docs', packages)) ? ['../packages/ui/docs/**/*.mdx'] : []
const stories = ['src', 'playground'].flatMap(inEvery)

const config: StorybookConfig = {
  stories: [...documents, ...stories],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: { name: '@storybook/react-vite', options: {} },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), vanillaExtractPlugin()],
    resolve: {
      ...vite.resolve,
      conditions: ['cabinet-source', ...(vite.resolve?.conditions ?? defaultClientConditions)],
    },
  }),
}

export default config
