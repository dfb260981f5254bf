// `npm run bench -w @cabinet/ui`: DataGrid with 100,000 rows beside the least possible window over the same rows, in
// one run of one browser, so that the ratios mean something on any machine. Timings never fail; budgets are tests.
import { fileURLToPath } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { chromium, type Page } from 'playwright'
import { build, defaultClientConditions, preview } from 'vite'
import { browserPath } from '../test/support/browser-path.ts'
import type { Bench } from './page/main.tsx'

const rounds = 11
const frames = 150
const root = fileURLToPath(new URL('page', import.meta.url))
const outDir = fileURLToPath(new URL('../node_modules/.bench', import.meta.url))

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0

declare const bench: Bench
type Kind = 'window' | 'grid'

/** Megabytes that live after a collection. */
const heapOf = async (page: Page): Promise<number> => {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await session.detach()
  return usedSize / 1_000_000
}

const measure = async (page: Page, kind: Kind) => {
  const mounts: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    mounts.push(await page.evaluate((name) => bench.mount(name), kind))
    await page.evaluate(() => bench.unmount())
  }
  const before = await heapOf(page)
  await page.evaluate((name) => bench.mount(name), kind)
  const lengths = await page.evaluate((count) => bench.scroll(count), frames)
  const heap = (await heapOf(page)) - before
  const nodes = await page.evaluate(() => bench.nodes())
  await page.evaluate(() => bench.unmount())
  // The first round compiles the code; a person meets it warm or cold, the comparison must not.
  return { mount: median(mounts.slice(1)), heap, nodes, p95: percentile(lengths, 0.95) }
}

await build({
  root,
  configFile: false,
  logLevel: 'error',
  plugins: [react(), vanillaExtractPlugin()],
  resolve: { conditions: ['cabinet-source', ...defaultClientConditions] },
  build: { outDir, emptyOutDir: true },
})
const server = await preview({ root, configFile: false, logLevel: 'error', build: { outDir }, preview: { port: 0 } })
const executablePath = browserPath()
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
})
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 800 } })
  await page.goto(server.resolvedUrls?.local[0] ?? '')
  await page.waitForFunction(() => 'bench' in globalThis)
  await page.evaluate(() => document.fonts.ready)
  const least = await measure(page, 'window')
  const grid = await measure(page, 'grid')
  const line = (name: string, unit: string, one: number, two: number, target: string): string =>
    `${name.padEnd(16)}${one.toFixed(1).padStart(9)}${two.toFixed(1).padStart(9)} ${unit.padEnd(4)} ${target}`
  process.stdout.write(
    [
      'DataGrid, 100,000 rows of 8 columns, 200 px a frame',
      `${''.padEnd(16)}${'window'.padStart(9)}${'DataGrid'.padStart(9)}`,
      line('mount', 'ms', least.mount, grid.mount, `ratio ${(grid.mount / least.mount).toFixed(2)}, target 2.00`),
      line('heap', 'MB', least.heap, grid.heap, 'target 5.0'),
      line('elements', '', least.nodes, grid.nodes, 'target 320'),
      line('frame, p95', 'ms', least.p95, grid.p95, 'target 17.0'),
      '',
    ].join('\n'),
  )
} finally {
  await browser.close()
  await server.close()
}
