import { join } from 'node:path'
import { chromiumOptions } from '@cabinet/packaging/chromium'
import { defineConfig } from '@playwright/test'

const root = join(import.meta.dirname, '../..')
const report = join(root, 'visual-report')
const chromium = chromiumOptions()

/** `npm run visual`: pictures of chosen stories, the same each time on the same machine, beside the accepted ones. */
export default defineConfig({
  testMatch: 'stories.ts',
  outputDir: join(report, 'results'),
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  // A picture that nobody has accepted is a difference.
  updateSnapshots: 'none',
  reporter: [['line'], ['html', { outputFolder: join(report, 'pages'), open: 'never' }]],
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  expect: {
    timeout: 30_000,
    // How far two colours may be from each other, 0 to 1: what an eye does not see.
    toHaveScreenshot: { threshold: 0.02, stylePath: join(import.meta.dirname, 'still.css') },
  },
  use: {
    baseURL: 'http://storybook.test',
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...chromium,
      args: [...chromium.args, '--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'],
    },
  },
})
