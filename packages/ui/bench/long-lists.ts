// `npm run bench -w @cabinet/ui`: lists of 2,700 choices beside those of MUI, Mantine, Ant Design and Gravity, opened and
// searched by the same keys in one run of one browser. Timings never fail.
import { fileURLToPath } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { chromium, type Page } from 'playwright'
import { build, defaultClientConditions, preview } from 'vite'
import { chromiumOptions } from '@cabinet/packaging/chromium'
import type { ListBench } from './lists/main.tsx'
import { installPeers, peersPlugin } from './peers/install.ts'

const rounds = 7
const own = new Set(['ComboBox', 'MultiSelect', 'Select'])
const root = fileURLToPath(new URL('lists', import.meta.url))
const outDir = fileURLToPath(new URL('../node_modules/.bench-lists', import.meta.url))

declare const lists: ListBench

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const measure = async (page: Page, kind: string): Promise<{ open: number; letter: number; nodes: number }> => {
  const opens: number[] = []
  const letters: number[] = []
  let nodes = 0
  for (let round = 0; round < rounds; round += 1) {
    await page.evaluate((name) => lists.mount(name), kind)
    const control = page.locator('[role=combobox], [aria-haspopup=listbox]').first()
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

const isInstalled = installPeers()
await build({
  root,
  configFile: false,
  logLevel: 'error',
  plugins: [peersPlugin(isInstalled, 'lists.jsx'), react(), vanillaExtractPlugin()],
  define: { 'process.env.NODE_ENV': '"production"' },
  resolve: { conditions: ['cabinet-source', ...defaultClientConditions], dedupe: ['react', 'react-dom'] },
  build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 4000 },
})
const server = await preview({ root, configFile: false, logLevel: 'error', build: { outDir }, preview: { port: 0 } })
const browser = await chromium.launch(chromiumOptions())
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await page.goto(server.resolvedUrls?.local[0] ?? '')
  await page.waitForFunction(() => 'lists' in globalThis)
  await page.evaluate(() => document.fonts.ready)
  const kinds = await page.evaluate(() => lists.kinds())
  const measured = []
  for (const kind of kinds) measured.push({ kind, ...(await measure(page, kind)) })
  // ComboBox is what others call a select with search, so it is what they are compared with.
  const [base] = measured
  const lines = [
    `Lists of 2,700 choices${isInstalled ? '' : ' (the others could not be installed)'}`,
    `${''.padEnd(18)}${'open, ms'.padStart(10)}${'ratio'.padStart(8)}${'letter, ms'.padStart(12)}${'ratio'.padStart(8)}${'elements'.padStart(10)}`,
    ...measured.map(({ kind, open, letter, nodes }) =>
      [
        kind.padEnd(18),
        open.toFixed(1).padStart(10),
        (open / (base?.open ?? Number.NaN)).toFixed(2).padStart(8),
        (letter === 0 ? '–' : letter.toFixed(1)).padStart(12),
        (letter === 0 ? '–' : (letter / (base?.letter ?? Number.NaN)).toFixed(2)).padStart(8),
        String(nodes).padStart(10),
        own.has(kind) ? '  target 100, 35' : '',
      ].join(''),
    ),
  ]
  process.stdout.write(`${lines.join('\n')}\n\n`)
} finally {
  await browser.close()
  await server.close()
}
