import { spawn, type ChildProcess } from 'node:child_process'
import { createServer, type AddressInfo } from 'node:net'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, type Browser, type Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { windows } from '../docs/modes.ts'
import { packageRoot, subpaths } from '../scripts/components.mjs'
import { chromiumOptions } from '@cabinet/packaging/chromium'
import { nonComponents } from './support/non-components.ts'

const repository = fileURLToPath(new URL('../../', packageRoot))
const command = join(
  dirname(createRequire(import.meta.url).resolve('storybook/package.json')),
  'dist/bin/dispatcher.js',
)

const freePort = async (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })

interface Entry {
  id: string
  title: string
  type: 'docs' | 'story'
}

let storybook: ChildProcess
let browser: Browser
let page: Page
let address: string
let entries: readonly Entry[]

const readIndex = async (): Promise<readonly Entry[] | undefined> => {
  try {
    const { entries: found } = (await (await fetch(`${address}/index.json`)).json()) as { entries: object }
    return Object.values(found) as Entry[]
  } catch {
    // It does not listen yet.
    return undefined
  }
}

/** How long a page may take before it counts as hanging, milliseconds: on a busy machine a first one takes minutes. */
const LONGEST_WAIT_MS = 600_000

beforeAll(async () => {
  const port = await freePort()
  address = `http://localhost:${port}`
  // It must not take itself for a part of this run of tests.
  const { NODE_ENV: _mode, VITEST: _run, ...env } = process.env
  storybook = spawn(process.execPath, [command, 'dev', '--ci', '--port', String(port)], { cwd: repository, env })
  let said = ''
  for (const stream of [storybook.stdout, storybook.stderr]) stream?.on('data', (part) => (said += String(part)))
  storybook.once('exit', (code) => {
    if (code !== null && code !== 0) throw new Error(`Storybook ended with ${code}:\n${said}`)
  })
  await vi.waitFor(
    async () => {
      entries = (await readIndex()) ?? []
      expect(entries).not.toHaveLength(0)
    },
    { timeout: LONGEST_WAIT_MS, interval: 250 },
  )
  browser = await chromium.launch(chromiumOptions())
  page = await browser.newPage({ viewport: { width: 1400, height: 900 } })
  // The server prepares what stories import when it is first asked for one, and then reloads the page.
  await page.goto(`${address}/iframe.html?id=${story}`, { waitUntil: 'commit', timeout: LONGEST_WAIT_MS })
  await vi.waitFor(async () => expect(await seen(page)).toEqual(usual), { timeout: LONGEST_WAIT_MS, interval: 250 })
}, 2 * LONGEST_WAIT_MS)

afterAll(async () => {
  await browser?.close()
  storybook?.kill()
})

const story = 'components-button--loading'
const usual = { theme: 'light', density: 'comfortable', language: 'ru', word: 'Загрузка', height: '40px' }

/** What a reader of the story sees, wherever it stands. */
const seen = async (where: Pick<Page, 'locator'>): Promise<typeof usual> => {
  const button = where.locator('#storybook-root button')
  await button.waitFor({ timeout: LONGEST_WAIT_MS })
  return button.evaluate((element) => {
    const { lang, dataset } = document.documentElement
    return {
      theme: dataset['cabinetTheme'] ?? '',
      density: dataset['cabinetDensity'] ?? '',
      language: lang,
      word: element.querySelector('[role=img]')?.getAttribute('aria-label') ?? '',
      height: getComputedStyle(element).minHeight,
    }
  })
}

describe('the address of a story', () => {
  test.each([
    ['', usual],
    ['theme:light', usual],
    ['theme:dark', { ...usual, theme: 'dark' }],
    ['theme:contrast', { ...usual, theme: 'contrast' }],
    ['density:comfortable', usual],
    ['density:compact', { ...usual, density: 'compact', height: '32px' }],
    ['locale:ru', usual],
    ['locale:en', { ...usual, language: 'en', word: 'Loading' }],
    [
      'theme:dark;density:compact;locale:en',
      { theme: 'dark', density: 'compact', language: 'en', word: 'Loading', height: '32px' },
    ],
  ])('shows it with %j', { timeout: LONGEST_WAIT_MS }, async (globals, expected) => {
    await page.goto(`${address}/iframe.html?id=${story}&globals=${globals}`, {
      waitUntil: 'commit',
      timeout: LONGEST_WAIT_MS,
    })
    await expect.poll(() => seen(page), { timeout: LONGEST_WAIT_MS }).toEqual(expected)
  })

  test.each(Object.entries(windows))(
    'shows it in the window %s',
    { timeout: LONGEST_WAIT_MS },
    async (name, { width }) => {
      await page.goto(`${address}/?path=/story/${story}&globals=viewport:${name};theme:dark;locale:en`, {
        waitUntil: 'commit',
        timeout: LONGEST_WAIT_MS,
      })
      const frame = page.frameLocator('#storybook-preview-iframe')
      await expect
        .poll(() => seen(frame), { timeout: LONGEST_WAIT_MS })
        .toMatchObject({ theme: 'dark', word: 'Loading' })
      await expect
        .poll(() => frame.locator('html').evaluate(() => innerWidth), { timeout: LONGEST_WAIT_MS })
        .toBe(width)
    },
  )
})

/** Section 2 of the requirements: what teams are promised to find. */
const promised = {
  layout: 'Stack Inline Grid Container Divider VisuallyHidden Heading Text Link Money DateText DescriptionList',
  actions: 'Button IconButton Menu CopyButton DownloadButton',
  status: 'Badge Tag Banner Toast ProgressBar Spinner Skeleton EmptyState StatusSteps Timeline MiniChart',
  cards: 'Card ProductCard StatCard ChoiceCard',
  text: 'TextField TextArea PasswordField IntegerField MoneyField PhoneField RestrictedField CodeField SearchField',
  documents: 'InnField OgrnField KppField BikField AccountField SnilsField PassportField',
  dates: 'DateField DateRangeField MonthField',
  choices: 'Select ComboBox MultiSelect Checkbox CheckboxGroup RadioGroup Switch',
  forms: 'FileUpload Form FieldGroup',
  overlays: 'Dialog ConfirmDialog WizardDialog Drawer Popover Tooltip HelpHint ImagePreview',
  navigation: 'SideNav TopBar Tabs Breadcrumbs Pagination Accordion SkipLink CommandPalette',
  data: 'DataTable DataGrid FilterBar BulkBar SummaryStrip CalendarMonth QrCode',
}

describe('the contents', () => {
  const titled = (title: string, type: Entry['type']): Entry[] =>
    entries.filter((entry) => entry.title === title && entry.type === type)

  test.each(Object.values(promised).flatMap((names) => names.split(' ')))('have one page and stories of %s', (name) => {
    expect(titled(`Components/${name}`, 'docs')).toHaveLength(1)
    expect(titled(`Components/${name}`, 'story')).not.toHaveLength(0)
  })

  test('have one title for each component of the package, and no other', () => {
    const named = (folder: string): string =>
      folder.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
    const expected = subpaths()
      .filter((folder) => !nonComponents.has(folder))
      .map((folder) => `Components/${named(folder)}`)
    const titles = new Set(entries.map(({ title }) => title).filter((title) => title.startsWith('Components/')))
    expect([...titles].toSorted()).toEqual(expected.toSorted())
  })

  test('have the pages that lead in, and the patterns', () => {
    const titles = new Set(entries.map(({ title }) => title))
    for (const title of ['Introduction', 'Changelog', 'Patterns/Register', 'Patterns/Empty states'])
      expect(titles).toContain(title)
  })
})
