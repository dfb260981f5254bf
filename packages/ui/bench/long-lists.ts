// `npm run bench -w @cabinet/ui`: lists of 2,700 choices beside those of Ant Design, opened and searched by the same keys
// in one run of one browser. Ant is installed for the measurement alone. Timings never fail.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { chromium, type Page } from 'playwright'
import { build, defaultClientConditions, preview } from 'vite'
import { browserPath } from '../test/support/browser-path.ts'
import type { ListBench } from './lists/main.tsx'

const rounds = 7
const antVersion = '6.6.8'
const root = fileURLToPath(new URL('lists', import.meta.url))
const outDir = fileURLToPath(new URL('../node_modules/.bench-lists', import.meta.url))
const peers = fileURLToPath(new URL('../node_modules/.bench-peers', import.meta.url))

declare const lists: ListBench

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** The folder of Ant Design, or `undefined` when the registry cannot be reached. */
const installAnt = (): string | undefined => {
  const folder = `${peers}/node_modules/antd`
  if (existsSync(folder)) return folder
  mkdirSync(peers, { recursive: true })
  writeFileSync(`${peers}/package.json`, '{ "private": true }')
  try {
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--legacy-peer-deps', `antd@${antVersion}`], {
      cwd: peers,
      stdio: 'ignore',
      shell: process.platform === 'win32',
    })
  } catch {
    return undefined
  }
  return folder
}

const measure = async (page: Page, kind: string): Promise<{ open: number; letter: number; nodes: number }> => {
  const opens: number[] = []
  const letters: number[] = []
  let nodes = 0
  for (let round = 0; round < rounds; round += 1) {
    await page.evaluate((name) => lists.mount(name), kind)
    const control = page.locator('[role=combobox], button[aria-haspopup=listbox]').first()
    await control.click()
    opens.push(await page.evaluate(() => lists.spent()))
    nodes = await page.evaluate(() => document.querySelectorAll('body *').length)
    for (const letter of kind === 'Select' ? '' : 'юк9') {
      await page.keyboard.insertText(letter)
      letters.push(await page.evaluate(() => lists.spent()))
    }
    await page.evaluate(() => lists.unmount())
  }
  // The first round compiles the code; the comparison must not. A letter that leaves the list as it was costs nothing.
  return { open: median(opens.slice(1)), letter: median(letters.slice(3).filter((spent) => spent > 0)), nodes }
}

const ant = installAnt()
await build({
  root,
  configFile: false,
  logLevel: 'error',
  plugins: [react(), vanillaExtractPlugin()],
  define: { 'process.env.NODE_ENV': '"production"' },
  resolve: {
    conditions: ['cabinet-source', ...defaultClientConditions],
    dedupe: ['react', 'react-dom'],
    alias:
      ant === undefined
        ? []
        : [
            { find: './no-peer.tsx', replacement: `${root}/ant.tsx` },
            { find: 'antd', replacement: ant },
          ],
  },
  build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 4000 },
})
const server = await preview({ root, configFile: false, logLevel: 'error', build: { outDir }, preview: { port: 0 } })
const executablePath = browserPath()
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
})
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await page.goto(server.resolvedUrls?.local[0] ?? '')
  await page.waitForFunction(() => 'lists' in globalThis)
  await page.evaluate(() => document.fonts.ready)
  const kinds = ['ComboBox', 'MultiSelect', 'Select', ...(ant === undefined ? [] : ['Ant Select'])]
  const lines = [
    `Lists of 2,700 choices${ant === undefined ? ' (Ant could not be installed)' : `, beside antd ${antVersion}`}`,
    `${''.padEnd(16)}${'open, ms'.padStart(10)}${'letter, ms'.padStart(12)}${'elements'.padStart(10)}`,
  ]
  for (const kind of kinds) {
    const { open, letter, nodes } = await measure(page, kind)
    const perLetter = letter === 0 ? '–' : letter.toFixed(1)
    const target = kind.startsWith('Ant') ? '' : ' target 100, 35'
    lines.push(
      `${kind.padEnd(16)}${open.toFixed(1).padStart(10)}${perLetter.padStart(12)}${String(nodes).padStart(10)}${target}`,
    )
  }
  process.stdout.write(`${lines.join('\n')}\n\n`)
} finally {
  await browser.close()
  await server.close()
}
